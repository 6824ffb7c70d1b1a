import assert from "node:assert/strict";
import { LENIENT } from "../../../support/votes/ballots.ts";
import { openVisitor } from "../../../support/people/visitor.ts";
import { BALLOT, openSite, votesIn } from "./linked_site.ts";

Deno.test("a link of the earlier form leads to its ballot, and its form is taken", async () => {
  const { world, link } = await openSite({ botCheck: LENIENT });
  await using _ = world;
  const stranger = openVisitor(world);
  for (const name of ["Steve_01", ".Pocket_Pia"]) {
    const path = link(name);
    const [player = "", expires = "", sig = ""] = path.split("/").slice(4);
    const query = `?${new URLSearchParams({ player, expires, sig })}`;
    const seen = await stranger.get(BALLOT + query);
    const led = await stranger.get(`${BALLOT}s${query}`);
    assert.deepEqual([seen.status, seen.location], [303, path]);
    assert.equal(led.location, BALLOT + query);
    const sent = await stranger.submit(`${BALLOT}s${query}`, { proof: name });
    assert.deepEqual([sent.status, sent.location], [307, path]);
    assert.equal((await stranger.submit(path, { proof: name })).status, 303);
  }
  assert.deepEqual(await votesIn(world), [".Pocket_Pia", "Steve_01"]);
  const [, expires = "", sig = ""] = link(" Steve_01 ").split("/").slice(4);
  const unclear = await stranger.get(`${BALLOT}?player=+Steve_01+&expires=${expires}&sig=${sig}`);
  assert.equal(unclear.status, 403);
});

Deno.test("a link of the earlier form leads to no other page, whatever its parts are", async () => {
  const { world } = await openSite();
  await using _ = world;
  for (const expires of ["/../../../../../account/deletion?", "\r\nSet-Cookie: a=b", "1#", "//x"]) {
    const query = new URLSearchParams({ player: "Steve_01", expires, sig: "x" });
    const { status, location } = await openVisitor(world).get(`${BALLOT}?${query}`);
    const { pathname, search, hash } = new URL(location ?? "", "http://localhost");
    assert.deepEqual([status, search, hash], [303, "", ""], expires);
    assert.match(pathname, /^\/servers\/skyblock-valley\/vote\/Steve_01\/[^/]+\/x$/);
  }
});
