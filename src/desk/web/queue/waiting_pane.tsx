import type { QueueCheck } from "../../../site/polling/queue_checks.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import {
  SHOWN_KINDS,
  type WaitingChoice,
  type WaitingFilter,
  type WaitingList,
  type WaitingServer,
  type WaitingTally,
  WHOLE_QUEUE,
} from "../../queue/waiting_list.ts";
import { HOUR_MS } from "../../../core/time/day.ts";
import { Logo } from "../../../site/web/parts/face.tsx";
import type { WaitingClaim } from "../../../site/accounts/name_claims.ts";
import { FilterForm } from "../../../site/web/kit/filter_form.tsx";
import { Fold } from "../../../site/web/kit/panel.tsx";
import { Row, Rows } from "../../../site/web/kit/rows.tsx";
import { Chip } from "../../../site/web/kit/state.tsx";
import { QueuePane } from "../frame/desk.tsx";
import { deskPath, withFilter } from "../frame/waiting_filter.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";

const MINUTE_MS = 60_000;

/** All that the list beside a listing shows. */
export interface WaitingAround extends WaitingTally {
  waiting: WaitingList;
  filter: WaitingFilter;
  /** Claims to names, which stand at the end of the whole queue. */
  claims: readonly WaitingClaim[];
  checks: ReadonlyMap<string, QueueCheck>;
  now: Date;
}

/** What waits, beside the listing that is open: which one it is, what comes next, and how long each waits. */
export function WaitingPane({ here, ...around }: WaitingAround & { here: string }) {
  const { desk: words } = currentLocale().words.moderation;
  const { waiting: { shown, total }, filter, claims, now } = around;
  const oldest = shown[0] && filter.order === "oldest" && shown[0].place === 1 ? shown[0] : null;
  const aside = oldest && <span class="note">{words.oldest(waitOf(oldest, now))}</span>;
  const earlier = (shown[0]?.place ?? 1) - 1;
  const later = total - earlier - shown.length;
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
      <KindChips {...around} />
      <Narrowing {...around} />
      <Narrowed {...around} />
      {earlier > 0 && <p class="note">{words.earlier(earlier)}</p>}
      {shown.length === 0 && <p class="note">{words.nothing}</p>}
      <Rows>
        {shown.map((server) => <Waiting server={server} here={here} {...around} />)}
        {later === 0 && claims.map((claim) => <WaitingName claim={claim} here={here} now={now} />)}
      </Rows>
      {later > 0 && <p class="note">{words.later(later)}</p>}
    </QueuePane>
  );
}

function Waiting({ server, here, filter, checks, now }: WaitingAround & {
  server: WaitingServer;
  here: string;
}) {
  const { desk: words } = currentLocale().words.moderation;
  const { slug, name, kind, isAgain, gameName } = server;
  return (
    <Row
      isCurrent={slug === here}
      art={<Logo server={{ ...server, banner: null }} size={40} />}
      title={<a href={deskPath(slug, filter)} dir="auto">{name}</a>}
      note={
        <>
          {isAgain ? words.again : words.kinds[kind]} · <bdi>{gameName}</bdi> ·{" "}
          {waitOf(server, now)}
        </>
      }
      end={flagOf(checks.get(server.id))}
    />
  );
}

/** A name that an account claims, and for how long the claim waits. */
function WaitingName({ claim: { id, username, claimedAt }, here, now }: {
  claim: WaitingClaim;
  here: string;
  now: Date;
}) {
  const { tabs } = currentLocale().words.moderation;
  return (
    <Row
      isCurrent={id === here}
      title={<a href={`/moderation/names/${id}`} dir="auto">{username}</a>}
      note={`${tabs.names} · ${waitOf({ since: claimedAt }, now)}`}
    />
  );
}

