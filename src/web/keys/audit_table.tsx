import type { AuditEntry } from "../../trail/audit.ts";
import type { KeyStatus } from "../../keys/list_keys.ts";
import { Instant } from "../frame/instant.tsx";
import { TRAIL } from "../frame/words.ts";
import { KEYS } from "./words.ts";
import { Table } from "../frame/table_frame.tsx";

const { panel } = KEYS;

/** Recent changes to a server's keys and webhooks, for its owner. */
export function AuditTable({ keys, entries }: {
  /** The server's keys, revoked ones too: entries show their names. */
  keys: KeyStatus[];
  entries: AuditEntry[];
}) {
  const names = new Map(keys.map(({ id, name }) => [id, name]));
  return (
    <section>
      <h2>{panel.history}</h2>
      <p class="note">{panel.historyLead}</p>
      <Table
        label={panel.history}
        heads={[panel.when, panel.who, panel.what, panel.which]}
        rows={entries.map((entry) => [
          <Instant at={entry.at} />,
          entry.byOperator ? TRAIL.operator : entry.actor ?? TRAIL.gone,
          TRAIL.actions[entry.action],
          names.get(keyOf(entry)) ?? "",
        ])}
      />
    </section>
  );
}

/** A delivery's entry names its key among the details. */
function keyOf({ subject, details }: AuditEntry): string {
  return String(details["key"] ?? subject);
}
