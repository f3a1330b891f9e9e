/**
 * @file The Back button closes what lies over the page. While something is open, the browser's history has one more
 * entry: going back removes that entry and closes what is open; closing in another way goes back.
 */

/** What is open, the uppermost last. @type {(() => void)[]} */
const open = [];
/** Whether we are going back ourselves: that must not close anything. */
let goingBack = false;

const hasOverlayEntry = () => history.state?.over === true;

/**
 * Have Back close this as long as it is open.
 * @param {() => void} close
 * @returns {() => void}  To be called when it is closed, however that came about.
 */
export function closedByBack(close) {
  open.push(close);
  // While we still go back the entry is made afterwards.
  if (!hasOverlayEntry() && !goingBack) addEntry();
  return () => {
    const at = open.lastIndexOf(close);
    if (at >= 0) open.splice(at, 1);
    setTimeout(removeEntry); // a sheet that opens in place of this one keeps the entry
  };
}

function addEntry() {
  history.pushState({ ...history.state, over: true }, "");
}

function removeEntry() {
  if (open.length || goingBack || !hasOverlayEntry()) return;
  goingBack = true;
  history.back();
}

/**
 * Go to another page. What is open closes first, so that Back leads from there to the page without it.
 * @param {string} href
 */
export function goTo(href) {
  if (!hasOverlayEntry()) {
    location.href = href;
    return;
  }
  open.length = 0;
  goingBack = true;
  addEventListener("popstate", () => (location.href = href), { once: true });
  history.back();
}

addEventListener("popstate", () => {
  if (goingBack) {
    goingBack = false;
    if (open.length && !hasOverlayEntry()) addEntry(); // something was opened meanwhile
    return;
  }
  if (hasOverlayEntry()) {
    removeEntry(); // forward again, to what is closed
    return;
  }
  open.pop()?.();
  if (open.length) addEntry(); // it lay over something else
});

// A page that is loaded anew has nothing open.
removeEntry();
