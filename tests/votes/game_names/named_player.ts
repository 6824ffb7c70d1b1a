import assert from "node:assert/strict";
import type { NamedAccount } from "../../../src/core/accounts/named_account.ts";
import { addGameName } from "../../../src/site/accounts/names/game_names.ts";
import type { Server } from "../../../src/core/servers/server.ts";
import { castBallot } from "../../../src/core/votes/cast_vote.ts";
import { ticketFrom } from "../../support/votes/ballots.ts";
import { signUp } from "../../support/people/people.ts";
import { openWorld, type World } from "../../support/world.ts";

/** A player's name on Bedrock, which nothing proves. */
export const BEDROCK = ".anna_k";

/** A player's 17 digits at Steam, which a sign-in proves. */
export const STEAM_ID = "76561197960287930";

/** Opens a world with a server and a signed-in player. */
export async function openAnna() {
  const world = await openWorld();
  const server = await world.server();
  const { viewer } = await signUp(world, "Anna_K");
  return { world, server, viewer, annaId: viewer.accountId };
}

/** Adds a name to an account, as its player. */
export function add(world: World, accountId: string, name: string): Promise<unknown> {
  const holder = { accountId, username: "", sessionId: "" };
  return addGameName({ ...world.context, provesSteamIds: true }, {
    ...holder,
    emailVerified: false,
    isModerator: false,
    isAdministrator: false,
    provedAt: world.clock.now,
  }, { name, now: world.clock.now });
}

/** Casts a vote under a name of an account: another one than its own if `gameName` is given. */
export function cast(
  world: World,
  { slug }: Server,
  { accountId, gameName: key, isVouched = false }: {
    accountId: string;
    gameName?: string;
    isVouched?: boolean;
  },
) {
  const gameName = key === undefined ? undefined : { key, isVouched };
  return castBallot(
    world.context,
    { by: "session", accountId, gameName },
    { slug, ticket: ticketFrom(world, "192.0.2.7"), now: world.clock.now },
  );
}

/** Casts the vote of the server's link for a name. */
export function castLink(
  world: World,
  { id, slug }: Server,
  player: string,
  account?: NamedAccount,
) {
  return castBallot(
    world.context,
    { by: "link", player, account, vouchedBy: id },
    { slug, ticket: ticketFrom(world, "192.0.2.8"), now: world.clock.now },
  );
}

/** Says for each name whether v1 has its vote of today, by both operations. */
export async function voted(world: World, server: Server, names: string[]): Promise<string[]> {
  const { secret } = await world.key(server, undefined, crypto.randomUUID());
  const found = [];
  for (const name of names) {
    const query = `?username=${encodeURIComponent(name)}`;
    const check = await (await world.get(`/api/v1/vote-check${query}`, { key: secret })).json();
    const votes = await (await world.get(`/api/v1/votes${query}`, { key: secret })).json();
    assert.equal(check.voted, votes.hasVoted);
    if (check.voted) found.push(name);
  }
  return found;
}

/** Moves the clock to the next voting day. */
export function nextDay(world: World): void {
  world.pass(86_400_000);
}
