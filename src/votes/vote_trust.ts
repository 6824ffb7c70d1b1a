import type { Query } from "../database/connect.ts";

/**
 * How well an account is known, the least first: `confirmed` by an email address or by an identity (an account at a
 * provider that is linked to it), `established` by an identity that is a month old, where its provider tells the age. A
 * passkey changes nothing: a program makes as many as it likes.
 */
export const VOTE_TRUSTS = ["none", "confirmed", "established"] as const;

/** The trust of a vote is that of its account at that moment. A vote cast before trust was recorded has none. */
export type VoteTrust = typeof VOTE_TRUSTS[number];

/** Days after which an identity is established. */
export const ESTABLISHED_DAYS = 30;

/**
 * How many times as many votes an address and a network may have cast before such a voter is refused, or a proof takes
 * more work. Schools and dormitories share an address; fake accounts that are old are rare.
 */
export const LEEWAY: Readonly<Record<VoteTrust, number>> = {
  none: 1,
  confirmed: 2,
  established: 4,
};

/** A part of a statement. */
type Part = ReturnType<Query>;

/** Builds the trust of an account at a time. `identities` are its rows of `identity`. */
export function trustOf(
  sql: Query,
  { identities, isConfirmed, at }: { identities: Part; isConfirmed: Part; at: Part },
) {
  return sql`coalesce(
    (
      select case
        when min(made_at) <= ${at} - ${ESTABLISHED_DAYS}::int * interval '24 hours' then 'established'
        when count(*) > 0 then 'confirmed'
      end
      from ${identities}
    ),
    case when ${isConfirmed} then 'confirmed' else 'none' end
  )::vote_trust`;
}

/** Builds the leeway of a trust. */
export function leewayOf(sql: Query, trust: Part) {
  return sql`case ${trust}
    when 'established' then ${LEEWAY.established}::int
    when 'confirmed' then ${LEEWAY.confirmed}::int
    else ${LEEWAY.none}::int
  end`;
}
