import assert from "node:assert/strict";
import { openPerson } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";

const HASH = "ab".repeat(32);

async function headOf(world: World, path: string) {
  const html = await (await world.get(path, { headers: { accept: "text/html" } })).text();
  const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  const metas = html.matchAll(
    /<meta (?:property|name)="((?:og|twitter):[^"]*)" content="([^"]*)"/g,
  );
  const [, data] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? [];
  return {
    canonical,
    meta: Object.fromEntries([...metas].map(([, name, content]) => [name, content])),
    data: data === undefined ? undefined : JSON.parse(data),
  };
}

Deno.test("a server's page previews itself by its banner, else its logo, else the site's icon", async () => {
  await using world = await openWorld();
  const { id } = await world.server(`Caves & "Cliffs" </script>`);
  const { sql } = world.services;
  await sql`
    insert into picture (hash, small, large, used_at) values (${HASH}, '', '', ${world.clock.now})`;
  const path = "/servers/caves-cliffs-script";
  const { meta: bare } = await headOf(world, path);
  assert.match(bare["og:image"] ?? "", /^http:\/\/localhost\/apple-touch-icon\.png$/);
  assert.equal(bare["twitter:card"], "summary");
  await sql`update server set tagline = 'Dig deep', logo = ${HASH} where id = ${id}`;
  const { canonical, meta, data } = await headOf(world, `${path}?from=chat`);
  assert.equal(canonical, `http://localhost${path}`);
  assert.equal(meta["og:url"], canonical);
  assert.equal(meta["og:title"], "Caves &amp; &quot;Cliffs&quot; &lt;/script&gt;");
  assert.equal(meta["og:description"], "Dig deep");
  assert.equal(meta["og:image"], `http://localhost/pictures/${HASH}-256.webp`);
  assert.equal(meta["twitter:card"], "summary");
  assert.deepEqual(data, {
    "@context": "https://schema.org",
    "@type": "GameServer",
    name: `Caves & "Cliffs" </script>`,
    url: `http://localhost${path}`,
    description: "Dig deep",
    image: `http://localhost/pictures/${HASH}-256.webp`,
    game: {
      "@type": "VideoGame",
      name: "Minecraft",
      url: "http://localhost/games/minecraft",
    },
  });
  await sql`update server set banner = ${HASH} where id = ${id}`;
  const { meta: wide } = await headOf(world, path);
  assert.equal(wide["og:image"], `http://localhost/pictures/${HASH}-1280.webp`);
  assert.deepEqual([wide["og:image:width"], wide["og:image:height"]], ["1280", "427"]);
  assert.equal(wide["twitter:card"], "summary_large_image");
});

Deno.test("each page of the listing has one address, whatever it is filtered by", async () => {
  await using world = await openWorld();
  await world.server("Alpha");
  for (
    const [path, canonical] of [
      ["/", "/"],
      ["/?q=alpha", "/"],
      ["/?sort=name&online=1", "/"],
      ["/games/minecraft", "/games/minecraft"],
      ["/games/minecraft?sort=newest&utm_source=x", "/games/minecraft"],
      ["/docs?x=1", "/docs"],
    ] as const
  ) {
    assert.equal((await headOf(world, path)).canonical, `http://localhost${canonical}`, path);
  }
  const { data } = await headOf(world, "/games/minecraft");
  assert.deepEqual(data.itemListElement, [
    { "@type": "ListItem", position: 1, name: "Alpha", url: "http://localhost/servers/alpha" },
  ]);
});

Deno.test("a private page, or one that is not there, previews nothing", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  for (const { html } of [await steve.get("/account"), await steve.get("/servers/nothing")]) {
    assert.doesNotMatch(html, /canonical|og:|ld\+json/);
  }
});
