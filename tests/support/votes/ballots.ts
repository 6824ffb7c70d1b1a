import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { findAccount } from "../../../src/core/accounts/named_account.ts";
import { type BotCheck, ticketOf } from "../../../src/site/voting/ballot/bot_check.ts";
import { castBallot } from "../../../src/core/votes/cast_vote.ts";
import type { Ticket } from "../../../src/core/votes/vote_repository.ts";
import type { Visitor } from "../people/visitor.ts";
import type { World } from "../world.ts";

/** A check that accepts each text once, for tests of the steps after the proof of work. */
export const LENIENT: BotCheck = {
  kind: "proof_of_work",
  pose: () => Promise.resolve("{}"),
  judge: (id, _, { now }) =>
    Promise.resolve({
      kind: "passed",
      proof: { id, expiresAt: new Date(now.getTime() + 600_000) },
    }),
};

/** Finds the challenge on a ballot page. */
export function challengeOf(html: string): string {
  const attribute = /<altcha-widget[^>]* challenge="([^"]+)"/.exec(html)?.[1];
  if (attribute === undefined) throw new Error("the page shows no ballot");
  return attribute.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

/** Solves a challenge as a browser would, and returns the value that the widget would put into the form. */
export async function solve(posed: string): Promise<string> {
  const challenge: Challenge = JSON.parse(posed);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error("the challenge has no solution");
  return btoa(JSON.stringify({ challenge, solution }));
}

/** Opens the sign-up form and solves its challenge. */
export async function proveSignUp(visitor: Visitor): Promise<string> {
  const { html } = await visitor.get("/sign-up");
  return await solve(challengeOf(html));
}

/** Opens a server's ballot and solves its challenge. */
export async function proveFor(visitor: Visitor, slug: string): Promise<string> {
  const { html } = await visitor.get(`/servers/${slug}/vote`);
  return await solve(challengeOf(html));
}

/** Returns the ticket of a vote from an address, with a proof that is valid for ten minutes. */
export function ticketFrom(
  { services: { ballots }, clock: { now } }: World,
  address: string,
  id: string = crypto.randomUUID(),
): Ticket {
  const proof = { id, expiresAt: new Date(now.getTime() + 600_000) };
  return ticketOf(proof, ballots.originOf(address, now));
}

/** Casts a new player's vote from an address. */
export async function castFrom(
  world: World,
  { slug }: { slug: string },
  { name, address }: { name: string; address: string },
): Promise<string> {
  const { sql } = world.services;
  const known = await findAccount(sql, name) ?? await world.account(name);
  const outcome = await castBallot(
    world.context,
    { by: "session", accountId: known.id },
    { slug, ticket: ticketFrom(world, address), now: world.clock.now },
  );
  if (outcome.kind !== "cast") throw new Error(`${name} could not vote: ${outcome.kind}`);
  return outcome.voteId;
}
