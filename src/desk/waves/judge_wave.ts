import type { VoteTrust } from "../../core/votes/vote_trust.ts";

/** The spans that are judged, in hours up to now: a burst, and votes that drip in over an evening. */
export const WAVE_SPANS = [1, 6] as const;

/** One of the spans. */
export type WaveSpan = typeof WAVE_SPANS[number];

/** Minimum votes in a span. Fewer don't change a rank, and their pattern is random. */
export const VOTES_MIN = 15;

/** Number of days that a span is compared with, if the listing is old enough. */
export const PAST_DAYS = 28;

/** Days of history that a listing needs before its usual numbers can be computed from it. */
const PAST_DAYS_MIN = 7;

/**
 * Number of the busiest days that are left out, so that an event or an earlier wave doesn't make the next one usual.
 */
const LEFT_OUT = 2;

/** Votes above the usual number that a span needs, in standard deviations and in multiples of the usual. */
const DEVIATIONS = 5;
const MULTIPLE = 2;

/**
 * Multiples of that line from which the number of votes counts as far above it, and from which it makes a wave
 * alone.
 */
const FAR = 2;
const ALONE = 4;

/** Votes in a span that make a wave for a listing in its first week, which has no usual number yet. */
const FIRST_WEEK: Record<WaveSpan, number> = { 1: 75, 6: 150 };

/** Votes above the expected share that a sign needs: in standard deviations, in votes, and as a part of all. */
const SHARE_DEVIATIONS = 5;
export const SHARE_EXCESS = 12;
const SHARE_PART = 0.1;

/**
 * The part of all votes that the sign for newcomers needs. It is higher, because a stream or an event brings newcomers
 * too, while a wave consists almost only of them.
 */
const NEWCOMERS_PART = 0.5;

/**
 * Votes that a server is assumed to have had before the known ones, so that a few first votes hardly change its usual
 * share.
 */
const ASSUMED_VOTES = 20;

/**
 * Shares that are assumed for a server without history: of newcomers, of votes without a sign-in, and of one address or
 * network.
 */
const ASSUMED = { newcomers: 0.3, withoutSignIn: 0.5, topAddress: 0.06, topNetwork: 0.12 } as const;

/** Points of all signs together that make a wave. */
const POINTS_MIN = 3;

/**
 * The factor by which a network of the same wave may have fewer votes than the busiest one, and its minimum number of
 * votes.
 */
const NETWORK_PART = 4;
const NETWORK_MIN = 4;

/** The numbers of a server's votes in a span that ends now and in the past. They contain no address and no name. */
export interface WaveCounts {
  hours: WaveSpan;
  votes: number;
  /** Votes in the same hours of each earlier day, starting with yesterday. Shorter if the listing is younger. */
  past: readonly number[];
  /** Votes whose address is known, and those of the busiest address and of the busiest network. */
  known: number;
  topAddress: number;
  topNetwork: number;
  /** Votes of players who hadn't voted for the server on an earlier day. Absent in a wave of an earlier version. */
  newcomers?: number;
  /** Votes by a link or a typed name. */
  withoutSignIn: number;
  /**
   * Votes by the trust of their accounts, shown to the moderator. They don't affect any sign. Absent in a wave of an
   * earlier version. Votes that were cast before trust was recorded aren't counted here.
   */
  trust?: Record<VoteTrust, number>;
  /**
   * The same numbers for the server's last votes before the span. `topAddress` and `topNetwork` are sums over the days.
   */
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

/** One sign: the counted number, the usual number, and the line above which it is unusual, all in votes. */
interface Sign {
  kind: SignKind;
  seen: number;
  /** Null if the listing is too new. */
  usual: number | null;
  line: number;
  /**
   * The points that it adds, or 0 if it is as usual. Only the number of votes can have 3, which make a wave alone.
   */
  points: 0 | 1 | 2 | 3;
}

/**
 * Judges a server's votes in a span. Returns all signs, including those that are as usual.
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

/** Returns whether the signs make a wave. */
export function isWave(signs: readonly Sign[]): boolean {
  return signs.reduce((sum, { points }) => sum + points, 0) >= POINTS_MIN;
}

/**
 * Returns the number of votes that a network needs to belong to a wave, if the signs show a wave from a few networks,
 * or undefined if they don't.
 */
export function networkLine(counts: WaveCounts): number | undefined {
  const isFromFew = judgeWave(counts).some(({ kind, points }) =>
    points > 0 && (kind === "address" || kind === "network")
  );
  if (!isFromFew) return undefined;
  return Math.max(NETWORK_MIN, Math.round(counts.topNetwork / NETWORK_PART));
}

/**
 * Judges whether there are more votes than usual for the server at this time of day. A multiple of the usual number is
 * enough for a wave, since a cheater can buy accounts and networks of any kind. For a new listing without history, a
 * fixed number is enough.
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

/**
 * Returns the largest of three means: of all days, of the same weekday, and of the last week, each without the busiest
 * days.
 */
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

/** Returns a usual share: the server's own, mixed with the assumed share as long as the server had few votes. */
function shareOf(part: number, votes: number, assumed: number): number {
  return (part + assumed * ASSUMED_VOTES) / (votes + ASSUMED_VOTES);
}

/** Judges whether votes of one kind exceed their usual share. */
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
