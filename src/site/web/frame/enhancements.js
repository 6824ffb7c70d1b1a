// Enhancements of the pages, which work without scripts, too.

// Screen readers don't read a changed button, but they read text that is added to a status.
const status = document.createElement("p");
status.className = "unseen";
status.setAttribute("role", "status");
document.body.append(status);

// Copy buttons appear only where copying works (it needs https or localhost).
for (const button of document.querySelectorAll("button[data-copy]")) {
  if (!navigator.clipboard) continue;
  button.hidden = false;
  const words = button.querySelector("b") ?? button;
  const label = words.textContent;
  button.addEventListener("click", async () => {
    const source = document.getElementById(button.dataset.copy);
    await navigator.clipboard.writeText("value" in source ? source.value : source.textContent);
    if (button.dataset.counts) navigator.sendBeacon(button.dataset.counts, new URLSearchParams());
    words.textContent = status.textContent = button.dataset.copied;
    button.classList.add("good");
    setTimeout(() => {
      words.textContent = label;
      status.textContent = "";
      button.classList.remove("good");
    }, 2000);
  });
}

// On phones, the tabs are a scrolling row. Scrolls the current tab to its middle.
for (const tab of document.querySelectorAll(".tabs [aria-current]")) {
  const [row, its] = [tab.parentElement, tab].map((element) => element.getBoundingClientRect());
  tab.parentElement.scrollBy(its.left + its.width / 2 - row.left - row.width / 2, 0);
}

// Shares the page with an app, or else copies its address. Where neither works, the field with the address stays.
for (const button of document.querySelectorAll("button[data-share]")) {
  const { share: url, title, copied } = button.dataset;
  if (!navigator.share && !navigator.clipboard) continue;
  button.hidden = false;
  button.nextElementSibling.hidden = true;
  const words = button.querySelector("b");
  const label = words.textContent;
  button.addEventListener("click", async () => {
    // Closing the list of apps shares nothing.
    if (navigator.share) return await navigator.share({ url, title }).catch(() => {});
    await navigator.clipboard.writeText(url);
    words.textContent = status.textContent = copied;
    setTimeout(() => {
      words.textContent = label;
      status.textContent = "";
    }, 2000);
  });
}

// A theme is stored in a cookie that scripts can't read, and applied by its style sheet before the first paint.
const themes = document.querySelector("[data-themes]");
if (themes) {
  const chosen = getComputedStyle(document.documentElement).getPropertyValue("--theme") || "system";
  themes.querySelector(`[value="${chosen.trim()}"]`).checked = true;
  themes.addEventListener("change", async ({ target }) => {
    await fetch(themes.dataset.themes, {
      method: "POST",
      body: new URLSearchParams({ theme: target.value }),
    });
    const before = [...document.querySelectorAll(`link[href^="/theme.css"]`)];
    const sheet = before[0].cloneNode();
    sheet.href = `/theme.css?${target.value}`;
    sheet.addEventListener("load", () => before.forEach((old) => old.remove()));
    before.at(-1).after(sheet);
  });
}

// Links to other languages keep the page's query. They and the buttons of languages remember the choice.
const pageLanguage = document.documentElement.lang;
for (const choice of document.querySelectorAll("[data-language]")) {
  if (choice.href) choice.search = location.search;
  choice.addEventListener("click", () => changeLanguage(choice.lang));
}

const languages = document.querySelector("select[name=locale]");
languages?.form.addEventListener("submit", () => changeLanguage(languages.selectedOptions[0].lang));

// Esc closes the menu or the filters, and the focus returns to what opened them. A search field is cleared first.
document.addEventListener("keydown", ({ key, target, isComposing }) => {
  if (key !== "Escape" || isComposing || target.type === "search" && target.value) return;
  const opened = target.closest("details:is(.menu, .fold:has([role=search]))[open]") ??
    document.querySelector(".menu[open]");
  if (!opened) return;
  opened.open = false;
  opened.firstElementChild.focus();
});

// A click beside the menu closes it, too.
document.addEventListener("click", ({ target }) => {
  const menu = document.querySelector(".menu[open]");
  if (menu && !menu.contains(target)) menu.open = false;
});

// "/" moves the focus to the page's own search or else to the header's, except while the visitor is typing. A moderator
// who turned the desk's keys off turned this one off, too.
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.target.closest("textarea, select, input:not([type=checkbox], [type=radio])")) return;
  const search = ["main [role=search]:not(.fold *) [type=search]", "#find"]
    .map((selector) => document.querySelector(selector)).find((field) => field?.checkVisibility());
  if (!search || keep("desk-keys") === "off") return;
  event.preventDefault();
  search.focus();
  search.select();
});

