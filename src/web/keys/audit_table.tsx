import type { AuditEntry } from "../../trail/audit.ts";
import type { KeyStatus } from "../../keys/list_keys.ts";
import { Instant } from "../frame/instant.tsx";
import { TRAIL } from "../frame/words.ts";
import { KEYS } from "./words.ts";
import { TableFrame } from "../frame/table_frame.tsx";

const { panel } = KEYS;

interface AuditProps {
  /** The server's keys, revoked ones too: entries show their names. */
  keys: KeyStatus[];
  entries: AuditEntry[];
}

/** Recent changes to a server's keys and webhooks, for its owner. */
export function AuditTable({ keys, entries }: AuditProps) {
  const names = new Map(keys.map(({ id, name }) => [id, name]));
  return (
    <section>
      <h2>{panel.history}</h2>
      <p class="note">{panel.historyLead}</p>
      <TableFrame label={panel.history}>
        <table>
          <thead>
            <tr>
              <th scope="col">{panel.when}</th>
              <th scope="col">{panel.who}</th>
              <th scope="col">{panel.what}</th>
              <th scope="col">{panel.which}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <AuditRow
                entry={entry}
                name={names.get(keyOf(entry)) ?? ""}
              />
            ))}
          </tbody>
        </table>
      </TableFrame>
    </section>
  );
}

function AuditRow({ entry, name }: { entry: AuditEntry; name: string }) {
  return (
    <tr>
      <td>
        <Instant at={entry.at} />
      </td>
      <td>{entry.byOperator ? TRAIL.operator : entry.actor ?? TRAIL.gone}</td>
      <td>{TRAIL.actions[entry.action]}</td>
      <td>{name}</td>
    </tr>
  );
}

/** A delivery's entry names its key among the details. */
function keyOf({ subject, details }: AuditEntry): string {
  return String(details["key"] ?? subject);
}
