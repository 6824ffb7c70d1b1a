import type { Child } from "hono/jsx";
import type { ListingChange } from "../../../site/servers/listing_change.ts";
import type { ServerDetails } from "../../../site/servers/server_details.ts";
import type { ComparedText } from "../../../site/servers/unreviewed_edit.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import { type FaultyForm, Form, TextArea, type Typed } from "../../../site/web/kit/form.tsx";
import { tickName, Ticks } from "../../../site/web/kit/ticks.tsx";
import { Banner, Logo } from "../../../site/web/parts/face.tsx";
import { Address } from "../../../site/web/parts/parts.tsx";
import { ChangeTable } from "../../../site/web/listing/listing_tables.tsx";
import { REASON_MAX, REASON_MIN } from "../../../site/trail/reason.ts";
import { linkWith } from "../../../site/web/parts/page_links.tsx";
import { Submitted } from "./listing_head.tsx";
import { type Check, CheckList, ChecksSum, isToLookAt } from "./checks_sheet.tsx";
import { PICKED, reasonChoices } from "../frame/moderation_frame.tsx";
import { previewOf } from "../frame/desk.tsx";
import { changedParts, PlainText } from "./listing_text.tsx";
import { partNames } from "../frame/part_names.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { State } from "../../../site/web/kit/state.tsx";

/** A listing of the queue and what is known about it. */
export interface QueueItem {
  server: ServerDetails;
  text: ComparedText | undefined;
  change: ListingChange | undefined;
  checks: readonly Check[];
}

/** Name of the checkboxes for listings. */
export const TICKED = "tick";

/** A page of the queue in which several listings can be ticked and decided about at once. */
export function QueueForm({ items, status, page, ticks, sent }: {
  items: readonly QueueItem[];
  status: "pending" | "changed";
  page: number;
  /** Which are ticked: those with nothing to look at, or as submitted. */
  ticks: "fine" | Typed;
  sent: FaultyForm | undefined;
}) {
  const fine = items.filter(isFine).length;
  return (
    <Form action="/moderation/decisions" class="several" fields={{ status }}>
      <Items items={items} tick={(item) => <Tick item={item} status={status} ticks={ticks} />} />
      <DecisionBar fine={fine} status={status} page={page} sent={sent} />
    </Form>
  );
}

/** Whether no check found something to look at. */
function isFine({ checks }: QueueItem): boolean {
  return !checks.some(isToLookAt);
}

/** The bar that stays in sight: how many are ticked, which may be, and the decision about them. CSS counts the ticks. */
function DecisionBar({ fine, status, page, sent }: {
  fine: number;
  status: "pending" | "changed";
  page: number;
  sent: FaultyForm | undefined;
}) {
  const { queue: words, reason: reasonWords } = currentLocale().words.moderation;
  const path = { status, page: page > 1 ? `${page}` : undefined };
  return (
    <section class="several__bar" aria-label={words.several}>
      <div class="several__ticks">
        <b class="several__ticked">{words.ticked}</b>
        <span class="several__flagged">
          <State tone="late">{words.flagged}</State>
        </span>
        {fine > 0 && (
          <a href={linkWith("/moderation", { ...path, tick: "fine" })}>{words.tickFine(fine)}</a>
        )}
        <a href={linkWith("/moderation", path)} class="several__none">{words.untick}</a>
      </div>
      <details class="several__reject" open={sent?.faults["reason"] !== undefined}>
        <summary class="button danger">{words.onlyReject}</summary>
        <div class="several__why panel one-a-line">
          <Ticks
            name={PICKED}
            label={reasonWords.rejectBecause}
            help={reasonWords.becauseHelp.owner}
            choices={reasonChoices(reasonWords.picks)}
            typed={sent?.typed ?? {}}
            faults={undefined}
          />
          <TextArea
            name="reason"
            label={reasonWords.own}
            required={false}
            help={reasonWords.help.owner(REASON_MIN, REASON_MAX)}
            value={sent?.typed["reason"]}
            faults={sent?.faults}
            rows={2}
            maxlength={REASON_MAX}
          />
          <Decide decision="reject" look="danger">{words.reject}</Decide>
        </div>
      </details>
      <Decide decision="approve" look="primary">{words.approve}</Decide>
    </section>
  );
}

