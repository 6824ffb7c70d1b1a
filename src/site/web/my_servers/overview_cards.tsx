import type { DeliveryDay } from "../../deliveries/delivery_figures.ts";
import type { Overview } from "../../keys/own_overview.ts";
import type { Neighbour, Standing } from "../../servers/ranks.ts";
import { DAY_MS, daysBefore, HOUR_MS } from "../../../core/time/day.ts";
import { isolated } from "../../text/shown_text.ts";
import type { RankCounts } from "../../../core/votes/rank_counts.ts";
import type { VoteCounts, VoteDay } from "../../../core/votes/vote_counts.ts";
import { PACE_MAX, type VotePace } from "../../voting/vote_pace.ts";
import { Strip, sumOf } from "./delivery_strip.tsx";
import { Instant } from "../parts/parts.tsx";
import { healthOf } from "./reward_health.ts";
import { linePath, marksOf } from "../listing/chart_scale.ts";
import { HEIGHT, Plot, WIDTH } from "../listing/charts.tsx";
import { Move } from "../listing/move.tsx";
import { utcMoment } from "../../../core/locales/locale.ts";
import { currentLocale } from "../current_locale.ts";
import { Notice, Panel } from "../kit/panel.tsx";
import { Delta, Row, Rows } from "../kit/rows.tsx";
import { State } from "../kit/state.tsx";

/** Whether players get their rewards, in one line. The webhook in the worst state decides. */
export function HealthLine({ overview, day, isManager }: {
  overview: Overview;
  day: DeliveryDay | undefined;
  isManager: boolean;
}) {
  const locale = currentLocale();
  const { kind, state, sentence, to: [path, label] } = healthOf(overview, day);
  const { failingSince: since } = overview;
  // The moment in the sentence becomes one that the script shows in the reader's time zone.
  const [before, after] = since ? sentence.split(utcMoment(locale, since)) : [sentence];
  return (
    <Notice tone={kind}>
      <State tone={kind}>{state}</State>
      <p>
        {before}
        {after === undefined ? null : <Instant at={since} />}
        {after}
      </p>
      {day ? <Strip day={day} /> : null}
      {isManager || path === "api#deliveries"
        ? <a href={`/my/servers/${overview.slug}/${path}`}>{label}</a>
        : null}
    </Notice>
  );
}

/** Votes of today beside the same weekday a week ago, up to the same minute. */
export function TodayCard({ pace, days, votes, now }: {
  /** Undefined if there are too many to count by the hour. */
  pace: VotePace | undefined;
  /** Votes of each day, up to today. */
  days: readonly VoteDay[];
  votes: VoteCounts;
  now: Date;
}) {
  const locale = currentLocale();
  const { today: words } = locale.words.overview;
  const [weekAgo, today] = [days.at(-8)?.votes ?? 0, days.at(-1)?.votes ?? 0];
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

/** How many more or fewer votes there are than a week ago by the same time. */
function Versus({ before, today, now }: { before: number; today: number; now: Date }) {
  const locale = currentLocale();
  const { today: words } = locale.words.overview;
  const then = [daysBefore(now, 7), before, locale.formats.date("time")(now)] as const;
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
  const [todays, befores] = [sumOf(today), sumOf(weekAgo)];
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

/** Returns the path of a sum that grows by the hour; the last hour ends at `until`. */
function climb(hours: readonly number[], until: number, most: number): string {
  let sum = 0;
  const points = hours.map((votes, nth) => {
    sum += votes;
    const x = Math.min(nth + 1, until) / 24 * WIDTH;
    return [x, HEIGHT - sum / most * HEIGHT] as [number, number];
  });
  return linePath([[0, HEIGHT], ...points], WIDTH);
}

/** The rank in its game, with the servers before and after it. */
export function RankCard({ gameName, place, near, counts }: {
  gameName: string;
  /** Undefined until it was ranked. */
  place: Standing | undefined;
  near: readonly Neighbour[];
  /** The votes that rank. */
  counts: RankCounts;
}) {
  const locale = currentLocale();
  const { rank: words } = locale.words.overview;
  const own = near.find(({ isOwn }) => isOwn)?.votes ?? 0;
  const title = words.title(isolated(gameName));
  if (place === undefined) {
    return <Panel title={title} lead={`${words.none}. ${words.noneNext}`} />;
  }
  const { rankInGame, listedInGame, weekAgo } = place;
  return (
    <Panel title={title}>
      <p class="figure figure--big">
        <b>#{locale.formats.count(rankInGame)}</b>
        <span>
          {words.of(listedInGame)} <Move rank={rankInGame} before={weekAgo && weekAgo.rankInGame} />
        </span>
      </p>
      <Rows label={words.near} isRanked>
        {near.map(({ name, rankInGame, votes, isOwn }) => (
          <Row
            art={<b>{locale.formats.count(rankInGame)}</b>}
            title={name}
            note={isOwn
              ? words.you
              : votes >= own && rankInGame < place.rankInGame
              ? words.ahead(votes - own)
              : words.behind(own - votes)}
            end={<b>{locale.formats.count(votes)}</b>}
            isCurrent={isOwn}
          />
        ))}
      </Rows>
      {counts === "all" ? null : <p class="note">{words.ranking(counts)}</p>}
    </Panel>
  );
}
