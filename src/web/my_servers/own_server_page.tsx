import { withdrawChange } from "../../servers/decide_change.ts";
import { findChange, type ListingChange } from "../../servers/listing_change.ts";
import type { ServerDetails } from "../../servers/server_details.ts";
import { resubmitServer } from "../../servers/decide_status.ts";
import { awaitsProof } from "../../servers/approve_server.ts";
import { Prose, Section } from "../frame/parts.tsx";
import { countHours } from "../../deliveries/delivery_figures.ts";
import { findOverviews, type Overview } from "../../keys/own_overview.ts";
import { findRanks } from "../../servers/rank_history.ts";
import { covers } from "../../servers/roles.ts";
import { serverUnknown } from "../../servers/require_server.ts";
import { findSources, findVisits, VISIT_DAYS, type VisitDays } from "../../servers/visits.ts";
import { dayOf } from "../../time/day.ts";
import { votesByDay } from "../../votes/vote_counts.ts";
import { findVotePace } from "../../votes/vote_pace.ts";
import { listOwnNotices } from "../../votes/void_notice.ts";
import { ButtonForm, type FaultyForm } from "../forms/forms.tsx";
import { OwnBadge } from "../listing/badge.tsx";
import { RANK_DAYS, RankChart } from "../listing/charts.tsx";
import { ChangeTable } from "../listing/listing_tables.tsx";
import { VoteAddress } from "../rewards/vote_address.tsx";
import { findSteps, NextSteps, type Step } from "./next_steps.tsx";
import { HealthLine, RankCard, TodayCard } from "./overview_cards.tsx";
import { Coming, Figures, lastDays, measureOf, Sources, spanOf } from "./overview_figures.tsx";
import { MailNotice, sendOwnPage } from "./subject.tsx";
import { VoidNotices } from "./void_notices.tsx";
import { redirectTo } from "../forms/submit.ts";
import type { Own, Web, WebContext } from "../web_env.ts";
import { isolated } from "../../text/typed_text.ts";
import type { Locale } from "../../locales/locale.ts";

/** Sites that visitors came from, in the list. */
const SOURCES_SHOWN = 7;

/** GET /my/servers/:slug: shows an owner how the listing does and what to do next. */
export async function showOwnServer(c: WebContext, web: Web, own: Own, sent?: FaultyForm) {
  const locale = c.get("locale");
  const { overview: words, change: changeWords } = locale.words.myServers;
  const { server } = own;
  const { services } = web;
  const isManager = covers(own.role, "manager");
  const [[overview], awaits, change, visits, notices] = await Promise.all([
    findOverviews(services, { serverId: server.id }, services.now()),
    awaitsProof(services, server),
    findChange(services.sql, server.id),
    findVisits(services.sql, server.id, { now: services.now(), days: daysOf(c) }),
    listOwnNotices(services.sql, server.id, services.now()),
  ]);
  if (!overview) throw serverUnknown(server.slug);
  const steps = await findSteps(web, server, { overview, visits: lastDays(visits, VISIT_DAYS) });
  const shown = { server, overview, steps: isManager ? steps : [], visits, isManager };
  return sendOwnPage(c, web, {
    server,
    overview,
    title: words.title(isolated(server.name)),
    status: sent ? 422 : 200,
    body: (
      <>
        <MailNotice c={c} web={web} />
        <VoidNotices
          locale={locale}
          slug={server.slug}
          notices={notices}
          isManager={isManager}
          sent={sent && { ...sent, id: c.req.param("id") ?? "" }}
        />
        {server.status === "approved"
          ? null
          : <Standing locale={locale} server={server} isManager={isManager} />}
        {awaits && isManager && (
          <p>
            {words.prove} <a href={`/my/servers/${server.slug}/status`}>{changeWords.toStatus}</a>
          </p>
        )}
        {change && isManager ? <OwnChange locale={locale} server={server} change={change} /> : null}
        {server.status === "approved"
          ? <Listed locale={locale} {...shown} {...await findFigures(c, web, own)} />
          : (
            <>
              <div class="deck">
                <NextSteps locale={locale} server={server} steps={shown.steps} />
                <Coming locale={locale} />
              </div>
              {server.description === "" ? null : (
                <Section title={words.description}>
                  <Prose text={server.description} />
                </Section>
              )}
            </>
          )}
      </>
    ),
  });
}

