import type { Completion } from "./judge_attempt.ts";

/** How often a channel gets a message: when a vote was cast, each ten minutes, or a top ten each day. */
export const CHAT_PACES = ["at_once", "ten_minutes", "daily"] as const;

/** The event in the body of a top ten, which stands for no vote. */
export const TOP_TEN = "top_ten";

/** How often a channel gets a message. */
export type ChatPace = typeof CHAT_PACES[number];

/**
 * Seconds between two messages to a channel. The shortest keeps within Discord's 5 requests in 2 s for a webhook and 30
 * in 60 s for a channel. Each 429 doubles it, up to the longest, because somebody else posts there, too.
 */
export const MESSAGE_PAUSES = { shortestS: 2.1, longestS: 30, tenMinutesS: 600 };

/** Doublings that reach the longest pause, and the seconds without a 429 that take one of them back. */
export const SLOWED_MAX = 4;
export const YIELDS_FOR_S = 600;

/**
 * Discord blocks an address that got 10,000 answers 401, 403 or 429 within 10 minutes, for all owners. A process stops
 * at a tenth, so that several processes at one address stay below, too.
 */
const INVALID_MAX = 1_000;
const INVALID_WITHIN_MS = 600_000;
const INVALID = new Set([401, 403, 429]);

/** Counts the answers of chats that may get this installation blocked. */
export type InvalidAnswers = ReturnType<typeof createInvalidAnswers>;

/** Creates the counter of a process. */
export function createInvalidAnswers({ max = INVALID_MAX }: { max?: number | undefined } = {}) {
  const seen = new Map<string, number[]>(); // times, by destination

  /** Counts a batch. Returns the destinations that had too many, and until when nothing may be sent there. */
  function note(batch: readonly Completion[], now: Date) {
    const since = now.getTime() - INVALID_WITHIN_MS;
    for (const { claim: { kind, destination }, result, joins } of batch) {
      if (kind !== "chat" || destination === null || joins) continue;
      if (!INVALID.has(result?.status ?? 0)) continue;
      const times = (seen.get(destination) ?? []).filter((at) => at > since);
      seen.set(destination, [...times, now.getTime()].slice(-max));
    }
    const until = new Date(now.getTime() + INVALID_WITHIN_MS);
    const over = [...seen].filter(([, times]) => times.filter((at) => at > since).length >= max);
    // They are counted anew, so that each stop is told once.
    for (const [destination] of over) seen.delete(destination);
    return over.map(([destination]) => ({ destination, until }));
  }

  return { note };
}
