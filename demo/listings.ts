/** A server of the demo: its listing, and how many players fit. */
export interface DemoListing {
  name: string;
  slug: string;
  /** The game's slug. */
  game: string;
  /** Markdown. */
  description: string;
  /** Maximum number of players. */
  max: number;
  /** Whether it still waits for a moderator. */
  isWaiting?: boolean;
}

/** The server that the demo's key is bound to. */
export const DEMO_SERVER = "skyblock-valley";

/** Several games, so that the listing looks real. The slugs are the ones the names lead to. */
export const DEMO_LISTINGS: readonly DemoListing[] = [
  {
    name: "Skyblock Valley",
    slug: DEMO_SERVER,
    game: "minecraft",
    description: `Islands, quests and a market that players run themselves.

- **Seasons** of three months; builders keep their islands
- Java 1.20 and later
- Vote once a day for a crate

New here? Type \`/start\`.`,
    max: 120,
  },
  {
    name: "Bedrock Bay",
    slug: "bedrock-bay",
    game: "minecraft-bedrock",
    description: "Survival by the sea, for phones, consoles and desks. **No pay to win.**",
    max: 60,
  },
  {
    name: "Rusty Shores",
    slug: "rusty-shores",
    game: "rust",
    description: "Twice the loot, teams of *four* at most. The map is new on the first Thursday.",
    max: 200,
  },
  {
    name: "Palisade",
    slug: "palisade",
    game: "project-zomboid",
    description: "Slow zombies, long winters.\n\n1. Build a wall\n2. Do not leave it",
    max: 32,
  },
  {
    name: "Retake Club",
    slug: "retake-club",
    game: "counter-strike-2",
    description: "Retakes around the clock, on the maps of the season.",
    max: 20,
  },
  {
    name: "Copper Coast",
    slug: "copper-coast",
    game: "minecraft",
    description: "A new server for **redstone builders**.",
    max: 40,
    isWaiting: true,
  },
];
