import { readUsername } from "../../core/accounts/username.ts";

/** The players whose votes a claim requests. */
type PlayersOfClaim =
  /** The list, and how many of its entries are names that no player can have. */
  | { kind: "named"; players: string[]; skipped: number }
  | { kind: "all" }
  | { kind: "all_and_some" }
  | { kind: "nobody" };

/**
 * Returns the players whose votes a claim requests. A missing list doesn't mean all players, because some generated
 * clients omit an empty list, and would then claim all votes by mistake. Other clients add an empty list, so one is
 * allowed beside `allPlayers`.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.deepEqual(playersOfClaim({}), { kind: "nobody" });
 * assert.deepEqual(playersOfClaim({ players: [], allPlayers: true }), { kind: "all" });
 * assert.deepEqual(playersOfClaim({ players: ["Alex"], allPlayers: true }), { kind: "all_and_some" });
 * ```
 */
export function playersOfClaim(
  { players = [], allPlayers = false }: {
    players?: string[] | undefined;
    allPlayers?: boolean | undefined;
  },
): PlayersOfClaim {
  if (players.length === 0) return { kind: allPlayers ? "all" : "nobody" };
  if (allPlayers) return { kind: "all_and_some" };
  const skipped = players.filter((name) => readUsername(name) === undefined).length;
  return { kind: "named", players, skipped };
}
