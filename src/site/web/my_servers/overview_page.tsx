import type { Child } from "hono/jsx";
import { countHours } from "../../deliveries/delivery_figures.ts";
import type { Overview } from "../../keys/own_overview.ts";
import { findRanks } from "../../servers/rank_history.ts";
import type { ServerDetails } from "../../servers/server_details.ts";
import { findSources, findVisits, VISIT_DAYS, type VisitDays } from "../../servers/visits.ts";
import { dayOf } from "../../../core/time/day.ts";
import { votesByDay } from "../../../core/votes/vote_counts.ts";
import { findVotePace } from "../../voting/vote_pace.ts";
import { OwnBadge } from "../listing/badge.tsx";
import { RANK_DAYS, RankChart } from "../listing/charts.tsx";
import { VoteAddress } from "./vote_address.tsx";
import type { Web, WebContext } from "../web_env.ts";
import { findSteps, type ListingStep, NextSteps } from "./next_steps.tsx";
import { HealthLine, RankCard, TodayCard } from "./overview_cards.tsx";
import { Coming, Figures, lastDays, measureOf, Sources, spanOf } from "./overview_figures.tsx";

/** Sites that visitors came from, in the list. */
const SOURCES_SHOWN = 7;

/**
 * How a server does, and what to do next: its figures if it is listed, or else what is to come. The children, notices,
 * come after what is wrong with its rewards.
 */
export async function OwnOverview({ c, web, server, overview, isManager, children }: {
  c: WebContext;
  web: Web;
  server: ServerDetails;
  overview: Overview;
  isManager: boolean;
  children?: Child;
}) {
  const { services: { sql, now } } = web;
  const visits = await findVisits(sql, server.id, { now: now(), days: daysOf(c) });
  const known = { overview, visits: lastDays(visits, VISIT_DAYS) };
  const steps = isManager ? await findSteps(web, server, known) : [];
  if (server.status !== "approved") {
    return (
      <>
        {children}
        <div class="trio">
          <NextSteps server={server} steps={steps} />
          <Coming />
        </div>
      </>
    );
  }
  const shown = { server, overview, steps, visits, isManager, notices: children };
  return <Listed {...shown} {...await findFigures(c, web, server)} />;
}

/** Finds the figures of a listed server. */
async function findFigures(c: WebContext, { services, site }: Web, { id }: ServerDetails) {
  const { sql, ranking, voteCounts } = services;
  const now = services.now();
  const [votes, voteDays, pace, place, near, ranks, sources, days] = await Promise.all([
    voteCounts(id),
    votesByDay(sql, id, { today: dayOf(now), counts: "all", days: daysOf(c) }),
    findVotePace(sql, id, now),
    ranking.standingOf(id),
    ranking.near(id),
    findRanks(sql, id, { now, days: RANK_DAYS }),
    findSources(sql, id, { now, limit: SOURCES_SHOWN }),
    countHours(sql, [id], { now }),
  ]);
  const chosen = { measure: measureOf(c.req.query("show")), span: spanOf(c.req.query("days")) };
  const { counts } = ranking;
  const day = days.get(id);
  return { now, site, chosen, counts, votes, voteDays, pace, place, near, ranks, sources, day };
}

/** Days that are read: those of the chart, and enough for what the page shows of a month. */
function daysOf(c: WebContext): number {
  return Math.max(VISIT_DAYS, spanOf(c.req.query("days")));
}

/** How a listed server does: rewards, today, rank, 30 days, visitors. */
function Listed({ server, overview, steps, visits, isManager, notices, ...found }:
  & {
    server: ServerDetails;
    overview: Overview;
    steps: readonly ListingStep[];
    visits: VisitDays;
    isManager: boolean;
    notices: Child;
  }
  & Awaited<ReturnType<typeof findFigures>>) {
  const { voteDays, now } = found;
  const [weekAgo, today] = [voteDays.at(-8), voteDays.at(-1)];
  return (
    <>
      <HealthLine overview={overview} day={found.day} isManager={isManager} />
      {notices}
      <div class="trio">
        <TodayCard
          pace={found.pace}
          votesToday={today?.votes ?? 0}
          weekAgoVotes={weekAgo?.votes ?? 0}
          votes={found.votes}
          now={now}
        />
        <RankCard
          gameName={server.gameName}
          place={found.place}
          near={found.near}
          counts={found.counts}
        />
        <NextSteps server={server} steps={steps} />
      </div>
      <div class="split">
        <div class="stack">
          <Figures
            path={`/my/servers/${server.slug}`}
            chosen={found.chosen}
            votes={voteDays}
            visits={visits}
          />
          <RankChart ranks={found.ranks} />
        </div>
        <div class="stack">
          <Sources sources={found.sources} visits={lastDays(visits, VISIT_DAYS)} />
          <OwnBadge site={found.site} slug={server.slug} />
          <VoteAddress baseUrl={found.site.baseUrl} slug={server.slug} />
        </div>
      </div>
    </>
  );
}
