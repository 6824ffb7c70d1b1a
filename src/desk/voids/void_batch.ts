import { accountOf, type Act, type Actor, requireRight } from "../../core/rights/actor.ts";
import { recordAudit } from "../../core/trail/audit.ts";
import type { AuditDetails } from "../../core/trail/audit_details.ts";
import type { Context } from "../../core/trail/context.ts";
import { parseReason, whyOf } from "../../site/trail/reason.ts";
import type { Query } from "../../core/database/connect.ts";
import { type Refusal, refusal } from "../../core/refusals/refusal.ts";
import { addNews } from "../../site/mail/news.ts";
import { requireImpartial } from "../../site/servers/change_server.ts";
import { requireServer } from "../../core/servers/require_server.ts";
import type { Server } from "../../core/servers/server.ts";
import { tellOwner } from "../../site/voting/void_notice.ts";
import { voidVotes, type VoteKey } from "./void_vote.ts";
import { isUuid, uuidV7 } from "../../core/database/uuid_v7.ts";
import { VOTE_SOURCES, type VoteSource } from "../../core/votes/vote_source.ts";
import { DAY_MS } from "../../core/time/day.ts";

/** Number of acts on a list. */
const LIST_LENGTH = 20;

/** The longest span of one act. A month of history can be read within the time limit of a page. */
export const SPAN_MAX_DAYS = 31;

/** Largest sensible value for a number of days or a count. */
const NUMBER_MAX = 100_000;

/**
 * Is `sharing` in an act on votes that were picked one by one, also in the database: it is void from the start, and no
 * further vote matches it if it is carried out again after another act was lifted. No address casts that many.
 */
const PICKED_SHARING = 2_147_483_647;

/** How the chosen votes were cast. `unknown` covers votes cast before sources were recorded. */
export type ChosenSource = VoteSource | "unknown";

/** All chosen sources. */
export const CHOSEN_SOURCES = [...VOTE_SOURCES, "unknown"] as const;

/** Selects votes of a server. A vote has to match every condition. */
export interface VoteSelection {
  /** Cast at or after this time. */
  since: Date;
  /** Cast before this time. */
  until: Date;
  /** Cast by accounts younger than this many days at the time. Null matches accounts of any age. */
  youngerDays: number | null;
  /**
   * Cast from addresses with at least this many votes for the server on that UTC day. Null matches any address, known
   * or not.
   */
  sharing?: number | null | undefined;
  /** The same of networks (/24, IPv6: /48). */
  networkSharing?: number | null | undefined;
  /** Cast through this source. Null matches any source. */
  source: ChosenSource | null;
  /** Cast by accounts that were neither confirmed nor established. Null matches any trust. */
  trust?: "none" | null | undefined;
}

/**
 * State of an act that voids many votes. It is carried out in batches (src/desk/voids/carry_out_voids.ts). In the database, an
 * act that chooses by network or trust is `voiding_networks` instead of `voiding`: processes of 0.2 carry out what is
 * `voiding`, and would void all votes of its time span.
 *
 * ```text
 *  voiding ── all are void ──► void ── lift ──► lifting ── none is ──► lifted
 *     └──────────────── lift ────────────────────▲
 * ```
 */
export type VoidState = "voiding" | "void" | "lifting" | "lifted";

/** One act that voids many votes of a server. */
export interface VoidBatch extends VoteSelection {
  id: string;
  /** Whether its votes were picked one by one, within its time span. */
  isPicked: boolean;
  state: VoidState;
  /** Number of votes that are currently void because of this act. */
  votes: number;
  reason: string | null;
  voidedAt: Date;
  /** The moderator's current name. Also null for the operator. */
  voidedBy: string | null;
}

