// Counts votes as they are chosen, on the pages that void votes. Without this script, a button counts.

const form = document.getElementById("void-form");
const PAUSE_MS = 400;

// What the server counts replaces these parts. The groups stay while they are the same, with their boxes and samples.
const CHOSEN = ["effect", "hours", "hits", "which"];
const TICKED = ["effect", "hits-ticked"];
let asked = 0;
let pause;

async function count() {
  const turn = ++asked;
  const body = new URLSearchParams(new FormData(form));
  body.set("act", "count");
  const answer = await fetch(form.action, { method: "POST", body }).catch(() => undefined);
  const text = await answer?.text();
  // A later answer may come first.
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
  showTimes();
}

// Times of a part that was replaced stand in the reader's zone, as on the rest of the page.
const times = new Intl.DateTimeFormat(document.documentElement.lang, {
  dateStyle: "medium",
  timeStyle: "short",
});
function showTimes() {
  for (const time of document.querySelectorAll("#hits time")) {
    time.textContent = times.format(new Date(time.dateTime));
  }
}

// The boxes of the groups stand outside the form.
document.addEventListener("change", ({ target }) => {
  if (target.form !== form || target.name === "reason") return;
  // What is shown is not what would be voided until it is counted.
  form.querySelector("[value=void]").disabled = true;
  clearTimeout(pause);
  pause = setTimeout(count, PAUSE_MS);
});
