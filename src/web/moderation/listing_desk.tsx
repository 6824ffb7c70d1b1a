import type { Child } from "hono/jsx";
import type { Decided } from "../../servers/moderation_queue.ts";
import type { ServerDetails } from "../../servers/server_details.ts";
import { type FaultyForm, Form, Submit } from "../forms/forms.tsx";
import { Logo } from "../frame/face.tsx";
import { Address, Facts, Instant } from "../frame/parts.tsx";
import { Sheet, StatusBadge } from "../frame/state.tsx";
import { ChangeTable } from "../listing/listing_tables.tsx";
import { ChecksLine, checksOf, ChecksSheet, wantedText } from "./checks_sheet.tsx";
import { DecisionForms } from "./decision_forms.tsx";
import {
  APPROVING,
  ChangeForms,
  DeskKeys,
  LastDecision,
  Progress,
  Steps,
  ThumbBar,
} from "./desk.tsx";
import { ListingSheet } from "./listing_text.tsx";
import { ModeratedVotes, PlayerLink } from "./moderated_votes.tsx";
import type { FoundListing } from "./found_listing.ts";
import { PicturesSection } from "./pictures_section.tsx";
import { ReportsSection } from "./reports_section.tsx";
import { TrailRows } from "./trail_rows.tsx";
import { withFilter } from "./waiting_filter.ts";
import { type WaitingAround, WaitingPane } from "./waiting_pane.tsx";
import type { Locale } from "../../locales/locale.ts";

/** The desk: what waits, the listing that is open, and beside it the checks and the decision. */
export function ListingDesk({ locale, server, found, around, sent, isFirst }: {
  locale: Locale;
  server: ServerDetails;
  found: FoundListing;
  around: WaitingAround & { decided: Decided };
  sent: FaultyForm | undefined;
  /** Whether the newest votes are shown. */
  isFirst: boolean;
}) {
  const { last, votes } = found;
  const path = `/moderation/servers/${server.slug}`;
  return (
    <>
      <LastDecision locale={locale} last={last} />
      <Progress locale={locale} {...around} />
      <DeskKeys locale={locale} />
      <div class="desk desk--review">
        <WaitingPane locale={locale} here={server.slug} {...around} />
        <Middle locale={locale} server={server} found={found} around={around} sent={sent} />
        <Decision locale={locale} server={server} found={found} around={around} sent={sent} />
      </div>
      <ModeratedVotes locale={locale} path={path} found={votes} isFirst={isFirst} />
    </>
  );
}

/** A listing with all that is known about it, and the list that it stands in. */
interface OpenListing {
  locale: Locale;
  server: ServerDetails;
  found: FoundListing;
  around: WaitingAround;
  sent: FaultyForm | undefined;
}

/** The listing itself: what is or will be public, and what players reported. */
function Middle({ locale, server, found, around: { filter }, sent }: OpenListing) {
  const { server: words, change: changeWords } = locale.words.moderation;
  const { wanted, text, reports, entries } = found;
  const path = `/moderation/servers/${server.slug}`;
  return (
    <div>
      <ChecksLine locale={locale} checks={checksFor({ locale, server, found })} />
      {wanted && (
        <Sheet title={changeWords.heading}>
          <ChangeTable locale={locale} server={server} change={wanted} now={text?.now} />
        </Sheet>
      )}
      <section class="sheet">
        <Who locale={locale} server={server} />
        {server.decidedReason === null ? null : (
          <div class="sheet__body">
            <Facts facts={[[words.reason, server.decidedReason]]} />
          </div>
        )}
        {text && <ListingSheet locale={locale} text={text} />}
      </section>
      <PicturesSection
        locale={locale}
        server={server}
        action={(under) => withFilter(path + under, filter)}
        sent={sent}
      />
      <ReportsSection locale={locale} slug={server.slug} reports={reports} />
      <Sheet
        title={words.history}
        aside={<a href={`/moderation/audit?server=${server.slug}`}>{words.wholeHistory}</a>}
      >
        <TrailRows locale={locale} entries={entries} isOfOne />
      </Sheet>
    </div>
  );
}

