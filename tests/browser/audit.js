// What is measured inside a page; tests/browser/audit.py puts it there, after axe-core, and calls it.
window.audit = (() => {
  const rest = (ms) => new Promise((go) => setTimeout(go, ms));
  const drawn = () => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
  const until = async (holds) => {
    for (let i = 0; i < 600 && !holds(); i++) await rest(15);
    if (!holds()) throw new Error(`in vain: ${holds}`);
  };
  const called = (e) => `${e.tagName.toLowerCase()}#${e.id}.${e.getAttribute("class") ?? ""} "${e.textContent.trim().slice(0, 40)}"`;
  /** The sheet that lies on top: one may ask a question over another. */
  const sheet = () => [...document.querySelectorAll("dialog[open]")].at(-1);
  const onTop = () => sheet() ?? document.body;

  /** Change theme and language by the buttons of the header, sheet or no sheet. */
  async function wear(theme, language) {
    const root = document.documentElement;
    const plain = JSON.parse(document.getElementById("boot").textContent).page === "plain";
    const shown = () => getComputedStyle(root).colorScheme;
    if (shown() !== theme) {
      document.getElementById("theme-button").click();
      await until(() => shown() === theme);
    }
    if (root.lang !== language) {
      const before = document.querySelector("main");
      document.getElementById("language-button").click();
      const words = before.textContent;
      await until(() => root.lang === language && (!plain || document.querySelector("main").textContent !== words));
    }
    await drawn();
  }

  async function violations(inside, rules) {
    const results = await axe.run(inside === null ? document : { include: [inside] }, { resultTypes: ["violations"], rules });
    return results.violations.flatMap((fault) =>
      fault.nodes.map((node) => `${fault.id}: ${node.target.join(" ")}: ${node.failureSummary.split("\n").slice(1).join("; ").trim()}`));
  }

  /** What is wider than the screen: the page, or an open sheet. */
  function sideways() {
    const root = document.documentElement;
    const faults = [];
    for (const box of [root, ...document.querySelectorAll("dialog[open], dialog[open] .sheet-body")]) {
      const over = box.scrollWidth - box.clientWidth;
      if (over <= 0) continue;
      const edge = box === root ? root.clientWidth : box.getBoundingClientRect().right;
      const who = [...box.querySelectorAll("*")].filter((e) => e.getBoundingClientRect().right > edge + 0.5);
      faults.push(`${box.tagName.toLowerCase()} by ${over} px: ${who.slice(0, 3).map(called).join(", ")}`);
    }
    return faults;
  }

  /** The nearest box round an element that scrolls by itself, if the element is not wholly in sight in it. */
  function ownScroller(e) {
    const one = e.getBoundingClientRect();
    for (let at = e.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const across = /auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth;
      const down = /auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight;
      const box = at.getBoundingClientRect();
      const x = (one.left + one.right) / 2;
      const y = (one.top + one.bottom) / 2;
      if ((across && (x < box.left || x > box.right)) || (down && (y < box.top || y > box.bottom))) return at;
    }
    return null;
  }

  /** What has to be pressed and is not in sight: under something, or outside the screen. What a list scrolls to is, if some of it is. */
  function outOfSight(where) {
    const faults = [];
    const lists = new Map();
    if (document.documentElement.scrollHeight > innerHeight + 1) faults.push(`the page scrolls by ${document.documentElement.scrollHeight - innerHeight} px`);
    for (const e of document.querySelectorAll(where)) {
      const { left, right, top, bottom, width } = e.getBoundingClientRect();
      if (!width) continue;
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const seen = at !== null && e.contains(at);
      const list = ownScroller(e) ?? e.closest("#hand, .hand, #choices, #answers");
      if (list && (seen || ownScroller(e))) lists.set(list, (lists.get(list) ?? 0) + Number(seen));
      else if (!seen) faults.push(`${called(e)} under ${at ? called(at) : "the edge"}`);
    }
    for (const [list, seen] of lists) if (!seen) faults.push(`nothing to be seen of ${called(list)}`);
    return faults;
  }

  /** A link or button within words of a sentence may be as high as the words (WCAG 2.5.8, inline). */
  function inSentence(e) {
    if (!e.matches("a:not(.button, .menu-item, .table-row, .skip-link), .log-link")) return false;
    return [...e.parentNode.childNodes].some((other) => other !== e && other.textContent.trim() !== "");
  }

  function smallTargets(least, commit) {
    const faults = [];
    for (const e of onTop().querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex='0']")) {
      if (!e.checkVisibility({ visibilityProperty: true }) || e.closest(".visually-hidden, .skip-link, .sprite")) continue;
      if (e.disabled || inSentence(e)) continue;
      const label = e.matches("input[type=radio], input[type=checkbox]") ? e.closest("label") : null;
      const { width, height } = (label ?? e).getBoundingClientRect();
      const wanted = e.matches("#commit, #undo, .button.go, .choice, button.die-place") ? commit : least;
      if (Math.min(width, height) < wanted - 0.01) faults.push(`${called(e)}: ${width.toFixed(1)} x ${height.toFixed(1)}, not ${wanted}`);
    }
    return faults;
  }

  /** Animations and transitions that run a moment after everything has come to rest; those of 1 ms show their end at once. */
  async function moving(ms) {
    await rest(ms);
    return document.getAnimations().filter((one) => one.playState === "running" && one.effect.getComputedTiming().endTime > 1)
      .map((one) => `${one.animationName ?? one.transitionProperty} of ${called(one.effect.target)}`);
  }

  /** Make every text longer by a share, with its own words again. */
  function lengthen(share) {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes = [];
    while (walk.nextNode()) nodes.push(walk.currentNode);
    for (const node of nodes) {
      const text = node.data.trim();
      if (!/\p{L}/u.test(text) || node.parentElement.closest("script, style, noscript, svg, .visually-hidden, .key, code")) continue;
      const again = `${text} `.repeat(2).slice(0, Math.ceil(text.length * share)).trim();
      node.data = node.data.replace(text, () => `${text}${text.length < 12 ? "" : " "}${again}`);
    }
  }

  /** Buttons of the prompt, or of an open sheet, that lie on one another or whose words leave them. */
  function overlaps() {
    const top = sheet() ?? document.querySelector(".prompt");
    /** What of an element can be seen: a list that scrolls cuts its buttons off. */
    const seen = (e) => {
      const cut = [e.getBoundingClientRect()];
      for (let box = e.parentElement; box && box !== top; box = box.parentElement)
        if (getComputedStyle(box).overflowY !== "visible") cut.push(box.getBoundingClientRect());
      const inner = (side, far) => far(...cut.map((rect) => rect[side]));
      return { left: inner("left", Math.max), right: inner("right", Math.min), top: inner("top", Math.max), bottom: inner("bottom", Math.min) };
    };
    const all = top ? [...top.querySelectorAll("button, a")].filter((e) => e.checkVisibility()) : [];
    const faults = all.filter((e) => e.matches(".button, .choice") && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1))
      .map((e) => `${called(e)}: its words leave it`);
    all.forEach((one, i) => {
      const a = seen(one);
      for (const other of all.slice(i + 1)) {
        const b = seen(other);
        if (one.contains(other) || other.contains(one)) continue;
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 1 && high > 1) faults.push(`${called(one)} and ${called(other)}`);
      }
    });
    return faults;
  }

  /** What sticks out of a seat plate beside the marks at its corners. */
  function plates() {
    return [...document.querySelectorAll(".tseat-plate")].filter((e) => e.checkVisibility()).flatMap((plate) => {
      const { left, right, bottom } = plate.getBoundingClientRect();
      return [...plate.querySelectorAll(".tseat-name, .tseat-sub, .tseat-stats *")].filter((e) => {
        const box = e.getBoundingClientRect();
        return box.right > right || box.left < left || box.bottom > bottom;
      }).map((e) => `${called(e)} of ${called(plate)}`);
    });
  }

  /** Buttons of the prompt, or of an open sheet, and tiles of characters of which a word is broken in two. */
  function broken() {
    const top = sheet() ?? document.querySelector(".prompt");
    const faults = [];
    for (const e of [...(top?.querySelectorAll(".button, .choice, .target") ?? []), ...document.querySelectorAll(".characters b")]) {
      const walk = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
      while (e.checkVisibility() && walk.nextNode()) {
        for (const { 0: word, index } of walk.currentNode.data.matchAll(/[^\s-]+/g)) {
          const range = new Range();
          range.setStart(walk.currentNode, index);
          range.setEnd(walk.currentNode, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) faults.push(`${called(e)}: ${word}`);
        }
      }
    }
    return faults;
  }

  return { wear, violations, sideways, outOfSight, smallTargets, moving, lengthen, overlaps, plates, broken };
})();
