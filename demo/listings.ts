import type { ReportReason } from "../src/site/reports/report.ts";
import type { GivenFacts } from "../src/site/servers/fields/facts.ts";

/** A server of the demo: its listing, and how many players fit. */
export interface DemoListing {
  name: string;
  slug: string;
  /** The game's slug. */
  game: string;
  /** Markdown. */
  description: string;
  facts: GivenFacts;
  /** Maximum number of players. */
  max: number;
  /** Approximate number of votes in 30 days. */
  votes: number;
  /** Whether its game server is down. */
  isDown?: boolean;
  /** Whether it still waits for a moderator. */
  isWaiting?: boolean;
}

/** The server that the demo's key is bound to. */
export const DEMO_SERVER = "skyblock-valley";

/** A game that the demo's moderator has added. Its servers are queried like Steam's. */
export const DEMO_GAME = {
  slug: "factorio",
  name: "Factorio",
  defaultPort: 34197,
  protocol: "valve",
};

/** Several games and languages, so that the listing looks real. */
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
    facts: {
      tagline: "Islands, quests and a market that players run themselves.",
      tags: ["skyblock", "economy", "quests", "seasons"],
      country: "NL",
      version: "1.21",
      languages: ["en", "nl"],
      website: "https://skyblock-valley.example",
      rules: "1. Be kind\n2. No macros on the market",
    },
    max: 120,
    votes: 780,
  },
  {
    name: "Lanternfall",
    slug: "lanternfall",
    game: "minecraft",
    description: `## A world that lights up at night

Every lantern that a player hangs keeps monsters away for a chunk around it. By now there are **61,000**.

- Land claims, four real seasons, shops that players run
- No pay to win: ranks are earned by playing
- The map is never reset; old towns become ruins to explore`,
    facts: {
      tagline:
        "A quiet survival world that lights up at night. Land claims, seasons, player shops.",
      tags: ["survival", "economy", "seasons", "no-pay-to-win"],
      country: "DE",
      version: "1.21.4",
      languages: ["en", "de"],
      website: "https://lanternfall.example",
      rules:
        "1. **Be kind.** Builders of every age play here.\n2. No griefing, no x-ray.\n3. One account each.",
    },
    max: 2_000,
    votes: 1_440,
  },
  {
    name: "Saltmarsh 2× Monthly",
    slug: "saltmarsh-2-monthly",
    game: "rust",
    description: "Twice the loot, teams of *three* at most. The map is new on the first Thursday.",
    facts: {
      tagline: "Solo, duo, trio. Wipes on the first Thursday, blueprints stay.",
      tags: ["monthly-wipe", "small-teams", "pvp"],
      country: "NL",
      languages: ["en"],
    },
    max: 250,
    votes: 1_250,
  },
  {
    name: "Hexhaven",
    slug: "hexhaven",
    game: "minecraft-bedrock",
    description: "Skyblock on hexagons, for phones, consoles and desks. **No pay to win.**",
    facts: {
      tagline: "Every island is a hexagon. Bridge yours to a neighbour and trade.",
      tags: ["skyblock", "crossplay", "co-op"],
      country: "US",
      version: "1.21.80",
      languages: ["en", "es"],
    },
    max: 1_500,
    votes: 1_180,
  },
  {
    name: "Nordgrend",
    slug: "nordgrend",
    game: "valheim",
    description:
      "One world, ten crews, a winter that does not end. Boss nights on Fridays at 19:00 UTC.",
    facts: {
      tagline: "Ten crews, one long winter. Dedicated world, boss nights on Fridays.",
      tags: ["co-op", "modded", "pve"],
      country: "NO",
      languages: ["en", "no", "sv"],
    },
    max: 64,
    votes: 690,
  },
  {
    name: "Muddy Boots Roleplay",
    slug: "muddy-boots-roleplay",
    game: "project-zomboid",
    description: "Slow zombies, long winters.\n\n1. Build a wall\n2. Do not leave it",
    facts: {
      tagline: "Knox County, week six. Whitelisted stories, slow loot, warm people.",
      tags: ["roleplay", "whitelist", "18-plus", "zombies"],
      country: "GB",
      version: "41.78",
      languages: ["en"],
    },
    max: 80,
    votes: 550,
  },
  {
    name: "Clutch Kitchen",
    slug: "clutch-kitchen",
    game: "counter-strike-2",
    description: "Retakes around the clock, on the maps of the season.",
    facts: {
      tagline: "Retakes and 1v1 arenas at 128 slots of practice, no adverts in chat.",
      tags: ["retakes", "1v1"],
      country: "FR",
      languages: ["en", "fr"],
    },
    max: 128,
    votes: 450,
  },
  {
    name: "The Supremely Unhurried Survival Network of the Seven Northern Kingdoms (no pay-to-win)",
    slug: "the-supremely-unhurried-survival-network-of-the-seven-northern-kingdoms-no-pay-t",
    game: "minecraft",
    description:
      "Bring boots. The road from the first capital to the seventh is nine kilometres long.",
    facts: {
      tagline: "Seven capitals, seven currencies, one very long road between them.",
      tags: ["towny", "survival", "vanilla", "crossplay", "no-pay-to-win"],
      country: "FI",
      version: "1.20.6",
      languages: ["en", "fi", "sv"],
    },
    max: 500,
    votes: 370,
  },
  {
    name: "Copperline",
    slug: "copperline",
    game: DEMO_GAME.slug,
    description: "One map a month, until the factory stops growing. It has not stopped yet.",
    facts: {
      tagline: "Megabase nights: one map, sixty engineers, no biters.",
      tags: ["megabase", "vanilla", "co-op"],
      country: "PL",
      version: "2.0.28",
      languages: ["en", "pl"],
    },
    max: 60,
    votes: 290,
  },
  {
    name: "نجوم الصحراء · Nujum",
    slug: "nujum",
    game: "minecraft",
    description: "سيرفر عربي للبقاء والبناء. الكل مرحب به.",
    facts: {
      tagline: "سيرفر عربي للبقاء والبناء، فعاليات كل خميس وجوائز أسبوعية.",
      tags: ["survival", "events"],
      country: "SA",
      version: "1.21.1",
      languages: ["ar"],
    },
    max: 300,
    votes: 260,
  },
  {
    name: "Дом у озера · Ozero",
    slug: "ozero",
    game: "minecraft",
    description: "Строим деревню вместе. Приходите в гости.",
    facts: {
      tagline: "Строим деревню вместе. Без доната, без вайпов с 2019 года.",
      tags: ["survival", "no-wipe", "building"],
      country: "KZ",
      version: "1.20.4",
      languages: ["ru"],
    },
    max: 100,
    votes: 160,
  },
  {
    name: "🐸 Frogspawn Creative 🎨",
    slug: "frogspawn-creative",
    game: "minecraft",
    description: "A plot for each of you, a contest every Sunday, and far too many frogs.",
    facts: {
      tagline: "Plots the size of a pond, build contests on Sundays 🏆",
      tags: ["creative", "plots", "family-friendly", "building"],
      country: "CA",
      version: "1.21.4",
      languages: ["en", "fr"],
    },
    max: 200,
    votes: 120,
  },
  {
    name: "Sector Nine",
    slug: "sector-nine",
    game: "garrys-mod",
    description: "A sandbox in space. Bring oxygen.",
    facts: {
      tagline: "Sandbox with Wiremod and a space map. New this week.",
      tags: ["sandbox", "building"],
      country: "AU",
      languages: ["en"],
    },
    max: 32,
    votes: 0,
    isDown: true,
  },
  {
    name: "Copper Coast",
    slug: "copper-coast",
    game: "minecraft",
    description: "A new server for **redstone builders**.",
    facts: { tagline: "Redstone by the sea.", tags: ["building"], country: "IE" },
    max: 40,
    votes: 0,
    isWaiting: true,
  },
];

/** Reports that wait for the moderator. Without `by`, they come from a visitor who wasn't signed in. */
export const DEMO_REPORTS: readonly {
  slug: string;
  reason: ReportReason;
  text: string;
  by?: string;
}[] = [
  {
    slug: "muddy-boots-roleplay",
    reason: "hateful",
    text: "Their staff calls people names in the chat. I asked why and got banned.",
    by: "Mossy",
  },
  { slug: "muddy-boots-roleplay", reason: "wrong", text: "It has been down for hours." },
  {
    slug: "copperline",
    reason: "wrong",
    text: "It says that the map is never reset. It was on Friday.",
    by: "Quartz",
  },
];
