// A page with a proof of work: tells the widget where its worker is and what to say, then loads it. Both paths and all words
// come from the page, so that this file stays the same in every language.
const widget = document.querySelector("altcha-widget");
await import(widget.dataset.script);
globalThis.$altcha.algorithms.set("SCRYPT", () => new Worker(widget.dataset.worker));
const words = JSON.parse(widget.dataset.words);
const language = document.documentElement.lang;
globalThis.$altcha.i18n.set(language, { ...globalThis.$altcha.i18n.get("en"), ...words });
widget.setAttribute("auto", "onload");
