import assert from "node:assert/strict";
import { LENIENT } from "../../../support/votes/ballots.ts";
import { openVisitor } from "../../../support/people/visitor.ts";
import { openLinks, voteBy } from "../../../support/votes/vote_links.ts";
import { BALLOT, openSite, votesIn } from "./linked_site.ts";

Deno.test("a link's receipt tells nothing of votes for other servers", async () => {
  const { world, link } = await openSite({ botCheck: LENIENT });
  await using _ = world;
  const other = await openLinks(world, await world.server("Rusty Shores"));
  const { location } = await openVisitor(world).submit(link("Steve_01"), { proof: "1" });
  const suggestsOther = async () =>
    (await openVisitor(world).get(location ?? "")).html.includes("Rusty Shores");
  assert.equal(await suggestsOther(), true);
  assert.equal((await openVisitor(world).submit(other("Steve_01"), { proof: "2" })).status, 303);
  assert.equal(await suggestsOther(), true);
});

Deno.test("what a link leads to is never compressed, as its address is on the page", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  const ask = async (path: string) => {
    const headers = { Accept: "text/html", "Accept-Encoding": "gzip" };
    const response = await world.app.fetch(new Request(`http://localhost${path}`, { headers }));
    await response.arrayBuffer();
    return response.headers.get("Content-Encoding");
  };
  assert.equal(await ask("/sign-in"), "gzip");
  assert.equal(await ask(link("Steve_01")), null);
});

Deno.test("a link's form is refused from another site", async () => {
  const { world, link } = await openSite({ botCheck: LENIENT });
  await using _ = world;
  const evil = { origin: "https://evil.example" };
  const sent = await openVisitor(world).submit(link("Steve_01"), { proof: "1" }, evil);
  assert.equal(sent.status, 403);
  assert.deepEqual(await votesIn(world), []);
});

Deno.test("no cache and no search engine keeps what a link leads to", async () => {
  const { world, link } = await openSite();
  await using _ = world;
  const visitor = openVisitor(world);
  const path = link("Steve_01");
  const ballot = await visitor.get(path);
  const { location } = await voteBy(visitor, path);
  const pages = [ballot, await visitor.get(location ?? ""), await visitor.get(path)];
  const bad = [await visitor.get(`${BALLOT}?sig=bad`), await visitor.get(`${BALLOT}/a/b/c`)];
  for (const { headers } of [...pages, ...bad]) {
    assert.equal(headers.get("Cache-Control"), "private, no-store");
    assert.equal(headers.get("X-Robots-Tag"), "noindex");
  }
  const home = await visitor.get("/");
  assert.equal(home.headers.get("X-Robots-Tag"), null);
});
