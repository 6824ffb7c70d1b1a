import type { Query } from "../database/connect.ts";

type Part = ReturnType<Query>;

/** A vote in a statement that has its server as `s` and its account as `a`. */
interface NamedVote {
  /** The key of the name that it is cast under; null: the account's own one. */
  name: Part;
  /** Whether a sign-in with Steam or the server's link proves that name. */
  isProved: Part;
  /** Whether the server's link names the player. */
  isVouched: Part;
  /** Whether the link votes without a session. */
  isLink: Part;
  /** The UTC day. */
  day: Part;
}

/**
 * Builds the condition that a vote's name, if it isn't its account's own or comes with a link, has spent its day: by another
 * account that voted for the server under it. So a player in a game gets one reward a day by the server's links and by
 * their sign-in with Steam, and one by all accounts that added the name without proof.
 */
export function isNameUsed(
  sql: Query,
  { name, isProved, isVouched, isLink, day }: NamedVote,
): Part {
  return sql`case
    when ${name} is not null then exists (
      select from vote_name
      where server_id = s.id and name_key = ${name} and voted_on = ${day} and is_proved = ${isProved}
    ) or ${isProved} and exists (
      select from account o join last_vote used on used.server_id = s.id and used.account_id = o.id
      where o.username_key = ${name} and o.email is null and used.voted_on = ${day} and (
        ${isVouched}
        or exists (select from vote where id = used.vote_id and voted_at = used.voted_at and source = 'link')
      )
    )
    when ${isLink} then exists (
      select from vote_name
      where server_id = s.id and name_key = a.username_key and voted_on = ${day} and is_proved
    )
    else false
  end`;
}
