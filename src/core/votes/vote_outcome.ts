import { otherNames } from "../accounts/other_names.ts";
import type { Query } from "../database/connect.ts";
import { refusal, type RefusalValues } from "../refusals/refusal.ts";
import type { ServerStatus } from "../servers/server.ts";
import type { VoteRow } from "./vote_repository.ts";
import { dayEnd, dayOf } from "../time/day.ts";
import { identitiesOf, leewayOf, trustOf } from "./vote_trust.ts";
import { votedToday } from "./voting_day.ts";
import { isNameUsed } from "./vote_name.ts";

/** Result of casting a vote. */
export type VoteOutcome =
  | { kind: "cast"; voteId: string; votedAt: Date }
  /** Today's vote may have been voided since; the day stays spent unless it was given back. */
  | { kind: "already_voted"; nextVoteAt: Date };

/** The same ballot cast that vote before, such as because a proxy sent it twice. */
type CastBefore = { kind: "cast_before"; voteId: string };

/**
 * Result of casting a ballot. `unknown` means that the database connection was lost during the vote and did not recover
 * in time.
 */
export type BallotOutcome =
  | VoteOutcome
  | CastBefore
  | TicketFault
  | VoterFault
  | { kind: "unknown" };

/** Why a ticket does not admit its vote. */
type TicketFault =
  /** The proof was already used for another vote. */
  | { kind: "proof_spent" }
  /** This address or its network has cast too many votes today for accounts of this trust. */
  | { kind: "address_full"; nextVoteAt: Date };

/** Why a vote may not be cast as an account. */
type VoterFault =
  /** The account no longer has the name that it was to vote under. */
  | { kind: "name_gone" }
  /** Another account voted under the same name that day: by a link too, or as nothing proves it for either. */
  | { kind: "name_used"; nextVoteAt: Date }
  /** A link or a typed name names the voter, but that account's player has to sign in to vote. */
  | { kind: "sign_in_needed" }
  /** The account's own email address is not confirmed. */
  | { kind: "email_unconfirmed" };

/** Everything that may prevent a vote. */
export interface Obstacles {
  /** Null if there is no such account. */
  accountId: string | null;
  /** Null if there is no such server. */
  status: ServerStatus | null;
  /** Whether a moderator disabled the account. */
  isDisabled: boolean;
  /** Whether the player has to sign in for this vote. */
  needsSignIn: boolean;
  /** Whether the account's email address has to be confirmed for this vote. */
  isUnconfirmed: boolean;
  /** Whether the account lacks the name that it was to vote under. */
  isNameGone: boolean;
  /** Whether another account spent that name's vote on the same UTC day, as in `isNameUsed`. */
  isNameUsed: boolean;
  /** The player's last vote for the server that counts. */
  voteId: string | null;
  /** The UTC day of the player's last vote for the server, whether or not it was voided. */
  votedOn: Date | null;
  isSpent: boolean;
  /** The vote that the proof was spent on, if any. */
  spentOn: string | null;
  /** Whether the address or its network has cast all that accounts of this trust may. */
  isFull: boolean;
}

