import assert from "node:assert/strict";
import { removeGameName } from "../../../src/site/accounts/names/game_names.ts";
import { rename } from "../../../src/site/accounts/profile.ts";
import type { Server } from "../../../src/core/servers/server.ts";
import { deleteAccount } from "../../../src/site/sign_in/delete_account.ts";
import { linkIdentity, unlinkIdentity } from "../../../src/site/sign_in/ways_in/ways_in.ts";
import { findBallotNames } from "../../../src/site/voting/ballot/ballot_names.ts";
import { forgetVoters } from "../../../src/site/voting/forget_voters.ts";
import { findLastVotes } from "../../../src/core/votes/last_votes.ts";
import { PASSWORD, signUp } from "../../support/people/people.ts";
import { dropShortLived } from "../../../src/core/database/retention.ts";
import { add, BEDROCK, cast, nextDay, openAnna, STEAM_ID, voted } from "./named_player.ts";

Deno.test("v1 and the webhook name exactly the name that was chosen", async () => {
  const { world, server, annaId } = await openAnna();
  await using _ = world;
  const other = await world.server("Rusty Shores");
  await world.key(server, "https://example.com/votes");
  await add(world, annaId, BEDROCK);
  const outcome = await cast(world, server, { accountId: annaId, gameName: BEDROCK });
  assert.equal(outcome.kind, "cast");
  assert.equal((await cast(world, other, { accountId: annaId })).kind, "cast");
  const names = ["Anna_K", BEDROCK, ".ANNA_K", "anna"];
  assert.deepEqual(await voted(world, server, names), [BEDROCK, ".ANNA_K"]);
  assert.deepEqual(await voted(world, other, names), ["Anna_K"]);
  const [sent] = await world.services.sql<{ body: string }[]>`select body from outbox`;
  assert.equal(JSON.parse(sent?.body ?? "{}").username, BEDROCK);
});

Deno.test("an account votes once a day for a server, under whichever of its names", async () => {
  const { world, server, annaId } = await openAnna();
  await using _ = world;
  await add(world, annaId, BEDROCK);
  const own = { accountId: annaId };
  assert.equal((await cast(world, server, own)).kind, "cast");
  assert.equal((await cast(world, server, { ...own, gameName: BEDROCK })).kind, "already_voted");
  assert.deepEqual(await voted(world, server, ["Anna_K", BEDROCK]), ["Anna_K"]);
  nextDay(world);
  assert.equal((await cast(world, server, { ...own, gameName: BEDROCK })).kind, "cast");
  assert.equal((await cast(world, server, own)).kind, "already_voted");
  assert.deepEqual(await voted(world, server, ["Anna_K", BEDROCK]), [BEDROCK]);
});

Deno.test("a name that nothing proves keeps no player away from it", async () => {
  const { world, server, annaId } = await openAnna();
  await using _ = world;
  await add(world, annaId, BEDROCK);
  await add(world, annaId, "Kai");
  assert.equal((await cast(world, server, { accountId: annaId, gameName: BEDROCK })).kind, "cast");
  const owner = await signUp(world, BEDROCK, { email: "bea@example.com" });
  assert.equal((await world.vote(server, BEDROCK)).kind, "cast");
  assert.deepEqual(await voted(world, server, ["Anna_K", BEDROCK]), [BEDROCK]);
  const renamed = { ...world.context, provesSteamIds: true };
  nextDay(world);
  await rename(renamed, owner.viewer, { newName: "Kai", now: world.clock.now });
  assert.equal((await cast(world, server, { accountId: annaId, gameName: "kai" })).kind, "cast");
  assert.deepEqual(await voted(world, server, ["Kai", "Anna_K", BEDROCK]), ["Kai"]);
});

Deno.test("two accounts with the same unproved name have one vote a day under it, a link has its own", async () => {
  const { world, server, annaId } = await openAnna();
  await using _ = world;
  const { id: other } = await world.account("Mallory");
  const { id: third } = await world.account("Trudy");
  for (const id of [annaId, other, third]) await add(world, id, BEDROCK);
  const votes = await Promise.all(
    [annaId, other].map((accountId) => cast(world, server, { accountId, gameName: BEDROCK })),
  );
  assert.deepEqual(votes.map(({ kind }) => kind).sort(), ["cast", "name_used"]);
  assert.equal(
    (await cast(world, server, { accountId: third, gameName: BEDROCK })).kind,
    "name_used",
  );
  const linked = { accountId: third, gameName: BEDROCK, isVouched: true };
  assert.equal((await cast(world, server, linked)).kind, "cast");
  const again = { accountId: (await world.account("Kai")).id, gameName: BEDROCK, isVouched: true };
  await add(world, again.accountId, BEDROCK);
  assert.equal((await cast(world, server, again)).kind, "name_used");
  const loser = votes[0]?.kind === "cast" ? other : annaId;
  assert.equal((await cast(world, server, { accountId: loser })).kind, "cast");
});

