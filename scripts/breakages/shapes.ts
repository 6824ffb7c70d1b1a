import { breakagesOf } from "./breakage.ts";

/** Faults in what the bodies are made of. */
export const shapes = breakagesOf("shape", [
  {
    name: "hasVoted is renamed in the contract",
    file: "openapi.yaml",
    find: "        hasVoted:\n          type: boolean",
    replace: "        has_voted:\n          type: boolean",
  },
  {
    name: "last_vote_at may no longer be null",
    file: "openapi.yaml",
    find: 'type: [string, "null"]',
    replace: "type: string",
  },
  {
    name: "last_vote_at may be left out",
    file: "openapi.yaml",
    find: "required: [voted, last_vote_at]",
    replace: "required: [voted]",
  },
  {
    name: "the vote check may carry any other field",
    file: "openapi.yaml",
    find:
      "description: Whether a player voted today, and when last.\n      additionalProperties: false",
    replace: "description: Whether a player voted today, and when last.",
  },
  {
    name: "the listing requires a field that it does not describe",
    file: "openapi.yaml",
    find: "        players_max:\n          type: integer",
    replace: "        players_most:\n          type: integer",
  },
  {
    name: "vote counts become text",
    file: "openapi.yaml",
    find: "    VoteCount:\n      type: integer",
    replace: "    VoteCount:\n      type: string",
  },
  {
    name: "the webhook's payload gains a field",
    file: "openapi.yaml",
    find: "        event:\n          type: string\n          const: vote",
    replace:
      '        note:\n          type: string\n          description: A note.\n          examples: [""]\n' +
      "        event:\n          type: string\n          const: vote",
  },
]);