/** A button for all that are ticked, with their number. */
function Decide({ decision, look, children }: {
  decision: "approve" | "reject";
  look: "primary" | "danger";
  children: Child;
}) {
  return (
    <button type="submit" class={look} name="decision" value={decision}>
      {children} <span class="several__count" />
    </button>
  );
}

/** The version of a listing that the moderator sees: of the change, or of the listing and its status. */
function Tick({ item, status, ticks }: {
  item: QueueItem;
  status: string;
  ticks: "fine" | Typed;
}) {
  const { queue: words } = currentLocale().words.moderation;
  const { id, name, updatedAt, statusAt } = item.server;
  const version = status === "changed"
    ? item.change?.id ?? ""
    : `${updatedAt.toISOString()} ${statusAt?.toISOString() ?? ""}`;
  return (
    <input
      type="checkbox"
      id={tickName(TICKED, id)}
      name={tickName(TICKED, id)}
      value={version}
      checked={ticks === "fine" ? isFine(item) : ticks[tickName(TICKED, id)] === version}
      autocomplete="off"
      aria-label={words.tick(isolated(name))}
    />
  );
}

/** A page of the queue in which nothing can be ticked. */
export function QueueList({ items }: { items: readonly QueueItem[] }) {
  return <Items items={items} tick={() => null} />;
}

function Items({ items, tick }: {
  items: readonly QueueItem[];
  tick: (item: QueueItem) => Child;
}) {
  return (
    <ol class="items">
      {items.map((item) => (
        <li class={isFine(item) ? "item" : "item item--hot"}>
          {tick(item)}
          <Item {...item} />
        </li>
      ))}
    </ol>
  );
}

/** One listing, small but whole: what stands in its text unfolds. */
function Item({ server, text, change, checks }: QueueItem) {
  const locale = currentLocale();
  const { queue: words, text: textWords } = locale.words.moderation;
  const parts = partNames();
  const { slug, name, gameName, owner } = server;
  const changed = text ? changedParts(text.now, text.was) : [];
  return (
    <div class="item__text">
      <div class="actions">
        <Logo server={server} size={40} />
        <div>
          <h2 class="item__name">
            <a href={`/moderation/servers/${slug}`} dir="auto">{name}</a>
          </h2>
          <p class="note">
            <bdi>{gameName}</bdi> · <Address server={server} /> ·{" "}
            <bdi>{owner ?? locale.words.frame.trail.gone}</bdi> · <Submitted server={server} />
          </p>
        </div>
      </div>
      {server.banner === null ? null : <Banner server={server} />}
      {change && <ChangeTable server={server} change={change} now={text?.now} />}
      {text?.now.tagline ? <p dir="auto">{text.now.tagline}</p> : null}
      {server.description === ""
        ? <p class="note">{words.noDescription}</p>
        : <p class="soft typed">{isolated(previewOf(server.description))}</p>}
      {changed.length === 0 ? null : (
        <p>
          <span class="mark">{textWords.mark}</span>{" "}
          {locale.formats.facts(changed.map((part) => parts[part]))}
        </p>
      )}
      {text && (
        <details>
          <summary>{words.everything}</summary>
          <PlainText text={text.now} />
        </details>
      )}
      <Checks checks={checks} />
    </div>
  );
}

/** The sum of a listing's checks, and which ones there are to look at. The others unfold. */
function Checks({ checks }: { checks: readonly Check[] }) {
  const hot = checks.filter(isToLookAt);
  return (
    <div class="item__checks">
      <details>
        <summary>
          <ChecksSum checks={checks} />
        </summary>
        <CheckList checks={checks.filter((check) => !isToLookAt(check))} />
      </details>
      {hot.length > 0 && <CheckList checks={hot} />}
    </div>
  );
}
