import { createHash } from "node:crypto";
import type { Query } from "../../../core/database/connect.ts";
import { refusal } from "../../../core/refusals/refusal.ts";
import type { Ticket, VoteOrigin } from "../../../core/votes/vote_repository.ts";

/** The purpose that a proof is valid for: a vote for a server by a voter, or an account form. */
export type BotCheckPurpose = { kind: "vote"; voter: string; serverId: string } | AccountPurpose;

/** An account form as the purpose of a proof. */
export interface AccountPurpose {
  kind: "sign_up" | "sign_in";
}

/** A completed check, valid for one purpose. */
interface Proof {
  /** Unique per proof. Stored as a hash until the proof expires. */
  id: string;
  expiresAt: Date;
}

/** Result of judging an answer. */
export type Verdict =
  | { kind: "passed"; proof: Proof }
  /** The challenge wasn't issued here, or was issued for another purpose. */
  | { kind: "forged" }
  | { kind: "expired" }
  /** The service that judges answers can't be reached. */
  | { kind: "unavailable" };

/**
 * Combines checks: challenges come from the first one, and answers to any of them are accepted. Each check has its own
 * key.
 */
export function eitherCheck(first: BotCheck, ...others: BotCheck[]): BotCheck {
  return {
    ...first,
    async judge(...asked) {
      for (const check of [first, ...others]) {
        const verdict = await check.judge(...asked);
        if (verdict.kind !== "forged") return verdict;
      }
      return { kind: "forged" };
    },
  };
}

/** The time at which a challenge is issued, and the amount of work that it asks for. */
interface ChallengeRequest {
  now: Date;
  /** The work of the proof, as a multiple of the usual amount. */
  effort: number;
  /** The client's IP address. Only its network can use the challenge. */
  address?: string | undefined;
}

/** Distinguishes people from programs before a vote is cast or an account is created. */
export interface BotCheck {
  kind: "proof_of_work" | "turnstile";
  /** Returns what the page passes to the widget: a challenge as JSON, or the site key. */
  pose(purpose: BotCheckPurpose, asking: ChallengeRequest): Promise<string>;
  /** Judges the answer that the widget put into the form. `address` is the client's IP address. */
  judge(
    answer: string,
    purpose: BotCheckPurpose,
    context: { now: Date; address: string },
  ): Promise<Verdict>;
}

/** What is needed to judge the answer in an account form. */
interface AnswerContext {
  sql: Query;
  check: BotCheck;
  now: Date;
  address: string;
}

/**
 * Judges the answer in an account form and uses up its proof, so that it pays for one attempt, whatever the outcome.
 * Refuses a wrong or used answer.
 */
export async function spendProof(
  { sql, check, ...context }: AnswerContext,
  answer: string,
  purpose: AccountPurpose,
): Promise<void> {
  const verdict = await check.judge(answer, purpose, context);
  if (verdict.kind !== "passed") throw refusal("bot_check_failed", { why: verdict.kind });
  const { expiresAt } = verdict.proof;
  const spent = await sql`
    insert into spent_proof (proof, expires_at) values (${hashProof(verdict.proof)}, ${expiresAt})
    on conflict (proof) do nothing returning 1`;
  if (spent.length === 0) throw refusal("bot_check_spent");
}

/** Returns the ticket for a vote from an origin, paid for with a proof. */
export function ticketOf(proof: Proof, origin: VoteOrigin): Ticket {
  return { ...origin, proof: hashProof(proof), proofExpiresAt: proof.expiresAt };
}

/** Returns the SHA-256 of a proof, which the database stores instead of the proof. */
function hashProof({ id }: Proof): Uint8Array {
  return createHash("sha256").update(id).digest();
}
