import type { Child } from "hono/jsx";
import { HOUR_MS, MINUTE_MS } from "../../../core/time/day.ts";
import type { ListedClaim } from "../../../site/accounts/moderation/decide_claim.ts";
import type { QueueCheck } from "../../../site/polling/queue_checks.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Fold } from "../../../site/web/kit/panel.tsx";
import { Row, Rows } from "../../../site/web/kit/rows.tsx";
import { Chip, State } from "../../../site/web/kit/state.tsx";
import type { DecisionCounts } from "../../queue/moderation_queue.ts";
import {
  SHOWN_KINDS,
  type WaitingFilter,
  type WaitingList,
  type WaitingTally,
  WHOLE_QUEUE,
} from "../../queue/waiting_list.ts";
import { Progress } from "../frame/desk.tsx";
import { QueuePane } from "../frame/queue_pane.tsx";
import { deskPath, withFilter } from "../frame/waiting_filter.ts";
import { ListingRow } from "./listing_row.tsx";

/** The contents of the queue beside an open item. */
export interface WaitingAround extends WaitingTally {
  waiting: WaitingList;
  filter: WaitingFilter;
  /** Claims to names, at the end of the whole queue. */
  claims: readonly ListedClaim[];
  checks: ReadonlyMap<string, QueueCheck>;
  /** The moderator's decisions of today. */
  decided: DecisionCounts;
  now: Date;
}

/**
 * The moderator's progress and the queue, beside the open item, if there is one. `here` is the listing's slug or the
 * claim's id.
 */
export function BesideQueue({ around, here, ways, children }: {
  around: WaitingAround;
  here?: string | undefined;
  /** Links from the open item to others. */
  ways?: Child;
  children: Child;
}) {
  return (
    <>
      <Progress {...around}>{ways}</Progress>
      <div class="desk">
        <WaitingPane here={here} {...around} />
        {children}
      </div>
    </>
  );
}

/** The queue beside the open item. It marks that item, and shows the next ones and how long each has waited. */
function WaitingPane({ here, ...around }: WaitingAround & { here: string | undefined }) {
  const { desk: words } = currentLocale().words.moderation;
  const { waiting: { shown, total }, now } = around;
  const earlier = (shown[0]?.place ?? 1) - 1;
  const later = total - earlier - shown.length;
  const aside = shown[0] && earlier === 0 && (
    <span class="note">{words.oldest(waitOf(shown[0], now))}</span>
  );
  return (
    <QueuePane
      label={words.list}
      waiting={
        <>
          {words.waiting(total)} {aside}
        </>
      }
      title={words.title}
      aside={aside}
    >
      <Choices {...around} />
      {earlier > 0 && <p class="note">{words.earlier(earlier)}</p>}
      {shown.length === 0 && <p class="note">{words.nothing}</p>}
      <Rows>
        {shown.map((server) => (
          <WaitingListing server={server} around={around} isCurrent={server.slug === here} />
        ))}
        {later === 0 &&
          around.claims.map((claim) => (
            <WaitingName claim={claim} isCurrent={claim.id === here} now={now} />
          ))}
      </Rows>
      {later > 0 && <p class="note">{words.later(later)}</p>}
    </QueuePane>
  );
}

/** A listing of the queue: why it is there and how long it has waited. */
function WaitingListing({ server, around: { checks, filter, now }, isCurrent }: {
  server: WaitingList["shown"][number];
  around: WaitingAround;
  isCurrent: boolean;
}) {
  const { desk: words } = currentLocale().words.moderation;
  const why = server.isAgain ? words.again : words.kinds[server.kind];
  return (
    <ListingRow
      server={{ ...server, banner: null }}
      href={deskPath(server.slug, filter)}
      id={`waiting-${server.slug}`}
      isCurrent={isCurrent}
      note={
        <>
          {why} · <bdi>{server.gameName}</bdi> · {waitOf(server, now)}
        </>
      }
      end={isToLookAt(checks.get(server.id)) && (
        <State tone="late">
          <span class="unseen">{words.flag}</span>
        </State>
      )}
    />
  );
}

/** A claim to a name, and how long it has waited. */
function WaitingName({ claim: { id, username, claimedAt }, isCurrent, now }: {
  claim: ListedClaim;
  isCurrent: boolean;
  now: Date;
}) {
  const { tabs } = currentLocale().words.moderation;
  return (
    <Row
      isCurrent={isCurrent}
      title={<a href={`/moderation/names/${id}`} dir="auto">{username}</a>}
      note={`${tabs.names} · ${waitOf({ since: claimedAt }, now)}`}
    />
  );
}

/** Returns whether a check found something that a moderator should look at. */
function isToLookAt(check: QueueCheck | undefined): boolean {
  return check !== undefined && (check.state === "offline" || check.twins > 0);
}

/** Links that select the kind, game and language of the list. A second click on one removes the selection. */
function Choices({ filter, counts, choices, inAll }: WaitingAround) {
  const { formats, words: { moderation: { desk: words } } } = currentLocale();
  const { kind, game, language } = filter;
  const isNarrowed = game !== undefined || language !== undefined;
  const choice = (name: string, waiting: number, to: WaitingFilter, isCurrent: boolean) => (
    <Chip href={withFilter("/moderation", to)} isCurrent={isCurrent}>
      {name} {formats.count(waiting)}
    </Chip>
  );
  return (
    <>
      <nav class="actions" aria-label={words.filter}>
        {SHOWN_KINDS.map((one) =>
          choice(words.shown[one], counts[one], { ...filter, kind: one }, one === kind)
        )}
      </nav>
      {(choices.length > 1 || isNarrowed) && (
        <Fold title={words.narrow} isOpen={isNarrowed}>
          <nav class="actions" aria-label={words.narrow}>
            {choices.map(({ of, value, name, waiting }) => {
              const isCurrent = filter[of] === value;
              const shown = of === "language" ? formats.language(value) : isolated(name);
              const to = { ...filter, [of]: isCurrent ? undefined : value };
              return choice(shown, waiting, to, isCurrent);
            })}
          </nav>
          {isNarrowed && (
            <a href={withFilter("/moderation", { ...WHOLE_QUEUE, kind })}>
              {words.showInAll(inAll)}
            </a>
          )}
        </Fold>
      )}
    </>
  );
}

/** Formats roughly how long an item has waited: "48 min", "5 h" or "3 d". */
export function waitOf({ since }: { since: Date }, now: Date): string {
  const { waits } = currentLocale().words.moderation.desk;
  const ms = Math.max(0, now.getTime() - since.getTime());
  const hours = Math.floor(ms / HOUR_MS);
  if (hours === 0) return waits.minutes(Math.floor(ms / MINUTE_MS));
  return hours < 48 ? waits.hours(hours) : waits.days(Math.floor(hours / 24));
}
