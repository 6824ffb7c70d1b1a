// What the form about a listing gains when scripts run. All of it works without.

const preview = document.querySelector(".listing > .fold");
const show = document.querySelector("[formaction]");
const { form } = show;

// The preview follows what is typed. Where there is room it stands beside the form, open.
preview.open = matchMedia("(min-width: 56rem)").matches;
show.type = "button";
show.addEventListener("click", () => {
  preview.open = true;
  preview.firstElementChild.focus();
  preview.scrollIntoView();
});
let asked = 0;
let pause;
async function draw() {
  const turn = ++asked;
  const body = new URLSearchParams(new FormData(form));
  const page = await send(show.formAction, body);
  // A later answer may come first. A refused one leaves the preview as it is.
  if (turn === asked) replace("drawn", page);
}
function drawSoon() {
  clearTimeout(pause);
  pause = setTimeout(draw, 400);
}

// What is typed is not left behind by mistake. A form that comes back with faults holds it from the start.
let isTyped = document.querySelector(".listing > .stack > .notice.bad") !== null &&
  !location.pathname.includes("/pictures");
form.classList.toggle("is-typed", isTyped);
form.addEventListener("input", () => {
  isTyped = true;
  form.classList.add("is-typed");
  drawSoon();
});
form.addEventListener("submit", () => isTyped = false);
// A browser can't show what is wrong with a field that is folded away.
form.addEventListener("invalid", ({ target }) => {
  for (let part = target; (part = part.parentElement.closest("details"));) part.open = true;
}, { capture: true });
addEventListener("beforeunload", (event) => {
  if (isTyped) event.preventDefault();
});

// A picture is sent in the background while the form holds what is not saved.
document.addEventListener("submit", async (event) => {
  const { target } = event;
  if (!isTyped || !target.closest("#pictures")) return;
  event.preventDefault();
  const button = target.querySelector("button");
  button.disabled = true;
  const page = await send(target.action, new FormData(target));
  if (replace("pictures", page)) {
    // The notice at the top of that page would be out of sight here.
    const said = page.querySelector(".notice.good");
    if (said) document.querySelector("#pictures .rows").before(said);
    return drawSoon();
  }
  button.disabled = false;
  const notice = document.querySelector("#pictures [data-failed]");
  notice.hidden = false;
  notice.textContent = page?.querySelector("main p")?.textContent ?? notice.dataset.failed;
}, { capture: true });

// Returns the page with which the site answers a form.
async function send(action, body) {
  try {
    const answer = await fetch(action, { method: "POST", body });
    return new DOMParser().parseFromString(await answer.text(), "text/html");
  } catch {
    return undefined;
  }
}

// Replaces a part of this page by that of another one, if it is there.
function replace(id, page) {
  const part = page?.getElementById(id);
  if (part) document.getElementById(id).replaceWith(part);
  return Boolean(part);
}
