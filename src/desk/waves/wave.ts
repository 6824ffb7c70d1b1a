import type { Query, SqlFragment } from "../../core/database/connect.ts";
import { isUuid } from "../../core/database/uuid_v7.ts";
import { type Refusal, refusal } from "../../core/refusals/refusal.ts";
import { accountOf, type Act, type Actor, requireRight } from "../../core/rights/actor.ts";
import { requireImpartial } from "../../site/servers/change_server.ts";
import { recordAudit } from "../../core/trail/audit.ts";
import type { Context } from "../../core/trail/context.ts";
import { parseReason, whyOf } from "../../site/trail/reason.ts";
import { addVoidBatch, type NewVoidBatch } from "../voids/void_batch.ts";
import { requireServer } from "../../core/servers/require_server.ts";
import type { WaveCounts } from "./judge_wave.ts";

/** Waves on a page. */
export const WAVES_PAGE = 25;

/**
 * State of a wave. Decisions are final here. Voids are lifted on the page of the server's votes.
 *
 * ```text
 *  open ─┬─ void ────► voided
 *        └─ dismiss ─► dismissed
 * ```
 */
type WaveState = "open" | "voided" | "dismissed";

/** Unusual votes of a server. */
export interface Wave {
  id: string;
  serverId: string;
  slug: string;
  serverName: string;
  gameName: string;
  ownerId: string;
  owner: string;
  /** The votes were cast in these spans. */
  since: Date;
  until: Date;
  foundAt: Date;
  /** Number of votes in the busiest span. */
  votes: number;
  counts: WaveCounts;
  state: WaveState;
  decidedAt: Date | null;
  /** The moderator's current name. Also null for the operator. */
  decidedBy: string | null;
  reason: string | null;
  /** The void batch of its votes. */
  batchId: string | null;
}

/**
 * Lists a page of the waves, starting at 1: first the open ones, then those that were decided. Refuses non-moderators.
 */
export async function listWaves(
  sql: Query,
  { by, page }: { by: Actor; page: number },
): Promise<Wave[]> {
  requireRight(by, "votes");
  return await findWaves(
    sql,
    sql`
    ${isListed(sql)}
    order by w.state <> 'open', coalesce(w.decided_at, w.found_at) desc, w.id desc
    limit ${WAVES_PAGE} offset ${(page - 1) * WAVES_PAGE}`,
  );
}

/** Counts the waves that `listWaves` lists. The caller has checked that the reader is a moderator. */
export async function countListedWaves(sql: Query): Promise<{ open: number; all: number }> {
  const [row] = await sql<[{ open: number; all: number }]>`
    select (count(*) filter (where w.state = 'open'))::int as open, count(*)::int as all
    from wave w join server s on s.id = w.server_id where ${isListed(sql)}`;
  return row;
}

function isListed(sql: Query): SqlFragment {
  return sql`(w.state <> 'open' or s.deleted_at is null)`;
}

/** Finds a wave. Refuses non-moderators, and an unknown wave. */
export async function requireWave(sql: Query, id: string, { by }: { by: Actor }): Promise<Wave> {
  requireRight(by, "votes");
  const [wave] = isUuid(id) ? await findWaves(sql, sql`w.id = ${id}`) : [];
  if (!wave) throw refusal("wave_unknown", { id });
  return wave;
}

/** Lists waves. The caller has checked that the reader is a moderator. */
async function findWaves(sql: Query, which: SqlFragment): Promise<Wave[]> {
  const rows = await sql<Wave[]>`
    select w.id, w.since, w.until, w.found_at, w.votes, w.counts,
      w.state, w.decided_at, m.username as decided_by, w.reason, w.batch_id,
      w.server_id, s.slug, s.name as server_name, g.name as game_name, s.owner_id, o.username as owner
    from wave w
    join server s on s.id = w.server_id
    join game g on g.id = s.game_id
    join account o on o.id = s.owner_id
    left join account m on m.id = w.decided_by and m.deleted_at is null
    where ${which}`;
  return [...rows];
}

/** A moderator's decision on a wave, and the number of votes that the page showed. */
interface WaveDecision extends Act {
  seen: number;
  reason: string;
}

/**
 * Dismisses a wave, whose votes stay valid. Refuses non-moderators, the owner of the listing, a missing reason, a
 * wave that was already decided, and one with more votes than the moderator saw.
 */
export async function dismissWave(
  { sql }: Context,
  id: string,
  { seen, reason: text, ...act }: WaveDecision,
): Promise<void> {
  await sql.begin(async (tx) => {
    const wave = await lockWave(tx, id, { seen, ...act });
    const reason = parseReason(text, act.by);
    await settle(tx, wave, { state: "dismissed", reason, batchId: null, ...act });
    await recordAudit(tx, act, {
      action: "wave_dismissed",
      serverId: wave.serverId,
      subject: id,
      details: { votes: wave.votes, ...whyOf(reason) },
    });
  });
}

/**
 * Voids votes of a wave's server, as `voidMany` does, and closes the wave. Refuses what `dismissWave` and
 * `voidMany` refuse.
 */
export async function voidWave(
  { sql }: Context,
  id: string,
  { seen, ...voids }: NewVoidBatch & { seen: number },
): Promise<void> {
  await sql.begin(async (tx) => {
    const wave = await lockWave(tx, id, { seen, ...voids });
    const { by, now } = voids;
    const batch = await addVoidBatch(tx, await requireServer(tx, wave.slug), voids);
    await settle(tx, wave, { state: "voided", reason: batch.reason, batchId: batch.id, by, now });
  });
}

/** Locks an open wave, if it still is in the version that the moderator saw. */
async function lockWave(
  tx: Query,
  id: string,
  { seen, by }: { seen: number; by: Actor },
): Promise<Wave> {
  requireRight(by, "votes");
  if (isUuid(id)) await tx`select from wave where id = ${id} for update`;
  const wave = await requireWave(tx, id, { by });
  await requireImpartial(tx, await requireServer(tx, wave.slug), by);
  if (wave.state !== "open") throw refuseDecided(wave);
  if (wave.votes !== seen) throw refusal("wave_grown", { votes: wave.votes, seen });
  return wave;
}

function refuseDecided({ state, decidedBy }: Wave): Refusal {
  const how = { state: state === "voided" ? state : "dismissed" } as const;
  return decidedBy === null
    ? refusal("wave_decided", { why: "operator", ...how })
    : refusal("wave_decided", { why: "person", ...how, by: decidedBy });
}

async function settle(
  tx: Query,
  { id }: Wave,
  { state, reason, batchId, by, now }: Act & {
    state: WaveState;
    reason: string | null;
    batchId: string | null;
  },
): Promise<void> {
  await tx`
    update wave
    set state = ${state}, decided_at = ${now}, decided_by = ${accountOf(by)}, reason = ${reason},
      batch_id = ${batchId}
    where id = ${id} and state = 'open'`;
}
