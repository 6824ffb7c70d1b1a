/**
 * The limits on messages to chats.
 *
 * ```text
 * limit                  value             protects                      used up by
 * messages to a channel  1 in 2.1 to 30 s  the channel's other programs  votes; each 429 doubles the pause
 *   test: at once means 2.1 seconds after the last message, and no sooner
 *   test: with a neighbour in the channel the pause grows, and nothing is lost or doubled
 * refusals of a chat     1,000 in 10 min   our address at the chat       all channels at the chat
 *   test: too many refusals stop a chat once, and are counted from zero after that
 *   test: refusals count for ten minutes
 * refusals of an owner   100 in 10 min     other owners' channels        an owner's dead channels
 *   test: an owner with many refusals is stopped before they use up everybody's
 * ```
 */

import type { Completion } from "../../core/deliveries/judge_attempt.ts";

/** The event in the body of a top ten, which isn't a vote. */
export const TOP_TEN = "top_ten";

/**
 * Seconds between two messages to a channel. The shortest keeps within Discord's 5 requests in 2 s for a webhook and 30
 * in 60 s for a channel. Each 429 doubles the pause, up to the longest, because other programs post there, too.
 */
export const MESSAGE_PAUSES = { shortestS: 2.1, longestS: 30, tenMinutesS: 600 };

/**
 * Number of doublings that reach the longest pause, and seconds without a 429 after which one of them is taken back.
 */
export const SLOWED_MAX = 4;
export const YIELDS_FOR_S = 600;

/**
 * Invalid responses after which a process stops its messages. Discord blocks an IP address, and with it all owners,
 * after 10,000 responses of 401, 403 or 429 within 10 minutes. A process stops at a tenth, so that several processes at
 * one address stay below the limit, too. An owner is stopped at a tenth of that, so that one with dead channels doesn't
 * use up the share of the others. The owner is stopped and not the channel, because another channel would begin without
 * failures.
 */
export const INVALID_MAX = { all: 1_000, owner: 100 };
const INVALID_WITHIN_MS = 600_000;
const INVALID = new Set([401, 403, 429]);

/** A stop of messages: to which destination, and until when. */
export interface ChatStop {
  destination: string;
  /** The owner whose messages stop. Undefined if all owners' messages stop. */
  ownerId?: string;
  until: Date;
}

/** Creates the counter of a process. */
export function createInvalidAnswers(max = INVALID_MAX) {
  const ofAll = createCounter(max.all);
  const ofOwners = createCounter(max.owner);

  /**
   * Counts a batch. Returns the stops that result: of an owner's messages to a destination, or of all messages to it.
   */
  function note(batch: readonly Completion[], now: Date): ChatStop[] {
    const until = new Date(now.getTime() + INVALID_WITHIN_MS);
    return batch.flatMap((completion) => {
      if (completion.kind === "unsent" || completion.joins) return [];
      const { claim: { destination, ownerId }, result: { status } } = completion;
      if (destination === null || status === null || !INVALID.has(status)) return [];
      const isOwnerOver = ofOwners.isOver(`${ownerId} ${destination}`, now);
      if (ofAll.isOver(destination, now)) return [{ destination, until }];
      return isOwnerOver ? [{ destination, ownerId, until }] : [];
    });
  }

  return { note };
}

/** Creates a counter that restarts once it has reached `max`, so that each stop is reported once. */
function createCounter(max: number) {
  const seen = new Map<string, number[]>(); // times, by the name that is counted

  /** Counts one more. Returns whether there are too many within ten minutes. */
  function isOver(name: string, now: Date): boolean {
    const since = now.getTime() - INVALID_WITHIN_MS;
    const times = [...(seen.get(name) ?? []).filter((at) => at > since), now.getTime()];
    seen.delete(name);
    // The oldest messages come first. Those that have left the window no longer count.
    for (const [other, past] of seen) {
      if ((past.at(-1) ?? 0) > since) break;
      seen.delete(other);
    }
    if (times.length >= max) return true;
    seen.set(name, times);
    return false;
  }

  return { isOver };
}
