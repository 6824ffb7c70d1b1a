import type { Child } from "hono/jsx";
import { countHours } from "../../../deliveries/delivery_figures.ts";
import type { Overview } from "../../../keys/own_overview.ts";
import { isPublished } from "../../../../core/servers/listing_stage.ts";
import { findRanks } from "../../../servers/ranking/rank_history.ts";
import type { ServerDetails } from "../../../servers/server_details.ts";
import { findSources, findVisits, VISIT_DAYS } from "../../../servers/public/visits.ts";
import { dayOf } from "../../../../core/time/day.ts";
import { votesByDay } from "../../../../core/votes/vote_counts.ts";
import { findVotePace } from "../../../voting/vote_pace.ts";
import { OwnBadge } from "../../listing/embeds/badge.tsx";
import { RANK_DAYS, RankChart } from "../../listing/charts/listing_charts.tsx";
import { VoteAddress } from "./vote_address.tsx";
import type { Site, Web, WebContext } from "../../web_env.ts";
import { findSteps, type ListingStep, NextSteps } from "../health/next_steps.tsx";
import { HealthLine, RankCard } from "./overview_cards.tsx";
import { TodayCard } from "./today_card.tsx";
import { countVisits, Figures, type FiguresProps, measureOf, spanOf } from "./overview_figures.tsx";
import { Sources } from "./visit_sources.tsx";
import { currentLocale } from "../../current_locale.ts";
import { Panel } from "../../kit/panel.tsx";
import { Steps } from "../../kit/rows.tsx";
import { Instant } from "../../kit/times.tsx";

/** Maximum referring sites in the list. */
const SOURCES_SHOWN = 7;

/** A server, its overview, and whether the viewer manages it. */
interface OverviewRequest {
  server: ServerDetails;
  overview: Overview;
  isManager: boolean;
}

/** All that a server's overview shows. */
export interface OverviewView extends OverviewRequest {
  site: Site;
  /** The steps towards a complete listing. Empty for a viewer who doesn't manage it, and while it can't be listed. */
  steps: readonly ListingStep[];
  /** The figures of a server that is or was listed. */
  figures: FoundFigures | undefined;
}

/** The figures of a server, and which of them the chart shows. */
type FoundFigures = Awaited<ReturnType<typeof findFigures>>;

/** Finds what a server's overview shows: its next steps and, if it is or was listed, its figures. */
export async function findOwnOverview(
  c: WebContext,
  web: Web,
  request: OverviewRequest,
): Promise<OverviewView> {
  const { server, overview, isManager } = request;
  const { sql, now } = web.services;
  const chosen = { measure: measureOf(c.req.query("show")), span: spanOf(c.req.query("days")) };
  // The days of the chart, or at least the month of the page's other figures.
  const days = Math.max(VISIT_DAYS, chosen.span);
  const visits = await findVisits(sql, server.id, { now: now(), days });
  const hasBadge = countVisits(visits.badge_view, VISIT_DAYS) > 0;
  const canBeListed = server.status === "approved" || server.status === "pending";
  const steps = isManager && canBeListed
    ? await findSteps(web, server, { overview, hasBadge })
    : [];
  const figures = isPublished(server.status)
    ? await findFigures(web, server.id, { chosen, visits, days })
    : undefined;
  return { ...request, site: web.site, steps, figures };
}

/** Returns the figures of a server. */
async function findFigures(
  { services }: Web,
  id: string,
  { days, ...shown }: Pick<FiguresProps, "chosen" | "visits"> & { days: number },
) {
  const { sql, ranking, voteCounts } = services;
  const now = services.now();
  const [votes, voteDays, pace, place, near, ranks, sources, delivered] = await Promise.all([
    voteCounts(id),
    votesByDay(sql, id, { today: dayOf(now), counts: "all", days }),
    findVotePace(sql, id, now),
    ranking.standingOf(id),
    ranking.near(id),
    findRanks(sql, id, { now, days: RANK_DAYS }),
    findSources(sql, id, { now, limit: SOURCES_SHOWN }),
    countHours(sql, [id], { now }),
  ]);
  const { counts } = ranking;
  const day = delivered.get(id);
  return { ...shown, now, votes, voteDays, pace, place, near, counts, ranks, sources, day };
}

/**
 * A server's overview and next steps. A server that was never listed has no figures; one that waits for its approval
 * has an explanation of what follows. One that is off the list keeps the figures of its days. The children are notices,
 * shown after problems with the rewards.
 */
export function OwnOverview({ view, children }: { view: OverviewView; children?: Child }) {
  const { server: { slug, status }, overview, isManager, steps, figures } = view;
  if (status === "rejected") return <>{children}</>;
  if (!figures) {
    return (
      <>
        {children}
        <div class="trio">
          <NextSteps slug={slug} steps={steps} />
          <WaitingSteps server={view.server} />
        </div>
      </>
    );
  }
  const days = (
    <div class="stack">
      <Figures
        slug={slug}
        chosen={figures.chosen}
        votes={figures.voteDays}
        visits={figures.visits}
      />
      <RankChart ranks={figures.ranks} />
    </div>
  );
  if (status !== "approved") return <>{children}{days}</>;
  return (
    <>
      <HealthLine overview={overview} day={figures.day} isManager={isManager} />
      {children}
      <Cards view={view} figures={figures} />
      <div class="split">
        {days}
        <Addresses view={view} figures={figures} />
      </div>
    </>
  );
}

/** Today's votes, the rank and the next steps. */
function Cards({ view: { server, steps }, figures }: {
  view: OverviewView;
  figures: FoundFigures;
}) {
  const { pace, voteDays, votes, now, place, near, counts } = figures;
  return (
    <div class="trio">
      <TodayCard pace={pace} days={voteDays} votes={votes} now={now} />
      <RankCard gameName={server.gameName} place={place} near={near} counts={counts} />
      <NextSteps slug={server.slug} steps={steps} />
    </div>
  );
}

/** Where visitors came from, and what brings them: the badge and the address of the ballot. */
function Addresses({ view: { server: { slug }, site }, figures: { sources, visits } }: {
  view: OverviewView;
  figures: FoundFigures;
}) {
  return (
    <div class="stack">
      <Sources sources={sources} all={countVisits(visits.page_view, VISIT_DAYS)} />
      <OwnBadge site={site} slug={slug} />
      <VoteAddress baseUrl={site.baseUrl} slug={slug} />
    </div>
  );
}

/** The steps of a new listing until it is public. */
function WaitingSteps({ server: { createdAt, statusAt } }: { server: ServerDetails }) {
  const { waiting: words } = currentLocale().words.overview;
  return (
    <Panel title={words.title}>
      <Steps
        steps={[
          { state: "good", title: words.sent, note: <Instant at={statusAt ?? createdAt} /> },
          { state: "current", title: words.look, note: words.looks },
          { title: words.listed, note: words.shown },
        ]}
      />
    </Panel>
  );
}
