/** The beginnings of the names of games whose servers have plugins that take a Votifier's votes. */
const VOTIFIER_GAMES = ["minecraft", "hytale"];

/** Returns how most owners of a game's servers want their votes to become rewards. */
export function likelyRewards(game: string): "push" | "inbox" {
  return VOTIFIER_GAMES.some((name) => game.startsWith(name)) ? "push" : "inbox";
}
