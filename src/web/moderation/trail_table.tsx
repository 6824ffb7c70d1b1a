import type { AuditEntry } from "../../trail/audit.ts";
import { Instant } from "../frame/instant.tsx";
import { MODERATION } from "./words.ts";
import { TRAIL } from "../frame/words.ts";
import { TableFrame } from "../frame/table_frame.tsx";

const { audit: words } = MODERATION;

/** Entries of the trail as moderators read them: of one server or of all. */
export function TrailTable(
  { label, entries, withServer = false }: {
    label: string;
    entries: AuditEntry[];
    withServer?: boolean;
  },
) {
  if (entries.length === 0) return <p class="empty">{words.none}</p>;
  return (
    <TableFrame label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.when}</th>
            <th scope="col">{words.who}</th>
            <th scope="col">{words.what}</th>
            {withServer ? <th scope="col">{words.server}</th> : null}
            <th scope="col">{words.details}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => <Entry entry={entry} withServer={withServer} />)}
        </tbody>
      </table>
    </TableFrame>
  );
}

function Entry({ entry, withServer }: { entry: AuditEntry; withServer: boolean }) {
  return (
    <tr>
      <td>
        <Instant at={entry.at} />
      </td>
      <td>{entry.byOperator ? TRAIL.operator : entry.actor ?? TRAIL.gone}</td>
      <td>
        <Action entry={entry} />
      </td>
      {withServer
        ? (
          <td>
            {entry.server === null
              ? entry.subject
              : <a href={`/moderation/servers/${entry.server}`}>{entry.server}</a>}
          </td>
        )
        : null}
      <td>
        {Object.entries(entry.details).map(([name, value]) => (
          <div>
            <span class="note">{name.replaceAll("_", " ")}:</span> {value}
          </div>
        ))}
      </td>
    </tr>
  );
}

/** The words for a change, which lead to what it changed if that has a page. */
function Action({ entry: { action, subject, server } }: { entry: AuditEntry }) {
  const path = pathOf(action, { subject, server });
  const word = TRAIL.actions[action];
  return path === undefined ? <>{word}</> : <a href={path}>{word}</a>;
}

function pathOf(
  action: AuditEntry["action"],
  { subject, server }: Pick<AuditEntry, "subject" | "server">,
): string | undefined {
  if (action === "vote_voided") return `/moderation/votes/${subject}`;
  if (action.startsWith("votes_")) return `/moderation/servers/${server}/voids#${subject}`;
  if (action.startsWith("account_")) return `/moderation/accounts/${subject}`;
  return undefined;
}
