import type { ServerDetails } from "../../../site/servers/server_details.ts";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { FactList } from "../../../site/web/kit/rows.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { DeskKeys, LastDecision, QueueLinks, ThumbBar } from "../frame/desk.tsx";
import type { FoundListing } from "../frame/found_listing.ts";
import { TrailRows } from "../trail/trail_rows.tsx";
import { ModeratedVotes } from "../voids/moderated_votes.tsx";
import { checksFor, ChecksSheet, ChecksSum, wantedText } from "./checks_sheet.tsx";
import {
  ChangePanel,
  CheckButton,
  type Deciding,
  type ListingActs,
  PictureRemoval,
  PutBack,
  SeenForm,
  StatusPanel,
  unseenOf,
} from "./decisions.tsx";
import { ListingBanner, ListingHead } from "./listing_head.tsx";
import { ListingSheet } from "./listing_text.tsx";
import { PlayerReports } from "./player_reports.tsx";
import { BesideQueue, type WaitingAround } from "./waiting_pane.tsx";

/** A listing with all that is known about it, its forms, and the list that it stands in. */
interface OpenListing extends Deciding {
  found: FoundListing;
}

/** The desk: what waits, the listing that is open, and beside it the checks and the decision. */
export function ListingDesk({ server, found, around, acts, isFirst }: {
  server: ServerDetails;
  found: FoundListing;
  around: WaitingAround;
  acts: ListingActs;
  /** Whether the newest votes are shown. */
  isFirst: boolean;
}) {
  const open = { server, found, acts, filter: around.filter };
  return (
    <>
      <BesideQueue
        here={server.slug}
        around={around}
        ways={
          <>
            <QueueLinks {...around} />
            <DeskKeys />
          </>
        }
      >
        <Middle {...open} />
        <Decision {...open} waiting={around.waiting} />
      </BesideQueue>
      <ModeratedVotes
        path={`/moderation/servers/${server.slug}`}
        found={found.votes}
        isFirst={isFirst}
      />
    </>
  );
}

/** The listing itself: what is or will be public, and what players reported. */
function Middle({ found, ...deciding }: OpenListing) {
  const { server: words, change, reports: reportWords } = currentLocale().words.moderation;
  const { server } = deciding;
  const { wanted, text, reports, entries, last, noMail } = found;
  return (
    <div class="stack">
      <LastDecision last={last} />
      <a class="checks-line" href="#checks">
        <ChecksSum checks={checksFor({ server, ...found })} />
      </a>
      <section class="panel" aria-label={words.listing}>
        <ListingBanner server={server} />
        <ListingHead server={server} />
        {server.decidedReason !== null && (
          <FactList facts={[[words.reason, server.decidedReason]]} />
        )}
        {wanted && <p class="note">{change.lead}</p>}
        {text && (
          <ListingSheet
            text={{
              ...text,
              now: wantedText(text.now, wanted),
              was: wanted ? text.was ?? text.now : text.was,
            }}
          />
        )}
      </section>
      <PutBack text={text} {...deciding} />
      <PictureRemoval {...deciding} />
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
      {wanted && <StatusPanel {...deciding} noMail={noMail} hasKeys={false} />}
    </div>
  );
}

/**
 * What is known about the listing, what can be decided, and the way on. The pane is never higher than the window: the
 * checks scroll, the decision that waits stays in sight. While a change waits, the listing's status stands at the end.
 */
function Decision({ found, waiting, ...deciding }: OpenListing & Pick<WaitingAround, "waiting">) {
  const { server: words, desk, change } = currentLocale().words.moderation;
  const { server, filter } = deciding;
  const { wanted, live, text, noMail } = found;
  const waits = wanted === undefined && server.status === "pending";
  const isFirstSeen = !wanted && !waits;
  const unseen = unseenOf(server, text);
  const [first] = unseen;
  return (
    <>
      <aside class="desk__stay" id="decision" aria-label={desk.decision}>
        <div class="desk__known scrolls" tabindex={0} role="group" aria-label={desk.checks}>
          <ChecksSheet live={live} checks={checksFor({ server, ...found })}>
            <CheckButton {...deciding} />
          </ChecksSheet>
          {(isFirstSeen ? unseen.slice(1) : unseen).map((one) => (
            <SeenForm {...deciding} unseen={one} isFirst={false} />
          ))}
          {isFirstSeen && <StatusPanel {...deciding} noMail={noMail} hasKeys={false} />}
        </div>
        {wanted && <ChangePanel {...deciding} change={wanted} />}
        {isFirstSeen && first && <SeenForm {...deciding} unseen={first} isFirst />}
        {waits && <StatusPanel {...deciding} noMail={noMail} hasKeys />}
      </aside>
      <ThumbBar
        approve={isFirstSeen ? first?.label : words.approve}
        reject={wanted ? change.toRefuse : waits ? words.toReject : desk.toDecision}
        waiting={waiting}
        filter={filter}
      />
    </>
  );
}
