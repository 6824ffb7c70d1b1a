import { breakagesOf } from "./breakage.ts";

/** Faults in the code that answers. */
export const handlers = breakagesOf("handler", [
  {
    name: "an operation has no handler",
    file: "src/api/v1.ts",
    find: "    checkVote: checkVote(services),\n",
    replace: "",
  },
  {
    name: "two operations have each other's handler",
    file: "src/api/v1.ts",
    find: "getServer: getServer(services),",
    replace: "getServer: checkVote(services),",
  },
  {
    name: "a field of the listing is forgotten",
    file: "src/api/get_server.ts",
    find: "      votes_monthly: votes.monthly,\n",
    replace: "",
  },
  {
    name: "the listing shows the monthly votes as weekly ones",
    file: "src/api/get_server.ts",
    find: "votes_weekly: votes.weekly",
    replace: "votes_weekly: votes.monthly",
  },
  {
    name: "the listing is answered with a status that is not in the contract",
    file: "src/api/get_server.ts",
    find: "c.json(server, 200)",
    replace: "c.json(server, 201)",
  },
  {
    name: "a vote of any day counts as one of today",
    file: "src/api/check_vote.ts",
    find: "votedAt !== null && dayNumber(votedAt) >= dayNumber(asked)",
    replace: "votedAt !== null && dayNumber(votedAt) >= 0 * dayNumber(asked)",
  },
  {
    name: "who never voted did so in 1970",
    file: "src/api/check_vote.ts",
    find: "?? null",
    replace: "?? new Date(0).toISOString()",
  },
  {
    name: "hasVoted is there although nobody asked",
    file: "src/api/get_votes.ts",
    find: "c.json(await voteCounts(serverId) satisfies VoteCounts, 200)",
    replace: "c.json({ ...await voteCounts(serverId), hasVoted: false } satisfies VoteCounts, 200)",
  },
]);
