import type { Clock } from "../../../core/time/clock.ts";
import type { Query, Sql } from "../../../core/database/connect.ts";
import { DatabaseTimeout } from "../../../core/database/batch.ts";
import { isUnavailable } from "../../../core/database/unavailable.ts";
import { uuidV7 } from "../../../core/database/uuid_v7.ts";
import { insertVotes } from "../../../core/votes/vote_repository.ts";
import { propertiesOf } from "../../../core/text/properties_of.ts";

/** The messages for the host, by the reason why no vote can be cast. */
export const CAST_FAULTS = {
  clock_off: "this host's clock and the database's are more than 30 s apart: run NTP on both hosts",
  read_only:
    "the database is read-only, as a standby is: let DATABASE_URL name the primary, or lift default_transaction_read_only",
  disk_full: "the database's disk is full: free some room",
  timeout:
    "the database takes too long: look for locks, a full disk or a standby that doesn't confirm",
  database_away: "the database does not answer",
  error: "it fails for a reason that the log names",
} as const;

/** A reason why no vote can be cast. */
export type CastFault = keyof typeof CAST_FAULTS;

/** SQLSTATEs that map to a specific reason, including statement, lock and transaction timeouts. */
const FAULTS: Record<string, CastFault> = {
  "25006": "read_only",
  "53100": "disk_full",
  "57014": "timeout",
  "55P03": "timeout",
  "25P03": "timeout",
};

/** Length of a SHA-256 and of an HMAC-SHA256 in bytes. */
const HASH_BYTES = 32;

/**
 * Casts a trial vote and rolls it back, because a quiet site casts too few real votes to notice a failure. It runs the
 * real statement through the pool of votes, for an account and a server that are never visible. The rest of its
 * transaction is committed, so the disk and a synchronous standby have to confirm it. Throws the error that a real vote
 * would get. Leaves dead rows for the next vacuum.
 */
export async function probeCast(sql: Sql, now: Date): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`savepoint before_probe`;
    const slug = await insertCandidates(tx, now);
    const voteId = uuidV7(now);
    const ticket = {
      proof: randomHash(),
      proofExpiresAt: now,
      address: randomHash(),
      perAddress: 1,
      network: randomHash(),
      perNetwork: 1,
    };
    const voter = { nameKey: slug };
    const vote = { voteId, slug, voter, votedAt: now, source: "session" as const, ticket };
    const cast = await insertVotes(tx, [vote]);
    if (!cast.has(voteId)) throw new Error("the vote on trial was not cast");
    await tx`rollback to savepoint before_probe`;
  });
}

/** Inserts an account and its server, both named after one UUID, and returns that UUID. */
async function insertCandidates(tx: Query, now: Date): Promise<string> {
  const id = crypto.randomUUID();
  await tx`
    with owner as (
      insert into account (id, username, username_key, email, created_at, updated_at)
      values (${id}, ${id}, ${id}, ${`${id}@probe.invalid`}, ${now}, ${now})
      returning id
    )
    insert into server (id, owner_id, game_id, slug, name, status, host, port, created_at, updated_at)
    select owner.id, owner.id, (select id from game limit 1), ${id}, ${id}, 'approved',
      'probe.invalid', 1, ${now}, ${now}
    from owner`;
  return id;
}

function randomHash(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(HASH_BYTES));
}

/** Result of a trial vote. Without a fault, votes can be cast. */
export interface CastTrial {
  fault?: CastFault;
  error?: unknown;
}

/** Tests whether a vote can be cast now, and how far the database's clock is off. */
export async function tryCasting(
  { sql, now, clock }: { sql: Sql; now: () => Date; clock: Pick<Clock, "isRight"> },
): Promise<CastTrial> {
  const at = now();
  try {
    if (!await clock.isRight(at)) return { fault: "clock_off" };
    await probeCast(sql, at);
    return {};
  } catch (error) {
    return { fault: castFaultOf(error), error };
  }
}

/** Returns the reason for an error. */
function castFaultOf(error: unknown): CastFault {
  const { code } = propertiesOf(error);
  if (error instanceof DatabaseTimeout) return "timeout";
  return FAULTS[String(code)] ?? (isUnavailable(error) ? "database_away" : "error");
}
