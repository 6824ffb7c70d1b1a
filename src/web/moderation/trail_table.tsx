import type { AuditEntry } from "../../trail/audit.ts";
import { Instant } from "../frame/instant.tsx";
import { MODERATION } from "./words.ts";
import { TRAIL } from "../frame/words.ts";
import { Table } from "../frame/table_frame.tsx";

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
  const heads = [words.when, words.who, words.what, ...withServer ? [words.server] : []];
  const rows = entries.map((entry) => [
    <Instant at={entry.at} />,
    entry.byOperator ? TRAIL.operator : entry.actor ?? TRAIL.gone,
    <Action entry={entry} />,
    ...withServer ? [<Server entry={entry} />] : [],
    <Details entry={entry} />,
  ]);
  return <Table label={label} heads={[...heads, words.details]} rows={rows} />;
}

function Details({ entry }: { entry: AuditEntry }) {
  return (
    <>
      {Object.entries(entry.details).map(([name, value]) => (
        <div>
          <span class="note">{name.replaceAll("_", " ")}:</span> {value}
        </div>
      ))}
    </>
  );
}

function Server({ entry: { server, subject } }: { entry: AuditEntry }) {
  return server === null ? <>{subject}</> : <a href={`/moderation/servers/${server}`}>{server}</a>;
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
