/** The beginnings of the names of games whose servers have plugins for Votifier. */
const VOTIFIER_GAMES = ["minecraft", "hytale"];

/** Returns the reward method that most owners of a game's servers choose. */
export function likelyRewards(game: string): "push" | "inbox" {
  return VOTIFIER_GAMES.some((name) => game.startsWith(name)) ? "push" : "inbox";
}
