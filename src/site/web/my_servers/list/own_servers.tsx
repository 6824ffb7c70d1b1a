import { daysBefore } from "../../../../core/time/day.ts";
import type { RankCounts } from "../../../../core/votes/rank_counts.ts";
import { currentLocale } from "../../current_locale.ts";
import {
  findIn,
  OWN_GROUPS,
  ownGroupOf,
  type OwnServer,
  type OwnSort,
  sorted,
  sortOf,
} from "./own_list.ts";
import { FIND_MIN, FindOwn, NothingFound } from "./find_own.tsx";
import { type ServerGroup, ServerTable } from "./server_table.tsx";

/** Maximum servers in one table. More are divided into groups. */
const UNGROUPED_MAX = 4;

/** The servers in tables. If there are many, they are in groups, with search and sorting. */
export function OwnServerList({ servers, query }: {
  servers: readonly OwnServer[];
  /** The address's search and order. */
  query: { q: string | undefined; sort: string | undefined };
}) {
  const canFind = servers.length >= FIND_MIN;
  const text = canFind ? query.q?.trim().slice(0, 100) ?? "" : "";
  const sort = sortOf(canFind ? query.sort : undefined);
  const shown = sorted(findIn(servers, text), sort);
  return (
    <>
      {canFind && <FindOwn text={text} sort={sort} shown={shown.length} all={servers.length} />}
      {shown.length === 0 ? <NothingFound /> : (
        groupsOf(shown, sort).map((group) => <ServerTable group={group} />)
      )}
    </>
  );
}

/** Returns the groups that have servers, or a single group if there are few servers or another order is chosen. */
function groupsOf(servers: readonly OwnServer[], sort: OwnSort): ServerGroup[] {
  if (servers.length <= UNGROUPED_MAX || sort !== "attention") return [{ servers }];
  return OWN_GROUPS
    .map((name) => ({ name, servers: servers.filter((listed) => ownGroupOf(listed) === name) }))
    .filter(({ servers }) => servers.length > 0);
}

/** The note on the period of comparison and on the votes that count. */
export function ComparisonNote({ servers, counts, now }: {
  servers: readonly OwnServer[];
  counts: RankCounts;
  now: Date;
}) {
  const { list: words } = currentLocale().words.myServers;
  if (!servers.some(({ server }) => server.status === "approved")) return null;
  return (
    <p class="note">
      {words.compared(daysBefore(now, 7))} {counts === "all" ? null : words.allVotes(counts)}
    </p>
  );
}
