import type { Query, SqlFragment } from "../database/connect.ts";
import { otherNames, STEAM } from "../accounts/other_names.ts";
import type { VoteSource } from "./vote_source.ts";

/** Another name of an account, under which it votes. */
export interface VoteName {
  /** The name's key, as `accountKey` returns it. */
  key: string;
  /** Whether the server's link proves the name. */
  isVouched: boolean;
}

/** The name of a vote to cast, and its proof. */
interface NamedRow {
  source: VoteSource;
  gameName?: VoteName | undefined;
}

/** The expressions of a vote in a statement where its server is `s` and its account `a`. */
interface NamedVote {
  /** The key of the name that the vote is cast under. Null for the account's own name. */
  name: SqlFragment;
  /** Whether a sign-in with Steam or the server's link proves that name. */
  isProved: SqlFragment;
  /** Whether the server's link names the player. */
  isVouched: SqlFragment;
  /** Whether the vote comes through a link, without a session. */
  isLink: SqlFragment;
  /** The UTC day of the vote. */
  day: SqlFragment;
}

/**
 * Builds the parts of the statement that find the name (`n`) that each vote (`w`) of an account (`a`) is cast under.
 * Most statements have no such names, and these parts cost them nothing. A vote by a link records even its account's
 * own name if another account added or proved it, so that the key of `vote_name` admits only one of two simultaneous
 * votes of that player.
 */
export function findVoteNames(sql: Query, votes: readonly NamedRow[]) {
  if (!haveNames(votes)) return { columns: sql`a.username`, join: sql``, condition: sql`true` };
  const isUsed = isNameUsed(sql, {
    name: sql`n.name_key`,
    isProved: sql`n.is_proved`,
    isVouched: sql`(w.is_vouched is true)`,
    isLink: sql`(w.source = 'link')`,
    day: sql`(w.voted_at at time zone 'utc')::date`,
  });
  return {
    columns: sql`
      coalesce(n.username, a.username) as username,
      case
        when n.name_key is not null then n.name_key
        when w.source = 'link' and (
          exists (select from game_name where name_key = a.username_key and account_id <> a.id)
          or exists (
            select from identity where provider = ${STEAM} and subject = a.username_key and account_id <> a.id
          )
        ) then a.username_key
      end as name_key,
      coalesce(n.is_proved, true) as is_proved`,
    join: sql`
      left join lateral (
        select name_key, username, is_proved or w.is_vouched is true as is_proved
        from ${otherNames(sql, sql`a.id`)} as o
        where name_key = w.game_name
          and not exists (select from account where username_key = o.name_key and disabled_at is not null)
        order by is_proved desc limit 1
      ) as n on true`,
    condition: sql`(w.game_name is null or n.name_key is not null) and not ${isUsed}`,
  };
}

/**
 * Builds the CTE that records the names that `findVoteNames` found, with a comma, or nothing if there are none. They
 * have a table of their own, because a column in each table that shows a name would be a copy in six places.
 */
export function noteVoteNames(sql: Query, votes: readonly NamedRow[]) {
  if (!haveNames(votes)) return sql``;
  return sql`
    named as (
      insert into vote_name (vote_id, server_id, account_id, voted_on, name_key, username, is_proved)
      select vote_id, server_id, account_id, voted_on, name_key, username, is_proved from ballot
      where name_key is not null
    ),`;
}

/**
 * Returns whether one of the votes may be under a name other than its account's own, or may come through a link and
 * conflict with such a vote.
 */
function haveNames(votes: readonly NamedRow[]): boolean {
  return votes.some(({ gameName, source }) => gameName !== undefined || source === "link");
}

/**
 * Builds the condition that a vote's name was already used that day: another account voted for the server under it.
 * Applies to votes under a name other than the account's own, and to votes by a link. So a player in a game gets one
 * reward a day for the server's links and their sign-in with Steam together, and one for all accounts that added the
 * name without proof. With `offset 0`, a plan looks the name up; without, it may read the whole table for a hash.
 */
export function isNameUsed(
  sql: Query,
  { name, isProved, isVouched, isLink, day }: NamedVote,
): SqlFragment {
  return sql`case
    when ${name} is not null then exists (
      select from vote_name
      where server_id = s.id and name_key = ${name} and voted_on = ${day} and is_proved = ${isProved}
      offset 0
    ) or ${isProved} and exists (
      select from account o join last_vote used on used.server_id = s.id and used.account_id = o.id
      where o.username_key = ${name} and o.email is null and used.voted_on = ${day} and (
        ${isVouched}
        or exists (select from vote where id = used.vote_id and voted_at = used.voted_at and source = 'link' offset 0)
      )
    )
    when ${isLink} then exists (
      select from vote_name
      where server_id = s.id and name_key = a.username_key and voted_on = ${day} and is_proved
      offset 0
    )
    else false
  end`;
}
