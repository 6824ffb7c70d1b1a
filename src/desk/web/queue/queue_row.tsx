import type { Child } from "hono/jsx";
import type { ListingChange } from "../../../site/servers/listing_change.ts";
import type { ServerDetails } from "../../../site/servers/server_details.ts";
import type { ComparedText } from "../../../site/servers/unreviewed_edit.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import { Banner, Logo } from "../../../site/web/parts/face.tsx";
import { Address } from "../../../site/web/parts/parts.tsx";
import { ChangeTable } from "../../../site/web/listing/listing_tables.tsx";
import { Row } from "../../../site/web/kit/rows.tsx";
import { Chip } from "../../../site/web/kit/state.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { previewOf } from "../frame/desk.tsx";
import { partNames } from "../frame/part_names.ts";
import { type Check, CheckList, ChecksSum, isToLookAt } from "./checks_sheet.tsx";
import { Submitted } from "./listing_head.tsx";
import { changedParts, PlainText } from "./listing_text.tsx";

/** A listing of the queue and what is known about it. */
export interface QueueItem {
  server: ServerDetails;
  text: ComparedText | undefined;
  change: ListingChange | undefined;
  checks: readonly Check[];
}

/** Name of the checkboxes for listings. */
export const TICKED = "tick";

/** Whether no check found something to look at. */
export function isFine({ checks }: QueueItem): boolean {
  return !checks.some(isToLookAt);
}

/** Returns the version of a listing that the moderator sees: of the change, or of the listing and its status. */
export function seenVersion({ server, change }: QueueItem, status: "pending" | "changed"): string {
  const { updatedAt, statusAt } = server;
  return status === "changed"
    ? change?.id ?? ""
    : `${updatedAt.toISOString()} ${statusAt?.toISOString() ?? ""}`;
}

/** One listing, small but whole: what stands in its text unfolds. */
export function QueueRow({ item, tick }: { item: QueueItem; tick: Child }) {
  const locale = currentLocale();
  const { queue: words, text: textWords } = locale.words.moderation;
  const { server, text, change, checks } = item;
  const parts = partNames();
  const { slug, name, gameName, owner } = server;
  const changed = text ? changedParts(text.now, text.was) : [];
  const hot = checks.filter(isToLookAt);
  return (
    <Row
      isCurrent={hot.length > 0}
      art={
        <>
          {tick}
          <Logo server={server} size={40} />
        </>
      }
      title={
        <h2>
          <a href={`/moderation/servers/${slug}`} dir="auto">{name}</a>
        </h2>
      }
      note={
        <>
          <bdi>{gameName}</bdi> · <Address server={server} /> ·{" "}
          <bdi>{owner ?? locale.words.frame.trail.gone}</bdi> · <Submitted server={server} />
        </>
      }
    >
      {server.decidedReason && <q dir="auto">{server.decidedReason}</q>}
      {server.banner === null ? null : <Banner server={server} />}
      {change && <ChangeTable server={server} change={change} now={text?.now} />}
      {text?.now.tagline ? <p dir="auto">{text.now.tagline}</p> : null}
      {server.description === ""
        ? <p class="note">{words.noDescription}</p>
        : <p class="soft typed">{isolated(previewOf(server.description))}</p>}
      {changed.length === 0 ? null : (
        <p>
          <Chip tone="late">{textWords.mark}</Chip>{" "}
          {locale.formats.facts(changed.map((part) => parts[part]))}
        </p>
      )}
      {text && (
        <details>
          <summary>{words.everything}</summary>
          <PlainText text={text.now} />
        </details>
      )}
      <details>
        <summary>
          <ChecksSum checks={checks} />
        </summary>
        <CheckList checks={checks.filter((check) => !isToLookAt(check))} />
      </details>
      {hot.length > 0 && <CheckList checks={hot} />}
    </Row>
  );
}