/** Counts the votes that a choice would void now. Refuses non-moderators and an invalid choice. */
export async function countChosen(
  sql: Query,
  serverId: string,
  { by, now, choice }: { by: Actor; now: Date; choice: VoteSelection },
): Promise<number> {
  requireRight(by, "votes", "void_votes");
  const chosen = { ...parseChoice(choice, now), serverId, voidedAt: now };
  const [{ votes } = { votes: 0 }] = await sql<{ votes: number }[]>`
    select count(*)::int as votes from (${chosenVotes(sql, chosen)}) as chosen`;
  return votes;
}

/** A choice of votes to void. */
export interface ManyVoids extends Act {
  choice: VoteSelection;
  /** The number of votes that the moderator counted. */
  expected?: number | undefined;
  /** Voids exactly these of the chosen votes, all at once. */
  picked?: readonly VoteKey[] | undefined;
  reason?: string | undefined;
}

/**
 * Voids the chosen votes, each as `voidVote` does, in one act that can be lifted, and tells the owner. The work runs
 * afterwards. Refuses non-moderators, an unknown server, an invalid choice, a missing reason, and if fewer votes match
 * than the moderator counted: another moderator has voided them.
 */
export async function voidMany(
  { sql }: Context,
  slug: string,
  voids: ManyVoids,
): Promise<{ id: string; votes: number }> {
  requireRight(voids.by, "votes", "void_votes");
  return await sql.begin(async (tx) => await addVoids(tx, await requireServer(tx, slug), voids));
}

/** The same within a transaction that does more. */
export async function addVoids(
  tx: Query,
  { id: serverId, ownerId }: Pick<Server, "id" | "ownerId">,
  { choice: given, expected = 0, picked, reason: text, ...act }: ManyVoids,
): Promise<{ id: string; votes: number; reason: string | null }> {
  const { by, now } = act;
  const reason = parseReason(text, { by, doing: "void_votes" });
  const choice = parseChoice(given, now);
  const server = { id: serverId, ownerId };
  if (picked !== undefined) return await voidPicked(tx, server, { picked, reason, ...act });
  const { since, until, youngerDays, sharing = null, networkSharing = null } = choice;
  const { source, trust = null } = choice;
  const id = uuidV7(now);
  const state = networkSharing === null && trust === null ? "voiding" : "voiding_networks";
  // Two moderators who chose the same votes take turns, so that the second one learns of it.
  await tx`select from server where id = ${serverId} for no key update`;
  const votes = await countChosen(tx, serverId, { by, now, choice });
  const isOthers = await isUnderWay(tx, serverId, choice);
  if (expected > 0 && (votes < expected || isOthers)) {
    throw refusal("void_choice_changed", { why: isOthers ? "others" : "counted", expected, votes });
  }
  await tx`
    insert into void_batch (
      id, server_id, since, until, younger_days, sharing, network_sharing, source, trust, reason, voided_by, voided_at,
      state
    )
    values (
      ${id}, ${serverId}, ${since}, ${until}, ${youngerDays}, ${sharing}, ${networkSharing}, ${source}, ${trust},
      ${reason}, ${accountOf(by)}, ${now}, ${state}
    )`;
  const details = { votes, ...describe(choice), ...whyOf(reason) };
  await recordAudit(tx, act, { action: "votes_voided", serverId, subject: id, details });
  if (votes > 0) {
    const voided = { serverId, ownerId, batchId: id, since, until, votes, reason, now };
    await tellOwner(tx, voided);
  }
  return { id, votes, reason };
}

/**
 * Voids exactly the picked votes in the caller's transaction, as one act that can be lifted. Refuses if one of them is
 * void already: the moderator saw another number.
 */
