import type { Query } from "../../../core/database/connect.ts";
import type { Pools } from "../../../core/database/pools.ts";
import { isOutOfReach } from "../../keys/votifier_name.ts";
import type { BallotRules } from "./ballot_rules.ts";
import { type BotCheckPurpose, ticketOf, type Verdict } from "./bot_check.ts";
import {
  type Ballot,
  castBallot,
  type VoteContext,
  type Voter,
} from "../../../core/votes/cast_vote.ts";
import type { BallotOutcome } from "../../../core/votes/vote_outcome.ts";

/** A voter, with the facts that decide whether they may vote. */
export type BallotVoter =
  & Voter
  & {
    emailVerified: boolean;
    /** The purpose that their proof is valid for. */
    purpose: BotCheckPurpose;
  }
  & (
    | { by: "session"; username: string }
    /** The name is undefined until it is typed. */
    | { by: "typed_name"; username: string | undefined }
    | {
      by: "link";
      username: string;
      /** Whether the player has a sign-in and hasn't agreed that the server's links vote for them. */
      needsSignIn: boolean;
    }
  );

/** A ballot form as sent. */
interface SentBallot extends Pick<Ballot, "agrees" | "now" | "giveUp" | "inDoubt"> {
  server: { id: string; slug: string };
  /** The answer to the bot check. Undefined if the browser didn't send one. */
  answer: string | undefined;
  /** The client's IP address. */
  address: string;
}

/** Why a voter has no ballot for a server, with the name that this is about. */
export type Ineligibility =
  | { kind: "sign_in_needed" | "out_of_reach"; username: string }
  | { kind: "unconfirmed" };

/** Result of a sent ballot: why it was refused, or the outcome of its vote. */
export type SentBallotOutcome =
  | BallotOutcome
  | Exclude<Verdict, { kind: "passed" }>
  /** The answer to the bot check is missing. */
  | { kind: "missing" }
  /** `findIneligibility` says why. */
  | { kind: "ineligible" };

/** What `findIneligibility` needs. */
interface EligibilityContext {
  sql: Query;
  ballots: Pick<BallotRules, "needsVerifiedEmail">;
}

/**
 * Casts the ballot that a voter sent, if they may vote and passed the bot check. Throws the refusals of `castBallot`.
 */
export async function castFor(
  context: VoteContext & { pools: Pick<Pools, "votes">; ballots: BallotRules },
  voter: BallotVoter,
  { server, answer, address, ...sent }: SentBallot,
): Promise<SentBallotOutcome> {
  const { check, needsVerifiedEmail, originOf } = context.ballots;
  if (await findIneligibility(context, voter, server.id)) return { kind: "ineligible" };
  if (answer === undefined) return { kind: "missing" };
  const verdict = await check.judge(answer, voter.purpose, { now: sent.now, address });
  if (verdict.kind !== "passed") return verdict;
  const ticket = ticketOf(verdict.proof, originOf(address, sent.now));
  const { pools, nudge, clock } = context;
  return await castBallot({ sql: pools.votes, nudge, clock }, voter, {
    ...sent,
    slug: server.slug,
    needsVerifiedEmail,
    ticket,
  });
}

/** Returns why a voter can't vote for a server on any day, or undefined if they can. */
export async function findIneligibility(
  { sql, ballots }: EligibilityContext,
  voter: BallotVoter,
  serverId: string,
): Promise<Ineligibility | undefined> {
  if (voter.by === "link" && voter.needsSignIn) {
    return { kind: "sign_in_needed", username: voter.username };
  }
  const { emailVerified, username } = voter;
  if (ballots.needsVerifiedEmail && !emailVerified) return { kind: "unconfirmed" };
  if (username === undefined || !await isOutOfReach(sql, { serverId, username })) return undefined;
  return { kind: "out_of_reach", username };
}
