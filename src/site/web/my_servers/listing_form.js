// What the form about a listing gains when scripts run. All of it works without.

const form = document.querySelector(".listing-form");
const preview = document.querySelector(".preview");
const show = form.querySelector("[formaction]");

// The preview follows what is typed. Where there is room it stands beside the form, open.
preview.open = matchMedia("(min-width: 62rem)").matches;
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
let isTyped = document.querySelector(".editor > .stack > .notice.bad") !== null &&
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
    if (said) document.querySelector("#pictures .pictures").before(said);
    return drawSoon();
  }
  button.disabled = false;
  const notice = document.querySelector("#pictures [data-failed]");
  notice.hidden = false;
  notice.textContent = page?.querySelector("main p")?.textContent ?? notice.dataset.failed;
}, { capture: true });

// A chosen picture shows how it will be cut. Dragging it moves the visible part, and so does the field for it.
const pictures = new WeakMap();
document.addEventListener("change", async ({ target }) => {
  const cut = target.closest("form")?.querySelector(".cut");
  if (!cut) return;
  if (target.type === "file") {
    const picture = await createImageBitmap(target.files[0]).catch(() => undefined);
    cut.hidden = picture === undefined;
    pictures.set(cut, picture);
  }
  drawCut(cut);
});
document.addEventListener("pointerdown", ({ target, pointerId }) => {
  if (pictures.get(target)) target.setPointerCapture(pointerId);
});
document.addEventListener("pointermove", ({ target, pointerId, movementX, movementY }) => {
  if (!pictures.get(target) || !target.hasPointerCapture(pointerId)) return;
  const { field, x, y, spare, scale } = partOf(target);
  const moved = (at, by, room) => room < 1 ? at : Math.min(1, Math.max(0, at - by * scale / room));
  const value = [moved(x, movementX, spare.x), moved(y, movementY, spare.y)]
    .map((part) => String(Math.round(part * 10_000) / 10_000)).join(" ");
  const own = field.querySelector("[data-own]") ??
    field.appendChild(new Option(target.dataset.own));
  own.dataset.own = "";
  own.value = value;
  own.selected = true;
  drawCut(target);
});

// The visible part of a picture: its place from 0 to 1, its size, and what is left over.
function partOf(cut) {
  const field = cut.closest("form").querySelector("select");
  const [x, y] = field.value.split(" ").map(Number);
  const picture = pictures.get(cut);
  const width = Math.min(picture.width, picture.height * cut.width / cut.height);
  const height = width * cut.height / cut.width;
  const spare = { x: picture.width - width, y: picture.height - height };
  return { field, x, y, picture, width, height, spare, scale: width / cut.clientWidth };
}

function drawCut(cut) {
  if (!pictures.get(cut)) return;
  const { x, y, picture, width, height, spare } = partOf(cut);
  const context = cut.getContext("2d");
  context.clearRect(0, 0, cut.width, cut.height);
  context.drawImage(picture, spare.x * x, spare.y * y, width, height, 0, 0, cut.width, cut.height);
}

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
