import type { Query } from "../database/connect.ts";

/**
 * How a vote came: its player was signed in, a server's link or a typed name said who votes, or the operator cast it on
 * the command line.
 */
export const VOTE_SOURCES = ["session", "link", "typed_name", "operator"] as const;

/** One of them. A vote that was cast before sources were noted has none. */
export type VoteSource = typeof VOTE_SOURCES[number];

/** The condition on a row's `source` for votes that rest on the word of somebody else than a signed-in player. */
export function isWithoutSignIn(sql: Query) {
  return sql`source in ('link', 'typed_name')`;
}
