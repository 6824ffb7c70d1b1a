import { z } from "zod";
import { decideStatus } from "../../servers/decide_status.ts";
import { listServerAudit } from "../../servers/list_server_audit.ts";
import { requireModerated } from "../../servers/moderation_queue.ts";
import type { ServerDetails } from "../../servers/server_details.ts";
import { listVotes, VOTES_PAGE } from "../../votes/list_votes.ts";
import { actOf } from "../frame/act.tsx";
import { TrailTable } from "./trail_table.tsx";
import { DecisionForms } from "./decision_forms.tsx";
import { Address } from "../frame/facts.tsx";
import { FaultSummary } from "../forms/forms.tsx";
import { Instant } from "../frame/instant.tsx";
import { sendPage } from "../frame/layout.tsx";
import { renderMarkdown } from "../frame/markdown.ts";
import { ModeratedVotes } from "./moderated_votes.tsx";
import { ModerationTabs } from "./moderation_tabs.tsx";
import { Prose } from "../frame/prose.tsx";
import type { FaultyForm } from "../forms/read_form.ts";
import { redirectTo } from "../forms/redirect.ts";
import { submit } from "../forms/submit.ts";
import { StatusBadge } from "../frame/status_badge.tsx";
import { TRAIL } from "../frame/words.ts";
import { MODERATION } from "./words.ts";
import type { Web, WebContext } from "../web_env.ts";

const { server: words, queue } = MODERATION;

/** Entries of the trail that the page shows. */
const HISTORY_LENGTH = 10;

const DECISION = z.object({
  decision: z.enum(["approve", "reject", "suspend"]),
  reason: z.string().optional(),
});

const NOTICES = {
  approve: "server_approved",
  reject: "server_rejected",
  suspend: "server_suspended",
} as const;

/** GET /moderation/servers/:slug: one listing, what can be decided about it, its votes and its history. */
export function showModerated(web: Web) {
  return (c: WebContext) => sendModerated(c, web);
}

/** POST /moderation/servers/:slug/decisions: approves, rejects or suspends it. */
export function decide(web: Web) {
  return submit(web, {
    schema: DECISION,
    fields: { reason_needed: "reason", server_transition: "" },
    show: sendModerated,
    async act(c, decision) {
      const slug = c.req.param("slug") ?? "";
      await decideStatus(web.services, slug, { ...decision, ...actOf(c, web) });
      return redirectTo(c, `/moderation/servers/${slug}`, NOTICES[decision.decision]);
    },
  });
}

async function sendModerated(c: WebContext, web: Web, sent?: FaultyForm) {
  const { sql } = web.services;
  const { by } = actOf(c, web);
  const server = await requireModerated(sql, c.req.param("slug") ?? "", { by });
  const before = z.uuid().safeParse(c.req.query("before")).data;
  const [votes, entries, html] = await Promise.all([
    listVotes(sql, server.id, { by, before, limit: VOTES_PAGE + 1 }),
    listServerAudit(sql, server.slug, { by, limit: HISTORY_LENGTH }),
    renderMarkdown(server.description),
  ]);
  const path = `/moderation/servers/${server.slug}`;
  return await sendPage(c, web, {
    title: words.title(server.name),
    status: sent ? 422 : 200,
    body: (
      <>
        <h1>{server.name}</h1>
        <ModerationTabs c={c} web={web} />
        <FaultSummary faults={sent?.faults} />
        <Facts server={server} />
        <section>
          <h2>{words.description}</h2>
          {html === "" ? <p class="note">{queue.noDescription}</p> : <Prose html={html} />}
        </section>
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

function Facts({ server }: { server: ServerDetails }) {
  return (
    <dl class="facts">
      <dt>{words.status}</dt>
      <dd class="row">
        <StatusBadge status={server.status} />
        {server.status === "approved"
          ? <a href={`/servers/${server.slug}`}>{words.publicPage}</a>
          : null}
      </dd>
      {server.decidedReason === null ? null : (
        <>
          <dt>{words.reason}</dt>
          <dd>{server.decidedReason}</dd>
        </>
      )}
      <dt>{queue.game}</dt>
      <dd>{server.gameName}</dd>
      <dt>{queue.address}</dt>
      <dd>
        <Address server={server} />
      </dd>
      <dt>{queue.owner}</dt>
      <dd>{server.owner ?? TRAIL.gone}</dd>
      <dt>{queue.submitted}</dt>
      <dd>
        <Instant at={server.createdAt} />
      </dd>
    </dl>
  );
}
