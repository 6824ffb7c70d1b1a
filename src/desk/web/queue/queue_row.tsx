import type { SeenVersion } from "../../../site/servers/review/decide_listings.ts";
import type { ServerDetails } from "../../../site/servers/server_details.ts";
import type { ComparedText } from "../../../site/servers/review/listing_version.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Chip, State } from "../../../site/web/kit/state.tsx";
import { tickName } from "../../../site/web/kit/ticks.tsx";
import { Banner } from "../../../site/web/servers/face.tsx";
import { Address } from "../../../site/web/servers/server_address.tsx";
import { previewOf } from "../frame/desk.tsx";
import { fieldNames } from "../../../site/web/servers/shown_fields.ts";
import { type Check, CheckList, ChecksSum, isToLookAt } from "./checks_sheet.tsx";
import { Submitted } from "./listing_head.tsx";
import { ListingRow } from "./listing_row.tsx";
import { changedParts, ChangedText, PlainText } from "./listing_text.tsx";

/** A listing of the queue with the facts about it. */
export interface QueueItem {
  server: ServerDetails;
  text: ComparedText | undefined;
  checks: readonly Check[];
}

/** Name of the checkboxes for listings. */
export const TICKED = "tick";

/** The box that ticks a listing, in the version that the moderator sees. */
export interface QueueTick {
  version: string;
  isTicked: boolean;
}

/** Returns whether all checks of a listing are fine. */
export function isFine({ checks }: QueueItem): boolean {
  return !checks.some(isToLookAt);
}

/** Returns the version that the moderator sees: of the change, or of the listing and its status. */
export function seenVersion({ server, text }: QueueItem, status: "pending" | "changed"): string {
  const { updatedAt, statusAt } = server;
  return status === "changed"
    ? text?.changeId ?? ""
    : `${updatedAt.toISOString()} ${statusAt?.toISOString() ?? ""}`;
}

/** Reads a seen version: a change's id, or a listing's two times. Unreadable times count as older than any other. */
export function readVersion(version: string, status: "pending" | "changed"): SeenVersion {
  if (status === "changed") return { changeId: version };
  const [seenAt = 0, statusSeen] = version.split(" ").map(Date.parse);
  return {
    seenAt: new Date(seenAt || 0),
    statusSeen: { at: statusSeen ? new Date(statusSeen) : null },
  };
}

/** A listing in one row, with its text folded. */
export function QueueRow({ item, tick }: { item: QueueItem; tick: QueueTick | undefined }) {
  const { frame: { trail } } = currentLocale().words;
  const { server, checks } = item;
  return (
    <ListingRow
      server={server}
      href={`/moderation/servers/${server.slug}`}
      isCurrent={!isFine(item)}
      tick={tick && <TickBox server={server} tick={tick} />}
      note={
        <>
          <bdi>{server.gameName}</bdi> · <Address server={server} /> ·{" "}
          <bdi>{server.owner ?? trail.gone}</bdi> · <Submitted server={server} />
        </>
      }
    >
      <RowText item={item} />
      <RowChecks checks={checks} />
    </ListingRow>
  );
}

function TickBox({ server, tick }: { server: ServerDetails; tick: QueueTick }) {
  const { queue: words } = currentLocale().words.moderation;
  const name = tickName(TICKED, server.id);
  return (
    <input
      type="checkbox"
      id={name}
      name={name}
      value={tick.version}
      checked={tick.isTicked}
      autocomplete="off"
      aria-label={words.tick(isolated(server.name))}
    />
  );
}

/** The texts and the banner, with what changed in them since a moderator looked. */
function RowText({ item: { server, text } }: { item: QueueItem }) {
  const { formats, words: { moderation } } = currentLocale();
  const { queue: words, text: textWords } = moderation;
  const names = fieldNames();
  const changed = text ? changedParts(text.now, text.was) : [];
  return (
    <>
      {server.decidedReason && <q dir="auto">{server.decidedReason}</q>}
      {server.banner && <Banner server={server} />}
      {text?.changeId && <ChangedText now={text.wanted} was={text.now} />}
      {text?.now.tagline && <p dir="auto">{text.now.tagline}</p>}
      {server.description === ""
        ? <p class="note">{words.noDescription}</p>
        : <p class="soft typed">{isolated(previewOf(server.description))}</p>}
      {changed.length > 0 && (
        <p>
          <Chip tone="late">{textWords.mark}</Chip>{" "}
          {formats.facts(changed.map((part) => names[part]))}
        </p>
      )}
      {text && (
        <details>
          <summary>{words.everything}</summary>
          <PlainText text={text.wanted} />
        </details>
      )}
    </>
  );
}

/** The checks that a moderator should look at, and all checks folded. */
function RowChecks({ checks }: Pick<QueueItem, "checks">) {
  return (
    <>
      {checks.filter(isToLookAt).map(({ tone, what, note }) => (
        <p>
          <State tone={tone}>{what}</State> <span class="note">{note}</span>
        </p>
      ))}
      <details>
        <summary>
          <ChecksSum checks={checks} />
        </summary>
        <CheckList checks={checks} />
      </details>
    </>
  );
}
