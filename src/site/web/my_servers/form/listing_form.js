// Enhancements of the listing's form. The form works without scripts, too.

const preview = document.querySelector(".listing > .fold");
const show = document.querySelector("[formaction]");
const { form } = show;

// Updates the preview while the owner types. On wide screens, it is open beside the form.
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
  // Responses may arrive out of order. A refusal doesn't change the preview.
  if (turn === asked) replace("drawn", page);
}
function drawSoon() {
  clearTimeout(pause);
  pause = setTimeout(draw, 400);
}

// Asks before unsaved changes are lost. A form that is shown again with faults has unsaved changes from the start.
let isTyped = !location.pathname.includes("/pictures") &&
  document.querySelector(".listing > .stack :is(.notice.bad, .fault)") !== null;
form.classList.toggle("is-typed", isTyped);
form.addEventListener("input", () => {
  isTyped = true;
  form.classList.add("is-typed");
  drawSoon();
});
form.addEventListener("submit", () => isTyped = false);
// A browser can't show the fault of a field in a folded part, so the part is opened.
form.addEventListener("invalid", ({ target }) => {
  for (let part = target; (part = part.parentElement.closest("details"));) part.open = true;
}, { capture: true });
addEventListener("beforeunload", (event) => {
  if (isTyped) event.preventDefault();
});

// Sends a picture in the background if the form has unsaved changes.
document.addEventListener("submit", async (event) => {
  const { target } = event;
  if (!isTyped || !target.closest("#pictures")) return;
  event.preventDefault();
  const button = target.querySelector("button");
  button.disabled = true;
  const page = await send(target.action, new FormData(target));
  if (replace("pictures", page)) {
    // The notice at the top of the page would be out of view here.
    const said = page.querySelector(".notice.good");
    if (said) document.querySelector("#pictures .rows").before(said);
    return drawSoon();
  }
  button.disabled = false;
  const notice = document.querySelector("#pictures [data-failed]");
  notice.hidden = false;
  notice.textContent = page?.querySelector("main p")?.textContent ?? notice.dataset.failed;
}, { capture: true });

// Sends a form's body and returns the page of the response.
async function send(action, body) {
  try {
    const answer = await fetch(action, { method: "POST", body });
    return new DOMParser().parseFromString(await answer.text(), "text/html");
  } catch {
    return undefined;
  }
}

// Replaces a part of this page with the same part of another page, if that has it.
function replace(id, page) {
  const part = page?.getElementById(id);
  if (part) document.getElementById(id).replaceWith(part);
  return Boolean(part);
}