Deno.test("a Steam sign-in proves its 17 digits, and they end with it", async () => {
  const { world, server, annaId } = await openAnna();
  await using _ = world;
  const { id: other } = await world.account("Mallory");
  await assert.rejects(add(world, other, STEAM_ID), { code: "account_name_steam" });
  const steam = { provider: "steam", subject: STEAM_ID, madeAt: null };
  assert.equal(await linkIdentity(world.services, annaId, steam), "linked");
  const own = { accountId: annaId, serverId: server.id };
  const { names } = await findBallotNames(world.services.sql, own);
  assert.deepEqual(names.map(({ username, isProved }) => [username, isProved]), [
    ["Anna_K", false],
    [STEAM_ID, true],
  ]);
  await assert.rejects(add(world, annaId, STEAM_ID), { code: "game_name_known" });
  const vote = { accountId: annaId, gameName: STEAM_ID };
  assert.equal((await cast(world, server, vote)).kind, "cast");
  assert.deepEqual(await voted(world, server, ["Anna_K", STEAM_ID]), [STEAM_ID]);
  const anna = { accountId: annaId, provedAt: world.clock.now };
  assert.equal((await unlinkIdentity(world.services, anna, steam)).kind, "unlinked");
  nextDay(world);
  assert.equal((await cast(world, server, vote)).kind, "name_gone");
});

Deno.test("an account has three names that nothing proves, and none that its host disabled", async () => {
  const { world, server, viewer, annaId } = await openAnna();
  await using _ = world;
  const { id: banned } = await world.account("Banned");
  await add(world, annaId, BEDROCK);
  await assert.rejects(add(world, annaId, ".Anna_K"), { code: "game_name_known" });
  await assert.rejects(add(world, annaId, "anna_k"), { code: "game_name_known" });
  await assert.rejects(add(world, annaId, "a b"), { code: "account_name_invalid" });
  await add(world, annaId, "Banned");
  await assert.rejects(add(world, annaId, "Third"), { code: "game_names_full" });
  await world.services.sql`update account set disabled_at = now() where id = ${banned}`;
  const vote = { accountId: annaId, gameName: "banned" };
  assert.equal((await cast(world, server, vote)).kind, "name_gone");
  assert.ok(await removeGameName(world.context, viewer, "banned"));
  await assert.rejects(add(world, annaId, "Banned"), { code: "account_exists" });
  await add(world, annaId, "Third");
  assert.ok(!await removeGameName(world.context, viewer, "Anna_K"));
});

Deno.test("a name that its player left for another one answers with no vote, and no player gets two rewards", async () => {
  const { world, server, annaId } = await openAnna();
  await using _ = world;
  await add(world, annaId, BEDROCK);
  const { sql } = world.services;
  const queries = ["Anna_K", BEDROCK].map((username) => ({ serverId: server.id, username }));
  const ask = async () => (await findLastVotes(sql, queries)).votes;
  await cast(world, server, { accountId: annaId });
  assert.deepEqual(await ask(), [world.clock.now, null]);
  nextDay(world);
  await cast(world, server, { accountId: annaId, gameName: BEDROCK });
  assert.deepEqual(await ask(), [null, world.clock.now]);
});

Deno.test("the name that an account voted under last is chosen, on the server or else for its game", async () => {
  const { world, server, annaId } = await openAnna();
  await using _ = world;
  const other = await world.server("Rusty Shores");
  await add(world, annaId, BEDROCK);
  const chosen = async ({ id }: Server) => {
    const { sql } = world.services;
    return (await findBallotNames(sql, { accountId: annaId, serverId: id })).chosen.username;
  };
  assert.equal(await chosen(server), "Anna_K");
  await cast(world, server, { accountId: annaId, gameName: BEDROCK });
  assert.equal(await chosen(server), BEDROCK);
  assert.equal(await chosen(other), BEDROCK);
  nextDay(world);
  await cast(world, other, { accountId: annaId });
  assert.equal(await chosen(other), "Anna_K");
  assert.equal(await chosen(server), BEDROCK);
});

Deno.test("a name whose account was deleted has no second vote that day, and is forgotten after the next", async () => {
  const { world, server, viewer, annaId } = await openAnna();
  await using _ = world;
  const { sql } = world.services;
  await add(world, annaId, BEDROCK);
  await cast(world, server, { accountId: annaId, gameName: BEDROCK });
  await deleteAccount(world.context, viewer, { password: PASSWORD, ...world.act });
  const again = (await signUp(world, "anna_again")).viewer.accountId;
  await add(world, again, BEDROCK);
  const vote = { accountId: again, gameName: BEDROCK };
  assert.equal((await cast(world, server, vote)).kind, "name_used");
  const { votes } = await findLastVotes(sql, [{ serverId: server.id, username: BEDROCK }]);
  assert.deepEqual(votes, [null]);
  await forgetVoters(sql, new Date(world.clock.now.getTime() + 120_000));
  assert.equal((await cast(world, server, vote)).kind, "name_used");
  nextDay(world);
  assert.equal((await cast(world, server, vote)).kind, "cast");
  nextDay(world);
  await dropShortLived(sql, world.clock.now);
  assert.deepEqual([...await sql`select from vote_name where account_id is null`], []);
});
