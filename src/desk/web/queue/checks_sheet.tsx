import type { Child } from "hono/jsx";
import { isolated } from "../../../site/text/shown_text.ts";
import type { LiveStatus } from "../../../site/polling/own_status.ts";
import type { ListingChange } from "../../../site/servers/listing_change.ts";
import type { LookAlikes, OwnerRecord } from "../../../site/servers/look_alikes.ts";
import type { ServerDetails } from "../../../site/servers/server_details.ts";
import type { ComparedText, ListingText } from "../../../site/servers/unreviewed_edit.ts";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { Row, Rows } from "../../../site/web/kit/rows.tsx";
import { Day, Instant } from "../../../site/web/parts/parts.tsx";
import { PlayerLink } from "../voids/moderated_votes.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { State, type Tone } from "../../../site/web/kit/state.tsx";

/** Matches the addresses in a text, and the host in each. */
const LINK = /https?:\/\/([^\s/)>\]"'?#:]+)/g;

/** Hosts that a check names at most. */
const HOSTS_MAX = 5;

/** What the service knows about a listing. */
export interface Checked {
  server: ServerDetails;
  live: LiveStatus;
  alike: LookAlikes;
  record: OwnerRecord | undefined;
  /** Its public text, and the same with the change that waits. */
  now: ListingText;
  wanted: ListingText;
}

/** One check. Those to look at have the state "late", those whose result isn't known yet "under". */
export interface Check {
  state: Tone;
  what: Child;
  /** A figure beside it, and a line below. */
  more?: Child;
  note?: Child;
}

/** Returns a listing's text with the change that waits. */
export function wantedText(now: ListingText, change: ListingChange | undefined): ListingText {
  if (change === undefined) return now;
  const { name, gameName, host, port, shownText } = change;
  return {
    ...now,
    ...shownText,
    name: name ?? now.name,
    game: gameName ?? now.game,
    host: host ?? now.host,
    port: port ?? now.port,
  };
}

/** Returns the checks of a listing with the change that waits, if one does. */
export function checksFor(
  { text, wanted, ...known }: Omit<Checked, "now" | "wanted"> & {
    text: ComparedText | undefined;
    wanted: ListingChange | undefined;
  },
): Check[] {
  if (text === undefined) return [];
  const { now, was } = text;
  const before = wanted || !was ? now : was;
  return checksOf({ ...known, now: before, wanted: wantedText(now, wanted) });
}

/** Returns what is known about a listing, what a moderator should look at first. */
function checksOf(checked: Checked): Check[] {
  const checks = [
    answerOf(checked),
    provenOf(checked),
    alikeOf(checked, "address"),
    alikeOf(checked, "name"),
    linksOf(checked),
    picturesOf(checked),
    ownerOf(checked),
  ];
  const order: readonly Tone[] = ["late", "under"];
  const rankOf = ({ state }: Check) =>
    order.indexOf(state) < 0 ? order.length : order.indexOf(state);
  return checks.sort((one, other) => rankOf(one) - rankOf(other));
}

/** Whether a moderator should look at it before they decide. */
export function isToLookAt({ state }: Check): boolean {
  return state === "late";
}

/** What some checks say together. It is good only if each result is known. */
export function ChecksSum({ checks }: { checks: readonly Check[] }) {
  const { checks: words } = currentLocale().words.moderation;
  const hot = checks.filter(isToLookAt).length;
  const unknown = checks.filter(({ state }) => state === "under").length;
  if (hot > 0) return <State tone="late">{words.toLookAt(hot, checks.length)}</State>;
  if (unknown > 0) return <State tone="under">{words.unknown(unknown, checks.length)}</State>;
  return <State tone="good">{words.fine(checks.length)}</State>;
}

/** On phones, above the listing: how many checks there are to look at, and the way to them. */
export function ChecksLine({ checks }: { checks: readonly Check[] }) {
  return (
    <a class="checks-line" href="#checks">
      <ChecksSum checks={checks} />
    </a>
  );
}

/** The checks beside the decision, with a button to ask the server now. */
export function ChecksSheet({ live, checks, children }: {
  live: LiveStatus;
  checks: readonly Check[];
  children: Child;
}) {
  const { desk: words } = currentLocale().words.moderation;
  return (
    <Panel id="checks" title={words.checks} aside={children}>
      <p>
        <ChecksSum checks={checks} /> {live.askedAt && (
          <span class="note">
            {words.asked} <Instant at={live.askedAt} />
          </span>
        )}
      </p>
      <CheckList checks={checks} />
    </Panel>
  );
}

