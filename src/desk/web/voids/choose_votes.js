// Counts chosen votes at once, on the pages that void votes. Without this script, a button counts them.

const form = document.getElementById("void-form");
const PAUSE_MS = 400;

// The server's response replaces these parts. The groups stay if they are the same, with their boxes and samples.
const CHOSEN = ["effect", "hours", "hits", "which"];
const TICKED = ["effect", "hits-ticked"];
let asked = 0;
let pause;

async function count() {
  const turn = ++asked;
  const body = new URLSearchParams(new FormData(form));
  body.set("step", "count");
  const answer = await fetch(form.action, { method: "POST", body }).catch(() => undefined);
  const text = await answer?.text();
  // The response to a later request may arrive first.
  if (turn !== asked || text === undefined) return;
  const page = new DOMParser().parseFromString(text, "text/html");
  const counted = page.getElementById(form.id);
  if (!counted) return;
  const isSame = form.elements.of.value === counted.elements.of.value;
  for (const id of isSame ? TICKED : CHOSEN) {
    document.getElementById(id).replaceWith(page.getElementById(id));
  }
  for (const name of ["of", "counted"]) form.elements[name].value = counted.elements[name].value;
  const [button, now] = [form, counted].map((one) => one.querySelector("[value=void]"));
  button.textContent = now.textContent;
  button.disabled = now.disabled;
  document.dispatchEvent(new Event("replaced"));
}

// The boxes of the groups are outside the form.
document.addEventListener("change", ({ target }) => {
  if (target.form !== form || target.name === "reason") return;
  // Until the votes are counted, the page doesn't show those that would be voided.
  form.querySelector("[value=void]").disabled = true;
  clearTimeout(pause);
  pause = setTimeout(count, PAUSE_MS);
});
