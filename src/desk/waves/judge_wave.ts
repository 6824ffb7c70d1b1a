import type { VoteTrust } from "../../core/votes/vote_trust.ts";

/** Spans in hours that are looked at, up to now: a burst, and votes that drip in over an evening. */
export const WAVE_SPANS = [1, 6] as const;

/** One of the spans. */
export type WaveSpan = typeof WAVE_SPANS[number];

/** Minimum votes in a span. Fewer don't change a rank, and their pattern is chance. */
export const VOTES_MIN = 15;

/** Days that a span is compared with, if the listing is that old. */
export const PAST_DAYS = 28;

/** Days that a listing needs before its own past says what is usual. */
const PAST_DAYS_MIN = 7;

/** Days before, of which the busiest are left out: an event or an earlier wave doesn't make the next one usual. */
const LEFT_OUT = 2;

/** Votes over the usual that a span needs, in its standard deviations and in multiples of the usual. */
const DEVIATIONS = 5;
const MULTIPLE = 2;

/** Multiples of that line from which the number of votes is far over it, and from which it raises an alert alone. */
const FAR = 2;
const ALONE = 4;

/** Votes in a span that raise an alert for a listing in its first week, whose own past says nothing yet. */
const FIRST_WEEK: Record<WaveSpan, number> = { 1: 75, 6: 150 };

/** Votes beyond the expected share that a sign needs: in standard deviations, in votes, and as a part of all. */
const SHARE_DEVIATIONS = 5;
export const SHARE_EXCESS = 12;
const SHARE_PART = 0.1;

/** The same part for newcomers, which a stream or an event brings too. A wave consists of hardly anyone else. */
const NEWCOMERS_PART = 0.5;

/** Votes that an unknown server is assumed to have had before, so that its first votes say little about its usual. */
const ASSUMED_VOTES = 20;

/** Shares that are assumed of a server without a past: of newcomers, of votes without a sign-in, and of one place. */
const ASSUMED = { newcomers: 0.3, withoutSignIn: 0.5, topAddress: 0.06, topNetwork: 0.12 } as const;

/** Points of all signs together that raise an alert. */
const POINTS_MIN = 3;

/**
 * By how much a network may have fewer votes than the busiest one to be a part of the same wave, and its fewest votes.
 */
const NETWORK_PART = 4;
const NETWORK_MIN = 4;

/** A server's votes in a span that ends now, beside its own past. They contain no address and no name. */
export interface WaveCounts {
  hours: WaveSpan;
  votes: number;
  /** Votes in the same hours of each day before, yesterday first. Shorter if the listing is younger. */
  past: readonly number[];
  /** Votes whose address is known, and of these, those of the address and of the network with the most. */
  known: number;
  topAddress: number;
  topNetwork: number;
  /** Votes of players who hadn't voted for the server on an earlier day. Absent in an alert of a version before. */
  newcomers?: number;
  /** Votes by a link or a typed name. */
  withoutSignIn: number;
  /**
   * Votes by how well their accounts were known, for the moderator to see. They don't affect any sign. Absent in an
   * alert of an earlier version; votes that were cast before trust was recorded aren't counted here.
   */
  trust?: Record<VoteTrust, number>;
  /** The server's last votes before the span, and the same of them. The top ones are of each day, added up. */
  before: {
    votes: number;
    newcomers?: number;
    withoutSignIn: number;
    known: number;
    topAddress: number;
    topNetwork: number;
  };
}

/** Signs of unusual votes. */
type SignKind = "votes" | "address" | "network" | "newcomers" | "without_sign_in";

/** One sign: what was counted, what is usual, and the line above which it is unusual, all in votes. */
interface Sign {
  kind: SignKind;
  seen: number;
  /** Null: the listing is too new to know. */
  usual: number | null;
  line: number;
  /** Points that it adds; 0: it is as usual. Only the number of votes can have 3, which raise an alert alone. */
  points: 0 | 1 | 2 | 3;
}

/**
 * Judges a server's votes in a span. Returns every sign, also those that are as usual.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * const before = { votes: 200, newcomers: 10, withoutSignIn: 0, known: 200, topAddress: 14, topNetwork: 14 };
 * const past = Array.from({ length: 28 }, () => 9);
 * const evening = { hours: 1, past, known: 14, topAddress: 2, topNetwork: 2, withoutSignIn: 0, before } as const;
 * assert.ok(!isWave(judgeWave({ ...evening, votes: 14, newcomers: 2 })));
 * assert.ok(isWave(judgeWave({ ...evening, votes: 214, newcomers: 190, known: 214, topAddress: 61, topNetwork: 91 })));
 * ```
 */
