import type { ListedServer } from "../../../servers/public/listings.ts";
import type { Sort } from "../../../servers/search/listing_search.ts";
import type { VotesToday } from "../../../voting/my_votes/votes_today.ts";
import type { ListedRank } from "./move.tsx";
import { ServerEntry } from "./server_entry.tsx";

/** Number of leaders with a picture. */
const LEADERS = 3;

/** The number of rows whose pictures are visible without scrolling. */
const SEEN_FIRST = 6;

/** A list of servers: rows on large screens, small cards on phones. */
export function ServerList(
  { servers, sort, rankOf, voted, isOneGame = false, isPodium = false }: {
    servers: readonly ListedServer[];
    sort: Sort;
    /** Returns the number before a server. */
    rankOf: (server: ListedServer, at: number) => ListedRank;
    /** The viewer's votes of today. Absent on shared pages. */
    voted?: VotesToday["voted"] | undefined;
    /** Whether all servers are of one game, which the page names. */
    isOneGame?: boolean;
    /** Whether the first three are shown with a picture if all three have votes. */
    isPodium?: boolean;
  },
) {
  const leaders = isPodium && (servers[LEADERS - 1]?.votesMonthly ?? 0) > 0 ? LEADERS : 0;
  return (
    <div class="board">
      <ol>
        {servers.map((server, at) => (
          <ServerEntry
            server={server}
            sort={sort}
            listed={rankOf(server, at)}
            vote={voted?.get(server.slug)}
            isOneGame={isOneGame}
            isLeader={at < leaders}
            isFirst={at < SEEN_FIRST}
          />
        ))}
      </ol>
    </div>
  );
}