/** Marks a listing about which there is something to look at. */
function flagOf(check: QueueCheck | undefined) {
  if (check === undefined || (check.state !== "offline" && check.twins === 0)) return null;
  const { flag } = currentLocale().words.moderation.desk;
  return (
    <svg class="flag" viewBox="0 0 24 24" role="img" aria-label={flag}>
      <title>{flag}</title>
      <path d="M5 21V4h12l-2 4 2 4H5" />
    </svg>
  );
}

function KindChips({ filter, counts }: WaitingAround) {
  const locale = currentLocale();
  const { desk: words } = locale.words.moderation;
  return (
    <nav class="actions" aria-label={words.filter}>
      {SHOWN_KINDS.map((kind) => (
        <Chip
          href={withFilter("/moderation", { ...filter, kind })}
          isCurrent={kind === filter.kind}
        >
          {words.shown[kind]} {locale.formats.count(counts[kind])}
        </Chip>
      ))}
    </nav>
  );
}

/** Says which game and language the list is narrowed to, and how many wait without. */
function Narrowed({ filter, choices, inAll }: WaitingAround) {
  const locale = currentLocale();
  const { desk: words } = locale.words.moderation;
  const { kind, game, language, order } = filter;
  if (game === undefined && language === undefined) return null;
  const names = [
    ...game === undefined
      ? []
      : [isolated(choices.find(({ value }) => value === game)?.name ?? game)],
    ...language === undefined ? [] : [locale.formats.language(language)],
  ];
  return (
    <p class="note">
      {words.only(locale.formats.facts(names))}{" "}
      <a href={withFilter("/moderation", { ...WHOLE_QUEUE, kind, order })}>
        {words.showInAll(inAll)}
      </a>
    </p>
  );
}

/** A form to narrow the list to a game or a language, and to turn its order. It unfolds. */
function Narrowing({ filter, choices }: WaitingAround) {
  const locale = currentLocale();
  const { desk: words } = locale.words.moderation;
  const { kind, game, language, order } = filter;
  const isNarrowed = game !== undefined || language !== undefined || order !== WHOLE_QUEUE.order;
  // A choice stays in the form after the last listing that it shows.
  const offered = (of: WaitingChoice["of"], chosen: string | undefined) => {
    const waiting = choices.filter((choice) => choice.of === of);
    return chosen === undefined || waiting.some(({ value }) => value === chosen)
      ? waiting
      : [...waiting, { of, value: chosen, name: chosen, waiting: 0 }];
  };
  const options = (of: WaitingChoice["of"]) => [
    { value: "", label: words.any[of] },
    ...offered(of, filter[of]).map(({ value, name, waiting }) => ({
      value,
      label: words.choice(
        of === "language" ? locale.formats.language(name) : isolated(name),
        waiting,
      ),
    })),
  ];
  const orders = (["oldest", "newest"] as const).map((value) => ({
    value,
    label: words.orders[value],
  }));
  return (
    <Fold title={words.narrow} isOpen={isNarrowed}>
      <FilterForm
        path="/moderation"
        label={words.narrow}
        look="column"
        kept={{ kind: kind === WHOLE_QUEUE.kind ? undefined : kind }}
        fields={[
          { name: "game", label: words.game, value: game, options: options("game") },
          {
            name: "language",
            label: words.language,
            value: language,
            options: options("language"),
          },
          { name: "order", label: words.order, value: order, options: orders },
        ]}
        submit={words.show}
        all={isNarrowed &&
          { href: withFilter("/moderation", { ...WHOLE_QUEUE, kind }), label: words.showAll }}
      />
    </Fold>
  );
}

/** Says how long something waits, roughly: "48 min", "5 h" or "3 d". */
export function waitOf({ since }: { since: Date }, now: Date): string {
  const { waits } = currentLocale().words.moderation.desk;
  const ms = Math.max(0, now.getTime() - since.getTime());
  const hours = Math.floor(ms / HOUR_MS);
  if (hours === 0) return waits.minutes(Math.floor(ms / MINUTE_MS));
  return hours < 48 ? waits.hours(hours) : waits.days(Math.floor(hours / 24));
}
