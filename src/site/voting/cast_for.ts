import type { NamedAccount } from "../../core/accounts/account_repository.ts";
import { accountKey } from "../../core/accounts/username.ts";
import type { Query } from "../../core/database/connect.ts";
import { isOutOfReach } from "../../core/keys/votifier_name.ts";
import type { BallotRules } from "./ballot_rules.ts";
import type { Purpose, Verdict } from "../../core/votes/bot_check.ts";
import type { Casting } from "../../core/votes/cast_together.ts";
import { castBallot, castForPlayer, type VoteContext } from "../../core/votes/cast_vote.ts";
import type { BallotOutcome } from "../../core/votes/vote_outcome.ts";
import type { VoteRow } from "../../core/votes/vote_repository.ts";

/** The voter of a ballot, identified by their session, by the server's link, or by a name they type. */
export type BallotVoter =
  & {
    /** Empty until it is typed. */
    username: string;
    emailVerified: boolean;
    /** The purpose that their proof is valid for. */
    purpose: Purpose;
    /** Set if a link's player has to sign in. */
    needsSignIn?: object | undefined;
  }
  & (
    | {
      by: "session";
      accountId: string;
      /** Whether `username` is another name of the account than its own. */
      isOtherName?: boolean | undefined;
      /** Whether the server's link proves that name. */
      isVouched?: boolean | undefined;
    }
    | {
      by: "link" | "name";
      /** Undefined: the account is created with the first vote. */
      accountId: string | undefined;
      /** The account of the name, if it has one. */
      account?: NamedAccount | undefined;
    }
  );

/** A ballot as its voter sent it. */
export interface SentBallot extends Omit<Casting, "vote">, Pick<VoteRow, "agrees"> {
  server: { id: string; slug: string };
  /** The answer to the bot check. Undefined if the browser sent none. */
  answer: string | undefined;
  /** The client's address. */
  address: string;
  now: Date;
}

/** Why a voter has no ballot for a server. */
export type Ineligibility = "sign_in_needed" | "unconfirmed" | "out_of_reach";

/** Result of a sent ballot: why it was not admitted, or what became of its vote. */
export type SentBallotOutcome =
  | BallotOutcome
  | Exclude<Verdict, { kind: "passed" }>
  /** The answer to the bot check is missing. */
  | { kind: "missing" }
  /** `findIneligibility` says why. */
  | { kind: "ineligible" };

/** What decides whether a voter may vote. */
interface EligibilityContext {
  sql: Query;
  ballots: Pick<BallotRules, "needsVerifiedEmail">;
}

/**
 * Casts the ballot that a voter sent: as their account if they are signed in, or else as the player that the link or
 * they themselves name. Refuses what `castBallot` and `castForPlayer` refuse.
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
  const ballot = {
    ...sent,
    slug: server.slug,
    needsVerifiedEmail,
    proof: verdict.proof,
    ...originOf(address, sent.now),
  };
  if (voter.by === "session") {
    const { accountId, isOtherName, isVouched } = voter;
    const gameName = isOtherName ? accountKey(voter.username) : undefined;
    return await castBallot(context, { ...ballot, accountId, gameName, isVouched });
  }
  return await castForPlayer(context, {
    ...ballot,
    player: voter.username,
    account: voter.account,
    vouchedBy: voter.by === "link" ? server.id : null,
  });
}

/** Finds out why a voter can't vote for a server, on any day. Returns undefined if they can. */
export async function findIneligibility(
  { sql, ballots }: EligibilityContext,
  { needsSignIn, emailVerified, username }: BallotVoter,
  serverId: string,
): Promise<Ineligibility | undefined> {
  if (needsSignIn) return "sign_in_needed";
  if (ballots.needsVerifiedEmail && !emailVerified) return "unconfirmed";
  const isTyped = username !== "";
  return isTyped && await isOutOfReach(sql, { serverId, username }) ? "out_of_reach" : undefined;
}
