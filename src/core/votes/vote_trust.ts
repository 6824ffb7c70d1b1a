import type { Query, SqlFragment } from "../database/connect.ts";

/**
 * How well an account is known, starting with the least: `confirmed` by an email address or by an identity (a linked
 * account at a provider), `established` by an identity that is a month old, if its provider states the age. A passkey
 * changes nothing, because a program can create any number of them.
 */
export const VOTE_TRUSTS = ["none", "confirmed", "established"] as const;

/**
 * The trust of a vote is that of its account at that moment. A vote that was cast before trust was recorded doesn't
 * have one.
 */
export type VoteTrust = typeof VOTE_TRUSTS[number];

/** Days after which an identity is established. */
const ESTABLISHED_DAYS = 30;

/**
 * Factor by which an address and a network may exceed their limits before a voter of this trust is refused, or a proof
 * takes more work. Schools and dormitories share an address; fake accounts that are old are rare.
 */
export const LEEWAY: Readonly<Record<VoteTrust, number>> = {
  none: 1,
  confirmed: 2,
  established: 4,
};

/** Builds an array with an element for each identity of an account: whether it is established at a time. */
export function identitiesOf(
  sql: Query,
  { accountId, at, isLocked = false }: {
    accountId: SqlFragment;
    at: SqlFragment;
    /** Whether to lock the identities, so that unlinking one waits for the transaction. */
    isLocked?: boolean;
  },
) {
  return sql`array(
    select (made_at <= ${at} - ${ESTABLISHED_DAYS}::int * interval '24 hours') is true from identity
    where account_id = ${accountId} ${isLocked ? sql`for key share` : sql``}
  )`;
}

/** Builds the trust of an account with these identities. */
export function trustOf(
  sql: Query,
  { identities, isConfirmed }: { identities: SqlFragment; isConfirmed: SqlFragment },
) {
  return sql`case
    when true = any(${identities}) then 'established'
    when ${identities} <> '{}' or ${isConfirmed} then 'confirmed'
    else 'none'
  end::vote_trust`;
}

/** Builds the leeway of a row's `trust`. */
export function leewayOf(sql: Query) {
  return sql`case trust
    when 'established' then ${LEEWAY.established}::int
    when 'confirmed' then ${LEEWAY.confirmed}::int
    else ${LEEWAY.none}::int
  end`;
}