/** The head of a listing: its logo, where it is, whose it is, and its state. */
function Who({ locale, server }: { locale: Locale; server: ServerDetails }) {
  const { server: words, queue } = locale.words.moderation;
  const { slug, status, unlistedAt } = server;
  const facts: Child = (
    <>
      <bdi>{server.gameName}</bdi> · <Address server={server} />
      <br />
      {queue.owner} <PlayerLink locale={locale} id={server.ownerId} name={server.owner} /> ·{" "}
      {queue.submitted} <Instant locale={locale} at={server.createdAt} />
    </>
  );
  return (
    <div class="sheet__head open">
      <Logo server={server} size={56} />
      <div>
        <h2>{words.listing}</h2>
        <p class="note">{facts}</p>
      </div>
      <p class="open__state">
        <StatusBadge locale={locale} status={status} isUnlisted={unlistedAt !== null} />
        {status === "approved" ? <a href={`/servers/${slug}`}>{words.publicPage}</a> : null}
      </p>
    </div>
  );
}

/** The button by which a moderator says that they have seen what is public already: edits, or new pictures. */
function SeenForm({ title, lead, action, label, seen, isFirst }: {
  title: string;
  lead: string;
  action: string;
  label: string;
  seen: Date;
  /** Whether nothing else is to be decided before, so that the key is its. */
  isFirst: boolean;
}) {
  return (
    <Sheet title={title}>
      <div class="sheet__body decide">
        <Form
          id={isFirst ? APPROVING : undefined}
          action={action}
          class="form"
          fields={{ seen: seen.toISOString() }}
        >
          <p class="note">{lead}</p>
          <Submit shortcut={isFirst ? "a" : undefined}>{label}</Submit>
        </Form>
      </div>
    </Sheet>
  );
}

/** What is known about the listing, what can be decided, and the way on. */
function Decision({ locale, server, found, around: { waiting, filter }, sent }: OpenListing) {
  const { server: words, desk, text: edits, pictures } = locale.words.moderation;
  const { wanted, text, live, noMail } = found;
  const isListed = server.status === "approved";
  const editedAt = isListed ? text?.editedAt : null;
  const picturesAt = isListed ? server.picturesAt : null;
  const path = `/moderation/servers/${server.slug}`;
  const waits = wanted === undefined && server.status === "pending";
  return (
    <>
      <aside class="desk__stay" id="decision" aria-label={desk.decision}>
        <ChecksSheet
          locale={locale}
          slug={server.slug}
          live={live}
          checks={checksFor({ locale, server, found })}
          action={(to) => withFilter(to, filter)}
        />
        {wanted && (
          <ChangeForms
            locale={locale}
            action={withFilter(`${path}/change`, filter)}
            change={wanted}
            sent={sent}
          />
        )}
        {editedAt && (
          <SeenForm
            title={edits.heading}
            lead={edits.seenLead}
            action={withFilter(`${path}/edits`, filter)}
            label={edits.seen}
            seen={editedAt}
            isFirst={!wanted}
          />
        )}
        {picturesAt && (
          <SeenForm
            title={pictures.heading}
            lead={pictures.isNew}
            action={withFilter(`${path}/pictures`, filter)}
            label={pictures.accept}
            seen={picturesAt}
            isFirst={!wanted && !editedAt}
          />
        )}
        <DecisionForms
          locale={locale}
          server={server}
          action={withFilter(`${path}/decisions`, filter)}
          sent={sent}
          noMail={noMail}
          hasKeys={waits}
        />
        <Steps locale={locale} waiting={waiting} filter={filter} />
      </aside>
      <ThumbBar
        locale={locale}
        approve={wanted || waits
          ? words.approve
          : editedAt
          ? edits.seen
          : picturesAt
          ? pictures.accept
          : undefined}
        waiting={waiting}
        filter={filter}
      />
    </>
  );
}

function checksFor({ locale, server, found }: Pick<OpenListing, "locale" | "server" | "found">) {
  const { wanted, text, live, alike, record } = found;
  if (text === undefined) return [];
  const { now } = text;
  return checksOf(locale, {
    server,
    live,
    alike,
    record,
    now: wanted || !text.was ? now : text.was,
    wanted: wantedText(now, wanted),
  });
}
