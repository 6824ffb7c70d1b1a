import type { Query } from "../../../core/database/connect.ts";
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
    /** The name of the vote. "" until it is typed. */
    username: string;
    emailVerified: boolean;
    /** The purpose that their proof is valid for. */
    purpose: BotCheckPurpose;
  }
  & (
    | { by: "session" | "typed_name" }
    | {
      by: "link";
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

/** Reasons why a voter has no ballot for a server. */
export type Ineligibility = "sign_in_needed" | "unconfirmed" | "out_of_reach";

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
  context: VoteContext & { ballots: BallotRules },
  voter: BallotVoter,
  { server, answer, address, ...sent }: SentBallot,
): Promise<SentBallotOutcome> {
  const { check, needsVerifiedEmail, originOf } = context.ballots;
  if (await findIneligibility(context, voter, server.id)) return { kind: "ineligible" };
  if (answer === undefined) return { kind: "missing" };
  const verdict = await check.judge(answer, voter.purpose, { now: sent.now, address });
  if (verdict.kind !== "passed") return verdict;
  const ticket = ticketOf(verdict.proof, originOf(address, sent.now));
  return await castBallot(context, voter, {
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
  const { emailVerified, username } = voter;
  if (voter.by === "link" && voter.needsSignIn) return "sign_in_needed";
  if (ballots.needsVerifiedEmail && !emailVerified) return "unconfirmed";
  const isTyped = username !== "";
  return isTyped && await isOutOfReach(sql, { serverId, username }) ? "out_of_reach" : undefined;
}
