import type { Child } from "hono/jsx";
import type { QueueCheck } from "../../polling/queue_checks.ts";
import type { ListingChange } from "../../servers/listing_change.ts";
import type { ServerDetails } from "../../servers/server_details.ts";
import type { ComparedText } from "../../servers/unreviewed_edit.ts";
import { isolated } from "../../text/typed_text.ts";
import { type FaultyForm, Form, TextArea, type Typed } from "../forms/forms.tsx";
import { tickName, Ticks } from "../forms/ticks.tsx";
import { Banner, Logo } from "../frame/face.tsx";
import { Address, Instant } from "../frame/parts.tsx";
import { State } from "../frame/state.tsx";
import { ChangeTable } from "../listing/listing_tables.tsx";
import { REASON_MAX, REASON_MIN } from "../../trail/reason.ts";
import { choicesOf, PICKED } from "./moderation_frame.tsx";
import { previewOf } from "./desk.tsx";
import { changedParts, partNames, PlainText } from "./listing_text.tsx";
import type { Locale } from "../../locales/locale.ts";

/** A listing of the queue and what is known about it. */
export interface QueueItem {
  server: ServerDetails;
  text: ComparedText | undefined;
  check: QueueCheck | undefined;
  change: ListingChange | undefined;
}

/** Name of the checkboxes for listings. */
export const TICKED = "tick";

/** A page of the queue in which several listings can be ticked and decided about at once. */
export function QueueForm({ locale, items, status, sent }: {
  locale: Locale;
  items: readonly QueueItem[];
  status: "pending" | "changed";
  sent: FaultyForm | undefined;
}) {
  const { queue: words, reason: reasonWords } = locale.words.moderation;
  return (
    <Form action="/moderation/decisions" class="several" fields={{ status }}>
      <Items
        locale={locale}
        items={items}
        tick={(item) => <Tick locale={locale} item={item} status={status} typed={sent?.typed} />}
      />
      <section class="sheet several__decide">
        <div class="sheet__head">
          <h2>{words.several}</h2>
        </div>
        <div class="sheet__body">
          <Decide decision="approve" look="primary">{words.approve}</Decide>
          <details open={sent?.faults["reason"] !== undefined}>
            <summary>{words.onlyReject}</summary>
            <Ticks
              name={PICKED}
              label={reasonWords.because}
              help={reasonWords.becauseHelp.owner}
              choices={choicesOf(reasonWords.picks)}
              typed={sent?.typed ?? {}}
              faults={undefined}
            />
            <TextArea
              locale={locale}
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
          </details>
        </div>
      </section>
    </Form>
  );
}

function Decide({ decision, look, children }: {
  decision: "approve" | "reject";
  look: "primary" | "danger";
  children: Child;
}) {
  return <button type="submit" class={look} name="decision" value={decision}>{children}</button>;
}

/** The version of a listing that the moderator sees: of the change, or of the listing and its status. */
function Tick(
  { locale, item: { server, change }, status, typed = {} }: {
    locale: Locale;
    item: QueueItem;
    status: string;
    typed: Typed | undefined;
  },
) {
  const { queue: words } = locale.words.moderation;
  const { id, name, updatedAt, statusAt } = server;
  const version = status === "changed"
    ? change?.id ?? ""
    : `${updatedAt.toISOString()} ${statusAt?.toISOString() ?? ""}`;
  return (
    <input
      type="checkbox"
      id={tickName(TICKED, id)}
      name={tickName(TICKED, id)}
      value={version}
      checked={typed[tickName(TICKED, id)] === version}
      aria-label={words.tick(isolated(name))}
    />
  );
}

/** A page of the queue in which nothing can be ticked. */
export function QueueList({ locale, items }: { locale: Locale; items: readonly QueueItem[] }) {
  return <Items locale={locale} items={items} tick={() => null} />;
}

function Items({ locale, items, tick }: {
  locale: Locale;
  items: readonly QueueItem[];
  tick: (item: QueueItem) => Child;
}) {
  return (
    <ol class="items sheet">
      {items.map((item) => (
        <li class="item">
          {tick(item)}
          <Item locale={locale} {...item} />
        </li>
      ))}
    </ol>
  );
}

/** One listing, small but whole: what stands in its text unfolds. */
function Item({ locale, server, text, check, change }: QueueItem & { locale: Locale }) {
  const { queue: words, text: textWords } = locale.words.moderation;
  const parts = partNames(locale);
  const { slug, name, gameName, owner, createdAt } = server;
  const changed = text ? changedParts(text.now, text.was) : [];
  return (
    <div class="item__text">
      <div class="row">
        <Logo server={server} size={40} />
        <div>
          <a class="item__name" href={`/moderation/servers/${slug}`} dir="auto">{name}</a>
          <p class="note">
            <bdi>{gameName}</bdi> · <Address server={server} /> ·{" "}
            <bdi>{owner ?? locale.words.frame.trail.gone}</bdi> ·{" "}
            <Instant locale={locale} at={createdAt} />
          </p>
        </div>
      </div>
      <Flags locale={locale} check={check} />
      {change && <ChangeTable locale={locale} server={server} change={change} now={text?.now} />}
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
          {server.banner === null ? null : <Banner server={server} />}
          <PlainText locale={locale} text={text.now} />
        </details>
      )}
    </div>
  );
}

/** What a moderator should look at before they decide: nothing shows where there is nothing to see. */
function Flags({ locale, check }: { locale: Locale; check: QueueCheck | undefined }) {
  const { desk } = locale.words.moderation;
  if (check === undefined || (check.state !== "offline" && check.twins === 0)) return null;
  return (
    <p class="row">
      {check.state === "offline" ? <State kind="bad">{desk.answers.offline}</State> : null}
      {check.twins > 0 ? <State kind="late">{desk.twins(check.twins + 1)}</State> : null}
    </p>
  );
}
