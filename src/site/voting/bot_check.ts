import { createHash } from "node:crypto";
import type { Query } from "../../core/database/connect.ts";
import { refusal } from "../../core/refusals/refusal.ts";
import type { Ticket, VoteOrigin } from "../../core/votes/vote_repository.ts";

/** The purpose a proof is valid for: one vote for a server by a voter (as the page names them), or one account form. */
export type BotCheckPurpose = { kind: "vote"; voter: string; serverId: string } | AccountPurpose;

/** An account form that a proof is valid for. */
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
  /** We never issued this challenge, or we issued it for another purpose. */
  | { kind: "forged" }
  | { kind: "expired" }
  /** The service that decides is unreachable. */
  | { kind: "unavailable" };

/** Issues challenges from the first check and accepts answers to any of them. Each check has its own key. */
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
  /** The client's address. Only its network can use the challenge. */
  address?: string | undefined;
}

/** Tells people from programs before a vote is cast or an account is created. */
export interface BotCheck {
  kind: "proof_of_work" | "turnstile";
  /** Returns what the page passes to the widget: a challenge as JSON, or the site key. */
  pose(purpose: BotCheckPurpose, asking: ChallengeRequest): Promise<string>;
  /** Judges what the widget put into the form. `address` is the client's address. */
  judge(
    answer: string,
    purpose: BotCheckPurpose,
    context: { now: Date; address: string },
  ): Promise<Verdict>;
}

/** Everything needed to judge an answer in an account form. */
interface AnswerContext {
  sql: Query;
  check: BotCheck;
  now: Date;
  address: string;
}

/**
 * Judges the answer sent with an account form and spends its proof, so that it pays for one attempt, whatever the
 * outcome. Refuses anything else.
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

/** Returns the ticket that a proof buys a vote from an origin. */
export function ticketOf(proof: Proof, origin: VoteOrigin): Ticket {
  return { ...origin, proof: hashProof(proof), proofExpiresAt: proof.expiresAt };
}

/** Returns the SHA-256 of a proof, which the database stores instead of the proof. */
function hashProof({ id }: Proof): Uint8Array {
  return createHash("sha256").update(id).digest();
}
