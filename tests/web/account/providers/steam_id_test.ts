import assert from "node:assert/strict";
import { LENIENT } from "../../../support/votes/ballots.ts";
import { goThrough, SAM } from "../../../support/people/provider_double.ts";
import { openPerson, openVisitor, PASSWORD } from "../../../support/people/visitor.ts";
import { openWorld } from "../../../support/world.ts";
import { insertLinked, openSite } from "./provider_site.ts";

Deno.test("Steam proves its 17 digits, which no other account can register or take", async () => {
  const { world, providers } = await openSite();
  await using _ = world;
  const { subject: id } = SAM;
  await insertLinked(world, id);
  const form = { username: id, email: "m@example.com", password: PASSWORD, proof: "one" };
  const mallory = await openVisitor(world).submit("/sign-up", form);
  assert.equal(mallory.status, 422);
  assert.match(mallory.html, /That is a Steam ID\. Sign in with Steam/);
  const alex = await openPerson(world, "Alex");
  assert.match(
    (await alex.submit("/account/name", { username: id })).html,
    /That is a Steam ID\. Sign in with Steam/,
  );
  const pia = openVisitor(world);
  await goThrough(pia);
  assert.match(
    (await pia.submit("/sign-up/name", { username: id })).html,
    /That is a Steam ID\. Sign in with Steam/,
  );
  providers.answer = SAM;
  const sam = openVisitor(world);
  await goThrough(sam, { provider: "steam" });
  assert.match((await sam.get("/sign-up/name")).html, new RegExp(`value="${id}"`));
  assert.equal((await sam.submit("/sign-up/name", { username: id })).location, "/");
  assert.match((await sam.get("/account")).html, new RegExp(`<b>${id}</b>`));
});

Deno.test("an account that links Steam may take its Steam id, and one that has such a name keeps it", async () => {
  await using plain = await openWorld({ botCheck: LENIENT });
  const { subject: id } = SAM;
  const early = await openPerson(plain, "Early");
  assert.equal((await early.submit("/account/name", { username: id })).status, 303);
  const { world, providers } = await openSite();
  await using _ = world;
  const kept = await openPerson(world, id);
  assert.equal((await kept.submit("/account/name", { username: id })).status, 303);
  const other = "76561198000000002";
  providers.answer = { ...SAM, subject: other };
  const alex = await openPerson(world, "Alex");
  await goThrough(alex, { provider: "steam", purpose: "link", next: "/account" });
  assert.equal((await alex.submit("/account/name", { username: other })).status, 303);
});
