import { z } from "zod";
import { listServerAudit } from "../../servers/require_server.ts";
import { findChange } from "../../servers/listing_change.ts";
import { findMailFault } from "../../mail/news.ts";
import { findTwins, listQueue, requireModerated } from "../../servers/moderation_queue.ts";
import { listReports } from "../../reports/report.ts";
import type { ServerDetails } from "../../servers/server_details.ts";
import { listVoteHistory, VOTES_PAGE } from "../../votes/vote_history.ts";
import type { Child } from "hono/jsx";
import { TrailTable } from "./audit.tsx";
import { Address, Facts, Instant, LinkLine, Prose, Section } from "../frame/parts.tsx";
import { Sheet, StatusBadge } from "../frame/state.tsx";
import { findLiveStatus } from "../../polling/own_status.ts";
import { ChangeForms, Checks, Waiting } from "./desk.tsx";
import { ModeratedVotes, PlayerLink } from "./moderated_votes.tsx";
import { PicturesSection } from "./pictures_section.tsx";
import { ReportsSection } from "./reports_section.tsx";
import { ReasonForm, sendModeration } from "./moderation_frame.tsx";
import { MODERATION } from "./words.ts";
import { actOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";
import { decisionsFor, type ModeratorDecision } from "../../servers/server.ts";
import { type FaultyForm, Form, Submit } from "../forms/forms.tsx";
import { ChangeTable } from "../listing/listing_tables.tsx";
import { isolated } from "../../text/typed_text.ts";

const { server: words, change: changeWords, queue, desk } = MODERATION;

/** Number of audit log entries shown. */
const HISTORY_LENGTH = 10;

/** GET /moderation/servers/:slug: shows a listing, the possible decisions, its votes and its history. */
export async function showModerated(c: WebContext, web: Web, sent?: FaultyForm) {
  const { sql } = web.services;
  const { by } = actOf(c, web);
  const server = await requireModerated(sql, c.req.param("slug") ?? "", { by });
  const before = z.uuid().safeParse(c.req.query("before")).data;
  const [change, reports, live, twins, pending, changed, votes, entries, fault] = await Promise.all(
    [
      findChange(sql, server.id),
      listReports(sql, server.id, { by }),
      findLiveStatus(sql, server.id, web.services.now()),
      findTwins(sql, server),
      listQueue(sql, { by, status: "pending", page: 1 }),
      listQueue(sql, { by, status: "changed", page: 1 }),
      listVoteHistory(sql, server.id, { by, before, limit: VOTES_PAGE + 1 }),
      listServerAudit(sql, server.slug, { by, limit: HISTORY_LENGTH }),
      findMailFault(sql, server.ownerId),
    ],
  );
  const waiting = change?.refusedAt === null ? change : undefined;
  const noMail = web.services.postman.isOn ? fault : "off";
  const path = `/moderation/servers/${server.slug}`;
  return await sendModeration(c, web, {
    title: words.title(isolated(server.name)),
    heading: isolated(server.name),
    sent,
    body: (
      <>
        <div class="desk">
          <Sheet title={desk.waiting}>
            <Waiting servers={[...pending, ...changed]} here={server.slug} />
          </Sheet>
          <div>
            {waiting && (
              <Sheet title={changeWords.heading}>
                <ChangeTable server={server} change={waiting} />
              </Sheet>
            )}
            <Sheet title={words.listing}>
              <div class="sheet__body">
                <Facts facts={factsOf(server)} />
                {server.description === ""
                  ? <p class="note">{queue.noDescription}</p>
                  : <Prose text={server.description} />}
              </div>
            </Sheet>
            <PicturesSection server={server} sent={sent} />
            <ReportsSection slug={server.slug} reports={reports} sent={sent} />
          </div>
          <div>
            {noMail && <p class="notice">{words.noMail[noMail]}</p>}
            {waiting && <ChangeForms server={server} change={waiting} sent={sent} />}
            <DecisionForms server={server} sent={sent} />
            <Checks live={live} twins={twins} />
          </div>
        </div>
        <ModeratedVotes path={path} found={votes} isFirst={before === undefined} />
        <Section title={words.history}>
          <TrailTable label={words.history} entries={entries} />
          <LinkLine
            href={`/moderation/audit?server=${server.slug}`}
            label={words.wholeHistory}
          />
        </Section>
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

/** One form per decision that the server's status allows. At most one of them asks for a reason. */
function DecisionForms({ server, sent }: { server: ServerDetails; sent: FaultyForm | undefined }) {
  const { id: listing, slug, status, updatedAt } = server;
  const action = `/moderation/servers/${slug}/decisions`;
  const can = (decision: ModeratorDecision) => decisionsFor(server).includes(decision);
  const approval = { decision: "approve", listing, seen: updatedAt.toISOString() };
  return (
    <Sheet title={words.decide}>
      <div class="sheet__body">
        {status !== "approved" && can("approve") && (
          <Form action={action} class="form" fields={approval}>
            <p>{words.approveLead[status]}</p>
            <Submit>{words.approve}</Submit>
          </Form>
        )}
        {(["reject", "suspend"] as const).filter(can).map((decision) => (
          <ReasonForm
            action={action}
            readers="owner"
            submit={words[decision]}
            sent={sent}
            fields={{ decision, listing }}
            hasPicks={decision === "reject"}
          >
            <p>{words.leads[decision]}</p>
          </ReasonForm>
        ))}
      </div>
    </Sheet>
  );
}
