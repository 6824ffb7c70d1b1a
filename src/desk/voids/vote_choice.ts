import type { Query } from "../../core/database/connect.ts";
import { refusal } from "../../core/refusals/refusal.ts";
import { type Actor, requireRight } from "../../core/rights/actor.ts";
import { DAY_MS } from "../../core/time/day.ts";
import { VOTE_SOURCES, type VoteSource } from "../../core/votes/vote_source.ts";
import type { VoteKey } from "../../site/voting/moderation/vote_keys.ts";

/** The longest span of a choice. A month of history can be read within the time limit of a page. */
export const SPAN_MAX_DAYS = 31;

/** Most votes of a choice: as many as a page can examine, and one void batch can list, within its time limit. */
export const CHOICE_MAX = 20_000;

/** Largest sensible age in days. */
const NUMBER_MAX = 100_000;

/** The source of the chosen votes. `unknown` covers votes cast before sources were recorded. */
type ChosenSource = VoteSource | "unknown";

/** All chosen sources. */
export const CHOSEN_SOURCES = [...VOTE_SOURCES, "unknown"] as const;

/** A choice of a server's votes. A vote has to match every condition. */
export interface VoteChoice {
  /** Cast at or after this time. */
  since: Date;
  /** Cast before this time. */
  until: Date;
  /** Cast by accounts younger than this many days at the time. Null matches accounts of any age. */
  youngerDays: number | null;
  /** Cast through this source. Null matches any source. */
  source: ChosenSource | null;
  /** Cast by accounts that were neither confirmed nor established. Null matches any trust. */
  trust?: "none" | null | undefined;
}

/**
 * Finds a server's votes that count and match a choice, the oldest `CHOICE_MAX` of them. Refuses non-moderators and an
 * invalid choice.
 */
export async function findChosen(
  sql: Query,
  serverId: string,
  { by, now, choice }: { by: Actor; now: Date; choice: VoteChoice },
): Promise<VoteKey[]> {
  requireRight(by, "votes");
  const { since, until, youngerDays, source, trust = null } = parseChoice(choice, now);
  const rows = await sql<VoteKey[]>`
    select v.id, v.account_id, v.voted_at
    from vote v join account a on a.id = v.account_id
    where v.server_id = ${serverId} and v.voted_at >= ${since} and v.voted_at < ${until}
      and v.voided_at is null
      and (${source}::text is null or coalesce(v.source::text, 'unknown') = ${source})
      and (${trust}::text is null or coalesce(v.trust, 'none') = 'none')
      and (${youngerDays}::int is null or v.voted_at < a.created_at + ${youngerDays}::int * interval '24 hours')
    order by v.voted_at, v.id limit ${CHOICE_MAX}`;
  return [...rows];
}

/**
 * Returns a valid choice that ends at `now` at the latest. Refuses one that is empty, too long or not in whole numbers.
 */
export function parseChoice(choice: VoteChoice, now: Date): VoteChoice {
  const until = new Date(Math.min(choice.until.getTime(), now.getTime()));
  const spanMs = until.getTime() - choice.since.getTime();
  if (!(spanMs > 0 && spanMs <= SPAN_MAX_DAYS * DAY_MS)) {
    throw refusal("void_choice_invalid", { why: "span", days: SPAN_MAX_DAYS });
  }
  const { youngerDays: days } = choice;
  if (days !== null && !(Number.isInteger(days) && days >= 1 && days <= NUMBER_MAX)) {
    throw refusal("void_choice_invalid", { why: "number", max: String(NUMBER_MAX) });
  }
  return { ...choice, until };
}
