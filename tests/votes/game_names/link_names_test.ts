import assert from "node:assert/strict";
import { findAccount } from "../../../src/core/accounts/named_account.ts";
import { linkIdentity } from "../../../src/site/sign_in/ways_in/ways_in.ts";
import { signUp } from "../../support/people/people.ts";
import { add, BEDROCK, cast, castLink, nextDay, openAnna, STEAM_ID } from "./named_player.ts";

Deno.test("a link votes once a day for its name, even for two accounts in the same instant", async () => {
  const { world, server, annaId } = await openAnna();
  await using _ = world;
  await add(world, annaId, BEDROCK);
  assert.equal((await castLink(world, server, BEDROCK)).kind, "cast");
  const account = await findAccount(world.services.sql, BEDROCK);
  for (const known of [account, undefined]) {
    nextDay(world);
    const votes = await Promise.all([
      castLink(world, server, BEDROCK, known),
      cast(world, server, { accountId: annaId, gameName: BEDROCK, isVouched: true }),
    ]);
    assert.deepEqual(votes.map(({ kind }) => kind).sort(), ["cast", "name_used"]);
  }
});

Deno.test("a link and a sign-in with Steam vote once a day for its digits, in any order and at once", async () => {
  const { world, server, annaId } = await openAnna();
  await using _ = world;
  const steam = { provider: "steam", subject: STEAM_ID, madeAt: null };
  const byLink = () => castLink(world, server, STEAM_ID);
  const byAnna = () => cast(world, server, { accountId: annaId, gameName: STEAM_ID });
  // The link's vote comes before the sign-in.
  assert.equal((await byLink()).kind, "cast");
  assert.equal(await linkIdentity(world.services, annaId, steam), "linked");
  assert.equal((await byAnna()).kind, "name_used");
  for (const [first, second] of [[byLink, byAnna], [byAnna, byLink]] as const) {
    nextDay(world);
    assert.equal((await first()).kind, "cast");
    assert.equal((await second()).kind, "name_used");
  }
  nextDay(world);
  const votes = await Promise.all([byLink(), byAnna()]);
  assert.deepEqual(votes.map(({ kind }) => kind).sort(), ["cast", "name_used"]);
});

Deno.test("a link whose player agreed leaves no second vote to an account with its name", async () => {
  const { world, server, annaId } = await openAnna();
  await using _ = world;
  const { sql } = world.services;
  const { viewer: { accountId } } = await signUp(world, BEDROCK, { email: "bea@example.com" });
  await sql`insert into link_agreement (account_id, server_id, agreed_at) values (${accountId}, ${server.id}, now())`;
  await add(world, annaId, BEDROCK);
  assert.equal((await castLink(world, server, BEDROCK)).kind, "cast");
  const linked = { accountId: annaId, gameName: BEDROCK, isVouched: true };
  assert.equal((await cast(world, server, linked)).kind, "name_used");
});
