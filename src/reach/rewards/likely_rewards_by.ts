/** The beginnings of the names of games whose servers have plugins for Votifier. */
const VOTIFIER_GAMES = ["minecraft", "hytale"];

/** Returns how most owners of a game's servers want votes to become rewards. */
export function likelyRewardsBy(game: string): "push" | "inbox" {
  return VOTIFIER_GAMES.some((name) => game.startsWith(name)) ? "push" : "inbox";
}
