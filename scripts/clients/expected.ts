/** Operations whose limit the limited key has used up. */
export const SPENT = ["getServer", "getInbox"];

/**
 * The lines that each client prints, one for each response. `N` is the seconds of `Retry-After`. The second `getVotes`
 * requests a non-ASCII name. The last two claims send an empty list, which some clients leave out, and `all_players`.
 */
export function expectedLines(votedAt: Date, { hidesHeaders = false } = {}): string[] {
  const wait = hidesHeaders ? "" : " N";
  return [
    "getServer 200 Skyblock Valley",
    "getVotes 200 1 true",
    "getVotes 200 1 false",
    `checkVote 200 true ${votedAt.getTime() / 1000}`,
    "createTestVote 201",
    "claimVotes 200 2 steve_42 false",
    "releaseVotes 200 released",
    "recordGrants 200 recorded",
    "getInbox 200 inbox 1",
    "listVotes 200 vote.cast waiting",
    "claimVotes 400 invalid_body players",
    "claimVotes 200 1",
    "checkVote 400 invalid_parameter username",
    "createTestVote 400 invalid_body player",
    ...[
      "401 invalid_key",
      "403 server_not_approved",
      `429 rate_limited${wait}`,
      `503 unavailable${wait}`,
    ].flatMap((answer) => SPENT.map((operation) => `${operation} ${answer}`)),
  ];
}

/** Parses a client's output into such lines. */
export function linesOf(printed: string): string[] {
  return printed.trim().split(/\r?\n/).map((line) => line.replace(/ [1-9]\d?$/, waitAsN));
}

function waitAsN(seconds: string, place: number, line: string): string {
  return /^\w+ (429|503) \w+$/.test(line.slice(0, place)) ? " N" : seconds;
}
