// Keyboard shortcuts of the moderators' desk, and drafts of reasons. Without this script, the desk works with a pointer
// and Tab.

// A key that was pressed twice must not decide on the next listing before the moderator has seen it.
const SETTLES_MS = 600;

const controls = new Map();
for (const control of document.querySelectorAll("[aria-keyshortcuts]")) {
  controls.set(control.getAttribute("aria-keyshortcuts"), control);
}

const toggle = document.getElementById("keys-on");
const isOff = kept() === "off";
if (toggle) {
  toggle.closest("label").hidden = false;
  toggle.checked = !isOff;
  toggle.addEventListener("change", () => {
    kept(toggle.checked ? "on" : "off");
    show();
  });
}
show();

document.addEventListener("keydown", (event) => {
  if (!toggle?.checked || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
  if (event.target.closest("textarea, select, input:not([type=checkbox], [type=radio])")) return;
  const control = controls.get(event.key);
  if (!control) return;
  event.preventDefault();
  const isDecision = control.form?.method === "post" && control.type === "submit";
  if (isDecision && performance.now() < SETTLES_MS) return;
  if (!lacksReason(control)) return control.click();
  control.form.querySelector("input[type=checkbox], input[type=radio], textarea").focus();
});

// Ctrl+Enter sends the form in whose text field it is pressed.
document.addEventListener("keydown", ({ key, ctrlKey, metaKey, target }) => {
  if (key === "Enter" && (ctrlKey || metaKey) && target.matches("textarea")) {
    target.form.requestSubmit();
  }
});

// A reason that was typed and not sent stays in this tab when the page is loaded again, for example by "Check now" or
// after a visit to another listing. A decision on the same listing removes it.
const reasons = [...document.querySelectorAll("form[method=post]")]
  .filter((form) => form.querySelector("textarea"));
let sent;
for (const form of reasons) restore(form);
document.addEventListener("submit", ({ target }) => sent = target);
addEventListener("pageshow", () => sent = undefined);
addEventListener("pagehide", () => {
  for (const form of reasons) {
    const isOver = sent && pathOf(sent) === pathOf(form);
    draft(form, isOver || !typedIn(form).length ? null : [...typedIn(form), ...chosenIn(form)]);
  }
});

function restore(form) {
  const typed = draft(form);
  if (!typed || typedIn(form).length) return;
  for (const [name, value] of typed) {
    const control = [...form.elements].find((one) =>
      one.name === name && (!isTick(one) || one.value === value)
    );
    if (!control) continue;
    if (isTick(control)) control.checked = true;
    else control.value = value;
  }
  const folded = form.closest("details");
  if (folded) folded.open = true;
}

function typedIn({ elements }) {
  return [...elements]
    .filter((one) => isTick(one) ? one.checked : one.type === "textarea" && one.value.trim())
    .map(({ name, value }) => [name, value]);
}

function chosenIn(form) {
  return [...form.querySelectorAll("select")].map(({ name, value }) => [name, value]);
}

function isTick({ type }) {
  return type === "checkbox" || type === "radio";
}

function pathOf(form) {
  return form.getAttribute("action").split("?")[0];
}

// Changes and returns the draft of a form. Undefined if the browser has no storage.
function draft(form, typed) {
  const key = `draft ${pathOf(form)} ${form.elements.decision?.value ?? ""}`;
  try {
    if (typed === null) sessionStorage.removeItem(key);
    else if (typed) sessionStorage.setItem(key, JSON.stringify(typed));
    return JSON.parse(sessionStorage.getItem(key));
  } catch {
    return undefined;
  }
}

// Returns whether a button still needs a reason.
function lacksReason({ form, type }) {
  const words = type === "submit" && form?.querySelector("textarea");
  return words && !words.value.trim() && !form.querySelector(":checked");
}

function show() {
  for (const hint of document.querySelectorAll("kbd")) hint.hidden = !toggle?.checked;
}

// Changes and returns whether the shortcuts are on. Undefined if the browser has no storage.
function kept(value) {
  try {
    if (value !== undefined) localStorage.setItem("desk-keys", value);
    return localStorage.getItem("desk-keys");
  } catch {
    return undefined;
  }
}
