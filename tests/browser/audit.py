"""What is measured on a page: axe-core, what scrolls sideways, how large targets are, what moves, what overlaps."""

from collections.abc import Sequence
from dataclasses import dataclass

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

AXE_RULES = {"target-size": {"enabled": True}}
"""Beside all that axe-core runs by itself: it leaves this one (WCAG 2.2, 2.5.8) to whoever asks. None is switched off."""

LEAST_TARGET = 24
LEAST_COMMIT = 44
LONGER = 0.4
"""Share by which the pseudo language is longer than English."""


@dataclass(frozen=True)
class Look:
    """In what a page is looked at."""

    theme: str
    language: str


LOOKS = [Look("dark", "en"), Look("light", "en"), Look("light", "ru"), Look("dark", "ru")]
"""In an order in which each step changes one thing."""


def bring_axe(page: Page) -> None:
    """Have axe-core in every document that the page opens."""
    page.add_init_script(AXE_SCRIPT)


def wear(page: Page, look: Look) -> None:
    """Change theme and language as a person does, by the buttons in the header, without a reload."""
    page.evaluate(
        """async ([theme, language]) => {
          const root = document.documentElement;
          const until = async (holds) => { for (let i = 0; i < 400 && !holds(); i++) await new Promise((go) => setTimeout(go, 15)); };
          const plain = JSON.parse(document.getElementById("boot").textContent).page === "plain";
          if (getComputedStyle(root).colorScheme !== theme) {
            document.getElementById("theme-button").click();
            await until(() => getComputedStyle(root).colorScheme === theme);
          }
          if (root.lang !== language) {
            const before = document.querySelector("main");
            document.getElementById("language-button").click();
            await until(() => root.lang === language && (!plain || document.querySelector("main") !== before));
          }
          await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
          if (root.lang !== language || getComputedStyle(root).colorScheme !== theme) throw new Error("the look did not change");
        }""",
        [look.theme, look.language],
    )


def axe(page: Page, inside: str | None) -> list[str]:
    """Return what axe-core finds, a line a place."""
    found: list[str] = page.evaluate(
        """async ([inside, rules]) => {
          const context = inside === null ? document : { include: [inside] };
          const results = await axe.run(context, { resultTypes: ["violations"], rules });
          return results.violations.flatMap((fault) => fault.nodes.map((node) =>
            `${fault.id}: ${node.target.join(" ")}: ${node.failureSummary.split("\\n").slice(1).join("; ").trim()}`));
        }""",
        [inside, AXE_RULES],
    )
    return found


def sideways(page: Page) -> list[str]:
    """Return what is wider than the screen: the page itself, or an open sheet."""
    found: list[str] = page.evaluate(
        """() => {
          const faults = [];
          const root = document.documentElement;
          for (const box of [root, ...document.querySelectorAll("dialog[open], dialog[open] .sheet-body")]) {
            const over = box.scrollWidth - box.clientWidth;
            if (over <= 0) continue;
            const edge = box === root ? root.clientWidth : box.getBoundingClientRect().right;
            const who = [...box.querySelectorAll("*")].filter((e) => e.getBoundingClientRect().right > edge + 0.5).slice(0, 3)
              .map((e) => `${e.tagName.toLowerCase()}.${e.getAttribute("class") ?? ""}`);
            faults.push(`${box.tagName.toLowerCase()} by ${over} px: ${who.join(", ")}`);
          }
          return faults;
        }"""
    )
    return found


def small_targets(page: Page) -> list[str]:
    """Return what can be pressed and is smaller than 24 px, or 44 px if it is a die or commits.

    Free of this are links and buttons inside a sentence (WCAG 2.5.8, inline) and what cannot be pressed now.
    """
    found: list[str] = page.evaluate(
        """([least, commit]) => {
          const top = document.querySelector("dialog[open]") ?? document.body;
          const faults = [];
          const inSentence = (e) => e.matches("a:not(.button, .menu-item, .table-row, .skip-link), .log-link") && [...e.parentNode.childNodes]
            .some((n) => n !== e && n.textContent.trim() !== "");
          for (const e of top.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex='0']")) {
            if (!e.checkVisibility({ visibilityProperty: true }) || e.closest(".visually-hidden, .skip-link, .sprite")) continue;
            if (e.disabled || inSentence(e)) continue;
            const label = e.matches("input[type=radio], input[type=checkbox]") ? e.closest("label") : null;
            const box = (label ?? e).getBoundingClientRect();
            const asks = e.matches("#commit, #undo, .button.go, .choice, button.die-place");
            const wanted = asks ? commit : least;
            if (Math.min(box.width, box.height) < wanted - 0.01)
              faults.push(`${e.tagName.toLowerCase()}#${e.id}.${e.className} ${box.width.toFixed(1)} x ${box.height.toFixed(1)}, not ${wanted}`);
          }
          return faults;
        }""",
        [LEAST_TARGET, LEAST_COMMIT],
    )
    return found


def moving(page: Page) -> list[str]:
    """Return the animations and transitions that are still running a moment after the page has come to rest."""
    found: list[str] = page.evaluate(
        """async () => {
          await new Promise((go) => setTimeout(go, 50));
          return document.getAnimations().filter((a) => a.playState === "running")
            .map((a) => `${a.animationName ?? a.transitionProperty} of ${a.effect.target.tagName}.${a.effect.target.getAttribute("class")}`);
        }"""
    )
    return found


def lengthen(page: Page) -> None:
    """Make every text on the page longer, as a language of many letters would."""
    page.evaluate(
        """(share) => {
          const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          const nodes = [];
          while (walk.nextNode()) nodes.push(walk.currentNode);
          for (const node of nodes) {
            const text = node.data;
            if (!/\\p{L}/u.test(text) || node.parentElement.closest("script, style, noscript, svg, .visually-hidden, .key, code")) continue;
            let more = "";
            while (more.length < text.trim().length * share) more += (more ? " " : "") + text.trim().split(/\\s+/)[more.length % text.trim().split(/\\s+/).length];
            node.data = `${text.trimEnd()} ${more.slice(0, Math.ceil(text.trim().length * share))}${/\\s$/.test(text) ? " " : ""}`;
          }
        }""",
        LONGER,
    )


def overlaps(page: Page) -> list[str]:
    """Return the buttons of the prompt, or of an open sheet, that lie on one another or whose words leave them."""
    found: list[str] = page.evaluate(
        """() => {
          const top = document.querySelector("dialog[open]") ?? document.querySelector(".prompt");
          if (!top) return [];
          const faults = [];
          const all = [...top.querySelectorAll("button, a")].filter((e) => e.checkVisibility());
          const name = (e) => `${e.id || e.className} "${e.textContent.trim()}"`;
          const boxes = all.map((e) => e.getBoundingClientRect());
          for (let i = 0; i < all.length; i++) {
            if (all[i].matches(".button, .choice") && (all[i].scrollWidth > all[i].clientWidth + 1 || all[i].scrollHeight > all[i].clientHeight + 1)) faults.push(`${name(all[i])}: words leave it`);
            for (let j = i + 1; j < all.length; j++) {
              const a = boxes[i], b = boxes[j];
              if (all[i].contains(all[j]) || all[j].contains(all[i])) continue;
              if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
                faults.push(`${name(all[i])} and ${name(all[j])}`);
            }
          }
          return faults;
        }"""
    )
    return found


def lines(faults: Sequence[str]) -> str:
    """Return faults as the message of a failed test, the same ones once."""
    return f"{len(faults)} faults:\n" + "\n".join(dict.fromkeys(faults))
