/**
 * @file Pages that the server writes (rules, about, errors): the header is added here. When the language changes the page is fetched
 * again and its main part replaced, without a reload.
 */
import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import { t } from "./i18n.js";
import { savedLanguage } from "./me.js";
import { startPage } from "./start.js";
import { Header } from "./ui/header.js";

function PlainTop() {
  const lang = savedLanguage.value;
  useEffect(() => {
    if (lang) void replaceMain(lang);
  }, [lang]);
  return html`<${Header} title=${html`<a href="/">${t("ui.site")}</a>`} />`;
}

/** @param {string} lang */
async function replaceMain(lang) {
  const answer = await fetch(location.href, { headers: { "Accept-Language": lang } });
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  const [main, shown] = [fresh.querySelector("main"), document.querySelector("main")];
  if (!main || !shown || savedLanguage.value !== lang) return;
  if (main.dataset.code === shown.dataset.code) {
    shown.replaceWith(document.adoptNode(main));
    document.title = fresh.title;
  } else {
    retell(shown); // it was the answer to a form, which is not sent again
    document.title = `${t("page.error.title")} · ${t("ui.site")}`;
  }
}

/**
 * Write the texts of an error page in the current language.
 * @param {HTMLElement} main
 */
function retell(main) {
  for (const element of main.querySelectorAll("[data-text]")) {
    const { text = "", fill = "{}" } = /** @type {HTMLElement} */ (element).dataset;
    element.textContent = t(text, JSON.parse(fill));
  }
}

await startPage(() => html`<${PlainTop} />`, { into: "top" });
