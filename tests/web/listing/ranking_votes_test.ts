import assert from "node:assert/strict";
import { LENIENT } from "../../support/votes/ballots.ts";
import { knowAll } from "../../support/people/identities.ts";
import { openPerson, openVisitor } from "../../support/people/visitor.ts";
import { openLinks } from "../../support/votes/vote_links.ts";
import { openWorld } from "../../support/world.ts";

for (
  const [rankCounts, beside] of [
    ["signed-in", 1],
    ["confirmed", 1],
    ["established", 1],
    ["all", 3],
  ] as const
) {
  Deno.test(`a server's page says which votes count, and lists show those: ${rankCounts}`, async () => {
    await using world = await openWorld({ botCheck: LENIENT, voting: { rankCounts } });
    const server = await world.server();
    const link = await openLinks(world, server);
    const steve = await openPerson(world, "Steve_01");
    await knowAll(world.services.sql);
    await steve.submit(`/servers/${server.slug}/votes`, { proof: "one" });
    for (const name of ["Alex", "Eve"]) {
      await openVisitor(world).submit(link(name), { proof: name });
    }
    const visitor = openVisitor(world);
    for (const path of ["/", "/games/minecraft"]) {
      const { html } = await visitor.get(path);
      assert.match(html, new RegExp(`<strong>${beside}</strong> votes?`), path);
    }
    const { html } = await visitor.get(`/servers/${server.slug}`);
    assert.match(
      html,
      new RegExp(`votes? in 30 days.{0,40}${beside}|${beside}.{0,40}votes? in 30 days`, "s"),
    );
    assert.match(html, /Votes, all time<\/dt>\s*<dd>3/);
    assert.equal(
      /Only votes by [^.]* count for the rank\./.test(html),
      rankCounts !== "all",
    );
    const key = await world.key(server);
    const body = await (await world.get("/api/v1/votes", { key: key.secret })).json();
    assert.deepEqual(body, { total: 3, weekly: 3, monthly: 3 });
  });
}
