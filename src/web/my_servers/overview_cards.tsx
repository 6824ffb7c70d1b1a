import type { Day } from "../../deliveries/delivery_figures.ts";
import type { Overview } from "../../keys/own_overview.ts";
import type { Neighbour, Standing } from "../../servers/ranks.ts";
import { DAY_MS, daysBefore, HOUR_MS } from "../../time/day.ts";
import { isolated } from "../../text/typed_text.ts";
import type { RankCounts } from "../../servers/rank_counts.ts";
import type { VoteCounts } from "../../votes/vote_counts.ts";
import type { VotePace } from "../../votes/vote_pace.ts";
import { Strip, sumOf } from "../deliveries/strip.tsx";
import { Section } from "../frame/parts.tsx";
import { State, type StateKind } from "../frame/state.tsx";
import { MOMENTS } from "../frame/words.ts";
import { count } from "../../text/language.ts";
import { round } from "../listing/chart_scale.ts";
import { Move } from "../listing/move.tsx";
import { OVERVIEW } from "./overview_words.ts";

const { health: healthWords, today: todayWords, rank: rankWords } = OVERVIEW;

/** The drawings' own units, scaled by the page. */
const WIDTH = 600;
const HEIGHT = 200;

/** A line about rewards: how they do, and the page about it. */
interface Health {
  kind: StateKind;
  state: string;
  sentence: string;
  to: readonly [path: string, label: string];
}

/** Whether players get their rewards, in one line. The webhook in the worst state decides. */
export function HealthLine({ overview, day, isManager }: {
  overview: Overview;
  day: Day | undefined;
  isManager: boolean;
}) {
  const { kind, state, sentence, to: [path, label] } = healthOf(overview, day);
  return (
    <section class={`pulse pulse--${kind}`} aria-label={healthWords.label}>
      <State kind={kind}>{state}</State>
      <p>{sentence}</p>
      {day ? <Strip day={day} /> : null}
      {isManager || path === "deliveries"
        ? <a href={`/my/servers/${overview.slug}/${path}`}>{label}</a>
        : null}
    </section>
  );
}

function healthOf(overview: Overview, day: Day | undefined): Health {
  const { webhookState, keyName, failingSince, waiting, inInbox, rewardsBy } = overview;
  const key = isolated(keyName ?? "");
  const toDeliveries = ["deliveries", healthWords.toDeliveries] as const;
  const toRewards = ["rewards", healthWords.toRewards] as const;
  const late = waiting > 0 ? ` ${healthWords.waiting(waiting)}` : "";
  const say = (kind: StateKind, state: string, sentence: string, to: Health["to"]): Health => (
    { kind, state, sentence, to }
  );
  if (webhookState === "disabled") {
    return say("bad", healthWords.off, healthWords.offSays(key) + late, toDeliveries);
  }
  if (failingSince !== null) {
    const sentence = healthWords.failingSays(key, instant(failingSince)) + late;
    return say("bad", healthWords.failing, sentence, toDeliveries);
  }
  if (webhookState === "paused") {
    const toKeys = ["api", healthWords.toKeys] as const;
    return say("held", healthWords.paused, healthWords.pausedSays(key) + late, toKeys);
  }
  if (rewardsBy === "inbox") {
    return inInbox > 0
      ? say("late", healthWords.inboxWaits, healthWords.inboxWaitsSays(inInbox), toRewards)
      : say("good", healthWords.inbox, healthWords.inboxSays, toRewards);
  }
  if (webhookState === null) {
    return say("off", healthWords.none, healthWords.noneSays, toRewards);
  }
  const arrived = day ? sumOf([...day.atOnce, ...day.late]) : 0;
  const sentence = healthWords.arriveSays(key, arrived) + late;
  return say(late === "" ? "good" : "late", healthWords.arrive, sentence, toDeliveries);
}

function instant(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace("T", " ")} ${MOMENTS.utc}`;
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
  const then = daysBefore(now, 7);
  return (
    <section class="panel">
      <h2>{todayWords.title}</h2>
      <p class="big">
        <b>{count(votesToday)}</b> {todayWords.votes(votesToday)}
      </p>
      {votesToday + weekAgoVotes === 0
        ? <p class="versus">{todayWords.none} {todayWords.noneNext}</p>
        : pace === undefined
        ? <p class="versus">{todayWords.whole(then, weekAgoVotes)}</p>
        : (
          <>
            <Versus pace={pace} votesToday={votesToday} now={now} />
            <PaceChart pace={pace} now={now} />
          </>
        )}
      <p class="note">{todayWords.windows(votes.monthly, votes.total)}</p>
    </section>
  );
}

function Versus({ pace, votesToday, now }: { pace: VotePace; votesToday: number; now: Date }) {
  const then = daysBefore(now, 7);
  const before = pace.weekAgoByNow;
  const time = now.toISOString().slice(11, 16);
  const difference = votesToday - before;
  if (difference === 0) {
    return <p class="versus">{todayWords.same} {todayWords.as(then, before, time)}</p>;
  }
  const [look, text] = difference > 0
    ? ["delta delta--up", todayWords.more(difference)]
    : ["delta delta--down", todayWords.fewer(-difference)];
  return (
    <p class="versus">
      <span class={look}>{text}</span> {todayWords.than(then, before, time)}
    </p>
  );
}

function PaceChart({ pace: { today, weekAgo }, now }: { pace: VotePace; now: Date }) {
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
        aria-label={todayWords.label(todays, befores, then)}
      >
        <path class="marks" d="M0 0h600M0 100h600M0 200h600" />
        <path class="before" d={climb(weekAgo, 24, most)} />
        <path class="today" d={climb(today, nowAt, most)} />
      </svg>
      <p class="axis" aria-hidden="true">{todayWords.axis.map((at) => <span>{at}</span>)}</p>
      <ul class="legend">
        <li class="is-today">{todayWords.legendToday}</li>
        <li class="is-before">{todayWords.legendBefore(then, befores)}</li>
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
  const own = near.find(({ isOwn }) => isOwn)?.votes ?? 0;
  const title = rankWords.title(isolated(gameName));
  if (place === undefined) {
    return <Section look="panel" title={title} lead={`${rankWords.none}. ${rankWords.noneNext}`} />;
  }
  const { rankInGame, listedInGame, weekAgo } = place;
  return (
    <section class="panel">
      <h2>{title}</h2>
      <p class="big">
        <b>#{count(rankInGame)}</b> {rankWords.of(listedInGame)}{" "}
        <Move rank={rankInGame} before={weekAgo && weekAgo.rankInGame} />
      </p>
      <ol class="near" aria-label={rankWords.near}>
        {near.map(({ name, rankInGame, votes, isOwn }) => (
          <li class={isOwn ? "is-you" : undefined}>
            <span>{count(rankInGame)}</span>
            <span dir="auto">{name}</span>
            <b>{count(votes)}</b>
            <span class="soft">
              {isOwn
                ? rankWords.you
                : votes >= own && rankInGame < place.rankInGame
                ? rankWords.ahead(votes - own)
                : rankWords.behind(own - votes)}
            </span>
          </li>
        ))}
      </ol>
      {counts === "all" ? null : <p class="note">{rankWords.ranking(counts)}</p>}
    </section>
  );
}
