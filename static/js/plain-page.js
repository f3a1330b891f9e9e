/**
 * @file Pages that the server writes (rules, about, errors): the header is added here. When the language changes the page is fetched
 * again and its main part replaced, without a reload.
 */
import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { language, t } from "./i18n.js";
import { startPage } from "./start.js";
import { Header } from "./ui/header.js";

function PlainTop() {
  const shown = useRef(language.value);
  useEffect(() => {
    if (shown.current === language.value) return;
    shown.current = language.value;
    void replaceMain(language.value);
  });
  return html`<${Header} title=${html`<a href="/">${t("ui.site")}</a>`} />`;
}

/** @param {string} lang */
async function replaceMain(lang) {
  const address = new URL(location.href);
  address.searchParams.set("lang", lang);
  const answer = await fetch(address, { headers: { "Accept-Language": lang } });
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  const main = fresh.querySelector("main");
  if (main && language.value === lang) document.querySelector("main")?.replaceWith(document.adoptNode(main));
  document.title = fresh.title;
}

await startPage(() => html`<${PlainTop} />`, "top");
