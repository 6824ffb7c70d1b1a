/** The nil UUID, which a test contains in its signed body, because an attacker could remove its header. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

/** The receiver's verdict on a request. Only `verified` deserves a reward. */
export type Verdict = "verified" | "duplicate" | "test" | "refused";

/** One request to the receiver. Everything except `verdict` and `why` is null if it was refused. */
export interface ReceivedDelivery {
  readonly verdict: Verdict;
  /** Why it was refused. Null otherwise. */
  readonly why: string | null;
  /** `X-Listing-Vote`: the id by which receivers deduplicate. */
  readonly voteId: string | null;
  readonly attempt: number | null;
  readonly username: string | null;
  readonly votedAt: string | null;
  /** The body as text, byte for byte. */
  readonly body: string | null;
}

/** Describes a delivery with a valid signature. Headers distinguish a duplicate and a test. */
export function verifiedDelivery(
  headers: Headers,
  body: string,
  isSeen: (voteId: string) => boolean,
): ReceivedDelivery {
  const voteId = headers.get("x-listing-vote");
  const vote = voteIn(body);
  const isTest = headers.has("x-listing-test") || textOf(vote, "user_id") === NOBODY;
  const duplicate = voteId !== null && isSeen(voteId);
  return {
    verdict: isTest ? "test" : duplicate ? "duplicate" : "verified",
    why: null,
    voteId,
    attempt: Number(headers.get("x-listing-attempt") ?? 1),
    username: textOf(vote, "username"),
    votedAt: textOf(vote, "voted_at"),
    body,
  };
}

/** Describes a request that was refused. */
export function refusedDelivery(why: string): ReceivedDelivery {
  const nothing = { voteId: null, attempt: null, username: null, votedAt: null, body: null };
  return { verdict: "refused", why, ...nothing };
}

/** Returns a readable line: `verified   Steve voted at 2026-11-20T17:38:00.123Z (attempt 1, vote …)`. */
export function describeDelivery(delivery: ReceivedDelivery): string {
  const { verdict, why, username, votedAt, attempt, voteId } = delivery;
  const word = verdict.padEnd(10);
  if (verdict === "refused") return `${word} ${why}`;
  return `${word} ${username} voted at ${votedAt} (attempt ${attempt}, vote ${voteId})`;
}

function voteIn(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function textOf(vote: unknown, field: string): string | null {
  if (typeof vote !== "object" || vote === null) return null;
  const value: unknown = Reflect.get(vote, field);
  return typeof value === "string" ? value : null;
}
