import type { DeliveryDay } from "../../../deliveries/delivery_figures.ts";
import type { Overview } from "../../../keys/own_overview.ts";
import type { Neighbour, Standing } from "../../../servers/ranking/ranks.ts";
import { isolated } from "../../../text/shown_text.ts";
import type { RankCounts } from "../../../../core/votes/rank_counts.ts";
import { Strip } from "../health/delivery_strip.tsx";
import { Timed } from "../../kit/times.tsx";
import { healthOf } from "../health/reward_health.ts";
import { Move } from "../../listing/entries/move.tsx";
import { currentLocale } from "../../current_locale.ts";
import { Notice, Panel } from "../../kit/panel.tsx";
import { Row, Rows } from "../../kit/rows.tsx";
import { State } from "../../kit/state.tsx";

/** The line about whether players get their rewards. The webhook in the worst state determines it. */
export function HealthLine({ overview, day, isManager }: {
  overview: Overview;
  day: DeliveryDay | undefined;
  isManager: boolean;
}) {
  const { kind, state, sentence, to: [path, label] } = healthOf(overview, day);
  const { failingSince } = overview;
  return (
    <Notice tone={kind}>
      <State tone={kind}>{state}</State>
      <p>
        <Timed sentence={sentence} times={failingSince === null ? [] : [failingSince]} />
      </p>
      {day ? <Strip day={day} /> : null}
      {isManager || path === "api#deliveries"
        ? <a href={`/my/servers/${overview.slug}/${path}`}>{label}</a>
        : null}
    </Notice>
  );
}

/** The server's rank in its game, with its neighbours. */
export function RankCard({ gameName, place, near, counts }: {
  gameName: string;
  /** Undefined until the server is ranked. */
  place: Standing | undefined;
  near: readonly Neighbour[];
  /** The votes that count for the ranking. */
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
