import type { Child } from "hono/jsx";
import type { AuditEntry } from "../../../site/trail/find_audit.ts";
import { DETAIL_NAMES, type DetailName } from "../../../core/trail/audit_details.ts";
import { GROUPS } from "../../../site/settings/review.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import { Instant } from "../../../site/web/parts/parts.tsx";
import { partNames } from "../frame/part_names.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";

/** Characters of an ID that are shown: enough to find it among others. */
const SHOWN_ID = 8;

/** A detail of an entry. */
interface Detail {
  value: string | number;
}

/** How each detail is shown. */
const FORMATS: Record<DetailName, (detail: Detail) => Child> = {
  bytes: Count,
  changed: Parts,
  characters: Count,
  delivery: Id,
  ending: Text,
  former: Text,
  from: Text,
  held: Count,
  into: Text,
  key: Id,
  keys: Count,
  made_at: Moment,
  name: Text,
  network_sharing: Count,
  note: Quote,
  only: Value,
  origin: Text,
  outcome: Outcome,
  overlap_hours: Count,
  pace: Pace,
  passkeys: Count,
  path: Value,
  picked: Count,
  picture: Value,
  queued: Count,
  reason: Quote,
  reports: Count,
  reviewed: Groups,
  role: Value,
  rows: Count,
  scopes: ({ value }) => Text({ value: String(value).replaceAll(" ", ", ") }),
  servers: Count,
  sharing: Count,
  since: Moment,
  source: Source,
  to: Text,
  token: Value,
  trust: () => Text({ value: currentLocale().words.voids.trusts.none }),
  until: Moment,
  username: Text,
  voted_at: Moment,
  votes: Count,
  waiting: Parts,
  was: Value,
  younger_days: Count,
};

/** What an entry says besides who did what: each detail with its label. Renders nothing if there is no detail. */
export function TrailDetails({ entry }: { entry: AuditEntry }) {
  const { labels } = currentLocale().words.moderationTabs.audit;
  const known: ReadonlySet<string> = new Set(DETAIL_NAMES);
  const former = Object.entries(entry.details).filter(([name]) => !known.has(name));
  return (
    <>
      {DETAIL_NAMES.map((name) => {
        const value = entry.details[name];
        if (value === undefined || value === "") return null;
        const Shown = FORMATS[name];
        return (
          <>
            {" · "}
            {labels[name]} <Shown value={value} />
          </>
        );
      })}
      {former.map(([name, value]) => ` · ${name.replaceAll("_", " ")}: ${isolated(String(value))}`)}
    </>
  );
}

function Text({ value }: Detail) {
  return <>{isolated(String(value))}</>;
}

function Quote({ value }: Detail) {
  const [before, after] = currentLocale().words.moderationTabs.audit.quotes;
  return <>{`${before}${isolated(String(value))}${after}`}</>;
}

function Count({ value }: Detail) {
  return <>{typeof value === "number" ? currentLocale().formats.count(value) : value}</>;
}

function Moment({ value }: Detail) {
  const at = new Date(value);
  if (at.getTime() === 0) return <>{currentLocale().words.moderationTabs.audit.beginning}</>;
  return Number.isNaN(at.getTime()) ? <>{value}</> : <Instant at={at} />;
}

function Id({ value }: Detail) {
  return <code title={String(value)}>{String(value).slice(0, SHOWN_ID)}</code>;
}

/** One of a few words that the program writes. Anything else is somebody's text. */
function Value({ value }: Detail) {
  const { values } = currentLocale().words.moderationTabs.audit;
  const known = Object.entries(values).find(([word]) => word === value)?.[1];
  return known === undefined ? Text({ value }) : <>{known}</>;
}

function Source({ value }: Detail) {
  const { sources } = currentLocale().words.voids;
  return <>{Object.entries(sources).find(([source]) => source === value)?.[1] ?? value}</>;
}

function Outcome({ value }: Detail) {
  const { outcomes } = currentLocale().words.moderation.reports;
  return <>{Object.entries(outcomes).find(([outcome]) => outcome === value)?.[1] ?? value}</>;
}

function Pace({ value }: Detail) {
  const { paces } = currentLocale().words.chats;
  return <>{Object.entries(paces).find(([pace]) => pace === value)?.[1] ?? value}</>;
}

/** Parts of a listing by the names that the pages have for them. */
function Parts({ value }: Detail) {
  return <>{namesOf(value, Object.entries(partNames()))}</>;
}

function Groups({ value }: Detail) {
  const { groups } = currentLocale().words.setup.settings.review;
  return <>{namesOf(value, GROUPS.map((group) => [group, groups[group]]))}</>;
}

function namesOf(value: string | number, names: readonly (readonly [string, string])[]): string {
  const { formats } = currentLocale();
  const named = new Map(names);
  return formats.facts(String(value).split(", ").map((word) => named.get(word) ?? word));
}