// Takes typed values along to the page in the other language, except for passwords.
function changeLanguage(lang) {
  keep("locale", lang);
  remember("typed", JSON.stringify(typedFields().map(({ name, value }) => [name, value])));
}
function typedFields() {
  return [
    ...document.querySelectorAll("main form[method=post] :is(input, textarea:not([spellcheck]))"),
  ]
    .filter(({ type }) => ["text", "email", "url", "textarea"].includes(type));
}
const typed = new Map(JSON.parse(remember("typed") || "[]"));
remember("typed", "");
for (const field of typedFields()) field.value = typed.get(field.name) ?? field.value;

// All visitors get the same page, so the script selects the offer of a language, unless the visitor chose this one.
const offers = document.querySelector("[data-offers]");
if (offers && keep("locale") !== pageLanguage) {
  const links = [...offers.querySelectorAll("a")];
  const tags = [pageLanguage, ...links.map(({ hreflang }) => hreflang)];
  const wanted = navigator.languages.map((tag) =>
    tags.find((own) => own.toLowerCase() === tag.toLowerCase()) ??
      tags.find((own) => firstPart(own) === firstPart(tag))
  ).find((tag) => tag);
  const link = links.find(({ hreflang }) => hreflang === wanted);
  if (link) link.hidden = offers.hidden = false;
}

// Times are in the page's language and digits, in the format of the reader's country.
const language = new Intl.Locale(
  navigator.languages.find((tag) => firstPart(tag) === firstPart(pageLanguage)) ?? pageLanguage,
  { numberingSystem: "latn" },
);

function firstPart(tag) {
  return tag.split("-")[0].toLowerCase();
}

// Changes and returns the value that this browser stores under a name, or undefined if it stores none.
function keep(name, value) {
  try {
    if (value !== undefined) localStorage.setItem(name, value);
    return localStorage.getItem(name);
  } catch {
    return undefined;
  }
}

// Converts times in UTC to the reader's time zone. A time has no day if that is today, and no year if it is this one.
const clock = { hour: "numeric", minute: "2-digit" };
const moment = { month: "short", day: "numeric", ...clock };
function showTimes() {
  const today = new Date();
  for (const time of document.querySelectorAll("time[datetime]")) {
    const instant = new Date(time.dateTime);
    if (Number.isNaN(instant.getTime())) continue;
    const options = time.dateTime.length === 10
      ? { dateStyle: "medium", timeZone: "UTC" }
      : instant.toDateString() === today.toDateString()
      ? clock
      : instant.getFullYear() === today.getFullYear()
      ? moment
      : { ...moment, year: "numeric" };
    time.textContent = new Intl.DateTimeFormat(language, options).format(instant);
  }
}
showTimes();
// Another script replaced a part of the page.
document.addEventListener("replaced", showTimes);

// Times are typed in the time zone in which they are shown, and sent in UTC.
for (const input of document.querySelectorAll("input[type=datetime-local]")) {
  const zone = input.labels[0]?.querySelector("[data-zone]");
  if (!zone) continue;
  zone.textContent = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (input.value) {
    const at = new Date(`${input.value}Z`);
    input.value = new Date(at - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  }
  input.form.addEventListener("formdata", ({ formData }) => {
    const at = new Date(input.value);
    if (!Number.isNaN(at.getTime())) formData.set(input.name, at.toISOString());
  });
}

// Pasting adds direction marks and characters of other keyboards. A browser would refuse such a value before the
// service could read it.
document.addEventListener("change", ({ target }) => {
  if (!target.matches("input:is([type=email], [type=url])")) return;
  const value = target.value.replace(/\p{Cf}/gu, "").trim();
  const isLink = target.type === "url" && URL.canParse(value);
  target.value = isLink ? value : value.normalize("NFKC").replaceAll("。", ".");
});

// A second click sends nothing while the first request is in progress. The button is freed when the visitor returns to
// the page, and after ten seconds, because the response may be a file or a page in another tab.
const sent = new WeakSet();
function free(form) {
  sent.delete(form);
  form.ariaBusy = null;
}
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (sent.has(form)) event.preventDefault();
  else if (!event.defaultPrevented) {
    sent.add(form);
    form.ariaBusy = "true";
    setTimeout(() => free(form), 10_000);
  }
});
addEventListener("pageshow", () => {
  for (const form of document.forms) free(form);
});

// The language that a visitor chose for code samples applies to all pages until they close the tab. A link to another
// language comes first.
const programs = [...document.querySelectorAll(".programs > details")];
const languageOf = (tab) => tab.firstElementChild.textContent;
const openLanguage = (language) => {
  for (const tab of programs) if (languageOf(tab) === language) tab.open = true;
};
for (const tab of programs) {
  tab.firstElementChild.addEventListener("click", (event) => {
    event.preventDefault();
    openLanguage(languageOf(tab));
    remember("language", languageOf(tab));
  });
}
if (!programs.some((tab) => tab.querySelector(":target"))) openLanguage(remember("language"));

// Changes and returns the value that this tab stores under a name, or undefined if the browser stores none.
function remember(name, value) {
  try {
    if (value !== undefined) sessionStorage.setItem(name, value);
    return sessionStorage.getItem(name);
  } catch {
    return undefined;
  }
}