async function voidPicked(
  tx: Query,
  { id: serverId, ownerId }: Pick<Server, "id" | "ownerId">,
  { picked, reason, ...act }: Act & { picked: readonly VoteKey[]; reason: string | null },
): Promise<{ id: string; votes: number; reason: string | null }> {
  const { by, now } = act;
  const id = uuidV7(now);
  const times = picked.map(({ votedAt }) => votedAt.getTime());
  const [since, until] = [new Date(Math.min(...times)), new Date(Math.max(...times) + 1)];
  if (picked.length === 0) {
    throw refusal("void_choice_invalid", { why: "span", days: SPAN_MAX_DAYS });
  }
  const voidedBy = accountOf(by);
  await tx`
    insert into void_batch (id, server_id, since, until, sharing, reason, voided_by, voided_at, state, votes)
    values (
      ${id}, ${serverId}, ${since}, ${until}, ${PICKED_SHARING}, ${reason}, ${voidedBy}, ${now}, 'void',
      ${picked.length}
    )`;
  const how = { serverId, voidedBy, reason, now, batchId: id };
  const { voided: votes } = await voidVotes(tx, picked, how);
  if (votes < picked.length) {
    throw refusal("void_choice_changed", { why: "counted", expected: picked.length, votes });
  }
  const span = { since: since.toISOString(), until: until.toISOString() };
  const details = { picked: votes, ...span, ...whyOf(reason) };
  await recordAudit(tx, act, { action: "votes_voided", serverId, subject: id, details });
  await tellOwner(tx, { serverId, ownerId, batchId: id, since, until, votes, reason, now });
  return { id, votes, reason };
}

/** Returns whether another act on votes of that span is still being carried out. */
async function isUnderWay(
  tx: Query,
  serverId: string,
  { since, until }: VoteSelection,
): Promise<boolean> {
  const acts = await tx`
    select from void_batch
    where server_id = ${serverId} and state in ('voiding', 'voiding_networks', 'lifting')
      and since < ${until} and until > ${since}
    limit 1`;
  return acts.length > 0;
}

/**
 * Makes the votes of an act that are still void because of it count again. The work runs afterwards. Deliveries that it
 * abandoned stay abandoned; an owner can resend or replay them. Refuses non-moderators, moderators of
 * their own listing, and an act that is unknown or lifted.
 */
export async function liftVoids({ sql }: Context, id: string, act: Act): Promise<void> {
  requireRight(act.by, "votes", "lift_the_act");
  await sql.begin(async (tx) => {
    const [batch] = await tx<{ serverId: string; slug: string; votes: number; ownerId: string }[]>`
      update void_batch b set state = 'lifting', reached_at = null, reached_id = null
      from server s
      where b.id = ${isUuid(id) ? id : null}
        and b.state in ('voiding', 'voiding_networks', 'void') and s.id = b.server_id
      returning b.server_id, s.slug, b.votes, s.owner_id`;
    if (!batch) throw await refuseLift(tx, id);
    const { serverId, slug, votes, ownerId } = batch;
    const server = { id: serverId, slug, ownerId };
    await requireImpartial(tx, server, { by: act.by, doing: "lift_the_act" });
    const change = { action: "votes_restored", serverId, subject: id, details: { votes } } as const;
    await recordAudit(tx, act, change);
    const news = { kind: "votes_restored", serverId, votes, reason: null, now: act.now } as const;
    if (votes > 0) await addNews(tx, { accountId: ownerId, ...news });
  });
}

/** Lists the latest acts that voided many votes of a server. Refuses non-moderators. */
export async function listVoids(
  sql: Query,
  serverId: string,
  { by }: { by: Actor },
): Promise<VoidBatch[]> {
  requireRight(by, "votes", "show_void_votes");
  const rows = await sql<VoidBatch[]>`
    select b.id, b.since, b.until, b.younger_days, nullif(b.sharing, ${PICKED_SHARING}) as sharing, b.network_sharing,
      b.source, b.trust, b.reason, b.voided_at, b.votes, b.sharing is not distinct from ${PICKED_SHARING} as is_picked,
      case b.state when 'voiding_networks' then 'voiding' else b.state end as state, m.username as voided_by
    from void_batch b
    left join account m on m.id = b.voided_by and m.deleted_at is null
    where b.server_id = ${serverId} order by b.voided_at desc, b.id limit ${LIST_LENGTH}`;
  return [...rows];
}

