import { z } from "zod";
import type { Act } from "../../../core/rights/actor.ts";
import { takePictureDown } from "../../../site/pictures/put_picture.ts";
import { listReports } from "../../../site/reports/report.ts";
import {
  closeReports,
  closeReportsOf,
  REPORT_OUTCOMES,
  type ReportOutcome,
} from "../../../site/reports/close_reports.ts";
import type { AccompanyingWork } from "../../../site/servers/change_server.ts";
import { decideStatus } from "../../../site/servers/review/decide_status.ts";
import { findSlug } from "../../../site/servers/slugs/find_slug.ts";
import { findDetails } from "../../../site/servers/server_details.ts";
import { compareTexts } from "../../../site/servers/review/listing_version.ts";
import { REASON_MAX, REASON_MIN } from "../../../site/trail/reason.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { action } from "../../../site/web/forms/action.tsx";
import type { Destination } from "../../../site/web/forms/declaration.ts";
import {
  type FieldValues,
  type FormField,
  hidden,
  paragraphs,
} from "../../../site/web/forms/fields.tsx";
import { leadOn } from "../../../site/web/guards/removed_addresses.ts";
import { Empty } from "../../../site/web/kit/panel.tsx";
import { linkWith } from "../../../site/web/kit/page_links.tsx";
import { actOf } from "../../../site/web/request_actor.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { findLatestDecision } from "../../queue/moderation_queue.ts";
import { putEditsBack } from "../../queue/unseen_edits.ts";
import { listAnsweredReports } from "../../reports/answered.ts";
import { findNextReported, listReported, type ReportedServer } from "../../reports/reported.ts";
import { LastDecision } from "../frame/desk.tsx";
import { DESK_FILE } from "../frame/desk_file.ts";
import { sendModeration } from "../frame/moderation_frame.tsx";
import { SEEN_AT, STATUS_SEEN } from "../queue/listing_decisions.ts";
import {
  ANSWERED_PATH,
  type OpenReports,
  pathOf,
  Reported,
  ReportedPane,
} from "./reports_desk.tsx";
import { ReportAnswer } from "./report_answer.tsx";

/** Most answers to earlier reports of a listing that are shown beside the open ones. */
const EARLIER_MAX = 3;

/**
 * GET /moderation/reports: shows the listings with open reports, the most reports first, and opens the chosen one or
 * the first. Answered reports are in the trail.
 */
export async function showReports(c: WebContext, web: Web) {
  if (c.req.query("state") === "answered") return leadOn(c, ANSWERED_PATH);
  const view = await findReportsView(c, web);
  return await sendModeration(c, web, {
    title: currentLocale().words.moderation.reports.title,
    heading: null,
    scripts: [DESK_FILE.path],
    body: <ReportsBody {...view} />,
  });
}

/** The view of the reports. */
interface ReportsView {
  /** The first listings with open reports, and the number of all reports. */
  reported: ReportedServer[];
  total: number;
  now: Date;
  /** The listing that is open. */
  chosen: OpenReports | undefined;
  /** The decision that led here. */
  last: Awaited<ReturnType<typeof findLatestDecision>>;
}

async function findReportsView(c: WebContext, web: Web): Promise<ReportsView> {
  const { sql, now } = web.services;
  const { by } = actOf(c, web);
  const { after, listing } = c.req.query();
  const [reported, last] = await Promise.all([
    listReported(sql, by),
    after === undefined ? undefined : findLatestDecision(sql, { by, slug: after, now: now() }),
  ]);
  const chosen = await openReports(c, web, c.req.param("slug") ?? listing) ??
    await openReports(c, web, reported[0]?.slug);
  return { reported, total: c.get("waiting")?.reports ?? 0, now: now(), chosen, last };
}

function ReportsBody({ last, chosen, ...list }: ReportsView) {
  const { reports: words } = currentLocale().words.moderation;
  return (
    <>
      <LastDecision last={last} />
      {chosen === undefined
        ? (
          <Empty level="h1" title={words.none} lead={words.noneLead}>
            <a class="button secondary" href={ANSWERED_PATH}>{words.answered}</a>
          </Empty>
        )
        : <ReportsDesk chosen={chosen} {...list} />}
    </>
  );
}

/** The list of the listings with open reports, the open one, and the form to answer. */
function ReportsDesk({ chosen, reported, ...list }: {
  chosen: OpenReports;
  reported: readonly ReportedServer[];
  total: number;
  now: Date;
}) {
  const { reports: words, desk } = currentLocale().words.moderation;
  const here = chosen.server.slug;
  const at = reported.findIndex(({ slug }) => slug === here);
  const [previous, next] = [reported[at - 1], reported[at + 1]].map((one) => one && pathOf(one));
  return (
    <div class="desk">
      <ReportedPane reported={reported} here={here} {...list} />
      <div class="stack">
        <Reported {...chosen} />
      </div>
      <aside aria-label={words.closing}>
        <ReportAnswer {...chosen} previous={previous} next={next} form={closeRead} />
      </aside>
      <div class="thumb">
        <a class="button primary" href="#answer">{words.toAnswer}</a>
        {next && <a class="button secondary" href={next}>{desk.next}</a>}
      </div>
    </div>
  );
}

