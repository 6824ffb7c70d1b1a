import { type GameName, listGameNames } from "../accounts/game_names.ts";
import { accountKey } from "../../core/accounts/username.ts";
import { isOutOfReach } from "../keys/votifier_name.ts";
import type { Query } from "../../core/database/connect.ts";

/** The names of an account on a server's ballot. */
export interface BallotNames {
  /** The names that the server's reward can reach, or all names if it can't reach any. */
  names: GameName[];
  /** The name that it voted under last: for the server, or else for one of the same game. The first name at first. */
  chosen: GameName;
}

/** Finds under which names an account may vote for a server. Its vote remembers the choice. */
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

/** Leaves out the names that can't vote for a server. If no name can, returns all of them, and the ballot says why. */
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

/** Returns the key of the name, or undefined if it was the account's own one, or if there is no such vote. */
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
