/**
 * @file Pages that the server writes (rules, about, errors): the header is added here. When the language changes the page is fetched
 * again and its main part replaced, without a reload.
 */
import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import { t } from "./i18n.js";
import { languageKept } from "./me.js";
import { startPage } from "./start.js";
import { Header } from "./ui/header.js";

function PlainTop() {
  const lang = languageKept.value;
  useEffect(() => {
    if (lang) void replaceMain(lang);
  }, [lang]);
  return html`<${Header} title=${html`<a href="/">${t("ui.site")}</a>`} />`;
}

/** @param {string} lang */
async function replaceMain(lang) {
  const answer = await fetch(location.href, { headers: { "Accept-Language": lang } });
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  const main = fresh.querySelector("main");
  if (main && languageKept.value === lang) document.querySelector("main")?.replaceWith(document.adoptNode(main));
  document.title = fresh.title;
}

await startPage(() => html`<${PlainTop} />`, "top");
