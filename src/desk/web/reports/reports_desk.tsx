import { KEPT_DAYS } from "../../../core/database/kept_days.ts";
import type { AnsweredReports } from "../../reports/answered.ts";
import type { Report, ReportReason } from "../../../site/reports/report.ts";
import type { ServerDetails } from "../../../site/servers/server_details.ts";
import type { ComparedText, ListingText } from "../../../site/servers/unreviewed_edit.ts";
import { Banner, Logo } from "../../../site/web/parts/face.tsx";
import { Instant } from "../../../site/web/parts/parts.tsx";
import { AnswerState } from "./answered_list.tsx";
import { ListingBanner, ListingHead } from "../queue/listing_head.tsx";
import { changedParts, ListingSheet } from "../queue/listing_text.tsx";
import { PlayerReports } from "../queue/player_reports.tsx";
import { waitOf } from "../queue/waiting_pane.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Fold, Panel } from "../../../site/web/kit/panel.tsx";
import { FactList, Row, Rows } from "../../../site/web/kit/rows.tsx";

/** A listing with all that its reports may be about. */
export interface OpenReports {
  server: ServerDetails;
  reports: Report[];
  /** The last answers to earlier reports of it, newest first. */
  earlier: AnsweredReports[];
  text: ComparedText | undefined;
}

/** The parts of a listing that a reason is mostly about. Its head shows name, game and address in any case. */
const IN_QUESTION: Record<ReportReason, readonly (keyof ListingText)[]> = {
  pictures: [],
  hateful: ["tagline", "description", "rules", "translations"],
  scam: ["tagline", "website", "discord", "video", "description", "rules", "translations"],
  fake: ["slug", "tagline", "website", "discord", "description"],
  wrong: ["tagline", "tags", "country", "version", "languages", "description"],
  other: ["tagline", "description", "rules", "translations"],
};

/** The listing, what players wrote about it, and what they mean; everything else that it says unfolds. */
export function Reported({ now, ...open }: OpenReports & { now: Date }) {
  const { server, reports, earlier, text } = open;
  const { reports: words } = currentLocale().words.moderation;
  const areItsPictures = reports.some(({ reason }) => reason === "pictures");
  const [oldest] = reports;
  return (
    <>
      <section class="panel">
        {!areItsPictures && <ListingBanner server={server} />}
        <ListingHead server={server} />
        <div class="head">
          <h2>{words.written}</h2>
          <p class="note">
            {words.of(reports.length)}
            {oldest && (
              <>
                {" · "}
                {words.waitsFor(waitOf({ since: oldest.reportedAt }, now))}
              </>
            )}
          </p>
        </div>
        <PlayerReports reports={reports} />
        <Earlier earlier={earlier} />
      </section>
      {text && (
        <InQuestion
          server={server}
          text={text}
          reasons={reports.map(({ reason }) => reason)}
          areItsPictures={areItsPictures}
        />
      )}
    </>
  );
}

/** How earlier reports of the listing were answered. */
function Earlier({ earlier }: { earlier: readonly AnsweredReports[] }) {
  const { reports: words } = currentLocale().words.moderation;
  if (earlier.length === 0) {
    return <p class="note">{words.notBefore(KEPT_DAYS.report)}</p>;
  }
  return (
    <>
      <h3>{words.before}</h3>
      <Rows>
        {earlier.map(({ outcome, closedAt, reports, note }) => (
          <Row
            title={<AnswerState outcome={outcome} />}
            note={
              <>
                <Instant at={closedAt} /> · {words.of(reports)}
              </>
            }
          >
            {note && <q class="note" dir="auto">{note}</q>}
          </Row>
        ))}
      </Rows>
    </>
  );
}

/** What was reported: first what no moderator has seen yet, then the rest of it; and, folded, the whole listing. */
function InQuestion({ server, text, reasons, areItsPictures }: {
  server: ServerDetails;
  text: ComparedText;
  reasons: readonly ReportReason[];
  areItsPictures: boolean;
}) {
  const { reports: words } = currentLocale().words.moderation;
  const changed = changedParts(text.now, text.was);
  const others = reasons.flatMap((reason) => IN_QUESTION[reason])
    .filter((part) => !changed.includes(part));
  const sheetOf = (isShown: (part: keyof ListingText) => boolean) => (
    <ListingSheet text={text} isShown={isShown} />
  );
  return (
    <>
      <Panel
        title={words.question}
        aside={<a class="note" href={`/moderation/servers/${server.slug}`}>{words.act}</a>}
      >
        {changed.length > 0 && sheetOf((part) => changed.includes(part))}
        {areItsPictures && <WholePictures server={server} />}
        {others.length > 0 && sheetOf((part) => others.includes(part))}
      </Panel>
      <Fold title={words.rest}>
        {sheetOf((part) => !changed.includes(part) && !others.includes(part))}
      </Fold>
    </>
  );
}

/** A listing's pictures, uncropped and large enough to judge. */
function WholePictures({ server }: { server: ServerDetails }) {
  const { kinds } = currentLocale().words.moderation.pictures;
  return (
    <FactList
      facts={[
        [kinds.logo, server.logo && <Logo server={server} size={96} isFirst />],
        [
          kinds.banner,
          server.banner && (
            <Banner server={server} sizes="(min-width: 66rem) 40rem, 100vw" isFirst />
          ),
        ],
      ]}
    />
  );
}
