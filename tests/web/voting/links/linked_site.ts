import { openLinks } from "../../../support/votes/vote_links.ts";
import { openWorld, type World } from "../../../support/world.ts";

/** The page of the server's ballot. */
export const BALLOT = "/servers/skyblock-valley/vote";

/** Returns the names that voted, in the order of the votes. */
export async function votesIn({ services: { sql } }: World): Promise<string[]> {
  const rows = await sql<{ username: string }[]>`
    select username from vote v join account a on a.id = v.account_id order by v.voted_at, username`;
  return rows.map(({ username }) => username);
}

/** Opens a world with a server and its links. */
export async function openSite(options: Parameters<typeof openWorld>[0] = {}) {
  const world = await openWorld(options);
  const server = await world.server();
  return { world, server, link: await openLinks(world, server) };
}
