import type { Child } from "hono/jsx";
import type { LastAct, WaitingList, WaitingServer } from "../../servers/moderation_queue.ts";
import type { LiveStatus } from "../../polling/own_status.ts";
import type { ServerDetails } from "../../servers/server_details.ts";
import type { ListingChange } from "../../servers/listing_change.ts";
import { ButtonForm, type FaultyForm } from "../forms/forms.tsx";
import { Instant } from "../frame/parts.tsx";
import { Sheet, State, type StateKind } from "../frame/state.tsx";
import { ReasonForm } from "./moderation_frame.tsx";
import type { Locale } from "../../locales/locale.ts";

/** Maximum characters of a description in the queue. */
const PREVIEW_LENGTH = 280;

/** The part of the queue around the open listing, and the way to the next and the previous one. */
export function Waiting(
  { locale, waiting, here }: { locale: Locale; waiting: WaitingList; here: string },
) {
  const { desk: words } = locale.words.moderation;
  const { shown, previous, next } = waiting;
  return (
    <section class="sheet">
      <div class="sheet__head">
        <h2>{placeOf(locale, waiting)}</h2>
        <a href="/moderation">{words.list}</a>
      </div>
      {shown.length === 0 ? <p class="sheet__note">{words.nothing}</p> : (
        <ol class="queue">
          {shown.map((server) => (
            <li>
              <a
                href={pathTo(server)}
                aria-current={server.slug === here ? "page" : undefined}
              >
                <b dir="auto">{server.name}</b>
                <span>
                  {words.kinds[server.kind]} · <bdi>{server.gameName}</bdi> ·{" "}
                  <Instant locale={locale} at={server.since} />
                </span>
              </a>
            </li>
          ))}
        </ol>
      )}
      <div class="row sheet__foot">
        {previous && <Step href={pathTo(previous)} label={words.previous} shortcut="k" />}
        {next && <Step href={pathTo(next)} label={words.next} shortcut="j" />}
      </div>
    </section>
  );
}

/** On phones, above the listing: its place in the queue, and the way to the decision and on. */
export function WaitingSteps(
  { locale, waiting }: { locale: Locale; waiting: WaitingList },
) {
  const { desk: words } = locale.words.moderation;
  const { previous, next } = waiting;
  return (
    <DeskSteps
      locale={locale}
      label={words.steps}
      place={placeOf(locale, waiting)}
      previous={previous && pathTo(previous)}
      next={next && pathTo(next)}
    >
      <a class="button secondary" href="#decision">{words.toDecision}</a>
    </DeskSteps>
  );
}

function placeOf(locale: Locale, { place, total }: WaitingList): string {
  const { desk: words } = locale.words.moderation;
  return place === null ? words.waiting(total) : words.place(place, total);
}

/** The place in a queue and the way on, which a phone shows above what is open. */
export function DeskSteps({ locale, label, place, previous, next, children }: {
  locale: Locale;
  label: string;
  place: string;
  previous: string | undefined;
  next: string | undefined;
  children?: Child;
}) {
  const { desk: words } = locale.words.moderation;
  return (
    <nav class="desk__steps" aria-label={label}>
      <b>{place}</b>
      {children}
      {previous && <a class="button secondary" href={previous}>{words.previous}</a>}
      {next && <a class="button secondary" href={next}>{words.next}</a>}
    </nav>
  );
}

/** A link to the listing before or after this one in a queue. */
export function Step(
  { href, label, shortcut }: { href: string; label: string; shortcut: string },
) {
  return (
    <a class="button secondary" href={href} aria-keyshortcuts={shortcut}>
      {label}
      <kbd hidden aria-hidden="true">{shortcut}</kbd>
    </a>
  );
}

function pathTo({ slug }: WaitingServer): string {
  return `/moderation/servers/${slug}`;
}

