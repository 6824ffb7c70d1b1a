import assert from "node:assert/strict";
import {
  findPaleColors,
  findViolations,
  serveWorld,
  THEMES,
  WIDTHS,
} from "../../support/pages/browsing.ts";
import { testInBrowser } from "../shared_browser.ts";
import { openWorld } from "../../support/world.ts";

const LONGEST_NAME = "Großmutters🐸Spieleserver-Verzeichnis für Baden-Württemberg漢字".slice(0, 60);

const ACCENTS = ["#ffffff", "#000000", "#2563eb", "#7cfc00", "#e11d48"];

testInBrowser(
  "any accent can be read in both themes, and the longest name fits",
  async (browser) => {
    for (const [nth, accent] of ACCENTS.entries()) {
      await using world = await openWorld({
        now: new Date(),
        name: LONGEST_NAME,
        brand: { accent },
      });
      const server = await world.server();
      await world.account("Alex");
      await world.vote(server, "Alex");
      await using site = serveWorld(world);
      const page = await (await browser.newContext()).newPage();
      for (const path of ["/", `/servers/${server.slug}`]) {
        await page.goto(site.origin + path);
        // Violations other than of colour are the same with each accent.
        if (nth === 0) assert.deepEqual(await findViolations(page), [], `${path} ${accent}`);
        for (const colorScheme of THEMES) {
          await page.emulateMedia({ colorScheme });
          const pale = (await findPaleColors(page)).filter((line) =>
            line.startsWith("color-contrast:")
          );
          assert.deepEqual(pale, [], `${path} ${accent} ${colorScheme}`);
        }
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          const over = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
          assert.ok(Number(over) <= 0, `${path}: ${over} px at ${width}`);
        }
      }
      await page.context().close();
    }
  },
);

testInBrowser("the facts for search engines break no policy and run nothing", async (browser) => {
  await using world = await openWorld({ now: new Date() });
  const { slug } = await world.server(`</script><script>document.title = "run"</script>`);
  await using site = serveWorld(world);
  const page = await (await browser.newContext()).newPage();
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  for (const path of ["/", `/servers/${slug}`]) {
    await page.goto(site.origin + path);
    const facts = await page.textContent(`script[type="application/ld+json"]`);
    assert.match(JSON.parse(facts ?? "")["@type"], /^(ItemList|GameServer)$/);
    assert.notEqual(await page.title(), "run");
  }
  assert.deepEqual(complaints, []);
  await page.context().close();
});

testInBrowser("a page of another site shows a badge as it was drawn", async (browser) => {
  await using world = await openWorld({ now: new Date() });
  const { slug } = await world.server();
  await using site = serveWorld(world);
  const body = `<img src="${site.origin}/servers/${slug}/badge.svg">`;
  const headers = {
    "content-type": "text/html",
    "cross-origin-embedder-policy": "require-corp",
  };
  await using elsewhere = serveWorld({
    app: {
      fetch: () => Promise.resolve(new Response(body, { headers })),
      tick() {},
      async warmUp() {},
      leave() {},
    },
  });
  const page = await (await browser.newContext()).newPage();
  await page.goto(elsewhere.origin.replace("localhost", "127.0.0.1"));
  const [width, height] = await page.evaluate<number[]>(
    `(({ naturalWidth, naturalHeight }) => [naturalWidth, naturalHeight])(document.images[0])`,
  );
  assert.ok(Number(width) > 150 && height === 28, `${width} by ${height}`);
  await page.context().close();
});
