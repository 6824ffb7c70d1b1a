import { accountKey } from "../accounts/username.ts";
import type { Clock } from "../time/clock.ts";
import type { Query } from "../database/connect.ts";
import { Refusal } from "../errors.ts";
import type { ServerStatus } from "../servers/server.ts";
import { noteVote } from "../tracing.ts";
import type { NudgeContext } from "../trail/context.ts";
import { uuidV7 } from "../uuid_v7.ts";
import { type Casting, castTogether } from "./cast_together.ts";
import type { VoteRow } from "./vote_repository.ts";
import { votedToday } from "./voting_day.ts";
import { dayEnd, dayOf } from "../time/day.ts";

/** Attempts for a vote whose obstacle is gone by the time it is looked up. */
const TRIES_MAX = 3;

/** Result of casting a vote. */
export type VoteOutcome =
  | { kind: "cast"; voteId: string; votedAt: Date }
  /** Today's vote may have been voided since; the day stays spent. */
  | { kind: "already_voted"; nextVoteAt: Date };

/** Why a ticket does not admit its vote. */
export type TicketFault =
  /** The proof was already used for another vote. */
  | { kind: "proof_spent" }
  /** This address or its network has cast too many votes today. */
  | { kind: "address_full"; nextVoteAt: Date };

/** Why a vote may not be cast as an account. */
export type VoterFault =
  /** A link or a typed name names the voter, but that account's player has to sign in to vote. */
  | { kind: "sign_in_needed" }
  /** The account's own email address is not confirmed. */
  | { kind: "email_unconfirmed" };

/** A request to cast a player's vote for a server, timed to the millisecond. */
export interface Wish {
  slug: string;
  username: string;
  now: Date;
}

/** Context for casting a vote. */
export interface VoteContext extends NudgeContext {
  /** Decides whether the day of a vote is certain. */
  clock: Clock;
}

/**
 * Casts a player's vote for a server. Writes the last vote, the history, the counter, one outbox row per active key
 * with a webhook URL, and the reward if the server has an inbox, all in one transaction (SPEC §1, §6.1). A second vote
 * on the same UTC day is an outcome, not an error. Refuses an unknown server or account, a disabled account, a server
 * that is not approved, and every vote while the clock is off.
 */
export async function castVote(
  context: VoteContext,
  { slug, username, now }: Wish,
): Promise<VoteOutcome> {
  await requireClock(context.clock, now);
  const voter = { nameKey: accountKey(username) };
  const vote = { voteId: uuidV7(now), slug, voter, votedAt: now, source: "operator" as const };
  const outcome = await castOrExplain(context, { vote }, `there is no account "${username}"`);
  if (outcome.kind === "cast" || outcome.kind === "already_voted") return outcome;
  throw new Error("a vote without a ticket was judged by one");
}

/** Refuses a vote whose day is uncertain, because it could count for tomorrow. */
export async function requireClock(clock: Clock, now: Date): Promise<void> {
  if (await clock.isRight(now)) return;
  throw new Refusal("clock_off", "Cannot vote: this host's clock and the database's disagree");
}

/** Casts a vote, or explains why it can't be cast. Repeated calls with the same vote cast it once. */
export async function castOrExplain(
  { sql, nudge }: VoteContext,
  casting: Casting,
  /** Why a voter without an account can't vote. */
  noAccount: string,
): Promise<VoteOutcome | TicketFault | VoterFault> {
  const { vote } = casting;
  const { voteId, votedAt } = vote;
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const isDue = await castTogether(sql, casting);
    const obstacles = isDue === undefined ? await findObstacles(sql, vote) : undefined;
    if (obstacles === undefined || obstacles.voteId === voteId) {
      noteVote(voteId);
      if (isDue !== false) nudge();
      return { kind: "cast", voteId, votedAt };
    }
    const outcome = explainNoVote(obstacles, { vote, noAccount });
    if (outcome) return outcome;
  }
  throw new Error("a vote was neither cast nor refused");
}

/** Explains what prevents a vote. Returns undefined if nothing does. */
export function explainNoVote(
  { accountId, isDisabled, status, votedOn, isSpent, isFull, ...voter }: Obstacles,
  { vote: { slug, votedAt: now }, noAccount = "" }: { vote: VoteRow; noAccount?: string },
): VoteOutcome | TicketFault | VoterFault | undefined {
  if (accountId === null) throw new Refusal("account_unknown", `Cannot vote: ${noAccount}`);
  if (isDisabled) {
    throw new Refusal("account_disabled", "Cannot vote: a moderator disabled the account");
  }
  if (status === null) throw new Refusal("server_unknown", `There is no server "${slug}"`);
  if (status !== "approved") {
    throw new Refusal("server_not_approved", `Cannot vote: server "${slug}" is ${status}`);
  }
  if (voter.needsSignIn) return { kind: "sign_in_needed" };
  if (voter.isUnconfirmed) return { kind: "email_unconfirmed" };
  if (votedOn !== null && votedToday(votedOn, now)) {
    return { kind: "already_voted", nextVoteAt: dayEnd(votedOn) };
  }
  if (isSpent) return { kind: "proof_spent" };
  return isFull ? { kind: "address_full", nextVoteAt: dayEnd(now) } : undefined;
}

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
  /** The player's last vote for the server that counts. */
  voteId: string | null;
  /** The UTC day of the player's last vote for the server, whether or not it was voided. */
  votedOn: Date | null;
  isSpent: boolean;
  isFull: boolean;
}

/** Finds out why a vote wrote nothing. */
export async function findObstacles(
  sql: Query,
  { slug, voter, votedAt, source, needsVerifiedEmail = false, ticket }: VoteRow,
): Promise<Obstacles> {
  const accountId = "accountId" in voter ? voter.accountId : null;
  const nameKey = "nameKey" in voter ? voter.nameKey : null;
  const { proof = null, address = null, perAddress = null } = ticket ?? {};
  const { network = null, perNetwork = null } = ticket ?? {};
  const [obstacles] = await sql<Obstacles[]>`
    select a.id as account_id, a.disabled_at is not null as is_disabled, s.status, l.vote_id, l.voted_on,
      a.email is not null and case ${source}::text
        when 'typed_name' then true
        when 'link' then not exists (select from link_agreement where account_id = a.id and server_id = s.id)
        else false
      end as needs_sign_in,
      ${needsVerifiedEmail} and a.email_verified is false as is_unconfirmed,
      exists (select from spent_proof where proof = ${proof}) as is_spent,
      exists (
        select from vote_address
        where day = ${dayOf(votedAt)} and server_id = s.id and (
          address = ${address} and votes >= ${perAddress} or address = ${network} and votes >= ${perNetwork}
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
    left join last_vote l on l.server_id = s.id and l.account_id = a.id`;
  if (!obstacles) throw new Error("a statement of one row returned none");
  return obstacles;
}
