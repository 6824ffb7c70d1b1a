import { DAY_MS, daysBefore, HOUR_MS } from "../../../../core/time/day.ts";
import type { VoteCounts, VoteDay } from "../../../../core/votes/vote_counts.ts";
import { PACE_MAX, type VotePace } from "../../../voting/vote_pace.ts";
import { sumOf } from "../../sum_of.ts";
import { linePath, marksOf } from "../../listing/charts/chart_scale.ts";
import { HEIGHT, Plot, WIDTH } from "../../listing/charts/chart_frame.tsx";
import { currentLocale } from "../../current_locale.ts";
import { Panel } from "../../kit/panel.tsx";
import { Delta } from "../../kit/rows.tsx";

/** The votes of today, compared with the same weekday a week ago up to the same minute. */
export function TodayCard({ pace, days, votes, now }: {
  /** Undefined if there are too many votes to count by hour. */
  pace: VotePace | undefined;
  /** Votes per day, up to today. */
  days: readonly VoteDay[];
  votes: VoteCounts;
  now: Date;
}) {
  const locale = currentLocale();
  const { today: words } = locale.words.overview;
  const weekAgo = days.at(-8)?.votes ?? 0;
  const today = days.at(-1)?.votes ?? 0;
  return (
    <Panel title={words.title}>
      <p class="figure figure--big">
        <b>{locale.formats.count(today)}</b>
        <span>{words.votes(today)}</span>
      </p>
      {today + weekAgo === 0
        ? <p class="soft">{words.none} {words.noneNext}</p>
        : pace === undefined || today + weekAgo > PACE_MAX
        ? <p class="soft">{words.whole(daysBefore(now, 7), weekAgo)}</p>
        : (
          <>
            <Versus before={pace.weekAgoByNow} today={today} now={now} />
            <PaceChart pace={pace} now={now} />
          </>
        )}
      <p class="note">{words.windows(votes.monthly, votes.total)}</p>
    </Panel>
  );
}

/** The difference in votes from the same time a week ago. */
function Versus({ before, today, now }: { before: number; today: number; now: Date }) {
  const { today: words } = currentLocale().words.overview;
  const then = [daysBefore(now, 7), before] as const;
  const difference = today - before;
  if (difference === 0) return <p class="soft">{words.same} {words.as(...then)}</p>;
  return (
    <p class="soft">
      <Delta by={difference}>
        {difference > 0 ? words.more(difference) : words.fewer(-difference)}
      </Delta>{" "}
      {words.than(...then)}
    </p>
  );
}

function PaceChart({ pace: { today, weekAgo }, now }: { pace: VotePace; now: Date }) {
  const { overview: { today: words }, charts } = currentLocale().words;
  const then = daysBefore(now, 7);
  const todays = sumOf(today);
  const befores = sumOf(weekAgo);
  const marks = marksOf(0, Math.max(todays, befores));
  const nowAt = now.getTime() % DAY_MS / HOUR_MS;
  return (
    <div class="stack chart">
      <Plot
        label={words.label(todays, befores, then)}
        marks={marks.map(charts.number).reverse()}
        below={words.axis}
      >
        <path class="trace" stroke-dasharray="4 4" d={climb(weekAgo, 24, marks[4])} />
        <path class="trace now" d={climb(today, nowAt, marks[4])} />
      </Plot>
      <ul class="key">
        <li class="now">{words.legendToday}</li>
        <li>{words.legendBefore(then, befores)}</li>
      </ul>
    </div>
  );
}

/** Returns the path of a sum that grows by hour. The last hour ends at `until`. */
function climb(hours: readonly number[], until: number, most: number): string {
  let sum = 0;
  const points = hours.map((votes, nth): [number, number] => {
    sum += votes;
    const x = Math.min(nth + 1, until) / 24 * WIDTH;
    return [x, HEIGHT - sum / most * HEIGHT];
  });
  return linePath([[0, HEIGHT], ...points], WIDTH);
}
