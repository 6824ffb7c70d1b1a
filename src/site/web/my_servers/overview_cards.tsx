import type { DeliveryDay } from "../../deliveries/delivery_figures.ts";
import type { Overview } from "../../keys/own_overview.ts";
import type { Neighbour, Standing } from "../../servers/ranks.ts";
import { DAY_MS, daysBefore, HOUR_MS } from "../../../core/time/day.ts";
import { isolated } from "../../text/shown_text.ts";
import type { RankCounts } from "../../../core/votes/rank_counts.ts";
import type { VoteCounts } from "../../../core/votes/vote_counts.ts";
import { PACE_MAX, type VotePace } from "../../voting/vote_pace.ts";
import { Strip, sumOf } from "./delivery_strip.tsx";
import { Instant } from "../parts/parts.tsx";
import { healthOf } from "./reward_health.ts";
import { round } from "../listing/chart_scale.ts";
import { Move } from "../listing/move.tsx";
import { utcMoment } from "../../../core/locales/locale.ts";
import { currentLocale } from "../current_locale.ts";
import { State } from "../kit/state.tsx";
import { Panel } from "../kit/panel.tsx";

/** The drawings' own units, scaled by the page. */
const WIDTH = 600;
const HEIGHT = 200;

/** Whether players get their rewards, in one line. The webhook in the worst state decides. */
export function HealthLine({ overview, day, isManager }: {
  overview: Overview;
  day: DeliveryDay | undefined;
  isManager: boolean;
}) {
  const locale = currentLocale();
  const { health: words } = locale.words.overview;
  const { kind, state, sentence, to: [path, label] } = healthOf(overview, day);
  const { failingSince: since } = overview;
  // The moment in the sentence becomes one that the script shows in the reader's time zone.
  const [before, after] = since ? sentence.split(utcMoment(locale, since)) : [sentence];
  return (
    <section class={`pulse pulse--${kind}`} aria-label={words.label}>
      <State tone={kind}>{state}</State>
      <p>
        {before}
        {after === undefined ? null : <Instant at={since} />}
        {after}
      </p>
      {day ? <Strip day={day} /> : null}
      {isManager || path === "deliveries"
        ? <a href={`/my/servers/${overview.slug}/${path}`}>{label}</a>
        : null}
    </section>
  );
}

/** Votes of today beside the same weekday a week ago, up to the same minute. */
export function TodayCard({ pace, votesToday, weekAgoVotes, votes, now }: {
  /** Undefined if there are too many to count by the hour. */
  pace: VotePace | undefined;
  votesToday: number;
  /** Votes of the whole day a week ago. */
  weekAgoVotes: number;
  votes: VoteCounts;
  now: Date;
}) {
  const locale = currentLocale();
  const { today: words } = locale.words.overview;
  const then = daysBefore(now, 7);
  return (
    <section class="panel">
      <h2>{words.title}</h2>
      <p class="big">
        <b>{locale.formats.count(votesToday)}</b> {words.votes(votesToday)}
      </p>
      {votesToday + weekAgoVotes === 0
        ? <p class="versus">{words.none} {words.noneNext}</p>
        : pace === undefined || votesToday + weekAgoVotes > PACE_MAX
        ? <p class="versus">{words.whole(then, weekAgoVotes)}</p>
        : (
          <>
            <Versus pace={pace} votesToday={votesToday} now={now} />
            <PaceChart pace={pace} now={now} />
          </>
        )}
      <p class="note">{words.windows(votes.monthly, votes.total)}</p>
    </section>
  );
}

function Versus({ pace, votesToday, now }: {
  pace: VotePace;
  votesToday: number;
  now: Date;
}) {
  const locale = currentLocale();
  const { today: words } = locale.words.overview;
  const then = daysBefore(now, 7);
  const before = pace.weekAgoByNow;
  const time = locale.formats.date("time")(now);
  const difference = votesToday - before;
  if (difference === 0) {
    return <p class="versus">{words.same} {words.as(then, before, time)}</p>;
  }
  const [look, text] = difference > 0
    ? ["delta delta--up", words.more(difference)]
    : ["delta delta--down", words.fewer(-difference)];
  return (
    <p class="versus">
      <span class={look}>{text}</span> {words.than(then, before, time)}
    </p>
  );
}

function PaceChart({ pace: { today, weekAgo }, now }: { pace: VotePace; now: Date }) {
  const { today: words } = currentLocale().words.overview;
  const then = daysBefore(now, 7);
  const [todays, befores] = [sumOf(today), sumOf(weekAgo)];
  const most = Math.max(1, todays, befores);
  const nowAt = now.getTime() % DAY_MS / HOUR_MS;
  return (
    <>
      <svg
        class="pace"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.label(todays, befores, then)}
      >
        <path class="marks" d="M0 0h600M0 100h600M0 200h600" />
        <path class="before" d={climb(weekAgo, 24, most)} />
        <path class="today" d={climb(today, nowAt, most)} />
      </svg>
      <p class="axis" aria-hidden="true">{words.axis.map((at) => <span>{at}</span>)}</p>
      <ul class="legend">
        <li class="is-today">{words.legendToday}</li>
        <li class="is-before">{words.legendBefore(then, befores)}</li>
      </ul>
    </>
  );
}

/** Returns the path of a sum that grows by the hour; the last hour ends at `until`. */
function climb(hours: readonly number[], until: number, most: number): string {
  let sum = 0;
  const points = hours.map((votes, nth) => {
    sum += votes;
    const x = Math.min(nth + 1, until) / 24 * WIDTH;
    return `L${round(x)} ${round(HEIGHT - sum / most * HEIGHT)}`;
  });
  return `M0 ${HEIGHT}${points.join("")}`;
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
    <section class="panel">
      <h2>{title}</h2>
      <p class="big">
        <b>#{locale.formats.count(rankInGame)}</b> {words.of(listedInGame)}{" "}
        <Move rank={rankInGame} before={weekAgo && weekAgo.rankInGame} />
      </p>
      <ol class="near" aria-label={words.near}>
        {near.map(({ name, rankInGame, votes, isOwn }) => (
          <li class={isOwn ? "is-you" : undefined}>
            <span>{locale.formats.count(rankInGame)}</span>
            <span dir="auto">{name}</span>
            <b>{locale.formats.count(votes)}</b>
            <span class="soft">
              {isOwn
                ? words.you
                : votes >= own && rankInGame < place.rankInGame
                ? words.ahead(votes - own)
                : words.behind(own - votes)}
            </span>
          </li>
        ))}
      </ol>
      {counts === "all" ? null : <p class="note">{words.ranking(counts)}</p>}
    </section>
  );
}
