/** The act that a proof is good for: one vote for a server by a voter, in words of the page, or one sign-up. */
export type Errand = { kind: "vote"; voter: string; serverId: string } | { kind: "sign_up" };

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
