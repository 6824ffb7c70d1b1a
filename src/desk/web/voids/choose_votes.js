// What the pages that void votes gain when scripts run: votes are counted as they are chosen, and hours are picked in the
// chart. Without this script, a button counts and fields choose the hours.

const form = document.getElementById("void-form");
const chart = document.querySelector(".chart--pickable");
const HOUR_MS = 3_600_000;
const PAUSE_MS = 400;

// What the server counts replaces these parts. The groups stay while they are the same, with their boxes and samples.
const COUNTED = ["effect", "void-now", "hits-ticked"];
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
  const [hits, counted] = [document.getElementById("hits"), page.getElementById("hits")];
  if (hits && counted && hits.dataset.of !== counted.dataset.of) hits.replaceWith(counted);
  for (const id of COUNTED) {
    const part = page.getElementById(id);
    if (part) document.getElementById(id)?.replaceWith(part);
  }
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

function countSoon() {
  // What is shown is not what would be voided until it is counted.
  const button = document.querySelector("#void-now button");
  if (button) button.disabled = true;
  clearTimeout(pause);
  pause = setTimeout(count, PAUSE_MS);
}

form?.addEventListener("change", ({ target }) => {
  if (target.name !== "reason") countSoon();
});
// Boxes of groups stand outside the form on some pages.
document.addEventListener("change", ({ target }) => {
  if (target.form === form && !form.contains(target)) countSoon();
});

if (form && chart) pickHours();

function pickHours() {
  const first = Date.parse(chart.dataset.first);
  const bars = [...chart.querySelectorAll(".bar")];
  const drawing = chart.querySelector("svg");
  const sliders = [...chart.querySelectorAll("[data-end]")];
  chart.querySelector(".pickers").hidden = false;

  // A field holds a time in the reader's zone.
  const typed = (hour) => {
    const at = new Date(first + hour * HOUR_MS);
    return new Date(at - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  };
  const hourOf = (name) => (Date.parse(form.elements[name].value) - first) / HOUR_MS;

  function show() {
    const [since, until] = [hourOf("since"), hourOf("until")];
    bars.forEach((bar, nth) => bar.classList.toggle("hot", nth < until && nth + 1 > since));
    for (const slider of sliders) {
      const hour = slider.dataset.end === "since" ? since : until;
      if (!Number.isNaN(hour)) slider.value = String(Math.round(hour));
      slider.ariaValueText = form.elements[slider.dataset.end].value.replace("T", " ");
    }
  }
  function pick(since, until) {
    form.elements.since.value = typed(Math.max(0, Math.min(since, until - 1)));
    form.elements.until.value = typed(Math.min(bars.length, Math.max(until, since + 1)));
    show();
    countSoon();
  }

  for (const slider of sliders) {
    slider.addEventListener("input", () => {
      const [since, until] = sliders.map(({ valueAsNumber }) => valueAsNumber);
      const isSince = slider.dataset.end === "since";
      pick(
        isSince ? Math.min(since, bars.length - 1) : Math.min(since, until - 1),
        isSince ? Math.max(until, since + 1) : Math.max(until, 1),
      );
    });
  }

  let from;
  const barAt = ({ clientX }) => {
    const { left, width } = drawing.getBoundingClientRect();
    const nth = Math.floor((clientX - left) / width * bars.length);
    return Math.max(0, Math.min(bars.length - 1, nth));
  };
  const drag = (event) => {
    if (from === undefined) return;
    const to = barAt(event);
    pick(Math.min(from, to), Math.max(from, to) + 1);
  };
  drawing.addEventListener("pointerdown", (event) => {
    from = barAt(event);
    drawing.setPointerCapture(event.pointerId);
    drag(event);
  });
  drawing.addEventListener("pointermove", drag);
  for (const end of ["pointerup", "pointercancel"]) {
    drawing.addEventListener(end, () => from = undefined);
  }
  form.addEventListener("change", show);
  show();
}
