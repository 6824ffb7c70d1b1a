import type { Query } from "../database/connect.ts";
import { Refusal } from "../errors.ts";

/** The longest span of one act: a month of history is read in less time than a page has. */
const SPAN_MAX_DAYS = 31;

/** Largest number that makes sense for a day or a count. */
const NUMBER_MAX = 100_000;

const DAY_MS = 86_400_000;

/** A choice among a server's votes: those for which all of it is true. */
export interface Choice {
  /** Cast at this moment or later. */
  since: Date;
  /** Cast before this one. */
  until: Date;
  /** By accounts that were younger than so many days then; null: of any age. */
  youngerDays: number | null;
  /** From addresses with at least so many votes for the server that UTC day; null: from any, known or not. */
  sharing: number | null;
}

/** A choice of an act. Votes cast after the act neither belong to it nor make an address busier. */
export interface ActsChoice extends Choice {
  serverId: string;
  voidedAt: Date;
}

/** Returns a choice that ends at `now` at the latest. Refuses one that is empty, too long or not in whole numbers. */
export function parseChoice(choice: Choice, now: Date): Choice {
  const until = new Date(Math.min(choice.until.getTime(), now.getTime()));
  const spanMs = until.getTime() - choice.since.getTime();
  if (!(spanMs > 0 && spanMs <= SPAN_MAX_DAYS * DAY_MS)) {
    throw invalid(
      `it must begin before it ends, in the past, and span ${SPAN_MAX_DAYS} days at most`,
    );
  }
  for (const number of [choice.youngerDays, choice.sharing]) {
    if (number !== null && !(Number.isInteger(number) && number >= 1 && number <= NUMBER_MAX)) {
      throw invalid(`${number} is not a whole number from 1 to ${NUMBER_MAX}`);
    }
  }
  return { ...choice, until };
}

/** The query for an act's votes that still count, with their id, account and time; not in any order. */
export function chosenVotes(
  sql: Query,
  { serverId, since, until, youngerDays, sharing, voidedAt }: ActsChoice,
) {
  return sql`
    select v.id, v.account_id, v.voted_at from vote v join account a on a.id = v.account_id
    where v.server_id = ${serverId} and v.voted_at >= ${since} and v.voted_at < ${until} and v.voided_at is null
      and (${youngerDays}::int is null or v.voted_at < a.created_at + ${youngerDays}::int * interval '1 day')
      and (${sharing}::int is null or v.id in (
        -- An HMAC has its day in it: equal ones are of one day.
        select vote_id from (
          select vote_id, count(*) over (partition by address) as votes from vote_origin
          where server_id = ${serverId} and voted_at < ${voidedAt}
            and voted_at >= date_trunc('day', ${since}::timestamptz, 'utc')
            and voted_at < date_trunc('day', ${until}::timestamptz, 'utc') + interval '1 day'
        ) as shared where votes >= ${sharing}::int
      ))`;
}

function invalid(why: string): Refusal {
  return new Refusal("void_choice_invalid", `Cannot choose votes: ${why}`);
}
