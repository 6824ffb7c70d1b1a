import assert from "node:assert/strict";
import { LANGUAGE_TAGS } from "../../../src/core/locales/language_tags.ts";
import { findViolations, serveWorld, THEMES, WIDTHS } from "../../support/pages/browsing.ts";
import { freePort } from "../../support/network/ports.ts";
import { testInBrowser } from "../shared_browser.ts";
import { openPerson } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";

const LOCALES = {
  enabled: ["en", "de", "pt-BR", "fr", "pl", "ru", "tr", "ar"],
  default: "en",
} as const;

testInBrowser(
  "a page opens in the reader's language, others are offered in it, and a choice is remembered",
  async (browser) => {
    const port = freePort();
    const baseUrl = `http://localhost:${port}`;
    await using world = await openWorld({ locales: LOCALES, pagesKeptMs: 1e9, baseUrl });
    await using _site = serveWorld(world, { port });
    const open = async (locale: string) => await (await browser.newContext({ locale })).newPage();

    const english = await open("en-GB");
    await english.goto(`${baseUrl}/games`);
    assert.equal(await english.getByText("Diese Seite auf Deutsch lesen").isVisible(), false);

    const page = await open("de-AT");
    await page.goto(`${baseUrl}/games?sort=name`);
    assert.equal(page.url(), `${baseUrl}/de/games?sort=name`);
    await page.goto(`${baseUrl}/fr/games?sort=name`);
    await page.getByText("Diese Seite auf Deutsch lesen").click();
    await page.waitForURL(`${baseUrl}/de/games?sort=name`);
    assert.equal(await page.locator("html").getAttribute("lang"), "de");
    await page.locator(".menu > summary").click();
    await page.getByRole("link", { name: "English" }).click();
    await page.waitForURL(`${baseUrl}/games?sort=name`);
    assert.equal(await page.locator("[data-offers]").isVisible(), false, "English was chosen");
    await page.goto("about:blank");
    await page.goto(baseUrl);
    assert.equal(page.url(), `${baseUrl}/`, "nor does the start page open in German");

    await page.goto(`${baseUrl}/sign-in`);
    await page.locator(".menu > summary").click();
    await page.getByRole("button", { name: "العربية" }).click();
    await page.locator('html[lang="ar"][dir="rtl"]').waitFor();
    await page.goto(`${baseUrl}/ar/games`);
    assert.equal(await page.locator("[data-offers]").isVisible(), false, "Arabic was chosen");
    await page.context().clearCookies();
    for (const path of ["/de/games", "/games", "/ar/", "/sign-in"]) {
      await page.goto(baseUrl + path);
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme });
        assert.deepEqual(await findViolations(page), [], `${path} ${colorScheme}`);
      }
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const over = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
        assert.ok(Number(over) <= 0, `${path}: ${over} px at ${width}`);
      }
    }
    for (const one of [english, page]) await one.context().close();
  },
);

testInBrowser(
  "who follows a shared link gets a server's page in their language, and its ballot, too",
  async (browser) => {
    const port = freePort();
    const baseUrl = `http://localhost:${port}`;
    await using world = await openWorld({ locales: LOCALES, baseUrl, voting: { isOpen: true } });
    await using _site = serveWorld(world, { port });
    const { slug } = await world.server();
    const context = await browser.newContext({ locale: "de" });
    const page = await context.newPage();
    const languageOf = () => page.locator("html").getAttribute("lang");
    await page.goto(`${baseUrl}/servers/${slug}`);
    assert.equal(await languageOf(), "de");
    await page.locator(`a[href="/servers/${slug}/vote"]`).first().click();
    await page.waitForURL(`${baseUrl}/servers/${slug}/vote`);
    assert.equal(await languageOf(), "de");
    await context.close();
  },
);

testInBrowser("without a script a language is chosen by a link, and stays", async (browser) => {
  const port = freePort();
  const baseUrl = `http://localhost:${port}`;
  await using world = await openWorld({ locales: LOCALES, baseUrl });
  await using _site = serveWorld(world, { port });
  const context = await browser.newContext({ locale: "de", javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(baseUrl);
  assert.equal(page.url(), `${baseUrl}/de/`);
  await page.locator(".menu > summary").click();
  await page.getByRole("link", { name: "English" }).click();
  assert.equal(page.url(), `${baseUrl}/`);
  await page.locator(".menu > summary").click();
  await page.getByRole("link", { name: "Français" }).click();
  assert.equal(page.url(), `${baseUrl}/fr/`);
  await page.getByRole("link", { name: "Se connecter" }).click();
  assert.equal(await page.locator("html").getAttribute("lang"), "fr");
  await page.goto("about:blank");
  await page.goto(baseUrl);
  assert.equal(page.url(), `${baseUrl}/fr/`, "on the next visit");
  await context.close();
});

testInBrowser(
  "a phone shows the site's whole name in every language, signed in or not",
  async (browser) => {
    const tags = LANGUAGE_TAGS;
    await using world = await openWorld({ locales: { enabled: tags, default: "en" } });
    await using site = serveWorld(world);
    const person = await openPerson(world, "A_name_of_some_thirty_two_signs");
    const faults: string[] = [];
    for (const cookies of [[], [...person.cookies]]) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: site.origin })));
      const page = await context.newPage();
      for (const tag of tags) {
        await page.goto(`${site.origin}${tag === "en" ? "" : `/${tag.toLowerCase()}`}/games`);
        for (const width of [390, 360, 320]) {
          await page.setViewportSize({ width, height: 844 });
          const [cut, over] = await page.evaluate<number[]>(`(() => {
          const name = document.querySelector(".brand span");
          const cut = Math.max(name.scrollWidth - name.clientWidth, name.scrollHeight - name.clientHeight);
          return [cut, document.documentElement.scrollWidth - innerWidth];
        })()`);
          if (Number(cut) > 0 || Number(over) > 0) {
            faults.push(`${tag} at ${width}: ${cut}, ${over}`);
          }
        }
      }
      await context.close();
    }
  },
);

testInBrowser(
  "what is typed into a form stays when its page changes its language, except for passwords",
  async (browser) => {
    const port = freePort();
    const baseUrl = `http://localhost:${port}`;
    await using world = await openWorld({ locales: LOCALES, baseUrl });
    await using _site = serveWorld(world, { port });
    const page = await (await browser.newContext({ locale: "en-GB" })).newPage();
    const change = async (tag: string) => {
      await page.locator(".menu > summary").click();
      await page.locator(`.languages [value="${tag}"]`).click();
      await page.locator(`html[lang="${tag}"]`).waitFor();
    };
    const typed = () =>
      Promise.all(["username", "email", "password"].map((name) => page.inputValue(`#${name}`)));
    await page.goto(`${baseUrl}/sign-up?next=/servers/caves`);
    await page.fill("#username", "Steve_01");
    await page.fill("#email", "steve@example");
    await page.fill("#password", "correct horse");
    await change("de");
    assert.equal(page.url(), `${baseUrl}/sign-up?next=%2Fservers%2Fcaves`);
    assert.deepEqual(await typed(), ["Steve_01", "steve@example", ""]);

    await page.fill("#password", "short");
    await page.locator('main form[action="/sign-up"] button').click();
    await page.waitForSelector(".at-fault");
    await change("fr");
    assert.equal(page.url(), `${baseUrl}/sign-up`);
    assert.deepEqual(await typed(), ["Steve_01", "steve@example", ""]);
    await page.reload();
    assert.deepEqual(await typed(), ["", "", ""], "it goes along once");
    await page.context().close();
  },
);
