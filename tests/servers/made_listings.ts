import { ENGLISH } from "../../src/core/locales/locale.ts";
import { COUNTRIES } from "../../src/site/servers/fields/codes.ts";
import { countryNames } from "../../src/site/servers/search/search_names.ts";

/** A made-up listing, with what a search should find it by. */
export interface MadeListing {
  id: string;
  name: string;
  tagline: string;
  tags: string[];
  tagNames: string[];
  game: string;
  gameName: string;
  country: string;
  host: string;
  version: string;
  votes: number;
}

/** A search, and whether a person would call a listing found. */
export type Query = readonly [text: string, isRight: (listing: MadeListing) => boolean];

const FIRST =
  "Moon Iron Sky Ember Frost Shadow Golden Crystal Dragon Wild Lost Ancient Silver Storm Night Sun River Stone Copper Hollow Raven Wolf Amber Azure Crimson Velvet Nether Ender Aether Pixel Block Craft Nova Astral Lunar Solar Maple Cedar Willow Aspen"
    .split(" ");
const SECOND =
  "Haven Realm Valley Network Kingdom Empire Craft Land World Isles Reach Keep Hollow Grove Peaks Shore Frontier Outpost Citadel Sanctuary Bay Harbor Field Ridge Forge Gate Fall Rise Dawn Dusk"
    .split(" ");
const THIRD = ["SMP", "RP", "PvP", "Prime", "EU", "Online", "II", "Reborn", "Skyblock", "Prison"];
const TAGS =
  "Survival Skyblock PvP PvE Factions Creative Prison Hardcore Vanilla Modded Roleplay Economy Bedwars Anarchy Towny Minigames Parkour Oneblock Lifesteal Crossplay"
    .split(" ");
const POPULAR = ["DE", "US", "GB", "FR", "BR", "PL", "NL", "ES", "IT", "TR"];
const TAGLINES = [
  "A friendly community with events every week",
  "No pay to win, ever",
  "Fresh map, 2x rates, active staff",
  "Custom quests and bosses",
  "Weekly wipes and fair rules",
];

/** Games by their slug: the name, and how many of a hundred servers are theirs. */
const GAMES: Readonly<Record<string, readonly [name: string, share: number]>> = {
  minecraft: ["Minecraft", 50],
  rust: ["Rust", 9],
  ark: ["ARK: Survival Evolved", 8],
  valheim: ["Valheim", 6],
  cs2: ["Counter-Strike 2", 6],
  fivem: ["FiveM", 6],
  terraria: ["Terraria", 8],
  dayz: ["DayZ", 7],
};

/** The first listings, which are all Minecraft's but for one. */
const SPECIAL = [
  "Moon Haven",
  "Café Craft",
  "さくら鯖",
  "东方世界",
  "เซิร์ฟเวอร์ไทย",
  "МирКрафт",
  "Rusty Nail",
];

/** Makes listings, the same each time. */
export function makeListings(count: number): MadeListing[] {
  let seed = 42;
  const random = () => (seed = (seed * 1_664_525 + 1_013_904_223) >>> 0) / 2 ** 32;
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const games = Object.entries(GAMES).flatMap(([slug, [, share]]) =>
    Array<string>(share).fill(slug)
  );
  return Array.from({ length: count }, (_, at) => {
    const joint = random() < 0.3 ? "" : " ";
    const third = random() < 0.35 ? ` ${pick(THIRD)}` : "";
    const name = SPECIAL[at] ?? `${pick(FIRST)}${joint}${pick(SECOND)}${third}`;
    const game = SPECIAL[at] === undefined
      ? pick(games)
      : name === "Rusty Nail"
      ? "valheim"
      : "minecraft";
    const tagNames = [...new Set([pick(TAGS), pick(TAGS), pick(TAGS)])];
    const label = name.toLowerCase().normalize("NFKD").replace(/[^a-z0-9]/g, "") || "unicode";
    return {
      id: String(at),
      name,
      game,
      tagNames,
      gameName: GAMES[game]?.[0] ?? game,
      tagline: pick(TAGLINES),
      tags: tagNames.map((tag) => tag.toLowerCase()),
      country: random() < 0.8 ? pick(POPULAR) : pick(COUNTRIES),
      host: `${pick(["play", "mc", "join"])}.${label}${at < SPECIAL.length ? "" : at}.example`,
      version: "1.21.4",
      votes: Math.floor(5_000 * random() ** 4),
    };
  });
}

const has = (word: string) => (one: MadeListing) =>
  [one.name, one.tagline, one.tagNames, one.gameName, countryNames(one.country, ENGLISH), one.host]
    .join(" ").toLowerCase().replaceAll(/[^\p{L}\p{N} ]/gu, "").includes(word);

/** Searches as people type them. */
export const QUERIES: readonly Query[] = [
  ["rust", (one) => one.game === "rust" || /rust/i.test(one.name)],
  ["germany", ({ country }) => country === "DE"],
  ["minecraft", ({ game }) => game === "minecraft"],
  ["Moon Haven", ({ name }) => /^moon ?haven/i.test(name)],
  ["Moon Havn", ({ name }) => /^moon ?haven/i.test(name)],
  ["skyblok", has("skyblock")],
  ["skyblock", has("skyblock")],
  ["minecarft", ({ game }) => game === "minecraft"],
  ["germny", ({ country }) => country === "DE"],
  ["vallheim", ({ game }) => game === "valheim"],
  ["moonhaven", ({ name }) => /moon ?haven/i.test(name)],
  ["sky block", has("skyblock")],
  ["cafe craft", ({ name }) => name === "Café Craft"],
  ["さくら", ({ name }) => name === "さくら鯖"],
  [
    "hardcore rust brazil",
    (one) => one.tags.includes("hardcore") && one.game === "rust" && one.country === "BR",
  ],
  ["play.moonhaven.", ({ host }) => host.startsWith("play.moonhaven")],
  ["factons", has("factions")],
  ["surviv", has("surviv")],
  ["dragon", has("dragon")],
  ["turkey prison", (one) => one.country === "TR" && has("prison")(one)],
];
