import { makeLinkKey, signVoteLink } from "../../../src/site/keys/link_key.ts";
import { ballotPath } from "../../../src/site/web/link_path.ts";
import { challengeOf, solve } from "./ballots.ts";
import type { Visit, Visitor } from "../people/visitor.ts";
import type { World } from "../world.ts";

/** Creates a server's link key, and returns a function that creates a player's link, as a plugin does for `/vote`. */
export async function openLinks(world: World, { slug }: { slug: string }) {
  const key = await makeLinkKey(world.services, slug, world.act);
  return (player: string, { seconds = 600, of = slug } = {}): string => {
    const expires = String(Math.floor(world.clock.now.getTime() / 1_000) + seconds);
    const sig = signVoteLink(key, { slug: of, player, expires });
    return ballotPath(of, { player, expires, sig });
  };
}

/** Opens a link, solves the challenge and presses the button. */
export async function voteBy(visitor: Visitor, link: string): Promise<Visit> {
  const { html } = await visitor.get(link);
  return await visitor.submit(link, { proof: await solve(challengeOf(html)) });
}

/** Returns all accounts by name, with the columns that identify them. */
export async function accountsOf({ services: { sql } }: World) {
  const rows = await sql<
    { id: string; username: string; email: string | null; vouchedBy: string | null }[]
  >`
    select id, username, email, vouched_by from account where username not like 'Owner_%' order by username`;
  return [...rows];
}
