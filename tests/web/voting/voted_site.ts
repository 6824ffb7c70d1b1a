import type { World } from "../../support/world.ts";

/** The page of the server's ballot. */
export const BALLOT = "/servers/skyblock-valley/vote";

/** Where its form is sent. */
export const VOTES = "/servers/skyblock-valley/votes";

/** Returns the number of all votes. */
export async function countVotes({ services: { sql } }: World): Promise<number> {
  const [row] = await sql<{ votes: number }[]>`select count(*)::int as votes from vote`;
  return row?.votes ?? -1;
}
