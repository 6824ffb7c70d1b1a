import type { Sql } from "../database/connect.ts";
import { log } from "../observing/log.ts";

/** Advisory lock of the sweep ("voteboard reaper"): one process at a time frees the rows of dead ones. */
const REAPER_LOCK = 0x7662_7265;

/** A lease with less than this share left has not been renewed for seconds, so its process may be dead. */
const SUSPECT_SHARE = 1 / 2;

/**
 * A claim stays suspected for this share of a lease (3 s of 13) before it is freed. After a database outage every lease
 * has expired, and live processes need time to renew theirs.
 */
const WAITS_SHARE = 1 / 4;

/** Creates a function that frees the rows of dead processes. Call it about once a second. */
export function createReaper(
  sql: Sql,
  { leaseMs, now, monotonic, isHeld }: {
    leaseMs: number;
    now: () => Date;
    monotonic: () => number;
    /** Returns whether this process holds rows of that claim. Those are never freed here. */
    isHeld: (claimId: string) => boolean;
  },
): () => Promise<void> {
  const suspectedAt = new Map<string, number>(); // by claim
  let reaping: Promise<void> | undefined;

  async function reap(): Promise<void> {
    const found = new Set(await findLapsing(sql, leaseMs * SUSPECT_SHARE));
    const at = monotonic();
    for (const claim of suspectedAt.keys()) if (!found.has(claim)) suspectedAt.delete(claim);
    for (const claim of found) if (!suspectedAt.has(claim)) suspectedAt.set(claim, at);
    const dead = [...suspectedAt].filter(([claim, since]) =>
      at - since >= leaseMs * WAITS_SHARE && !isHeld(claim)
    ).map(([claim]) => claim);
    if (dead.length === 0) return;
    const freed = await freeLapsed(sql, dead, { now: now(), leaseMs });
    if (freed > 0) log("warn", "leases_expired", { deliveries: freed });
  }

  return () => reaping ??= reap().finally(() => reaping = undefined);
}

/** Finds claims with a lease that ends within `withinMs` milliseconds or has ended. */
async function findLapsing(sql: Sql, withinMs: number): Promise<string[]> {
  const claims = await sql<{ claimId: string }[]>`
    select distinct claim_id from outbox
    where state = 'sending' and lease_until < now() + make_interval(secs => ${withinMs / 1000})`;
  return claims.map(({ claimId }) => claimId);
}

/**
 * Frees the rows of these claims whose lease has expired: their process died or hung. Logs the attempt as
 * `interrupted`, because the receiver may have seen it; it doesn't use up a step of the retry schedule. Returns the
 * number of freed rows.
 *
 * ```text
 *   alone ──► expired ──► freed ──► the end
 *   no other  locked      pending   logged in attempt
 *   reaper                again
 * ```
 */
async function freeLapsed(
  sql: Sql,
  claimIds: readonly string[],
  { now, leaseMs }: { now: Date; leaseMs: number },
): Promise<number> {
  const freed = await sql`
    with alone as materialized (
      select pg_try_advisory_xact_lock(${REAPER_LOCK}) as alone
    ), expired as (
      select id, lease_until from outbox
      where state = 'sending' and lease_until < now() and claim_id = any(${[...claimIds]}::uuid[])
        and (select alone from alone)
      for update skip locked
    ), freed as (
      update outbox o
      set state = 'pending', claim_id = null, lease_until = null, due_at = ${now},
        attempts = o.attempts + 1, last_outcome = 'interrupted', last_status = null
      from expired x where o.id = x.id
      returning o.id, o.attempts, x.lease_until
    )
    insert into attempt (delivery_id, number, started_at, duration_ms, outcome)
    select id, attempts, lease_until - make_interval(secs => ${leaseMs / 1000}), 0, 'interrupted'
    from freed
    returning delivery_id`;
  return freed.length;
}