function describe(
  { since, until, youngerDays, sharing = null, networkSharing = null, source, trust = null }:
    VoteSelection,
): AuditDetails {
  return {
    since: since.toISOString(),
    until: until.toISOString(),
    ...youngerDays === null ? {} : { younger_days: youngerDays },
    ...sharing === null ? {} : { sharing },
    ...networkSharing === null ? {} : { network_sharing: networkSharing },
    ...source === null ? {} : { source },
    ...trust === null ? {} : { trust },
  };
}

async function refuseLift(tx: Query, id: string): Promise<Refusal> {
  const known = isUuid(id) ? await tx`select from void_batch where id = ${id}` : [];
  if (known.length === 0) {
    return refusal("void_batch_unknown", { id });
  }
  return refusal("void_batch_lifted", { id });
}

/**
 * Returns a choice that ends at `now` at the latest. Refuses a choice that is empty, too long or not in whole numbers.
 */
function parseChoice(choice: VoteSelection, now: Date): VoteSelection {
  const until = new Date(Math.min(choice.until.getTime(), now.getTime()));
  const spanMs = until.getTime() - choice.since.getTime();
  if (!(spanMs > 0 && spanMs <= SPAN_MAX_DAYS * DAY_MS)) {
    throw refusal("void_choice_invalid", { why: "span", days: SPAN_MAX_DAYS });
  }
  const { youngerDays, sharing = null, networkSharing = null } = choice;
  for (const number of [youngerDays, sharing, networkSharing]) {
    if (number !== null && !(Number.isInteger(number) && number >= 1 && number <= NUMBER_MAX)) {
      throw refusal("void_choice_invalid", {
        why: "number",
        given: String(number),
        max: String(NUMBER_MAX),
      });
    }
  }
  return { ...choice, sharing, networkSharing, until };
}

/**
 * Builds the query for an act's votes that still count, with id, account and time, in no particular order. Votes cast
 * after the act are not part of it and don't count toward an address's total.
 */
export function chosenVotes(
  sql: Query,
  choice: VoteSelection & { serverId: string; voidedAt: Date },
) {
  const { serverId, since, until, youngerDays, sharing = null, networkSharing = null } = choice;
  const { source, trust = null } = choice;
  return sql`
    select v.id, v.account_id, v.voted_at from vote v join account a on a.id = v.account_id
    where v.server_id = ${serverId} and v.voted_at >= ${since} and v.voted_at < ${until} and v.voided_at is null
      and (${source}::text is null or coalesce(v.source::text, 'unknown') = ${source})
      and (${trust}::text is null or coalesce(v.trust, 'none') = 'none')
      and (${youngerDays}::int is null or v.voted_at < a.created_at + ${youngerDays}::int * interval '24 hours')
      and (${sharing}::int is null or v.id in (${votesSharing(sql, "address", choice)}))
      and (${networkSharing}::int is null or v.id in (${votesSharing(sql, "network", choice)}))`;
}

/** Selects the votes whose place cast at least that many on their day. The HMAC of a place includes the day. */
function votesSharing(
  sql: Query,
  place: "address" | "network",
  { serverId, since, until, sharing = null, networkSharing = null, voidedAt }:
    & VoteSelection
    & { serverId: string; voidedAt: Date },
) {
  const least = place === "address" ? sharing : networkSharing;
  return sql`
    select vote_id from (
      select vote_id, ${sql(place)} as place, count(*) over (partition by ${sql(place)}) as votes
      from vote_origin
      where server_id = ${serverId} and voted_at < ${voidedAt}
        and voted_at >= date_trunc('day', ${since}::timestamptz, 'utc')
        and voted_at < date_trunc('day', ${until}::timestamptz, 'utc') + interval '24 hours'
    ) as shared where place is not null and votes >= ${least}::int`;
}
