// Keys of the moderators' desk. Without this script everything works by pointer and Tab.

// A key that was pressed twice must not decide about the next listing before anybody has seen it.
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

// Whether a button needs a reason that is neither ticked nor written yet.
function lacksReason({ form, type }) {
  const words = type === "submit" && form?.querySelector("textarea");
  return words && !words.value.trim() && !form.querySelector(":checked");
}

function show() {
  for (const hint of document.querySelectorAll("kbd")) hint.hidden = !toggle?.checked;
}

// Returns whether the keys are on, after changing it; undefined where a browser keeps nothing.
function kept(value) {
  try {
    if (value !== undefined) localStorage.setItem("desk-keys", value);
    return localStorage.getItem("desk-keys");
  } catch {
    return undefined;
  }
}
