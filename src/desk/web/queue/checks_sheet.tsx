import type { Child } from "hono/jsx";
import type { LiveStatus } from "../../../site/polling/own_status.ts";
import type { OwnerRecord } from "../../../site/servers/review/look_alikes.ts";
import type { ServerDetails } from "../../../site/servers/server_details.ts";
import type { ComparedText, ListingText } from "../../../site/servers/review/listing_version.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { Row, Rows } from "../../../site/web/kit/rows.tsx";
import { State, type Tone } from "../../../site/web/kit/state.tsx";
import { Day, Instant } from "../../../site/web/kit/times.tsx";
import type { ListingChecks } from "../frame/found_listing.ts";
import { PlayerLink } from "../voids/moderated_votes.tsx";

/** Matches the links in a text, and captures their hosts. */
const LINK = /https?:\/\/([^\s/)>\]"'?#:]+)/g;

/** Most hosts that a check names. */
const HOSTS_MAX = 5;

/** One check. Its tone is "late" if a moderator should look at it, and "under" if its result isn't known yet. */
export interface Check {
  tone: Tone;
  what: Child;
  /** A number beside the check, and a line below it. */
  more?: Child;
  note?: Child;
}

/** The facts about a listing, with its waiting change. */
interface CheckedListing extends ListingChecks {
  server: ServerDetails;
  text: ComparedText | undefined;
}

/** Returns the checks of a listing with its waiting change. Those that a moderator should look at come first. */
export function checksFor({ server, live, alike, record, text }: CheckedListing): Check[] {
  if (text === undefined) return [];
  const { desk, checks: words } = currentLocale().words.moderation;
  const { state, counted: { online }, message, verified } = live;
  const checks: Check[] = [
    {
      tone: ({ online: "good", offline: "late", unknown: "under" } as const)[state],
      what: desk.answers[state],
      ...state === "online" && {
        more: online === null ? undefined : words.players(online),
        note: message === null ? undefined : isolated(message),
      },
    },
    { tone: verified ? "good" : "off", what: desk.proven[verified ? "yes" : "no"] },
    ...(["address", "name"] as const).map((part): Check => ({
      tone: alike[part].length === 0 ? "good" : "late",
      what: words[part](alike[part].length),
      note: alike[part].length > 0 && <Others slugs={alike[part]} />,
    })),
    linksOf(text.wanted, text.changeId !== null || !text.was ? text.now : text.was),
    picturesOf(server),
    ownerOf(server, record),
  ];
  const rankOf = ({ tone }: Check) => tone === "late" ? 0 : tone === "under" ? 1 : 2;
  return checks.sort((one, other) => rankOf(one) - rankOf(other));
}

/** The other listings with the same address or name. */
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

/** Returns the hosts of a listing's website and of the links in its texts. New ones are marked. */
function linksOf(text: ListingText, before: ListingText): Check {
  const { formats, words: { moderation: { checks: { links } } } } = currentLocale();
  const hosts = hostsOf(text);
  const strange = hosts.filter((host) => !isOf(host, text.host));
  const known = hostsOf(before);
  const added = strange.filter((host) => !known.includes(host));
  const named = (some: string[]) => formats.facts(some.slice(0, HOSTS_MAX));
  if (added.length > 0) return { tone: "late", what: links.added, note: named(added) };
  if (hosts.length === 0) return { tone: "good", what: links.none };
  if (strange.length > 0) return { tone: "off", what: links.elsewhere, note: named(strange) };
  return { tone: "good", what: links.own, note: named(hosts) };
}

function hostsOf({ website, description, rules }: ListingText): string[] {
  const text = [website ?? "", description, rules].join("\n");
  return [...new Set([...text.matchAll(LINK)].map(([, host = ""]) => host.toLowerCase()))];
}

/** Returns whether a host is in the domain of an address, by their last two labels. */
function isOf(host: string, address: string): boolean {
  const domain = address.toLowerCase().split(".").slice(-2).join(".");
  return host === domain || host.endsWith(`.${domain}`);
}

function picturesOf({ logo, banner, picturesAt, status }: ServerDetails): Check {
  const { pictures } = currentLocale().words.moderation.checks;
  if (logo === null && banner === null) return { tone: "off", what: pictures.none };
  if (picturesAt === null) return { tone: "good", what: pictures.seen };
  return status === "pending"
    ? { tone: "off", what: pictures.first }
    : { tone: "late", what: pictures.unseen };
}

/** Returns the check of the owner, with the status of their other listings. */
function ownerOf({ ownerId, owner }: ServerDetails, record: OwnerRecord | undefined): Check {
  const { owner: words } = currentLocale().words.moderation.checks;
  const what = (
    <>
      {words.label} <PlayerLink id={ownerId} name={owner} />
    </>
  );
  if (record === undefined) return { tone: "off", what };
  const { since, others, approved, refused } = record;
  const note = (
    <>
      {words.others(others)}
      {approved > 0 && ` · ${words.approved(approved)}`}
      {refused > 0 && ` · ${words.refused(refused)}`} · {words.since} <Day at={since} />
    </>
  );
  return { tone: refused > 0 ? "late" : "good", what, note };
}

/** Returns whether a moderator should look at a check before they decide. */
export function isToLookAt({ tone }: Check): boolean {
  return tone === "late";
}

/** The combined result of some checks. It is good only if all results are known. */
export function ChecksSum({ checks }: { checks: readonly Check[] }) {
  const { checks: words } = currentLocale().words.moderation;
  const hot = checks.filter(isToLookAt).length;
  const unknown = checks.filter(({ tone }) => tone === "under").length;
  if (hot > 0) return <State tone="late">{words.toLookAt(hot, checks.length)}</State>;
  if (unknown > 0) return <State tone="under">{words.unknown(unknown, checks.length)}</State>;
  return <State tone="good">{words.fine(checks.length)}</State>;
}

/** The checks beside the decision, with a button that queries the server now. */
export function ChecksSheet({ live: { askedAt }, checks, children }: {
  live: LiveStatus;
  checks: readonly Check[];
  children: Child;
}) {
  const { desk: words } = currentLocale().words.moderation;
  return (
    <Panel id="checks" title={words.checks} aside={children}>
      <p>
        <ChecksSum checks={checks} /> {askedAt && (
          <span class="note">
            {words.asked} <Instant at={askedAt} />
          </span>
        )}
      </p>
      <CheckList checks={checks} />
    </Panel>
  );
}

/** Checks in rows. Those that a moderator should look at have a bar at their start. */
export function CheckList({ checks }: { checks: readonly Check[] }) {
  return (
    <Rows>
      {checks.map((check) => (
        <Row
          isCurrent={isToLookAt(check)}
          title={<State tone={check.tone}>{check.what}</State>}
          note={check.note || undefined}
          end={check.more && <bdi class="note">{check.more}</bdi>}
        />
      ))}
    </Rows>
  );
}