/** What the moderator did a moment ago about another listing, which they can open again. */
export function LastDecision({ locale, last }: { locale: Locale; last: LastAct | undefined }) {
  const { desk: words } = locale.words.moderation;
  const done = last && Object.entries(words.done).find(([action]) => action === last.action)?.[1];
  if (last === undefined || done === undefined) return null;
  return (
    <p class="notice good" role="status">
      <State kind={/_(rejected|refused)$/.test(last.action) ? "bad" : "good"}>{done}</State>{" "}
      <a href={`/moderation/servers/${last.slug}`} dir="auto">{last.name}</a>
    </p>
  );
}

/** The keys of the desk: what each is for. The script shows them; whoever finds them in the way turns them off. */
export function Keys(
  { locale, list }: { locale: Locale; list: readonly (readonly [string, string])[] },
) {
  const { desk: words } = locale.words.moderation;
  return (
    <section class="keys" hidden>
      <label class="tick">
        <input type="checkbox" id="keys-on" checked />
        {words.keys}
      </label>
      <ul>
        {list.map(([key, what]) => (
          <li>
            <kbd>{key}</kbd> {what}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The keys of a listing's page. */
export function DeskKeys({ locale }: { locale: Locale }) {
  const { keyList: keys } = locale.words.moderation.desk;
  return (
    <Keys
      locale={locale}
      list={[
        ["a", keys.approve],
        ["r", keys.reject],
        ["1", keys.reasons],
        ["j", keys.next],
        ["k", keys.previous],
        ["c", keys.check],
      ]}
    />
  );
}

/** Returns the start of a description as typed, cut between characters. */
export function previewOf(description: string): string {
  const preview = [...description.slice(0, 2 * PREVIEW_LENGTH)].slice(0, PREVIEW_LENGTH).join("");
  return preview.length < description.length ? `${preview}…` : preview;
}

/**
 * What the service knows about a listing: whether it responds, whether its owner is verified, and which others have its
 * address.
 */
export function Checks({ locale, slug, live, twins }: {
  locale: Locale;
  slug: string;
  live: LiveStatus;
  twins: readonly string[];
}) {
  const { desk: words } = locale.words.moderation;
  const answers = ({ online: "good", offline: "bad", unknown: "off" } as const)[live.state];
  const checks: [StateKind, string, string][] = [
    [answers, words.answers[live.state], live.state === "unknown" ? "" : live.message],
    [live.verified ? "good" : "off", words.proven[live.verified ? "yes" : "no"], ""],
    [
      twins.length === 0 ? "good" : "late",
      words.twins(twins.length + 1),
      locale.formats.facts(twins),
    ],
  ];
  return (
    <Sheet title={words.checks}>
      <ul class="checks">
        {checks.map(([kind, what, more]) => (
          <li>
            <State kind={kind}>{what}</State>
            <bdi>{more}</bdi>
          </li>
        ))}
      </ul>
      <div class="sheet__foot row">
        <ButtonForm
          action={`/moderation/servers/${slug}/checks`}
          label={words.checkNow}
          shortcut="c"
        />
        {live.askedAt && (
          <span class="note">
            <Instant locale={locale} at={live.askedAt} />
          </span>
        )}
      </div>
    </Sheet>
  );
}

/** The forms to approve or refuse a pending change. */
export function ChangeForms({ locale, server, change, sent }: {
  locale: Locale;
  server: ServerDetails;
  change: ListingChange;
  sent: FaultyForm | undefined;
}) {
  const { change: changeWords, reason } = locale.words.moderation;
  const action = `/moderation/servers/${server.slug}/change`;
  return (
    <Sheet title={changeWords.decide}>
      <div class="sheet__body">
        <p class="note">{changeWords.lead}</p>
        <ButtonForm
          action={action}
          label={changeWords.approve}
          look="primary"
          shortcut="a"
          fields={{ decision: "approve", change: change.id }}
        />
        <ReasonForm
          locale={locale}
          action={action}
          readers="owner"
          submit={changeWords.refuse}
          sent={sent}
          name="why"
          picks={reason.picks}
          shortcut="r"
          fields={{ decision: "refuse", change: change.id }}
        />
      </div>
    </Sheet>
  );
}
