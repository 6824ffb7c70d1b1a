import { createHash } from "node:crypto";
import type { Query } from "../database/connect.ts";
import { Refusal } from "../errors.ts";

/** The act that a proof is good for: one vote for a server by a voter, in words of the page, or one form about accounts. */
export type Errand = { kind: "vote"; voter: string; serverId: string } | AccountErrand;

/** The forms about accounts that a proof is good for. */
export interface AccountErrand {
  kind: "sign_up" | "sign_in";
}

/** A completed check, good for one errand. */
export interface Proof {
  /** Unique per proof; kept as a hash until the proof expires. */
  id: string;
  expiresAt: Date;
}

/** Result of checking an answer. */
export type Verdict =
  | { kind: "passed"; proof: Proof }
  /** We never issued this challenge, or issued it for another errand. */
  | { kind: "forged" }
  | { kind: "expired" }
  /** The service that decides can't be reached. */
  | { kind: "unavailable" };

/** Poses by the first check, and believes whichever of them posed: each has a key of its own. */
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

/** Who asks for a challenge, and when. */
export interface Asking {
  now: Date;
  /** The work of the proof, as a multiple of the usual. */
  effort: number;
  /** The client's network, which waits its turn among the others. */
  network: string;
  /** Aborted when nobody waits for the challenge any more. */
  signal?: AbortSignal | undefined;
}

/** Tells people from programs before a vote is cast or an account is made. */
export interface BotCheck {
  kind: "proof_of_work" | "turnstile";
  /** Returns what the page hands to the widget: a challenge as JSON, or the site key. */
  pose(errand: Errand, asking: Asking): Promise<string>;
  /** Checks what the widget put into the form. `address` is the client's. */
  judge(answer: string, errand: Errand, context: { now: Date; address: string }): Promise<Verdict>;
}

/** Reasons for not accepting a proof, for the person who sent the form. */
const SENTENCES: Record<Exclude<Verdict["kind"], "passed"> | "spent", string> = {
  forged: "That check was not for this form. Please try again.",
  expired: "The page was open for too long. Please try again.",
  unavailable: "The bot check is unavailable right now. Please try again in a moment.",
  spent: "That check was already used. Please try again.",
};

/** What judging an answer to an account's form takes. */
interface Judging {
  sql: Query;
  check: BotCheck;
  now: Date;
  address: string;
}

/**
 * Judges the answer that came with a form about accounts and spends its proof, so that it pays for one act at most.
 * Refuses anything else. `giveBack` makes the proof good again, where nothing was done for it.
 */
export async function spendProof(
  { sql, check, ...context }: Judging,
  answer: string,
  errand: AccountErrand,
): Promise<{ giveBack(): Promise<void> }> {
  const verdict = await check.judge(answer, errand, context);
  if (verdict.kind !== "passed") throw refusalOf(verdict.kind);
  const { expiresAt } = verdict.proof;
  const hash = hashProof(verdict.proof);
  const spent = await sql`
    insert into spent_proof (proof, expires_at) values (${hash}, ${expiresAt})
    on conflict (proof) do nothing returning 1`;
  if (spent.length === 0) throw refusalOf("spent");
  return { giveBack: async () => void await sql`delete from spent_proof where proof = ${hash}` };
}

/** Whether an answer could still be spent. A token of Turnstile's can be judged only once, so it counts as spent. */
export async function isUnspent(
  { sql, check, ...context }: Judging,
  answer: string,
  errand: AccountErrand,
): Promise<boolean> {
  if (check.kind === "turnstile") return false;
  const verdict = await check.judge(answer, errand, context);
  if (verdict.kind !== "passed") return false;
  const spent = await sql`select from spent_proof where proof = ${hashProof(verdict.proof)}`;
  return spent.length === 0;
}

/** Returns what the database keeps of a proof: its SHA-256. */
export function hashProof({ id }: Proof): Uint8Array {
  return createHash("sha256").update(id).digest();
}

function refusalOf(kind: keyof typeof SENTENCES): Refusal {
  return new Refusal(kind === "spent" ? "bot_check_spent" : "bot_check_failed", SENTENCES[kind]);
}
