/** The voter and the server of a vote; a proof is valid for these only. */
export interface Ballot {
  accountId: string;
  serverId: string;
}

/** A completed check, good for one vote. */
export interface Proof {
  /** Unique per proof; kept as a hash until the proof expires. */
  id: string;
  expiresAt: Date;
}

/** Result of checking an answer. */
export type Verdict =
  | { kind: "passed"; proof: Proof }
  /** We never issued this challenge, or issued it for another account or server. */
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

/** Tells people from programs before a vote is cast. */
export interface BotCheck {
  kind: "proof_of_work" | "turnstile";
  /** Returns what the page hands to the widget: a challenge as JSON, or the site key. */
  pose(ballot: Ballot, now: Date): Promise<string>;
  /** Checks what the widget put into the form. `address` is the client's. */
  judge(answer: string, ballot: Ballot, context: { now: Date; address: string }): Promise<Verdict>;
}
