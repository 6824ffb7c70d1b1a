import { createHash } from "node:crypto";
import type { Query } from "../database/connect.ts";
import { Refusal } from "../errors.ts";
import type { BotCheck, Proof, Verdict } from "./bot_check.ts";

/** Reasons for not admitting a sign-up, for the person who sent the form. */
const SENTENCES: Record<Exclude<Verdict["kind"], "passed"> | "spent", string> = {
  forged: "That check was not for this form. Please try again.",
  expired: "The page was open for too long. Please try again.",
  unavailable: "The bot check is unavailable right now. Please try again in a moment.",
  spent: "That check was already used. Please try again.",
};

/**
 * Judges the answer that came with a sign-up and spends its proof, so that it makes one account at most. Refuses
 * anything else. What follows may cost something: it is paid for.
 */
export async function admitSignUp(
  { sql, check }: { sql: Query; check: BotCheck },
  answer: string,
  context: { now: Date; address: string },
): Promise<void> {
  const verdict = await check.judge(answer, { kind: "sign_up" }, context);
  if (verdict.kind !== "passed") throw refusalOf(verdict.kind);
  const { proof } = verdict;
  const spent = await sql`
    insert into spent_proof (proof, expires_at) values (${hashProof(proof)}, ${proof.expiresAt})
    on conflict (proof) do nothing returning 1`;
  if (spent.length === 0) throw refusalOf("spent");
}

/** Returns what the database keeps of a proof: its SHA-256. */
export function hashProof({ id }: Proof): Uint8Array {
  return createHash("sha256").update(id).digest();
}

function refusalOf(kind: keyof typeof SENTENCES): Refusal {
  return new Refusal("bot_check_failed", SENTENCES[kind]);
}
