import type { Decided } from "../../queue/moderation_queue.ts";
import type { ServerDetails } from "../../../site/servers/server_details.ts";
import { type FaultyForm, Form, Submit } from "../../../site/web/kit/form.tsx";
import { checksFor, ChecksLine, ChecksSheet, wantedText } from "./checks_sheet.tsx";
import { DecisionForms } from "./decision_forms.tsx";
import {
  APPROVING,
  ChangeForms,
  DeskKeys,
  LastDecision,
  Progress,
  QueueLinks,
  ThumbBar,
} from "../frame/desk.tsx";
import { ListingBanner, ListingHead } from "./listing_head.tsx";
import { ListingSheet } from "./listing_text.tsx";
import { ModeratedVotes } from "../voids/moderated_votes.tsx";
import { EditsSection } from "./edits_section.tsx";
import type { FoundListing } from "../frame/found_listing.ts";
import { PictureRemoval } from "./picture_removal.tsx";
import { ReportsSection } from "./reports_section.tsx";
import { TrailRows } from "../trail/trail_rows.tsx";
import { withFilter } from "../frame/waiting_filter.ts";
import { type WaitingAround, WaitingPane } from "./waiting_pane.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { FactList } from "../../../site/web/kit/rows.tsx";

/** The desk: what waits, the listing that is open, and beside it the checks and the decision. */
export function ListingDesk({ server, found, around, sent, isFirst }: {
  server: ServerDetails;
  found: FoundListing;
  around: WaitingAround & { decided: Decided };
  sent: FaultyForm | undefined;
  /** Whether the newest votes are shown. */
  isFirst: boolean;
}) {
  const { votes } = found;
  const path = `/moderation/servers/${server.slug}`;
  return (
    <>
      <Progress {...around}>
        <QueueLinks {...around} />
        <DeskKeys />
      </Progress>
      <div class="desk desk--review">
        <WaitingPane here={server.slug} {...around} />
        <Middle server={server} found={found} around={around} sent={sent} />
        <Decision server={server} found={found} around={around} sent={sent} />
      </div>
      <ModeratedVotes path={path} found={votes} isFirst={isFirst} />
    </>
  );
}

/** A listing with all that is known about it, and the list that it stands in. */
interface OpenListing {
  server: ServerDetails;
  found: FoundListing;
  around: WaitingAround;
  sent: FaultyForm | undefined;
}

/** The listing itself: what is or will be public, and what players reported. */
function Middle(open: OpenListing) {
  const { server, found, around: { filter }, sent } = open;
  const { server: words, change } = currentLocale().words.moderation;
  const { wanted, text, reports, entries, last } = found;
  const path = `/moderation/servers/${server.slug}`;
  return (
    <div>
      <LastDecision last={last} />
      <ChecksLine checks={checksFor({ server, ...found })} />
      <section class="panel" aria-label={words.listing}>
        <ListingBanner server={server} />
        <ListingHead server={server} />
        {server.decidedReason === null ? null : (
          <div class="stack">
            <FactList facts={[[words.reason, server.decidedReason]]} />
          </div>
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
      <EditsSection
        text={text}
        action={withFilter(`${path}/edits/restoration`, filter)}
        sent={sent}
      />
      <PictureRemoval
        server={server}
        action={(under) => withFilter(path + under, filter)}
        sent={sent}
      />
      <ReportsSection slug={server.slug} reports={reports} />
      <Panel
        title={words.history}
        aside={<a href={`/moderation/audit?server=${server.slug}`}>{words.wholeHistory}</a>}
      >
        <TrailRows entries={entries} isOfOne />
      </Panel>
      {wanted && <StatusDecision {...open} hasKeys={false} />}
    </div>
  );
}

/** The decision on the listing's status. While a change waits, that is decided first and this stands at the end. */
function StatusDecision({ server, found, around, sent, hasKeys }: OpenListing & {
  /** Whether it is the decision that waits, which has the keys. */
  hasKeys: boolean;
}) {
  return (
    <DecisionForms
      server={server}
      action={withFilter(`/moderation/servers/${server.slug}/decisions`, around.filter)}
      sent={sent}
      noMail={found.noMail}
      hasKeys={hasKeys}
    />
  );
}

/** What waits for a look on an approved listing, because it is public already: edits, or new pictures. */
interface Unseen {
  title: string;
  lead: string;
  path: "edits" | "pictures";
  label: string;
  seen: Date;
}

function unseenOf({ server, found }: Pick<OpenListing, "server" | "found">) {
  const { text: edits, pictures } = currentLocale().words.moderation;
  const editedAt = found.text?.editedAt;
  const unseen: Unseen[] = [];
  if (server.status !== "approved") return unseen;
  if (editedAt) {
    const { heading: title, seenLead: lead, seen: label } = edits;
    unseen.push({ title, lead, path: "edits", label, seen: editedAt });
  }
  if (server.picturesAt) {
    const { heading: title, isNew: lead, accept: label } = pictures;
    unseen.push({ title, lead, path: "pictures", label, seen: server.picturesAt });
  }
  return unseen;
}

/** The button by which a moderator says that they have seen something. */
function SeenForm({ action, isFirst, title, lead, label, seen }: Unseen & {
  action: string;
  /** Whether nothing else is to be decided before, so that the key is its. */
  isFirst: boolean;
}) {
  return (
    <section class="panel decide" id={isFirst ? "decide" : undefined} aria-label={title}>
      <Form
        id={isFirst ? APPROVING : undefined}
        action={action}
        class="form"
        fields={{ seen: seen.toISOString() }}
      >
        <p class="note">{lead}</p>
        <Submit look={isFirst ? "primary" : "secondary"} shortcut={isFirst ? "a" : undefined}>
          {label}
        </Submit>
      </Form>
    </section>
  );
}

/**
 * What is known about the listing, what can be decided, and the way on. The pane is never higher than the window: the
 * checks scroll, the decision that waits stays in sight.
 */
function Decision(open: OpenListing) {
  const { server, found, around: { waiting, filter }, sent } = open;
  const { server: words, desk, change } = currentLocale().words.moderation;
  const { wanted, live } = found;
  const path = `/moderation/servers/${server.slug}`;
  const waits = wanted === undefined && server.status === "pending";
  const unseen = unseenOf({ server, found });
  const seenForm = (one: Unseen, isFirst: boolean) => (
    <SeenForm {...one} isFirst={isFirst} action={withFilter(`${path}/${one.path}`, filter)} />
  );
  const [first, ...later] = unseen;
  const isFirstSeen = !wanted && !waits;
  return (
    <>
      <aside class="desk__stay" id="decision" aria-label={desk.decision}>
        <div class="desk__known scrolls" tabindex={0} role="group" aria-label={desk.checks}>
          <ChecksSheet
            slug={server.slug}
            live={live}
            checks={checksFor({ server, ...found })}
            action={(to) => withFilter(to, filter)}
          />
          {(isFirstSeen ? later : unseen).map((one) => seenForm(one, false))}
          {waits || wanted ? null : <StatusDecision {...open} hasKeys={false} />}
        </div>
        {wanted && (
          <ChangeForms action={withFilter(`${path}/change`, filter)} change={wanted} sent={sent} />
        )}
        {isFirstSeen && first && seenForm(first, true)}
        {waits && <StatusDecision {...open} hasKeys />}
      </aside>
      <ThumbBar
        approve={wanted || waits ? words.approve : first?.label}
        reject={wanted ? change.toRefuse : waits ? words.toReject : desk.toDecision}
        waiting={waiting}
        filter={filter}
      />
    </>
  );
}