/** Finds out why a vote wrote nothing. */
export async function findObstacles(
  sql: Query,
  { slug, voter, votedAt, source, gameName, needsVerifiedEmail = false, ticket }: VoteRow,
): Promise<Obstacles> {
  const accountId = "accountId" in voter ? voter.accountId : null;
  const nameKey = "nameKey" in voter ? voter.nameKey : null;
  const { proof = null, address = null, perAddress = null } = ticket ?? {};
  const { network = null, perNetwork = null } = ticket ?? {};
  const { key: nameVoted = null, isVouched = false } = gameName ?? {};
  const day = dayOf(votedAt);
  const isSteamId = sql`exists (
    select from ${otherNames(sql, sql`a.id`)} as o where name_key = ${nameVoted} and is_proved
  )`;
  const isUsed = isNameUsed(sql, {
    name: sql`${nameVoted}::text`,
    isProved: sql`(${isVouched}::boolean or ${isSteamId})`,
    isVouched: sql`${isVouched}::boolean`,
    isLink: sql`(${source}::text = 'link')`,
    day: sql`${day}::date`,
  });
  const known = { accountId: sql`a.id`, at: sql`${votedAt}::timestamptz` };
  const trust = trustOf(sql, {
    identities: identitiesOf(sql, known),
    isConfirmed: sql`a.email_verified`,
  });
  const [obstacles] = await sql<Obstacles[]>`
    select a.id as account_id, a.disabled_at is not null as is_disabled, s.status, l.vote_id, l.voted_on,
      a.email is not null and case ${source}::text
        when 'typed_name' then true
        when 'link' then not exists (select from link_agreement where account_id = a.id and server_id = s.id)
        else false
      end as needs_sign_in,
      ${needsVerifiedEmail} and a.email_verified is false as is_unconfirmed,
      ${nameVoted}::text is not null and not exists (
        select from ${otherNames(sql, sql`a.id`)} as o
        where name_key = ${nameVoted}
          and not exists (select from account where username_key = o.name_key and disabled_at is not null)
      ) as is_name_gone,
      ${isUsed} as is_name_used,
      p.proof is not null as is_spent, p.vote_id as spent_on,
      exists (
        select from vote_address
        where day = ${day} and server_id = s.id and (
          address = ${address} and votes >= ${perAddress}::int * ${leewayOf(sql)}
          or address = ${network} and votes >= ${perNetwork}::int * ${leewayOf(sql)}
        )
      ) as is_full
    from (
      select coalesce(
        ${accountId}::uuid,
        (select id from account where username_key = ${nameKey}),
        (select account_id from former_name where name_key = ${nameKey})
      ) as account_id
    ) as w
    left join account a on a.id = w.account_id and a.deleted_at is null
    left join server s on s.slug = ${slug}
    left join last_vote l on l.server_id = s.id and l.account_id = a.id
    left join spent_proof p on p.proof = ${proof}
    cross join lateral (select ${trust} as trust offset 0) as t`;
  if (!obstacles) throw new Error("a statement of one row returned none");
  return obstacles;
}

/** Why a voter without an account can't vote. */
export type NoAccount = RefusalValues<"account_unknown">;

/**
 * Explains what prevents a vote. Returns undefined if nothing does any longer. Refuses an unknown or disabled account, and a
 * server that is unknown or not approved.
 */
export function explainNoVote(
  { accountId, isDisabled, status, voteId, votedOn, isSpent, spentOn, isFull, ...voter }: Obstacles,
  { vote: { slug, votedAt: now }, noAccount }: {
    vote: Pick<VoteRow, "slug" | "votedAt">;
    noAccount: NoAccount;
  },
): BallotOutcome | undefined {
  if (accountId === null) throw refusal("account_unknown", noAccount);
  if (isDisabled) throw refusal("account_disabled", { doing: "vote" });
  if (status === null) throw refusal("server_unknown", { slug });
  if (status !== "approved") {
    throw refusal("server_not_approved", { doing: "vote", slug, status });
  }
  if (voter.needsSignIn) return { kind: "sign_in_needed" };
  if (voter.isUnconfirmed) return { kind: "email_unconfirmed" };
  const isDone = votedOn !== null && votedToday(votedOn, now);
  if (isSpent && isDone && voteId !== null && spentOn === voteId) {
    return { kind: "cast_before", voteId };
  }
  if (isSpent) return { kind: "proof_spent" };
  if (isDone) return { kind: "already_voted", nextVoteAt: dayEnd(votedOn) };
  if (voter.isNameGone) return { kind: "name_gone" };
  if (voter.isNameUsed) return { kind: "name_used", nextVoteAt: dayEnd(now) };
  return isFull ? { kind: "address_full", nextVoteAt: dayEnd(now) } : undefined;
}