/** Finds the figures of a listed server. */
async function findFigures(c: WebContext, { services, site }: Web, { server: { id } }: Own) {
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
function Listed({ locale, server, overview, steps, visits, isManager, voteDays, now, ...found }:
  & {
    locale: Locale;
    server: ServerDetails;
    overview: Overview;
    steps: readonly Step[];
    visits: VisitDays;
    isManager: boolean;
  }
  & Awaited<ReturnType<typeof findFigures>>) {
  const [weekAgo, today] = [voteDays.at(-8), voteDays.at(-1)];
  return (
    <>
      <HealthLine locale={locale} overview={overview} day={found.day} isManager={isManager} />
      <div class="deck">
        <TodayCard
          locale={locale}
          pace={found.pace}
          votesToday={today?.votes ?? 0}
          weekAgoVotes={weekAgo?.votes ?? 0}
          votes={found.votes}
          now={now}
        />
        <RankCard
          locale={locale}
          gameName={server.gameName}
          place={found.place}
          near={found.near}
          counts={found.counts}
        />
        <NextSteps locale={locale} server={server} steps={steps} />
      </div>
      <div class="wide-narrow">
        <div class="stack">
          <Figures
            locale={locale}
            path={`/my/servers/${server.slug}`}
            chosen={found.chosen}
            votes={voteDays}
            visits={visits}
          />
          <RankChart locale={locale} ranks={found.ranks} />
        </div>
        <div class="stack">
          <Sources locale={locale} sources={found.sources} visits={lastDays(visits, VISIT_DAYS)} />
          <div class="panel" id="badge">
            <OwnBadge locale={locale} site={found.site} slug={server.slug} />
          </div>
          <VoteAddress
            locale={locale}
            baseUrl={found.site.baseUrl}
            slug={server.slug}
            look="panel"
          />
        </div>
      </div>
    </>
  );
}

/** POST /my/servers/:slug/resubmissions: returns a rejected server to the queue. */
export async function resubmit(c: WebContext, web: Web, { server: { slug }, act }: Own) {
  await resubmitServer(web.services, slug, act);
  return redirectTo(c, `/my/servers/${slug}`, "server_resubmitted");
}

function Standing(
  { locale, server, isManager }: { locale: Locale; server: ServerDetails; isManager: boolean },
) {
  const { overview: words } = locale.words.myServers;
  const { status, slug, decidedReason: reason } = server;
  if (server.unlistedAt !== null) {
    return (
      <p class="notice warn">
        {words.unlisted}{" "}
        {isManager && <a href={`/my/servers/${slug}/people#unlist`}>{words.toRelist}</a>}
      </p>
    );
  }
  const look = status === "approved" ? "good" : status === "pending" ? "" : "warn";
  return (
    <>
      <div class={`notice ${look}`.trim()}>
        <p>{words[status]}</p>
        {reason === null ? null : <p>{words.reason} {isolated(reason)}</p>}
      </div>
      {status === "rejected" && isManager && (
        <div class="actions">
          <ButtonForm
            action={`/my/servers/${slug}/resubmissions`}
            label={words.resubmit}
            look="primary"
          />
          <a class="button secondary" href={`/my/servers/${slug}/edit`}>{words.edit}</a>
        </div>
      )}
    </>
  );
}

/** POST /my/servers/:slug/change/withdrawal: withdraws a pending change, or dismisses a refused one. */
export async function withdrawOwnChange(c: WebContext, web: Web, { server: { slug }, act }: Own) {
  await withdrawChange(web.services, slug, act);
  return redirectTo(c, `/my/servers/${slug}`, "change_withdrawn");
}

/** Shows an owner what is waiting for a moderator, or why it was refused. */
function OwnChange(
  { locale, server, change }: { locale: Locale; server: ServerDetails; change: ListingChange },
) {
  const { change: words } = locale.words.myServers;
  const isRefused = change.refusedAt !== null;
  return (
    <Section
      look="card"
      title={isRefused ? words.refused : words.waiting}
      lead={isRefused ? words.refusedNext : words.waitingNext}
    >
      {change.refusedReason === null ? null : <p>{words.reason(isolated(change.refusedReason))}</p>}
      <ChangeTable locale={locale} server={server} change={change} />
      {change.host === null || isRefused ? null : (
        <p>
          {words.prove} <a href={`/my/servers/${server.slug}/status`}>{words.toStatus}</a>
        </p>
      )}
      <ButtonForm
        action={`/my/servers/${server.slug}/change/withdrawal`}
        label={isRefused ? words.dismiss : words.withdraw}
      />
    </Section>
  );
}
