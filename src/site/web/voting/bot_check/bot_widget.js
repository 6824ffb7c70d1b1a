// A page with a proof of work: gives the widget its worker and its texts, and loads it. The page contains both paths
// and all texts, so that this file is the same in every language.
const widget = document.querySelector("altcha-widget");
await import(widget.dataset.script);
globalThis.$altcha.algorithms.set("PBKDF2/SHA-256", () => new Worker(widget.dataset.worker));
const words = JSON.parse(widget.dataset.words);
const language = document.documentElement.lang;
globalThis.$altcha.i18n.set(language, { ...globalThis.$altcha.i18n.get("en"), ...words });
widget.setAttribute("auto", "onload");

// If the button is pressed while the proof is being computed, the form is sent once it is ready.
const form = widget.closest("form");
let pressed;
const wait = (isWaiting) => {
  pressed?.setAttribute("aria-busy", isWaiting);
  if (!isWaiting) pressed = undefined;
};
widget.addEventListener("invalid", (event) => {
  if (form.querySelector(":invalid:not([type=checkbox])")) return;
  event.preventDefault();
  pressed = form.querySelector("[type=submit]");
  wait(true);
}, true);
form.addEventListener("input", (event) => widget.contains(event.target) || wait(false));
widget.addEventListener("statechange", ({ detail: { state } }) => {
  if (state === "verifying" || !pressed) return;
  const button = pressed;
  wait(false);
  // The proof is added to the form after this event.
  if (state === "verified") setTimeout(() => form.requestSubmit(button));
});
