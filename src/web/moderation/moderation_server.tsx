import { z } from "zod";
import { decideChange } from "../../servers/decide_change.ts";
import { decideStatus } from "../../servers/decide_status.ts";
import { listServerAudit } from "../../servers/list_server_audit.ts";
import { findChange } from "../../servers/listing_change.ts";
import { requireModerated } from "../../servers/moderation_queue.ts";
import type { ServerDetails } from "../../servers/server_details.ts";
import { listVotes, VOTES_PAGE } from "../../votes/vote_history.ts";
import type { Child } from "hono/jsx";
import { actOf } from "../frame/act.tsx";
import { TrailTable } from "./audit.tsx";
import { DecisionForms, WaitingChange } from "./decision_forms.tsx";
import { Address, Facts } from "../frame/facts.tsx";
import { Instant } from "../frame/instant.tsx";
import { renderMarkdown } from "../frame/markdown.ts";
import { ModeratedVotes, PlayerLink } from "./moderated_votes.tsx";
import { sendModeration } from "./moderation_frame.tsx";
import { Prose } from "../frame/prose.tsx";
import type { FaultyForm } from "../forms/read_form.ts";
import { redirectTo } from "../forms/redirect.ts";
import { submit } from "../forms/submit.ts";
import { StatusBadge } from "../frame/status_badge.tsx";
import { MODERATION } from "./words.ts";
import type { Web, WebContext } from "../web_env.ts";

const { server: words, queue } = MODERATION;

/** Entries of the trail that the page shows. */
const HISTORY_LENGTH = 10;

const DECISION = z.object({
  decision: z.enum(["approve", "reject", "suspend"]),
  reason: z.string().optional(),
  seen: z.coerce.date().optional(),
});

const CHANGE = z.object({
  decision: z.enum(["approve", "refuse"]),
  change: z.uuid(),
  why: z.string().optional(),
});

const NOTICES = {
  approve: "server_approved",
  reject: "server_rejected",
  suspend: "server_suspended",
} as const;

/** POST /moderation/servers/:slug/decisions: approves, rejects or suspends it. */
export function decide(web: Web) {
  return submit(web, {
    schema: DECISION,
    fields: { reason_needed: "reason", server_transition: "" },
    show: showModerated,
    async act(c, { seen: seenAt, ...decision }) {
      const slug = c.req.param("slug") ?? "";
      await decideStatus(web.services, slug, { ...decision, seenAt, ...actOf(c, web) });
      return redirectTo(c, `/moderation/servers/${slug}`, NOTICES[decision.decision]);
    },
  });
}

/** POST /moderation/servers/:slug/change: approves what the listing is to become, or refuses it. */
export function decideOnChange(web: Web) {
  return submit(web, {
    schema: CHANGE,
    fields: { reason_needed: "why", change_unknown: "" },
    show: showModerated,
    async act(c, { change: changeId, decision, why: reason }) {
      const slug = c.req.param("slug") ?? "";
      await decideChange(web.services, slug, { decision, changeId, reason, ...actOf(c, web) });
      const notice = decision === "approve" ? "change_approved" : "change_refused";
      return redirectTo(c, `/moderation/servers/${slug}`, notice);
    },
  });
}

/** GET /moderation/servers/:slug: one listing, what can be decided about it, its votes and its history. */
export async function showModerated(c: WebContext, web: Web, sent?: FaultyForm) {
  const { sql } = web.services;
  const { by } = actOf(c, web);
  const server = await requireModerated(sql, c.req.param("slug") ?? "", { by });
  const before = z.uuid().safeParse(c.req.query("before")).data;
  const [change, votes, entries, html] = await Promise.all([
    findChange(sql, server.id),
    listVotes(sql, server.id, { by, before, limit: VOTES_PAGE + 1 }),
    listServerAudit(sql, server.slug, { by, limit: HISTORY_LENGTH }),
    renderMarkdown(server.description),
  ]);
  const path = `/moderation/servers/${server.slug}`;
  return await sendModeration(c, web, {
    title: words.title(server.name),
    heading: server.name,
    sent,
    body: (
      <>
        <Facts facts={factsOf(server)} />
        <section>
          <h2>{words.description}</h2>
          {html === "" ? <p class="note">{queue.noDescription}</p> : <Prose html={html} />}
        </section>
        <WaitingChange server={server} change={change} sent={sent} />
        <DecisionForms server={server} sent={sent} />
        <ModeratedVotes path={path} found={votes} isFirst={before === undefined} />
        <section>
          <h2>{words.history}</h2>
          <TrailTable label={words.history} entries={entries} />
          <p>
            <a href={`/moderation/audit?server=${server.slug}`}>{words.wholeHistory}</a>
          </p>
        </section>
      </>
    ),
  });
}

function factsOf(server: ServerDetails): [name: string, fact: Child][] {
  return [
    [words.status, <Status server={server} />],
    [words.reason, server.decidedReason],
    [queue.game, server.gameName],
    [queue.address, <Address server={server} />],
    [queue.owner, <PlayerLink id={server.ownerId} name={server.owner} />],
    [queue.submitted, <Instant at={server.createdAt} />],
  ];
}

function Status({ server: { status, slug } }: { server: ServerDetails }) {
  return (
    <span class="row">
      <StatusBadge status={status} />
      {status === "approved" ? <a href={`/servers/${slug}`}>{words.publicPage}</a> : null}
    </span>
  );
}
