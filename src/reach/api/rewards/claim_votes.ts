import type { Context } from "hono";
import type { Handlers } from "../../../../generated/rewards/routes.ts";
import type { components } from "../../../../generated/rewards/types.ts";
import { log } from "../../../core/observing/log.ts";
import type { ClaimedVote, ClaimedVotes } from "../../rewards/claim_rewards.ts";
import { playersOfClaim } from "../../rewards/players_of_claim.ts";
import type { Inbox } from "./inbox.ts";
import { type CamelFields, camelFields, snakeFields } from "../../../site/text/snake_case.ts";
import { readSecret } from "../../../core/api/authenticate.ts";
import { ProblemAnswer } from "../../../core/api/error_response.ts";
import type { ApiEnv } from "../../../core/api/request_state.ts";
import { INPUT, REQUEST } from "../../../core/api/problem_details.ts";

type ClaimRequest = CamelFields<components["schemas"]["ClaimRequest"]>;

/** Seconds after which a client should try again if no votes were waiting. */
const NEXT_CHECK_S = 20;

/** POST /rewards/v1/claims: leases waiting votes to the key. If there are none, waits for one. */
export function claimVotes(
  { waitingClaims, keys, now }: Pick<Inbox, "waitingClaims" | "keys" | "now">,
): Handlers<ApiEnv>["claimVotes"] {
  return async (c) => {
    const { include, rewards, allPlayers, waitSeconds, ...request } = camelFields(
      c.req.valid("json"),
    );
    const players = readPlayers(c, { ...request, allPlayers });
    const { serverId, keyId } = c.env.admittedKey;
    c.env.slowAfterMs += waitSeconds * 1000;
    const claimed = await waitingClaims.claim(
      {
        ...request,
        serverId,
        keyId,
        players,
        withCounts: include === "counts",
        withRewards: rewards,
      },
      {
        waitSeconds,
        signal: c.req.raw.signal,
        isOpen: async () => (await keys.resolve(readSecret(c) ?? "")).kind === "open",
      },
    );
    if (claimed === "claim_of_another_key") {
      throw new ProblemAnswer(claimed, REQUEST.claimOfAnother);
    }
    return c.json(snakeFields(answerTo(request, claimed, now())), 200);
  };
}

/** Returns the response to a claim. Without votes there is no lease, so the end is that of a lease from now on. */
const answerTo = (
  { claimId, leaseSeconds }: Pick<ClaimRequest, "claimId" | "leaseSeconds">,
  { votes, more, until }: ClaimedVotes,
  now: Date,
) => ({
  claimId,
  leaseSeconds,
  leaseExpiresAt: until ?? new Date(now.getTime() + leaseSeconds * 1000),
  votes: votes.map(toContract),
  more,
  nextCheckSeconds: NEXT_CHECK_S,
});

/** Returns a vote with its fields in the contract's order, which makes it easier to read. */
const toContract = (
  { voteId, player, username, isTest, streak, total, rewards, ...vote }: ClaimedVote,
) => ({
  voteId,
  player,
  username,
  ...vote,
  test: isTest,
  ...streak === undefined ? {} : { streak, total },
  ...rewards && { rewards },
});

/** Returns the players that a claim names (undefined for all), and the number of skipped names. */
function readPlayers(
  c: Context<ApiEnv>,
  request: Pick<ClaimRequest, "players" | "allPlayers">,
): string[] | undefined {
  const found = playersOfClaim(request);
  switch (found.kind) {
    case "all":
      return undefined;
    case "all_and_some":
      throw invalidField("all_players", INPUT.allAndSome);
    case "nobody":
      throw invalidField("players", INPUT.nobody);
    case "named":
      if (found.skipped > 0) tellSkipped(c, found.skipped);
      return found.players;
  }
}

function tellSkipped(c: Context<ApiEnv>, skipped: number): void {
  const { serverId, keyId } = c.env.admittedKey;
  c.header("X-Listing-Skipped", String(skipped));
  log("info", "claim_names_skipped", { server: serverId, key: keyId, skipped });
}

function invalidField(name: string, detail: string): ProblemAnswer {
  return new ProblemAnswer("invalid_body", `${name}: ${detail}`, [{ in: "body", name, detail }]);
}