/** Checks in rows; those to look at have a bar at their start. */
export function CheckList({ checks }: { checks: readonly Check[] }) {
  return (
    <Rows>
      {checks.map((check) => (
        <Row
          isCurrent={isToLookAt(check)}
          title={<State tone={check.state}>{check.what}</State>}
          note={check.note}
          end={check.more && <bdi class="note">{check.more}</bdi>}
        />
      ))}
    </Rows>
  );
}

function answerOf({ live }: Checked): Check {
  const { desk, checks: words } = currentLocale().words.moderation;
  const what = desk.answers[live.state];
  if (live.state === "unknown") return { state: "under", what };
  if (live.state === "offline") return { state: "late", what };
  return {
    state: "good",
    what,
    more: live.counted.online === null ? undefined : words.players(live.counted.online),
    note: live.message && isolated(live.message),
  };
}

function provenOf({ live }: Checked): Check {
  const { proven } = currentLocale().words.moderation.desk;
  return live.verified ? { state: "good", what: proven.yes } : { state: "off", what: proven.no };
}

/** Whether other listings have its address or its name. */
function alikeOf({ alike }: Checked, part: "address" | "name"): Check {
  const { checks: words } = currentLocale().words.moderation;
  const others = alike[part];
  const what = words[part](others.length);
  return others.length === 0
    ? { state: "good", what }
    : { state: "late", what, note: <Others slugs={others} /> };
}

function Others({ slugs }: { slugs: readonly string[] }) {
  return (
    <>
      {slugs.map((slug, nth) => (
        <>
          {nth > 0 && ", "}
          <a href={`/moderation/servers/${slug}`}>{slug}</a>
        </>
      ))}
    </>
  );
}

/** Where its website and the links in its texts lead. */
function linksOf({ now, wanted }: Checked): Check {
  const locale = currentLocale();
  const { links } = locale.words.moderation.checks;
  const hosts = hostsOf(wanted);
  const before = hostsOf(now);
  const strange = hosts.filter((host) => !isOf(host, wanted.host));
  const added = strange.filter((host) => !before.includes(host));
  const named = (some: string[]) => locale.formats.facts(some.slice(0, HOSTS_MAX));
  if (added.length > 0) return { state: "late", what: links.added, note: named(added) };
  if (hosts.length === 0) return { state: "good", what: links.none };
  if (strange.length > 0) return { state: "off", what: links.elsewhere, note: named(strange) };
  return { state: "good", what: links.own, note: named(hosts) };
}

function hostsOf({ website, description, rules }: ListingText): string[] {
  const text = [website ?? "", description, rules].join("\n");
  return [...new Set([...text.matchAll(LINK)].map(([, host = ""]) => host.toLowerCase()))];
}

/** Whether a host is of the same domain as an address: its last two labels are the same. */
function isOf(host: string, address: string): boolean {
  const domain = address.toLowerCase().split(".").slice(-2).join(".");
  return host === domain || host.endsWith(`.${domain}`);
}

function picturesOf({ server }: Checked): Check {
  const { pictures } = currentLocale().words.moderation.checks;
  if (server.logo === null && server.banner === null) return { state: "off", what: pictures.none };
  if (server.picturesAt === null) return { state: "good", what: pictures.seen };
  return server.status === "pending"
    ? { state: "off", what: pictures.first }
    : { state: "late", what: pictures.unseen };
}

/** Who owns it, and how their other listings fared. */
function ownerOf({ server, record }: Checked): Check {
  const { owner: words } = currentLocale().words.moderation.checks;
  const what = (
    <>
      {words.label} <PlayerLink id={server.ownerId} name={server.owner} />
    </>
  );
  if (record === undefined) return { state: "off", what };
  const { since, others, approved, refused } = record;
  return {
    state: refused > 0 ? "late" : "good",
    what,
    note: (
      <>
        {words.others(others)}
        {approved > 0 && ` · ${words.approved(approved)}`}
        {refused > 0 && ` · ${words.refused(refused)}`} · {words.since} <Day at={since} />
      </>
    ),
  };
}
