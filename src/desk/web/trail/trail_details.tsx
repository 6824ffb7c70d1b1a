import type { Child } from "hono/jsx";
import { isUuid } from "../../../core/database/uuid_v7.ts";
import { DETAIL_NAMES } from "../../../core/trail/audit_details.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import type { AuditEntry } from "../../../site/trail/find_audit.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Instant } from "../../../site/web/kit/times.tsx";
import { fieldNames } from "../../../site/web/servers/shown_fields.ts";

/** Number of characters of an id that are shown, enough to find it among others. */
const SHOWN_ID = 8;

/** Details that a person typed, which are shown unchanged. The program writes all others. */
const TYPED: ReadonlySet<string> = new Set([
  "ending",
  "former",
  "from",
  "into",
  "name",
  "note",
  "origin",
  "reason",
  "to",
  "username",
]);

/** Matches a time that the program wrote. */
const TIME = /^\d{4}-\d\d-\d\dT/;

/** Returns the details of an entry with their names. */
export function namedDetails({ details }: AuditEntry): (readonly [name: string, value: Child])[] {
  const labels: Readonly<Record<string, string>> =
    currentLocale().words.moderationTabs.audit.labels;
  const order: readonly string[] = DETAIL_NAMES;
  return Object.entries(details)
    .filter(([, value]) => value !== "")
    // Details of earlier versions, which have no label, are at the end.
    .sort(([one], [other]) => placeIn(order, one) - placeIn(order, other))
    .map(([name, value]) => [labels[name] ?? name.replaceAll("_", " "), valueOf(name, value)]);
}

function placeIn(order: readonly string[], name: string): number {
  return order.includes(name) ? order.indexOf(name) : order.length;
}

/** Formats a value by its kind: a number, a typed text, an id, a time, or a word of the program. */
function valueOf(name: string, value: string | number): Child {
  const { formats, words: { moderationTabs: { audit } } } = currentLocale();
  if (typeof value === "number") return formats.count(value);
  if (TYPED.has(name)) return isolated(value);
  if (isUuid(value)) return <code title={value}>{value.slice(0, SHOWN_ID)}</code>;
  if (TIME.test(value)) {
    const at = new Date(value);
    return at.getTime() === 0 ? audit.beginning : <Instant at={at} />;
  }
  const known = wordsOf(name);
  const parts = value.split(name === "scopes" ? " " : ", ");
  return isolated(formats.facts(parts.map((part) => wordFor(part, known))));
}

/** Returns the texts for the values of a detail. */
function wordsOf(name: string): Readonly<Record<string, string>> {
  const { chats, moderation, moderationTabs, setup, voids } = currentLocale().words;
  switch (name) {
    case "changed":
    case "waiting":
      return fieldNames();
    case "outcome":
      return moderation.reports.outcomes;
    case "pace":
      return chats.paces;
    case "reviewed":
      return setup.settings.review.groups;
    case "source":
      return voids.sources;
    case "trust":
      return voids.trusts;
    default:
      return moderationTabs.audit.values;
  }
}

/** Returns the text for a value, or the value itself if there is no text for it. */
export function wordFor(value: string, words: Readonly<Record<string, string>>): string {
  return Object.hasOwn(words, value) ? words[value] ?? value : value;
}
