import { breakagesOf } from "./breakage.ts";

/** Generated files that somebody edited by hand. */
export const generatedFiles = breakagesOf("generated file", [
  {
    name: "limits.ts allows more than the contract",
    file: "generated/limits.ts",
    find: "requests: 120",
    replace: "requests: 1200",
  },
  {
    name: "zod.ts lets other fields into the vote check",
    file: "generated/zod.ts",
    find: "export const VoteCheck = z.strictObject(",
    replace: "export const VoteCheck = z.object(",
  },
  {
    name: "routes.ts makes the username of the vote check optional",
    file: "generated/routes.ts",
    find: "z.object({ username: AskedUsername })",
    replace: "z.object({ username: AskedUsername.optional() })",
  },
  {
    name: "types.ts has another type for voted",
    file: "generated/types.ts",
    find: "voted: boolean;",
    replace: "voted: string;",
  },
  {
    name: "problems.ts has another status for a missing key",
    file: "generated/problems.ts",
    find: 'title: "No API key was sent", status: 401',
    replace: 'title: "No API key was sent", status: 403',
  },
  {
    name: "openapi.json is not the contract that was written",
    file: "generated/openapi.json",
    find: '"operationId": "getVotes"',
    replace: '"operationId": "getVote"',
  },
]);
