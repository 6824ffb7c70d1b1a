import type { PlayerSpan } from "../../polling/player_history.ts";
import type { VoteDay } from "../../votes/votes_by_day.ts";
import { Chart, HEIGHT, labelsBetween, Line, WIDTH } from "./chart_frame.tsx";
import { marksOf, round } from "./chart_scale.ts";
import { LISTING } from "./words.ts";

const { charts: words } = LISTING;

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** UTC days of the chart of players, up to this moment. */
export const PLAYER_DAYS = 7;

/** Days of the chart of ranks: a year of them would weigh 35 KB. */
const RANK_DAYS = 90;

/** Hours, or days, from one hover value to the next: all of them would weigh 25 KB. */
const HOVER_STEPS = 3;

/** The share of a day's width that its bar has. */
const BAR = 0.7;

/** A server's votes by UTC day as bars, the last of them today; nothing while there is no vote. */
export function VotesChart({ days }: { days: readonly VoteDay[] }) {
  const [first, today] = [days[0], days.at(-1)];
  const sum = days.reduce((sum, { votes }) => sum + votes, 0);
  if (first === undefined || today === undefined || sum === 0) return null;
  const marks = marksOf(0, Math.max(...days.map(({ votes }) => votes)));
  const step = WIDTH / days.length;
  return (
    <Chart
      title={words.votes}
      summary={words.votesSummary(sum, today.votes)}
      marks={marks.map(words.number).reverse()}
      below={labelsBetween(first.day, today.day, words.day).with(-1, words.today)}
      heads={words.votesHeads}
      rows={days.map(({ day, votes }) => [words.day(day), votes])}
    >
      {days.map(({ day, votes }, nth) => {
        const height = round(votes / marks[4] * HEIGHT);
        return (
          <rect
            class={day === today.day ? "bar bar--now" : "bar"}
            x={round((nth + (1 - BAR) / 2) * step)}
            y={HEIGHT - height}
            width={round(BAR * step)}
            height={height}
          >
            <title>{words.votesOn(day, votes)}</title>
          </rect>
        );
      })}
    </Chart>
  );
}

/** A server's players of seven days by the hour, with a gap where none were told; nothing while none ever were. */
export function PlayersChart(
  { hours, days, now }: { hours: readonly PlayerSpan[]; days: readonly PlayerSpan[]; now: Date },
) {
  const from = new Date(now.getTime() - PLAYER_DAYS * DAY_MS);
  const seen = hours.flatMap(({ at, average, peak }) =>
    average === null ? [] : [{ at: new Date(at.getTime() + HOUR_MS / 2), average, peak }]
  );
  if (seen.length === 0) return null;
  const most = Math.max(...seen.map(({ peak }) => peak));
  const mean = seen.reduce((sum, { average }) => sum + average, 0) / seen.length;
  const marks = marksOf(0, most);
  const samples = seen.map(({ at, average }) => ({
    at,
    y: 1 - average / marks[4],
    words: words.playersAt(at, average),
  }));
  return (
    <Chart
      title={words.players}
      summary={words.playersSummary(most, mean)}
      marks={marks.map(words.number).reverse()}
      below={labelsBetween(from, now, words.day).with(-1, words.now)}
      heads={words.playersHeads}
      rows={days.map((
        { at, average, peak },
      ) => [words.day(at), average === null ? words.offline : Math.round(average), peak])}
    >
      <Line {...{ samples, from, to: now, stepMs: HOUR_MS, every: HOVER_STEPS }} isFilled />
    </Chart>
  );
}

/** A server's places in the listing, the first on top; nothing before there are two days of them. */
export function RankChart({ ranks }: { ranks: readonly { day: Date; rank: number }[] }) {
  const days = ranks.slice(-RANK_DAYS);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  const places = days.map(({ rank }) => rank);
  // Counted from 0, so that the marks of the first are 1 and round numbers after.
  const best = Math.min(...places) - 1;
  const marks = marksOf(best, Math.max(...places) - 1);
  const samples = days.map(({ day, rank }) => ({
    at: day,
    y: (rank - 1 - marks[0]) / (marks[4] - marks[0]),
    words: words.rankOn(day, rank),
  }));
  return (
    <Chart
      title={words.rank}
      summary={words.rankSummary(last.rank, best + 1)}
      marks={marks.map((mark) => words.place(mark + 1))}
      below={labelsBetween(first.day, last.day, words.day)}
      heads={words.rankHeads}
      rows={days.map(({ day, rank }) => [words.day(day), rank])}
    >
      <Line {...{ samples, from: first.day, to: last.day, stepMs: DAY_MS, every: HOVER_STEPS }} />
    </Chart>
  );
}
