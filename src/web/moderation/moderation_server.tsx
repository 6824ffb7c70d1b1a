import { z } from "zod";
import type { Actor } from "../../rights/actor.ts";
import { listServerAudit } from "../../servers/require_server.ts";
import { findChange } from "../../servers/listing_change.ts";
import { findMailFault } from "../../mail/news.ts";
import {
  findLastAct,
  findTwins,
  listWaiting,
  requireModerated,
} from "../../servers/moderation_queue.ts";
import { compareTexts } from "../../servers/unreviewed_edit.ts";
import { listReports } from "../../reports/report.ts";
import type { ServerDetails } from "../../servers/server_details.ts";
import { listVoteHistory, VOTES_PAGE } from "../../votes/vote_history.ts";
import type { Child } from "hono/jsx";
import { TrailTable } from "./audit.tsx";
import { Facts, Instant, LinkLine, Section } from "../frame/parts.tsx";
import { Sheet, StatusBadge } from "../frame/state.tsx";
import { findLiveStatus } from "../../polling/own_status.ts";
import { ChangeForms, Checks, DeskKeys, LastDecision, Waiting, WaitingSteps } from "./desk.tsx";
import { DESK_FILE } from "./desk_file.ts";
import { ListingSheet } from "./listing_text.tsx";
import { ModeratedVotes, PlayerLink } from "./moderated_votes.tsx";
import { PicturesSection } from "./pictures_section.tsx";
import { ReportsSection } from "./reports_section.tsx";
import { ReasonForm, sendModeration } from "./moderation_frame.tsx";
import { actOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";
import { decisionsFor, type ModeratorDecision } from "../../servers/server.ts";
import { ButtonForm, type FaultyForm, Form, Submit } from "../forms/forms.tsx";
import { ChangeTable } from "../listing/listing_tables.tsx";
import { isolated } from "../../text/typed_text.ts";
import type { Locale, Words } from "../../locales/locale.ts";

/** Number of audit log entries shown. */
const HISTORY_LENGTH = 10;

/** GET /moderation/servers/:slug: shows a listing, the possible decisions, its votes and its history. */
export async function showModerated(c: WebContext, web: Web, sent?: FaultyForm) {
  const locale = c.get("locale");
  const { server: words, change: changeWords } = locale.words.moderation;
  const { by } = actOf(c, web);
  const server = await requireModerated(web.services.sql, c.req.param("slug") ?? "", { by });
  const before = z.uuid().safeParse(c.req.query("before")).data;
  const found = await findAll(web, server, { by, before, after: c.req.query("after") });
  const { wanted, text, reports, live, twins, waiting, last, votes, entries, noMail } = found;
  const path = `/moderation/servers/${server.slug}`;
  return await sendModeration(c, web, {
    title: words.title(isolated(server.name)),
    heading: isolated(server.name),
    scripts: [DESK_FILE.path],
    sent,
    body: (
      <>
        <LastDecision locale={locale} last={last} />
        <DeskKeys locale={locale} />
        <WaitingSteps locale={locale} waiting={waiting} />
        <div class="desk">
          <Waiting locale={locale} waiting={waiting} here={server.slug} />
          <div>
            <Checks locale={locale} slug={server.slug} live={live} twins={twins} />
            {wanted && (
              <Sheet title={changeWords.heading}>
                <ChangeTable locale={locale} server={server} change={wanted} now={text?.now} />
              </Sheet>
            )}
            <Sheet title={words.listing}>
              <div class="sheet__body">
                <Facts facts={factsOf(locale, server)} />
              </div>
              {text && <ListingSheet locale={locale} text={text} />}
              {server.status === "approved" && text?.editedAt && (
                <EditsForm locale={locale} slug={server.slug} editedAt={text.editedAt} />
              )}
            </Sheet>
            <PicturesSection locale={locale} server={server} sent={sent} />
            <ReportsSection locale={locale} slug={server.slug} reports={reports} />
          </div>
          <div class="desk__stay" id="decision">
            {wanted && <ChangeForms locale={locale} server={server} change={wanted} sent={sent} />}
            <DecisionForms
              locale={locale}
              server={server}
              sent={sent}
              noMail={noMail}
              hasKeys={wanted === undefined && server.status === "pending"}
            />
          </div>
        </div>
        <ModeratedVotes locale={locale} path={path} found={votes} isFirst={before === undefined} />
        <Section title={words.history}>
          <TrailTable locale={locale} label={words.history} entries={entries} />
          <LinkLine
            href={`/moderation/audit?server=${server.slug}`}
            label={words.wholeHistory}
          />
        </Section>
      </>
    ),
  });
}

/** Finds everything that the page shows of a listing, and what waits around it. */
async function findAll(
  { services: { sql, now, postman } }: Web,
  server: ServerDetails,
  { by, before, after }: { by: Actor; before: string | undefined; after: string | undefined },
) {
  const [change, reports, live, twins, waiting, texts, last, votes, entries, fault] = await Promise
    .all([
      findChange(sql, server.id),
      listReports(sql, server.id, { by }),
      findLiveStatus(sql, server.id, now()),
      findTwins(sql, server),
      listWaiting(sql, { by, slug: server.slug }),
      compareTexts(sql, [server.id]),
      after === undefined ? undefined : findLastAct(sql, { by, slug: after }),
      listVoteHistory(sql, server.id, { by, before, limit: VOTES_PAGE + 1 }),
      listServerAudit(sql, server.slug, { by, limit: HISTORY_LENGTH }),
      findMailFault(sql, server.ownerId),
    ]);
  const wanted = change?.refusedAt === null ? change : undefined;
  const noMail = postman.isOn ? fault : "off" as const;
  const text = texts.get(server.id);
  return { wanted, text, reports, live, twins, waiting, last, votes, entries, noMail };
}

function factsOf(locale: Locale, server: ServerDetails): [name: string, fact: Child][] {
  const { server: words, queue } = locale.words.moderation;
  return [
    [words.status, <Status locale={locale} server={server} />],
    [words.reason, server.decidedReason],
    [queue.owner, <PlayerLink locale={locale} id={server.ownerId} name={server.owner} />],
    [queue.submitted, <Instant locale={locale} at={server.createdAt} />],
  ];
}

/** The button by which a moderator says that they have seen what the owner changed without review. */
function EditsForm({ locale, slug, editedAt }: { locale: Locale; slug: string; editedAt: Date }) {
  return (
    <div class="sheet__foot">
      <p class="note">{locale.words.moderation.text.seenLead}</p>
      <ButtonForm
        action={`/moderation/servers/${slug}/edits`}
        label={locale.words.moderation.text.seen}
        fields={{ seen: editedAt.toISOString() }}
      />
    </div>
  );
}

function Status({ locale, server: { status, slug } }: { locale: Locale; server: ServerDetails }) {
  const { server: words } = locale.words.moderation;
  return (
    <span class="row">
      <StatusBadge locale={locale} status={status} />
      {status === "approved" ? <a href={`/servers/${slug}`}>{words.publicPage}</a> : null}
    </span>
  );
}

/** One form per decision that the server's status allows. At most one of them asks for a reason. */
function DecisionForms({ locale, server, sent, noMail, hasKeys }: {
  locale: Locale;
  server: ServerDetails;
  sent: FaultyForm | undefined;
  noMail: keyof Words["moderation"]["server"]["noMail"] | undefined;
  hasKeys: boolean;
}) {
  const { server: words } = locale.words.moderation;
  const { id: listing, slug, status, updatedAt, statusAt } = server;
  const action = `/moderation/servers/${slug}/decisions`;
  const can = (decision: ModeratorDecision) => decisionsFor(server).includes(decision);
  const seen = {
    listing,
    seen: updatedAt.toISOString(),
    status_seen: statusAt?.toISOString() ?? "",
  };
  return (
    <Sheet title={words.decide}>
      <div class="sheet__body" id="decide">
        {status !== "approved" && can("approve") && (
          <Form action={action} class="form" fields={{ decision: "approve", ...seen }}>
            <p>{words.approveLead[status]}</p>
            <Submit shortcut={hasKeys ? "a" : undefined}>{words.approve}</Submit>
          </Form>
        )}
        {(["reject", "suspend"] as const).filter(can).map((decision) => (
          <ReasonForm
            locale={locale}
            action={action}
            readers="owner"
            submit={words[decision]}
            sent={sent}
            fields={{ decision, ...seen }}
            picks={decision === "reject" ? locale.words.moderation.reason.picks : undefined}
            {...hasKeys && { shortcut: "r" }}
          >
            <p>{words.leads[decision]}</p>
          </ReasonForm>
        ))}
        {noMail && <p class="note">{words.noMail[noMail]}</p>}
      </div>
    </Sheet>
  );
}
