import { PAST_DAYS, type WaveCounts, type WaveSpan } from "../../../src/desk/waves/judge_wave.ts";
import { DAYS, type MadeVote, MINUTES, type VoteMonth } from "./month.ts";
import { slideOver } from "./sliding_span.ts";

/** Votes before a span that say what is usual, and the days before whose addresses do, as the service counts them. */
export const BEFORE_VOTES = 300;

export const BEFORE_DAYS = 6;

/** Minutes between two looks, as in the timetable. */
export const LOOK_MINUTES = 10;

/** Counts a server's generated votes look by look, as the service's statement does. Looks go forward in time. */
export function countMonth({ votes, listedOn }: VoteMonth["servers"][number]) {
  const looks = DAYS * MINUTES / LOOK_MINUTES;
  const firsts = new Uint32Array(looks + 1);
  for (let look = 0, nth = 0; look <= looks; look += 1) {
    while ((votes[nth]?.at ?? Infinity) < look * LOOK_MINUTES) nth += 1;
    firsts[look] = nth;
  }
  const firstAt = (minute: number) => firsts[minute / LOOK_MINUTES] ?? 0;
  const newcomers = sumsOf(votes, ({ isNewcomer }) => isNewcomer);
  const withoutSignIn = sumsOf(votes, ({ isWithoutSignIn }) => isWithoutSignIn);
  const days = Array.from({ length: DAYS }, (_, day) => {
    const from = firstAt(day * MINUTES);
    const until = firstAt((day + 1) * MINUTES);
    return { known: until - from, ...slideOver(votes).to(from, until) };
  });
  const slides: Record<WaveSpan, ReturnType<typeof slideOver>> = {
    1: slideOver(votes),
    6: slideOver(votes),
  };

  return {
    /** The number of votes in a span, which is much cheaper than all counts. */
    votesIn: (until: number, hours: WaveSpan) => firstAt(until) - firstAt(until - hours * 60),
    counts(until: number, hours: WaveSpan): WaveCounts {
      const since = until - hours * 60;
      const from = firstAt(since);
      const to = firstAt(until);
      const daysBack = Math.min(PAST_DAYS, Math.floor(since / MINUTES - listedOn));
      const past = Array.from({ length: Math.max(0, daysBack) }, (_, nth) => {
        const back = (nth + 1) * MINUTES;
        return firstAt(until - back) - firstAt(since - back);
      });
      const first = Math.max(
        from - BEFORE_VOTES,
        firstAt(Math.max(0, since - PAST_DAYS * MINUTES)),
      );
      const today = Math.floor(since / MINUTES);
      const latest = days.slice(Math.max(0, today - BEFORE_DAYS), today);
      const sum = (name: "known" | "topAddress" | "topNetwork") =>
        latest.reduce((all, day) => all + day[name], 0);
      return {
        hours,
        votes: to - from,
        past,
        known: to - from,
        ...slides[hours].to(from, to),
        newcomers: newcomers(from, to),
        withoutSignIn: withoutSignIn(from, to),
        before: {
          votes: from - first,
          newcomers: newcomers(first, from),
          withoutSignIn: withoutSignIn(first, from),
          known: sum("known"),
          topAddress: sum("topAddress"),
          topNetwork: sum("topNetwork"),
        },
      };
    },
  };
}

/** Sums up, so that a span's count is a subtraction. */
function sumsOf(votes: readonly MadeVote[], isCounted: (vote: MadeVote) => boolean) {
  const sums = new Uint32Array(votes.length + 1);
  votes.forEach((vote, nth) => sums[nth + 1] = (sums[nth] ?? 0) + (isCounted(vote) ? 1 : 0));
  return (from: number, until: number) => (sums[until] ?? 0) - (sums[from] ?? 0);
}
