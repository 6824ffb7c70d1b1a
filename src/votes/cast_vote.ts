import { accountKey } from "../accounts/username.ts";
import type { Clock } from "../clock.ts";
import type { Query } from "../database/connect.ts";
import { Refusal } from "../errors.ts";
import type { ServerStatus } from "../servers/server.ts";
import { noteVote } from "../tracing.ts";
import type { NudgeContext } from "../trail/context.ts";
import { uuidV7 } from "../uuid_v7.ts";
import { type Casting, castTogether } from "./cast_together.ts";
import type { VoteRow } from "./vote_repository.ts";
import { dayEnd, dayOf, votedToday } from "./voting_day.ts";

/** Tries for a vote whose obstacle is gone when it is looked for. */
const TRIES_MAX = 3;

/** Result of casting a vote. */
export type VoteOutcome =
  | { kind: "cast"; voteId: string; votedAt: Date }
  /** Today's vote may be void meanwhile: its day stays spent. */
  | { kind: "already_voted"; nextVoteAt: Date };

/** Why the ticket of a vote does not let it in. */
export type TicketFault =
  /** The proof was already used for another vote. */
  | { kind: "proof_spent" }
  /** This address or its network has cast too many votes today. */
  | { kind: "address_full"; nextVoteAt: Date };

/** Why a vote may not be cast as an account. */
export type VoterFault =
  /** A link or a typed name says who votes, and that account's player has to sign in for it. */
  | { kind: "sign_in_needed" }
  /** The account's own email address is not confirmed. */
  | { kind: "email_unconfirmed" };

/** A player's vote to cast for a server, timed to the millisecond. */
export interface Wish {
  slug: string;
  username: string;
  now: Date;
}

/** Context of a vote. */
export interface VoteContext extends NudgeContext {
  /** Whether the day of a vote can be told. */
  clock: Clock;
}

/**
 * Casts a player's vote for a server: last vote, history, counter and one outbox row per active key with a webhook
 * URL, the reward where the server has an inbox, all or nothing (SPEC §1, §6.1). A second vote on the same UTC day is an outcome, not an error. Refuses an
 * unknown server or account, a disabled account, a server that is not approved, and every vote while the clock is off.
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

/** Refuses a vote whose day is uncertain: it could count for tomorrow. */
export async function requireClock(clock: Clock, now: Date): Promise<void> {
  if (await clock.isRight(now)) return;
  throw new Refusal("clock_off", "Cannot vote: this host's clock and the database's disagree");
}

/** Casts a vote, or explains why not. A vote is cast once, however often this is called with it. */
export async function castOrExplain(
  { sql, nudge }: VoteContext,
  casting: Casting,
  /** Why a voter without an account cannot vote. */
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

/** Explains what stands in the way of a vote; undefined if nothing does. */
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

/** The obstacles to a vote, as far as there are any. */
export interface Obstacles {
  /** Null: there is no such account. */
  accountId: string | null;
  /** Null: there is no such server. */
  status: ServerStatus | null;
  /** Whether a moderator disabled it. */
  isDisabled: boolean;
  /** Whether its player has to sign in for this vote. */
  needsSignIn: boolean;
  /** Whether its email address has to be confirmed for this vote. */
  isUnconfirmed: boolean;
  /** The player's last vote for the server that counts. */
  voteId: string | null;
  /** The UTC day of the player's last vote for the server, be it void or not. */
  votedOn: Date | null;
  isSpent: boolean;
  isFull: boolean;
}

/** Finds out why nothing was written of a vote. */
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
