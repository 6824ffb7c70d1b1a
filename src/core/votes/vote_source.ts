/**
 * How a vote was cast: by a signed-in player, through a server's link, under a typed name, or by the operator on the
 * command line.
 */
export const VOTE_SOURCES = ["session", "link", "typed_name", "operator"] as const;

/** One of the sources. A vote that was cast before sources were recorded doesn't have one. */
export type VoteSource = typeof VOTE_SOURCES[number];
