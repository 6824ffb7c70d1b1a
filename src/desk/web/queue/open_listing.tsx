import type { Child } from "hono/jsx";
import type { ServerDetails } from "../../../site/servers/server_details.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { FactList } from "../../../site/web/kit/rows.tsx";
import type { FoundListing } from "../frame/found_listing.ts";
import { TrailRows } from "../trail/trail_rows.tsx";
import { Answers } from "../voids/answers.tsx";
import { checksFor, ChecksSum } from "./checks_sheet.tsx";
import { ListingBanner, ListingHead } from "./listing_head.tsx";
import { ListingSheet } from "./listing_text.tsx";
import { PlayerReports } from "./player_reports.tsx";

/** An open listing: its public and future texts, its forms, players' reports, and its recent history. */
export function OpenListing({ server, found, last, children }: {
  server: ServerDetails;
  found: FoundListing;
  /** The decision that led here. */
  last: Child;
  /** Folded forms. */
  children: Child;
}) {
  const { server: words, change, reports: reportWords } = currentLocale().words.moderation;
  const { text, reports, answers, entries } = found;
  const isChanging = text?.changeId != null;
  return (
    <div class="stack">
      {last}
      <a href="#checks">
        <ChecksSum checks={checksFor({ server, ...found })} />
      </a>
      <section class="panel" aria-label={words.listing}>
        <ListingBanner server={server} />
        <ListingHead server={server} />
        {server.decidedReason !== null && (
          <FactList facts={[[words.reason, server.decidedReason]]} />
        )}
        {isChanging && <p class="note">{change.lead}</p>}
        {text && (
          <ListingSheet
            text={{ ...text, now: text.wanted, was: isChanging ? text.was ?? text.now : text.was }}
          />
        )}
      </section>
      <Answers notices={server.status === "suspended" ? answers : []} />
      {children}
      {reports.length > 0 && (
        <Panel
          id="reports"
          title={reportWords.heading}
          aside={<a href={`/moderation/reports?listing=${server.slug}`}>{reportWords.answer}</a>}
        >
          <PlayerReports reports={reports} />
        </Panel>
      )}
      <Panel
        title={words.history}
        aside={<a href={`/moderation/audit?server=${server.slug}`}>{words.wholeHistory}</a>}
      >
        <TrailRows entries={entries} here={`/moderation/servers/${server.slug}`} />
      </Panel>
    </div>
  );
}
