import { KEPT_DAYS } from "../../../core/database/kept_days.ts";
import type { Report } from "../../../site/reports/report.ts";
import type { ServerDetails } from "../../../site/servers/server_details.ts";
import type { ComparedText } from "../../../site/servers/review/listing_version.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { FactList, Rows } from "../../../site/web/kit/rows.tsx";
import { Banner, Logo } from "../../../site/web/servers/face.tsx";
import type { AnsweredReports } from "../../reports/answered.ts";
import type { ReportedServer } from "../../reports/reported.ts";
import { QueuePane } from "../frame/queue_pane.tsx";
import { ListingHead } from "../queue/listing_head.tsx";
import { ListingRow } from "../queue/listing_row.tsx";
import { ListingSheet } from "../queue/listing_text.tsx";
import { PlayerReports } from "../queue/player_reports.tsx";
import { waitOf } from "../queue/waiting_pane.tsx";
import { AnswerRows } from "./report_answers.tsx";

/** The entries of the trail about reports: how they were answered. */
export const ANSWERED_PATH = "/moderation/audit?kind=reports";

/** A listing with open reports, and all its parts that they may be about. */
export interface OpenReports {
  server: ServerDetails;
  reports: Report[];
  /** The last answers to earlier reports about it, newest first. */
  earlier: AnsweredReports[];
  text: ComparedText | undefined;
}

/** The listings with open reports, beside the open one. They are folded on a phone. */
export function ReportedPane({ reported, here, total, now }: {
  reported: readonly ReportedServer[];
  here: string;
  /** Number of all reports, including those beyond this list. */
  total: number;
  now: Date;
}) {
  const { reports: words } = currentLocale().words.moderation;
  return (
    <QueuePane
      label={words.list}
      waiting={words.waiting(total)}
      title={words.open}
      aside={<a class="note" href={ANSWERED_PATH}>{words.answered}</a>}
    >
      <Rows>
        {reported.map((server) => (
          <ListingRow
            server={server}
            href={pathOf(server)}
            isCurrent={server.slug === here}
            note={[
              words.of(server.reports),
              ...server.reasons.slice(0, 1).map((reason) => words.short[reason]),
              waitOf(server, now),
            ].join(" · ")}
          />
        ))}
      </Rows>
      <p class="note">
        {reported.length < total ? words.first(reported.length, total) : words.order}
      </p>
    </QueuePane>
  );
}

/** Returns the path of a listing with open reports. */
export function pathOf({ slug }: Pick<ReportedServer, "slug">): string {
  return `/moderation/reports?listing=${slug}`;
}

/** A reported listing: its head, its reports, the answers to earlier ones, and its texts and pictures. */
export function Reported({ server, reports, earlier, text }: OpenReports) {
  const { reports: words, pictures: { kinds } } = currentLocale().words.moderation;
  const { slug, logo, banner } = server;
  return (
    <>
      <section class="panel">
        <ListingHead server={server} />
        <h2>{words.written}</h2>
        <PlayerReports reports={reports} />
        {earlier.length === 0 ? <p class="note">{words.notBefore(KEPT_DAYS.report)}</p> : (
          <>
            <h3>{words.before}</h3>
            <AnswerRows answers={earlier} />
          </>
        )}
      </section>
      <Panel
        title={words.says}
        aside={<a class="note" href={`/moderation/servers/${slug}`}>{words.act}</a>}
      >
        {(logo || banner) && (
          <FactList
            facts={[
              [kinds.logo, logo && <Logo server={server} size={96} isFirst />],
              [
                kinds.banner,
                banner && (
                  <Banner server={server} sizes="(min-width: 66rem) 40rem, 100vw" isFirst />
                ),
              ],
            ]}
          />
        )}
        {text && <ListingSheet text={text} />}
      </Panel>
    </>
  );
}
