import { type GameName, listGameNames } from "../../accounts/names/game_names.ts";
import { accountKey } from "../../../core/accounts/username.ts";
import { isOutOfReach } from "../../keys/votifier_name.ts";
import type { Query } from "../../../core/database/connect.ts";

/** The names that an account can choose from on a server's ballot. */
export interface BallotNames {
  /** The names that the server's reward can reach, or all names if it can't reach any. */
  names: GameName[];
  /**
   * The preselected name: the one last used for this server, or else for another server of the same game, or else the
   * first.
   */
  chosen: GameName;
}

/**
 * Returns the names under which an account may vote for a server. A vote stores the choice, which the next ballot
 * preselects.
 */
export async function findBallotNames(
  sql: Query,
  { accountId, serverId }: { accountId: string; serverId: string },
): Promise<BallotNames> {
  const names = await findReachable(sql, await listGameNames(sql, accountId), serverId);
  const [first] = names;
  if (!first) throw new Error("an account has no name");
  const last = names.length > 1 ? await findLastName(sql, { accountId, serverId }) : undefined;
  const chosen = names.find(({ username }) => accountKey(username) === last);
  return { names, chosen: chosen ?? first };
}

/**
 * Returns the names that a server's reward can reach. If it can reach none, returns all of them, and the ballot
 * explains the problem.
 */
async function findReachable(
  sql: Query,
  names: GameName[],
  serverId: string,
): Promise<GameName[]> {
  if (names.length < 2) return names;
  const areOut = await Promise.all(
    names.map(({ username }) => isOutOfReach(sql, { serverId, username })),
  );
  const reachable = names.filter((_, place) => !areOut[place]);
  return reachable.length > 0 ? reachable : names;
}

/** Returns the key of the last used name, or undefined if that was the account's own name or if there was no vote. */
async function findLastName(
  sql: Query,
  { accountId, serverId }: { accountId: string; serverId: string },
): Promise<string | undefined> {
  const [last] = await sql<{ nameKey: string | null }[]>`
    select n.name_key from last_vote l
    join server s on s.id = l.server_id
    left join vote_name n on n.vote_id = l.vote_id
    where l.account_id = ${accountId} and l.vote_id is not null
      and s.game_id = (select game_id from server where id = ${serverId})
    order by l.server_id = ${serverId} desc, l.voted_at desc limit 1`;
  return last?.nameKey ?? undefined;
}
