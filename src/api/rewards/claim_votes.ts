import type { Handlers } from "../../../generated/rewards/routes.ts";
import type { components } from "../../../generated/rewards/types.ts";
import type { Services } from "../../services.ts";
import { readSecret } from "../authenticate.ts";
import { ProblemAnswer } from "../error_response.ts";
import type { ApiEnv } from "../visit.ts";

type ClaimRequest = components["schemas"]["ClaimRequest"];

/** Seconds after which a client should try again if no votes were waiting. */
const NEXT_CHECK_S = 20;

/** POST /rewards/v1/claims: leases waiting votes to the key. If there are none, waits for one. */
export function claimVotes({ waitingClaims, keys, now }: Services): Handlers<ApiEnv>["claimVotes"] {
  return async (c) => {
    const body = c.req.valid("json");
    const { claim_id, lease_seconds, wait_seconds: waitSeconds, limit } = body;
    const players = readPlayers(body);
    const { serverId, keyId } = c.env;
    c.env.slowAfterMs += waitSeconds * 1000;
    const claimed = await waitingClaims.claim(
      { serverId, keyId, claimId: claim_id, leaseSeconds: lease_seconds, players, limit },
      {
        waitSeconds,
        signal: c.req.raw.signal,
        isOpen: async () => (await keys.resolve(readSecret(c) ?? "")).kind === "open",
      },
    );
    if (claimed === "claim_of_another_key") {
      throw new ProblemAnswer(claimed, "Make a new claim_id for each claim.");
    }
    const votes = claimed.votes.map(
      ({ voteId, player, username, userId, votedAt, claims, isTest }) => ({
        ...{ vote_id: voteId, player, username, user_id: userId },
        ...{ voted_at: votedAt.toISOString(), claims, test: isTest },
      }),
    );
    const until = claimed.until ?? new Date(now().getTime() + lease_seconds * 1000);
    const lease_expires_at = until.toISOString();
    const answer = { claim_id, lease_seconds, lease_expires_at, votes, more: claimed.more };
    return c.json({ ...answer, next_check_seconds: NEXT_CHECK_S }, 200);
  };
}

/**
 * Returns the players that a claim names; undefined means all of them. A missing list is refused because it would claim
 * everybody's votes, and some generated clients omit an empty list. Others add one, so `all_players` allows it.
 */
function readPlayers(
  { players = [], all_players: all = false }: Pick<ClaimRequest, "players" | "all_players">,
): string[] | undefined {
  if (all && players.length > 0) {
    throw invalidField("all_players", "It must be false when players names anybody.");
  }
  if (!all && players.length === 0) {
    const advice = "To claim the votes of every player, send all_players: true.";
    throw invalidField("players", `It must name at least one player. ${advice}`);
  }
  return all ? undefined : players;
}

function invalidField(name: string, detail: string): ProblemAnswer {
  return new ProblemAnswer("invalid_body", `${name}: ${detail}`, [{ in: "body", name, detail }]);
}
