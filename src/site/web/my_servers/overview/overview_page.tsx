import type { Child } from "hono/jsx";
import { countHours } from "../../../deliveries/delivery_figures.ts";
import type { Overview } from "../../../keys/own_overview.ts";
import { findRanks } from "../../../servers/ranking/rank_history.ts";
import type { ServerDetails } from "../../../servers/server_details.ts";
import { findSources, findVisits, VISIT_DAYS } from "../../../servers/public/visits.ts";
import { dayOf } from "../../../../core/time/day.ts";
import { votesByDay } from "../../../../core/votes/vote_counts.ts";
import { findVotePace } from "../../../voting/vote_pace.ts";
import { OwnBadge } from "../../listing/badge.tsx";
import { RANK_DAYS, RankChart } from "../../listing/charts.tsx";
import { VoteAddress } from "./vote_address.tsx";
import type { Web, WebContext } from "../../web_env.ts";
import { findSteps, NextSteps } from "../health/next_steps.tsx";
import { HealthLine, RankCard } from "./overview_cards.tsx";
import { TodayCard } from "./today_card.tsx";
import { countVisits, Figures, measureOf, spanOf } from "./overview_figures.tsx";
import { Sources } from "./visit_sources.tsx";
import { currentLocale } from "../../current_locale.ts";
import { Panel } from "../../kit/panel.tsx";
import { Row, Rows } from "../../kit/rows.tsx";

/** Maximum referring sites in the list. */
const SOURCES_SHOWN = 7;

/**
 * A server's overview and next steps. An unlisted server has no figures, but an explanation of what follows. The
 * children are notices, shown after problems with the rewards.
 */
export async function OwnOverview({ c, web, server, overview, isManager, children }: {
  c: WebContext;
  web: Web;
  server: ServerDetails;
  overview: Overview;
  isManager: boolean;
  children?: Child;
}) {
  const { services, site } = web;
  const { id, slug, gameName } = server;
  const now = services.now();
  const measure = measureOf(c.req.query("show"));
  const span = spanOf(c.req.query("days"));
  // The days of the chart, or at least the month of the page's other figures.
  const days = Math.max(VISIT_DAYS, span);
  const visits = await findVisits(services.sql, id, { now, days });
  const hasBadge = countVisits(visits.badge_view, VISIT_DAYS) > 0;
  const steps = isManager ? await findSteps(web, server, { overview, hasBadge }) : [];
  if (server.status !== "approved") {
    return (
      <>
        {children}
        <div class="trio">
          <NextSteps slug={slug} steps={steps} />
          <Coming />
        </div>
      </>
    );
  }
  const [votes, voteDays, pace, place, near, ranks, sources, delivered] = await findFigures(
    web,
    id,
    days,
  );
  return (
    <>
      <HealthLine overview={overview} day={delivered.get(id)} isManager={isManager} />
      {children}
      <div class="trio">
        <TodayCard pace={pace} days={voteDays} votes={votes} now={now} />
        <RankCard gameName={gameName} place={place} near={near} counts={services.ranking.counts} />
        <NextSteps slug={slug} steps={steps} />
      </div>
      <div class="split">
        <div class="stack">
          <Figures slug={slug} chosen={{ measure, span }} votes={voteDays} visits={visits} />
          <RankChart ranks={ranks} />
        </div>
        <div class="stack">
          <Sources sources={sources} all={countVisits(visits.page_view, VISIT_DAYS)} />
          <OwnBadge site={site} slug={slug} />
          <VoteAddress baseUrl={site.baseUrl} slug={slug} />
        </div>
      </div>
    </>
  );
}

/** Returns the figures of a listed server. */
function findFigures({ services }: Web, id: string, days: number) {
  const { sql, ranking, voteCounts } = services;
  const now = services.now();
  return Promise.all([
    voteCounts(id),
    votesByDay(sql, id, { today: dayOf(now), counts: "all", days }),
    findVotePace(sql, id, now),
    ranking.standingOf(id),
    ranking.near(id),
    findRanks(sql, id, { now, days: RANK_DAYS }),
    findSources(sql, id, { now, limit: SOURCES_SHOWN }),
    countHours(sql, [id], { now }),
  ]);
}

/** The explanation of what appears here once the listing is public. */
export function Coming() {
  const { coming } = currentLocale().words.overview;
  return (
    <Panel title={coming.title}>
      <Rows>
        {coming.items.map(([name, what]) => <Row title={name} note={what} />)}
      </Rows>
    </Panel>
  );
}
