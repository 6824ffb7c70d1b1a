import type { Handlers } from "../../../../generated/rewards/routes.ts";
import type { components } from "../../../../generated/rewards/types.ts";
import { readUsername } from "../../../core/accounts/username.ts";
import { log } from "../../../core/observing/log.ts";
import type { ClaimedVote } from "../../rewards/claim_rewards.ts";
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
    const asked = camelFields(c.req.valid("json"));
    const { claimId, gameServer, leaseSeconds, waitSeconds, limit, include } = asked;
    const players = readPlayers(asked);
    const { serverId, keyId } = c.env;
    const skipped = players?.filter((name) => readUsername(name) === undefined).length ?? 0;
    if (skipped > 0) {
      c.header("X-Listing-Skipped", String(skipped));
      log("info", "claim_names_skipped", { server: serverId, key: keyId, skipped });
    }
    c.env.slowAfterMs += waitSeconds * 1000;
    const claimed = await waitingClaims.claim(
      {
        serverId,
        keyId,
        gameServer,
        claimId,
        leaseSeconds,
        players,
        limit,
        withCounts: include === "counts",
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
    const claim = {
      claimId,
      leaseSeconds,
      leaseExpiresAt: claimed.until ?? new Date(now().getTime() + leaseSeconds * 1000),
      votes: claimed.votes.map(toContract),
      more: claimed.more,
      nextCheckSeconds: NEXT_CHECK_S,
    };
    return c.json(snakeFields(claim), 200);
  };
}

/** Orders a vote's fields as the contract does, which is pleasant to read. */
const toContract = (
  { voteId, player, username, isTest, streak, total, ...vote }: ClaimedVote,
) => ({
  voteId,
  player,
  username,
  ...vote,
  test: isTest,
  ...streak === undefined ? {} : { streak, total },
});

/**
 * Returns the players that a claim names; undefined means all of them. A missing list is refused because it would claim
 * everybody's votes, and some generated clients omit an empty list. Others add one, so `all_players` allows it.
 */
function readPlayers(
  { players = [], allPlayers: all = false }: Pick<ClaimRequest, "players" | "allPlayers">,
): string[] | undefined {
  if (all && players.length > 0) {
    throw invalidField("all_players", INPUT.allAndSome);
  }
  if (!all && players.length === 0) {
    throw invalidField("players", INPUT.nobody);
  }
  return all ? undefined : players;
}

function invalidField(name: string, detail: string): ProblemAnswer {
  return new ProblemAnswer("invalid_body", `${name}: ${detail}`, [{ in: "body", name, detail }]);
}
