import { accountOf, type Act, type Actor, requireRight } from "../../core/rights/actor.ts";
import { recordAudit } from "../../core/trail/audit.ts";
import type { Context } from "../../core/trail/context.ts";
import { parseReason, whyOf } from "../../site/trail/reason.ts";
import type { Query } from "../../core/database/connect.ts";
import { refusal } from "../../core/refusals/refusal.ts";
import { lockVoids } from "../../site/deliveries/abandon_vote.ts";
import { requireServer } from "../../core/servers/require_server.ts";
import type { Server } from "../../core/servers/server.ts";
import { tellOwner } from "../../site/voting/moderation/void_notice.ts";
import { uuidV7 } from "../../core/database/uuid_v7.ts";
import { carryOutPiece } from "./carry_out_void_batches.ts";
import type { VoteKey } from "../../site/voting/moderation/vote_keys.ts";
import { SPAN_MAX_DAYS, type VoteChoice } from "./vote_choice.ts";

/** Number of void batches in a list. */
const LIST_LENGTH = 20;

/**
 * State of a void batch. It is carried out in pieces (src/desk/voids/carry_out_void_batches.ts). No vote is on the
 * lists of two batches that are `listed` or `void`.
 *
 * ```text
 *  listed ── all are void ──► void ── lift ──► restoring ── all are done ──► lifted
 *     └──────────────── lift ────────────────────▲
 * ```
 */
type VoidBatchState = "listed" | "void" | "restoring" | "lifted";

/** Many votes of a server that are void together. Batches of version 1.0 selected the votes by conditions. */
export interface VoidBatch extends VoteChoice {
  id: string;
  /** Whether it has a list of its votes, which were cast between `since` and `until`. */
  isPicked: boolean;
  /** A condition of version 1.0: addresses, or networks (/24, IPv6: /48), with at least this many votes on a day. */
  sharing: number | null;
  networkSharing: number | null;
  state: VoidBatchState;
  /** Number of votes that are currently void because of this batch. */
  votes: number;
  reason: string | null;
  voidedAt: Date;
  /** The moderator's current name. Also null for the operator. */
  voidedBy: string | null;
}

/** A void batch to create. */
export interface NewVoidBatch extends Act {
  votes: readonly VoteKey[];
  reason?: string | undefined;
}

/**
 * Voids votes of a server, each as `voidVote` does, in one void batch that can be lifted, and notifies the owner. The
 * first thousand are void at once, and `carryOutVoidBatches` voids the others. Refuses non-moderators, an unknown
 * server, an empty list, a missing reason, and a list with a vote that doesn't count any more or that another batch is
 * about to void.
 */
export async function voidMany(
  { sql }: Context,
  slug: string,
  voids: NewVoidBatch,
): Promise<{ id: string; votes: number }> {
  requireRight(voids.by, "votes");
  return await sql.begin(async (tx) =>
    await addVoidBatch(tx, await requireServer(tx, slug), voids)
  );
}

/** Voids votes as `voidMany` does, within a transaction of the caller. */
export async function addVoidBatch(
  tx: Query,
  { id: serverId, ownerId }: Pick<Server, "id" | "ownerId">,
  { votes: listed, reason: text, ...act }: NewVoidBatch,
): Promise<{ id: string; votes: number; reason: string | null }> {
  const { by, now } = act;
  const reason = parseReason(text, by);
  if (listed.length === 0) {
    throw refusal("void_choice_invalid", { why: "span", days: SPAN_MAX_DAYS });
  }
  const times = listed.map(({ votedAt }) => votedAt.getTime());
  const since = new Date(times.reduce((one, other) => Math.min(one, other)));
  const until = new Date(times.reduce((one, other) => Math.max(one, other)) + 1);
  const id = uuidV7(now);
  const votes = listed.length;
  const list = { serverId, since, until, voteIds: listed.map((vote) => vote.id) };
  // Two moderators who chose the same votes take turns, so that the second one gets a refusal.
  await lockVoids(tx, serverId);
  await requireCounting(tx, list);
  const voidedBy = accountOf(by);
  await tx`
    insert into void_batch (
      id, server_id, since, until, vote_ids, reason, voided_by, voided_at, state
    )
    values (
      ${id}, ${serverId}, ${since}, ${until}, ${list.voteIds}, ${reason}, ${voidedBy}, ${now}, 'listed'
    )`;
  const span = { since: since.toISOString(), until: until.toISOString() };
  const details = { picked: votes, ...span, ...whyOf(reason) };
  await recordAudit(tx, act, { action: "votes_voided", serverId, subject: id, details });
  await tellOwner(tx, { serverId, ownerId, batchId: id, since, until, votes, reason, now });
  await carryOutPiece(tx, id, now);
  return { id, votes, reason };
}

/** Refuses a list with votes that don't count any more, or that another void batch has listed. */
async function requireCounting(
  tx: Query,
  { serverId, since, until, voteIds }: {
    serverId: string;
    since: Date;
    until: Date;
    voteIds: readonly string[];
  },
): Promise<void> {
  const [found] = await tx<{ votes: number; others: number }[]>`
    select count(*)::int as votes, (count(*) filter (where id in (
        select unnest(vote_ids) from void_batch where server_id = ${serverId} and state = 'listed'
      )))::int as others
    from vote
    where server_id = ${serverId} and voted_at >= ${since} and voted_at < ${until} and voided_at is null
      and id in (select unnest(${voteIds}::uuid[]))`;
  const { votes, others } = found ?? { votes: 0, others: 0 };
  if (votes === voteIds.length && others === 0) return;
  const why = others > 0 ? "others" : "counted";
  throw refusal("void_choice_changed", { why, expected: voteIds.length, votes });
}

/** Lists the latest void batches of a server. Refuses non-moderators. */
export async function listVoidBatches(
  sql: Query,
  serverId: string,
  { by }: { by: Actor },
): Promise<VoidBatch[]> {
  requireRight(by, "votes");
  const rows = await sql<VoidBatch[]>`
    select b.id, b.state, b.since, b.until, b.votes, b.reason, b.voided_at, m.username as voided_by,
      b.vote_ids is not null as is_picked,
      b.younger_days, b.network_sharing, b.source, b.trust, nullif(b.sharing, 2147483647) as sharing
    from void_batch b
    left join account m on m.id = b.voided_by and m.deleted_at is null
    where b.server_id = ${serverId} order by b.voided_at desc, b.id limit ${LIST_LENGTH}`;
  return [...rows];
}
