import { accountOf, type Act, type Actor, requireRight } from "../rights/actor.ts";
import { type AuditDetails, recordAudit } from "../trail/audit.ts";
import type { Context } from "../trail/context.ts";
import { parseReason, whyOf } from "../trail/reason.ts";
import type { Query } from "../database/connect.ts";
import { type Refusal, refusal } from "../refusals/refusal.ts";
import { requireServer } from "../servers/require_server.ts";
import { isUuid, uuidV7 } from "../database/uuid_v7.ts";
import { VOTE_SOURCES, type VoteSource } from "./vote_source.ts";
import { DAY_MS } from "../time/day.ts";

/** Number of acts on a list. */
const LIST_LENGTH = 20;

/** The longest span of one act. A month of history can be read within the time limit of a page. */
const SPAN_MAX_DAYS = 31;

/** Largest sensible value for a number of days or a count. */
const NUMBER_MAX = 100_000;

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
  sharing: number | null;
  /** Cast through this source. Null matches any source. */
  source: ChosenSource | null;
}

/**
 * State of an act that voids many votes. It is carried out in batches (src/votes/carry_out_voids.ts).
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
  requireRight(by, "votes", "void votes");
  const chosen = { ...parseChoice(choice, now), serverId, voidedAt: now };
  const [{ votes } = { votes: 0 }] = await sql<{ votes: number }[]>`
    select count(*)::int as votes from (${chosenVotes(sql, chosen)}) as chosen`;
  return votes;
}

/**
 * Voids the chosen votes, each as `voidVote` does, in one act that can be lifted. The work runs afterwards. Refuses
 * non-moderators, an unknown server, an invalid choice, and a missing reason.
 */
export async function voidMany(
  { sql }: Context,
  slug: string,
  { choice: given, reason: text, ...act }: Act & {
    choice: VoteSelection;
    reason?: string | undefined;
  },
): Promise<{ id: string; votes: number }> {
  const { by, now } = act;
  requireRight(by, "votes", "void votes");
  const reason = parseReason(text, { by, doing: "void votes" });
  const choice = parseChoice(given, now);
  const id = uuidV7(now);
  return await sql.begin(async (tx) => {
    const { id: serverId } = await requireServer(tx, slug);
    const votes = await countChosen(tx, serverId, { by, now, choice });
    await tx`
      insert into void_batch (id, server_id, since, until, younger_days, sharing, source, reason, voided_by, voided_at)
      values (
        ${id}, ${serverId}, ${choice.since}, ${choice.until}, ${choice.youngerDays}, ${choice.sharing},
        ${choice.source}, ${reason}, ${accountOf(by)}, ${now}
      )`;
    const details = { votes, ...describe(choice), ...whyOf(reason) };
    await recordAudit(tx, act, { action: "votes_voided", serverId, subject: id, details });
    return { id, votes };
  });
}

/**
 * Makes the votes of an act that are still void because of it count again. The work runs afterwards. Deliveries that it
 * abandoned stay abandoned; an owner can resend or replay them. Refuses non-moderators and an act that is unknown or
 * lifted.
 */
export async function liftVoids({ sql }: Context, id: string, act: Act): Promise<void> {
  requireRight(act.by, "votes", "lift the act");
  await sql.begin(async (tx) => {
    const [batch] = await tx<{ serverId: string; votes: number }[]>`
      update void_batch set state = 'lifting', reached_at = null, reached_id = null
      where id = ${isUuid(id) ? id : null} and state in ('voiding', 'void')
      returning server_id, votes`;
    if (!batch) throw await refuseLift(tx, id);
    const { serverId, votes } = batch;
    const change = { action: "votes_restored", serverId, subject: id, details: { votes } } as const;
    await recordAudit(tx, act, change);
  });
}

/** Lists the latest acts that voided many votes of a server. Refuses non-moderators. */
export async function listVoids(
  sql: Query,
  serverId: string,
  { by }: { by: Actor },
): Promise<VoidBatch[]> {
  requireRight(by, "votes", "show void votes");
  const rows = await sql<VoidBatch[]>`
    select b.id, b.since, b.until, b.younger_days, b.sharing, b.source, b.reason, b.voided_at, b.state, b.votes,
      m.username as voided_by
    from void_batch b
    left join account m on m.id = b.voided_by and m.deleted_at is null
    where b.server_id = ${serverId} order by b.voided_at desc, b.id limit ${LIST_LENGTH}`;
  return [...rows];
}

function describe({ since, until, youngerDays, sharing, source }: VoteSelection): AuditDetails {
  return {
    since: since.toISOString(),
    until: until.toISOString(),
    ...youngerDays === null ? {} : { younger_days: youngerDays },
    ...sharing === null ? {} : { sharing },
    ...source === null ? {} : { source },
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
    throw refusal("void_choice_invalid", { days: SPAN_MAX_DAYS });
  }
  for (const number of [choice.youngerDays, choice.sharing]) {
    if (number !== null && !(Number.isInteger(number) && number >= 1 && number <= NUMBER_MAX)) {
      throw refusal("void_choice_invalid", { number, max: NUMBER_MAX });
    }
  }
  return { ...choice, until };
}

/**
 * Builds the query for an act's votes that still count, with id, account and time, in no particular order. Votes cast
 * after the act are not part of it and don't count toward an address's total.
 */
export function chosenVotes(
  sql: Query,
  { serverId, since, until, youngerDays, sharing, source, voidedAt }: VoteSelection & {
    serverId: string;
    voidedAt: Date;
  },
) {
  return sql`
    select v.id, v.account_id, v.voted_at from vote v join account a on a.id = v.account_id
    where v.server_id = ${serverId} and v.voted_at >= ${since} and v.voted_at < ${until} and v.voided_at is null
      and (${source}::text is null or coalesce(v.source::text, 'unknown') = ${source})
      and (${youngerDays}::int is null or v.voted_at < a.created_at + ${youngerDays}::int * interval '24 hours')
      and (${sharing}::int is null or v.id in (
        -- The HMAC includes the day, so equal ones are from the same day.
        select vote_id from (
          select vote_id, count(*) over (partition by address) as votes from vote_origin
          where server_id = ${serverId} and voted_at < ${voidedAt}
            and voted_at >= date_trunc('day', ${since}::timestamptz, 'utc')
            and voted_at < date_trunc('day', ${until}::timestamptz, 'utc') + interval '24 hours'
        ) as shared where votes >= ${sharing}::int
      ))`;
}