/** Finds a listing's open reports, and the listing. Returns undefined if there are no open reports. */
async function openReports(
  c: WebContext,
  web: Web,
  slug: string | undefined,
): Promise<OpenReports | undefined> {
  const { sql } = web.services;
  const { by } = actOf(c, web);
  const server = slug === undefined ? undefined : await findDetails(sql, slug);
  if (!server) return undefined;
  const { id } = server;
  const [reports, earlier, texts] = await Promise.all([
    listReports(sql, id, { by }),
    listAnsweredReports(sql, { by, serverId: id, limit: EARLIER_MAX }),
    compareTexts(sql, [id]),
  ]);
  return reports.length === 0 ? undefined : { server, reports, earlier, text: texts.get(id) };
}

/** The outcome that a moderator chooses. The page's script selects each by the key of its number. */
const OUTCOME: FormField<ReportOutcome | undefined> = {
  schema: z.enum(REPORT_OUTCOMES).optional(),
  Show: ({ name, label, typed, options = [] }) => (
    <fieldset class="field ticks" id="answer-choices">
      <legend>{label}</legend>
      <div class="ticks__list">
        {options.map(({ value, label }, nth) => (
          <label class="tick">
            <input
              type="radio"
              name={name}
              value={value}
              required
              checked={typed[name] === value}
              aria-keyshortcuts={String(nth + 1)}
            />
            {` ${label}`}
            <kbd hidden aria-hidden="true">{nth + 1}</kbd>
          </label>
        ))}
      </div>
    </fieldset>
  ),
};

const FIELDS = {
  listing: hidden(z.string().optional()),
  until: hidden(SEEN_AT),
  logo: hidden(z.string().default("")),
  banner: hidden(z.string().default("")),
  status_seen: hidden(STATUS_SEEN.optional()),
  edited: hidden(SEEN_AT.optional()),
  answer: OUTCOME,
  note: paragraphs({ max: REASON_MAX, rows: 3, isOptional: true }),
};

/**
 * Suspends a listing, removes a picture or puts texts back, if the moderator chose that, closes the reports that they
 * have read, and opens the next listing.
 */
export const closeRead = action({
  path: "/moderation/servers/:slug/reports",
  who: { may: "reports" },
  fields: FIELDS,
  refused: {
    reason_needed: "note",
    report_gone: "form",
    server_own: "form",
    server_transition: "form",
    picture_gone: "form",
    change_gone: "form",
  },
  copy() {
    const { reports: words } = currentLocale().words.moderation;
    return {
      answer: { label: words.what },
      note: { label: words.note, help: words.noteHelp(REASON_MIN, REASON_MAX) },
      submit: words.closing,
    };
  },
  async onSubmit({ c, web, values, sender }): Promise<Response | Destination> {
    const { sql } = web.services;
    const slug = c.req.param("slug") ?? "";
    // The owner may have renamed the server, and another server may have its old address now.
    const now = await findSlug(sql, values.listing);
    if (now !== undefined && now !== slug) {
      return c.redirect(`/moderation/servers/${now}/reports`, 307);
    }
    const next = await findNextReported(sql, { by: sender.by, slug });
    await carryOut(web, slug, { values, act: sender });
    return [linkWith("/moderation/reports", { listing: next, after: slug })];
  },
  then: (destination) => destination,
  page: showReports,
});

/** Acts on the listing, if the moderator chose that, and closes its reports, in one transaction. */
async function carryOut(
  { services }: Web,
  slug: string,
  { values, act }: { values: FieldValues<typeof FIELDS>; act: Act },
): Promise<void> {
  const { answer: outcome, until, status_seen: statusSeen, edited } = values;
  const note = values.note.trim();
  const closing = { outcome, note, until, ...act };
  // Another moderator may have closed them in the meantime. The change of the listing still applies.
  const also: AccompanyingWork = async (tx, server) =>
    void await closeReportsOf(tx, server, closing);
  const done = { reason: note, also, ...act };
  if (outcome === "suspend") {
    await decideStatus(services, slug, { decision: "suspend", statusSeen, ...done });
  } else if (outcome === "restored") {
    await putEditsBack(services, slug, { seenAt: edited, ...done });
  } else if (outcome === "logo" || outcome === "banner") {
    const hash = values[outcome];
    await takePictureDown(services, slug, { kind: outcome, hash, ...done });
  } else {
    await closeReports(services, slug, closing);
  }
}
