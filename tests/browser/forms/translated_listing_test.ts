import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { findViolations, serveWorld } from "../../support/pages/browsing.ts";
import { openOwner } from "../../support/people/owner.ts";
import { testInBrowser } from "../shared_browser.ts";
import { openWorld } from "../../support/world.ts";

const EDIT = "/my/servers/caves/edit";
const LOCALES = { enabled: ["en", "de", "ar", "ru"], default: "en" } as const;
const PHONE = { width: 390, height: 844 };

const TYPED = {
  de: {
    tagline: "Grab tief, Kumpel",
    description: "Ein **Bergwerk** für alle.",
    rules: "Kein TNT.",
  },
  ar: { tagline: "PvP تحت الأرض", description: "منجم **كبير** للجميع.", rules: "لا غش." },
};

/** Types the texts of a language where the form has them folded. */
async function type(page: Page, tag: keyof typeof TYPED): Promise<void> {
  await page.locator("#translations summary")
    .filter({ hasText: { de: "Deutsch", ar: "العربية" }[tag] }).click();
  for (const [field, text] of Object.entries(TYPED[tag])) {
    await page.locator(`[name="translations:${tag}:${field}"]`).fill(text);
  }
}

/** The direction in which a paragraph of the page runs, on which side it begins, and its language. */
async function look(page: Page, text: string): Promise<Record<string, unknown>> {
  return await page.evaluate(`(() => {
    const paragraph = [...document.querySelectorAll("main p")]
      .find(({ textContent }) => textContent.trim() === ${JSON.stringify(text)});
    const { direction, textAlign } = getComputedStyle(paragraph);
    return { direction, textAlign, lang: paragraph.closest("[lang]")?.lang };
  })()`);
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with a live preview" : "without scripts";
  testInBrowser(`an owner writes a listing in three languages, ${how}`, async (browser) => {
    await using world = await openWorld({ now: new Date(), locales: LOCALES });
    await using site = serveWorld(world);
    const owner = await openOwner(world);
    const context = await browser.newContext({ javaScriptEnabled, viewport: PHONE, locale: "de" });
    const cookies = [...owner.cookies];
    await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: site.origin })));
    const page = await context.newPage();
    await page.goto(site.origin + EDIT);
    await page.locator("summary", { has: page.locator("h2", { hasText: "Slogan" }) }).click();
    await page.locator("#textLanguage").selectOption("ru");
    await page.locator("#tagline").fill("Копаем вместе");
    const further = page.locator("summary", { has: page.locator("h2", { hasText: "Sprachen" }) });
    await further.first().click();
    await type(page, "de");
    await type(page, "ar");
    if (javaScriptEnabled) {
      const drawn = page.locator("#drawn");
      await drawn.getByText("Копаем вместе").waitFor({ state: "attached" });
      await drawn.locator('strong:text("كبير")').waitFor({ state: "attached" });
      assert.deepEqual(await findViolations(page), []);
    }
    assert.equal(await sideways(page), 0);
    await page.locator(".savebar [type=submit].primary").click();
    await page.waitForURL(/notice=/);
    await page.goto(`${site.origin}${EDIT}`);
    await further.first().click();
    await page.locator("#translations details", { hasText: "Deutsch" }).locator("summary").click();
    await page.locator('[name="translations:de:removed"]').check();
    await page.locator(".savebar [type=submit].primary").click();
    await page.waitForURL(/notice=/);
    const [row] = await world.services.sql<{ tags: string[] }[]>`
      select array(select jsonb_object_keys(translations)) as tags from server where slug = 'caves'`;
    assert.deepEqual(row?.tags, ["ar"]);
    await context.close();
  });
}

testInBrowser(
  "each language reads in its own direction, within a page of either",
  async (browser) => {
    await using world = await openWorld({ now: new Date(), locales: LOCALES });
    await using site = serveWorld(world);
    const { id } = await world.server("Caves");
    const texts = { de: TYPED.de, ar: { ...TYPED.ar, rules: "" } };
    await world.services.sql`
    update server set tagline = 'Dig deep', description = 'A mine.', rules = 'Be kind.', text_language = 'en',
      translations = ${JSON.stringify(texts)}::text::jsonb where id = ${id}`;
    const page = await browser.newPage({ viewport: PHONE });
    for (const path of ["/servers/caves", "/"]) {
      await page.goto(`${site.origin}/ar${path}`);
      assert.deepEqual(await look(page, "PvP تحت الأرض"), {
        direction: "rtl",
        textAlign: "start",
        lang: "ar",
      });
      assert.deepEqual([await sideways(page), await findViolations(page)], [0, []], path);
    }
    // English within a page from right to left: a line begins where the page does, a longer text at its own edge.
    await world.services.sql`update server set translations = '{}' where id = ${id}`;
    await page.goto(`${site.origin}/ar/servers/caves`);
    const english = { direction: "ltr", lang: "en" };
    assert.deepEqual(await look(page, "Be kind."), { ...english, textAlign: "start" });
    assert.deepEqual(await look(page, "Dig deep"), { ...english, textAlign: "right" });
    // Arabic within one from left to right.
    await world.services.sql`
      update server set tagline = 'PvP تحت الأرض', text_language = 'ar',
        translations = ${JSON.stringify({ de: TYPED.de })}::text::jsonb where id = ${id}`;
    await page.goto(`${site.origin}/ru/servers/caves`);
    assert.deepEqual(await look(page, "PvP تحت الأرض"), {
      direction: "rtl",
      textAlign: "left",
      lang: "ar",
    });
    assert.deepEqual([await sideways(page), await findViolations(page)], [0, []]);
    await page.goto(`${site.origin}/de/servers/caves`);
    assert.equal((await look(page, "Kein TNT."))["lang"], "de");
    await page.close();
  },
);

/** The pixels by which a page is too wide. */
function sideways(page: Page): Promise<number> {
  return page.evaluate("document.documentElement.scrollWidth - innerWidth");
}
