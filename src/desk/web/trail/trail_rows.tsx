import type { AuditEntry } from "../../../site/trail/find_audit.ts";
import { isUuid } from "../../../core/database/uuid_v7.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import { Instant } from "../../../site/web/parts/parts.tsx";
import { Row, Rows } from "../../../site/web/kit/rows.tsx";
import { TrailDetails } from "./trail_details.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";

/** Acts whose subject is an account. */
const ABOUT_ACCOUNT =
  /^(account_|name_|sign_in_link_|moderator_made|administrator_made|role_changed|factors_reset)/;

/** Entries of the trail, each as a sentence: who did what to what, then when, and what else there is to know. */
export function TrailRows({ entries, isOfOne = false, isOfDay = false }: {
  entries: readonly AuditEntry[];
  /** Whether all entries are about the listing whose page this is, which then needs no name. */
  isOfOne?: boolean;
  /** Whether the UTC day of all entries stands above them. */
  isOfDay?: boolean;
}) {
  const { audit: words } = currentLocale().words.moderationTabs;
  if (entries.length === 0) return <p class="note">{words.none}</p>;
  return (
    <Rows>
      {entries.map((entry) => {
        const path = pathOf(entry);
        // A name that leads there is link enough.
        const isLinked = path !== undefined && subjectShown(entry, isOfOne) === null &&
          !(isOfOne && isListing(path));
        return (
          <Row
            title={<Sentence entry={entry} isOfOne={isOfOne} />}
            note={
              <>
                {isOfDay ? <Clock at={entry.at} /> : <Instant at={entry.at} />}
                <TrailDetails entry={entry} />
              </>
            }
            end={isLinked && (
              <a href={path}>
                {words.open}
                <span class="unseen">{` ${sentenceOf(entry)}`}</span>
              </a>
            )}
          />
        );
      })}
    </Rows>
  );
}

/** "mara approved a change · Lanternfall", with the names in bold. */
function Sentence({ entry, isOfOne }: { entry: AuditEntry; isOfOne: boolean }) {
  const path = pathOf(entry);
  const subject = subjectShown(entry, isOfOne);
  return (
    <span>
      <b>{isolated(actorOf(entry))}</b> {currentLocale().words.frame.trail.actions[entry.action]}
      {subject && (
        <>
          {" · "}
          {path ? <a href={path}>{isolated(subject)}</a> : <b>{isolated(subject)}</b>}
        </>
      )}
    </span>
  );
}

/** A time of a UTC day. */
function Clock({ at }: { at: Date }) {
  const iso = at.toISOString();
  return (
    <time datetime={iso} data-utc>
      {`${iso.slice(11, 16)} ${currentLocale().words.frame.moments.utc}`}
    </time>
  );
}

/** The name of what an entry is about, unless the page is about it. */
function subjectShown(entry: AuditEntry, isOfOne: boolean): string | null {
  return isOfOne && entry.server !== null ? null : subjectOf(entry);
}

function sentenceOf(entry: AuditEntry): string {
  const { actions } = currentLocale().words.frame.trail;
  const subject = subjectOf(entry);
  const sentence = `${isolated(actorOf(entry))} ${actions[entry.action]}`;
  return subject ? `${sentence} · ${isolated(subject)}` : sentence;
}

function actorOf(entry: AuditEntry): string {
  const { words: { frame: { trail } } } = currentLocale();
  return entry.byOperator ? trail.operator : entry.actor ?? trail.gone;
}

/** The name of what an entry is about: a listing, an account, a setting, or a game or tag. */
function subjectOf(entry: AuditEntry): string | null {
  const locale = currentLocale();
  const { action, serverName, subject, subjectName } = entry;
  if (serverName !== null) return serverName;
  // Who did it is whom it is about.
  if (subjectName !== null) return subjectName === entry.actor ? null : subjectName;
  if (ABOUT_ACCOUNT.test(action)) return locale.words.frame.trail.gone;
  if (action !== "setting_changed") return subject === "" || isUuid(subject) ? null : subject;
  const { settings } = locale.words.moderationTabs.audit;
  return Object.entries(settings).find(([name]) => name === subject)?.[1] ?? subject;
}

/** The page of what an entry is about. */
function pathOf({ action, subject, server }: AuditEntry): string | undefined {
  if (action === "vote_voided") return `/moderation/votes/${subject}`;
  if (action === "wave_dismissed") return `/moderation/waves/${subject}`;
  if (action.startsWith("votes_")) return `/moderation/servers/${server}/voids#${subject}`;
  if (server !== null) return `/moderation/servers/${server}`;
  if (ABOUT_ACCOUNT.test(action)) return `/moderation/accounts/${subject}`;
  return undefined;
}

function isListing(path: string): boolean {
  return /^\/moderation\/servers\/[^/]+$/.test(path);
}
