import type { Sql } from "../database/connect.ts";
import { log } from "../log.ts";

/** The advisory lock of the sweep: one process at a time frees the rows of dead ones. "voteboard reaper". */
const REAPER_LOCK = 0x7662_7265;

/** A lease with less than this share left was not renewed for seconds: its process is suspected to be dead. */
const SUSPECT_SHARE = 1 / 2;

/**
 * For this share of a lease (3 s of 13) a claim is suspected before it is freed. After an outage of the database every
 * lease has run out: the living renew theirs first.
 */
const PATIENCE_SHARE = 1 / 4;

/** Makes a function that frees the rows of dead processes, if it is called often: about each second. */
export function createReaper(
  sql: Sql,
  { leaseMs, now, monotonic, isHeld }: {
    leaseMs: number;
    now: () => Date;
    monotonic: () => number;
    /** Whether this process itself holds rows of that claim: those are never freed here. */
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
      at - since >= leaseMs * PATIENCE_SHARE && !isHeld(claim)
    ).map(([claim]) => claim);
    if (dead.length === 0) return;
    const freed = await freeLapsed(sql, dead, { now: now(), leaseMs });
    if (freed > 0) log("warn", "leases_expired", { deliveries: freed });
  }

  return () => reaping ??= reap().finally(() => reaping = undefined);
}

/** The claims with a lease that ends within so many milliseconds, or has ended. */
async function findLapsing(sql: Sql, withinMs: number): Promise<string[]> {
  const claims = await sql<{ claimId: string }[]>`
    select distinct claim_id from outbox
    where state = 'sending' and lease_until < now() + make_interval(secs => ${withinMs / 1000})`;
  return claims.map(({ claimId }) => claimId);
}

/**
 * Frees the rows of these claims whose lease ran out: their process died or hung. The attempt is logged as
 * `interrupted`, for the receiver may have seen it; it takes no turn of the retry schedule. Returns how many rows it
 * freed.
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