export function judgeWave(counts: WaveCounts): Sign[] {
  const { votes, known, before, past } = counts;
  // The players of a new listing sign up for it, and its owner is still setting up links.
  const isNew = past.length < PAST_DAYS_MIN;

  return [
    judgeVotes(counts),
    judgeShare("address", counts.topAddress, {
      of: known,
      usual: shareOf(before.topAddress, before.known, ASSUMED.topAddress),
    }),
    judgeShare("network", counts.topNetwork, {
      of: known,
      usual: shareOf(before.topNetwork, before.known, ASSUMED.topNetwork),
    }),
    judgeShare("newcomers", counts.newcomers ?? 0, {
      of: votes,
      usual: isNew ? 1 : shareOf(before.newcomers ?? 0, before.votes, ASSUMED.newcomers),
      part: NEWCOMERS_PART,
    }),
    judgeShare("without_sign_in", counts.withoutSignIn, {
      of: votes,
      usual: isNew ? 1 : shareOf(before.withoutSignIn, before.votes, ASSUMED.withoutSignIn),
    }),
  ];
}

/** Returns whether the signs raise an alert. */
export function isWave(signs: readonly Sign[]): boolean {
  return signs.reduce((sum, { points }) => sum + points, 0) >= POINTS_MIN;
}

/**
 * Returns the votes that a network needs to be a part of a wave from few places, which its signs show. 0: the wave came
 * from anywhere.
 */
export function networkLine(counts: WaveCounts): number {
  const isFromFew = judgeWave(counts).some(({ kind, points }) =>
    points > 0 && (kind === "address" || kind === "network")
  );
  return isFromFew ? Math.max(NETWORK_MIN, Math.round(counts.topNetwork / NETWORK_PART)) : 0;
}

/**
 * More votes than the server's own past at this time of day: a multiple of it is enough for an alert, since a cheat can
 * buy accounts and networks of any kind. A new listing has no past: a fixed number is enough for one.
 */
function judgeVotes({ hours, votes, past }: WaveCounts): Sign {
  if (past.length < PAST_DAYS_MIN) {
    const line = FIRST_WEEK[hours];
    return { kind: "votes", seen: votes, usual: null, line, points: votes < line ? 0 : 3 };
  }
  const usual = usualOf(past);
  const line = Math.max(
    usual * MULTIPLE,
    usual + DEVIATIONS * Math.max(deviationOf(past, usual), Math.sqrt(usual)),
    VOTES_MIN,
  );
  const points = votes < line ? 0 : votes < FAR * line ? 1 : votes < ALONE * line ? 2 : 3;
  return { kind: "votes", seen: votes, usual, line, points };
}

/** Returns the largest of three means: of all days, of the same weekday, and of the last week, each without the top. */
function usualOf(past: readonly number[]): number {
  const weekday = past.filter((_, nth) => nth % 7 === 6);
  return Math.max(
    meanOf(withoutTop(past, LEFT_OUT)),
    meanOf(withoutTop(weekday, 1)),
    meanOf(withoutTop(past.slice(0, 7), 1)),
  );
}

function deviationOf(past: readonly number[], usual: number): number {
  const kept = withoutTop(past, LEFT_OUT);
  return Math.sqrt(meanOf(kept.map((votes) => (votes - usual) ** 2)));
}

function withoutTop(numbers: readonly number[], left: number): Float64Array {
  return new Float64Array(numbers).sort().subarray(0, Math.max(1, numbers.length - left));
}

function meanOf(numbers: Float64Array): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number) / numbers.length;
}

/** Returns a usual share: the server's own, with that of an unknown one mixed in while it had few votes. */
function shareOf(part: number, votes: number, assumed: number): number {
  return (part + assumed * ASSUMED_VOTES) / (votes + ASSUMED_VOTES);
}

/** More of a kind than its usual share of these votes. */
function judgeShare(
  kind: SignKind,
  seen: number,
  { of, usual: share, part = SHARE_PART }: { of: number; usual: number; part?: number },
): Sign {
  const usual = share * of;
  const deviation = Math.sqrt(usual * (1 - share) + 1);
  const excess = Math.max(SHARE_EXCESS, SHARE_DEVIATIONS * deviation, part * of);
  const line = usual + excess;
  const points = seen < line ? 0 : seen < usual + 2 * excess ? 1 : 2;
  return { kind, seen, usual, line, points };
}
