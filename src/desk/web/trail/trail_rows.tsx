import { isUuid } from "../../../core/database/uuid_v7.ts";
import type { AuditEntry } from "../../../site/trail/find_audit.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Row, Rows } from "../../../site/web/kit/rows.tsx";
import { Instant } from "../../../site/web/kit/times.tsx";
import { kindOf } from "../../trail/audit_kinds.ts";
import { namedDetails, wordFor } from "./trail_details.tsx";

/** Entries of the trail: the actor, the change, its subject and time, and each detail with its name. */
export function TrailRows({ entries, here }: {
  entries: readonly AuditEntry[];
  /** The path of the page that shows the entries. They don't repeat its subject. */
  here?: string;
}) {
  if (entries.length === 0) {
    return <p class="note">{currentLocale().words.moderationTabs.audit.none}</p>;
  }
  return (
    <Rows>
      {entries.map((entry) => (
        <Row
          title={<Sentence entry={entry} here={here} />}
          note={
            <>
              <Instant at={entry.at} />
              {namedDetails(entry).map(([name, value]) => <>{" · "}{name}: {value}</>)}
            </>
          }
        />
      ))}
    </Rows>
  );
}

/**
 * An entry as a sentence: "mara approved a change · Lanternfall". If the subject has no name, the text of the change is
 * the link.
 */
function Sentence({ entry, here }: { entry: AuditEntry; here: string | undefined }) {
  const { trail } = currentLocale().words.frame;
  const path = pathOf(entry);
  const isHere = path !== undefined && path === here;
  const subject = isHere ? null : subjectOf(entry);
  const actor = entry.byOperator ? trail.operator : entry.actor ?? trail.gone;
  const action = trail.actions[entry.action];
  return (
    <span>
      <b>{isolated(actor)}</b>{" "}
      {subject === null && path && !isHere ? <a href={path}>{action}</a> : action}
      {subject !== null && (
        <>
          {" · "}
          {path ? <a href={path}>{isolated(subject)}</a> : <b>{isolated(subject)}</b>}
        </>
      )}
    </span>
  );
}

/** Returns the name of an entry's subject: a listing, an account, a setting, or a game or tag. */
function subjectOf({ action, actor, serverName, subject, subjectName }: AuditEntry): string | null {
  const { frame, moderationTabs } = currentLocale().words;
  if (serverName !== null) return serverName;
  // The actor is also the subject.
  if (subjectName !== null) return subjectName === actor ? null : subjectName;
  if (kindOf(action) === "accounts") return frame.trail.gone;
  if (action === "setting_changed") return wordFor(subject, moderationTabs.audit.settings);
  return subject === "" || isUuid(subject) ? null : subject;
}

/** Returns the path of an entry's subject. */
function pathOf({ action, subject, server }: AuditEntry): string | undefined {
  if (action === "vote_voided") return `/moderation/votes/${subject}`;
  if (action === "wave_dismissed") return `/moderation/waves/${subject}`;
  if (action.startsWith("votes_")) return `/moderation/servers/${server}/voids#${subject}`;
  if (server !== null) return `/moderation/servers/${server}`;
  return kindOf(action) === "accounts" ? `/moderation/accounts/${subject}` : undefined;
}
