/**
 * @file The Back button closes what lies over the page. While something is open, the browser's history has one more
 * entry: going back removes that entry and closes what is open; closing in another way goes back.
 */

/** What is open, the uppermost last. @type {(() => void)[]} */
const open = [];
/** Whether we are going back ourselves: that must not close anything. */
let leaving = false;

const isOver = () => history.state?.over === true;

/**
 * Have Back close this as long as it is open.
 * @param {() => void} close
 * @returns {() => void}  To be called when it is closed, however that came about.
 */
export function closedByBack(close) {
  open.push(close);
  // While we still go back the entry is made afterwards.
  if (!isOver() && !leaving) enter();
  return () => {
    const at = open.lastIndexOf(close);
    if (at >= 0) open.splice(at, 1);
    setTimeout(tidy); // a sheet that opens in place of this one keeps the entry
  };
}

function enter() {
  history.pushState({ ...history.state, over: true }, "");
}

function tidy() {
  if (open.length || leaving || !isOver()) return;
  leaving = true;
  history.back();
}

/**
 * Go to another page. What is open closes first, so that Back leads from there to the page without it.
 * @param {string} href
 */
export function leaveFor(href) {
  if (!isOver()) {
    location.href = href;
    return;
  }
  open.length = 0;
  leaving = true;
  addEventListener("popstate", () => (location.href = href), { once: true });
  history.back();
}

addEventListener("popstate", () => {
  if (leaving) {
    leaving = false;
    if (open.length && !isOver()) enter(); // something was opened meanwhile
    return;
  }
  if (isOver()) {
    tidy(); // forward again, to what is closed
    return;
  }
  open.pop()?.();
  if (open.length) enter(); // it lay over something else
});

// A page that is loaded anew has nothing open.
tidy();
