import assert from "node:assert/strict";
import type { Server } from "../../../src/core/servers/server.ts";
import { uuidV7 } from "../../../src/core/database/uuid_v7.ts";
import { castTogether } from "../../../src/core/votes/cast_together.ts";
import type { VoteSource } from "../../../src/core/votes/vote_source.ts";
import { linkIdentity } from "../../support/people/identities.ts";
import type { World } from "../../support/world.ts";

/** The time when the votes are cast. */
export const NOW = new Date("2026-03-10T12:00:00.000Z");

/** A time when established accounts were made. */
export const MONTH_AGO = new Date(NOW.getTime() - 30 * 86_400_000);

/** An account of which this is known. */
export interface Known {
  isConfirmed?: boolean;
  /** When the accounts at providers that are linked to it were made; null: not told. */
  madeAt?: (Date | null)[];
}

/** Makes an account of which that is known, and returns its id. */
export async function openKnown(
  { services: { sql }, account }: World,
  name: string,
  { isConfirmed = false, madeAt = [] }: Known,
): Promise<string> {
  const { id } = await account(name);
  if (isConfirmed) await sql`update account set email_verified = true where id = ${id}`;
  for (const [nth, at] of madeAt.entries()) {
    const identity = { provider: nth === 0 ? "discord" : "steam", subject: `${name} ${nth}` };
    await linkIdentity(sql, { accountId: id, identity, madeAt: at });
  }
  return id;
}

/** Casts a vote of an account, whichever way it came. */
export async function cast(
  { services: { sql }, clock: { now } }: World,
  { slug }: Server,
  { accountId, source = "session" }: { accountId: string; source?: VoteSource },
): Promise<string> {
  const vote = { voteId: uuidV7(now), slug, voter: { accountId }, votedAt: now, source };
  assert.notEqual(await castTogether(sql, { vote }), undefined, "the vote was not cast");
  return vote.voteId;
}

/** Returns the trust of each vote, in the order of the votes. */
export async function trustsOf({ services: { sql } }: World): Promise<(string | null)[]> {
  const rows = await sql<{ trust: string | null }[]>`select trust from vote order by id`;
  return rows.map(({ trust }) => trust);
}
