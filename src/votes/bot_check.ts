/** Who wants to vote, and for which server: what a proof is good for. */
export interface Ballot {
  accountId: string;
  serverId: string;
}

/** What was proven, good for one vote. */
export interface Proof {
  /** Tells it apart from all others; kept as a hash until it expires. */
  id: string;
  expiresAt: Date;
}

/** What an answer to the check is worth. */
export type Verdict =
  | { kind: "passed"; proof: Proof }
  /** Nothing that we asked for, or asked of somebody else or for another server. */
  | { kind: "forged" }
  | { kind: "expired" }
  /** Whoever would have to say cannot be reached. */
  | { kind: "unavailable" };

/** Tells people from programs before a vote is cast. */
export interface BotCheck {
  kind: "proof_of_work" | "turnstile";
  /** What the page gives to the widget: a challenge as JSON, or the site key. */
  pose(ballot: Ballot, now: Date): Promise<string>;
  /** What the widget put into the form. `address` is the client's. */
  judge(answer: string, ballot: Ballot, context: { now: Date; address: string }): Promise<Verdict>;
}
