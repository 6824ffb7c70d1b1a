import { findAccount } from "../../../../src/core/accounts/named_account.ts";
import { addServer } from "../../../../src/site/servers/add_server.ts";
import { decideStatus } from "../../../../src/site/servers/review/decide_status.ts";
import type { World } from "../../world.ts";

/** The servers of the site, with their games and addresses. */
export const LISTINGS = [
  { name: "Skyblock Valley", game: "minecraft", host: "play.skyblock-valley.example", port: 25565 },
  { name: "Bedrock Bay", game: "minecraft-bedrock", host: "bay.example", port: 19132 },
  { name: "Rusty Shores", game: "rust", host: "rust.shores.example", port: 28016 },
  { name: "Palisade", game: "palworld", host: "palisade.example", port: 8211 },
  { name: "Retake Club", game: "counter-strike-2", host: "retake.example", port: 27015 },
  {
    name: "The Long Winter: hardcore survival for patient people",
    game: "dayz",
    host: "winter.example",
    port: 2302,
  },
  { name: "Ember & Oak", game: "valheim", host: "ember.example", port: 2456 },
];

const DESCRIPTION = `Islands, quests and a market that players run themselves.

- **Seasons** of three months; builders keep their islands
- Java and Bedrock, 1.20 and later
- Staff in English and German

New here? Type \`/start\`, or read [the guide](https://skyblock-valley.example/guide).`;

/** The facts of the server that pages show. */
export const FACTS = {
  tagline: "Islands, quests and a market that players run themselves.",
  tags: ["skyblock", "economy", "co-op", "crossplay"],
  country: "DE",
  version: "1.21.4",
  languages: ["en", "de"] as ("en" | "de")[],
  website: "https://skyblock-valley.example/",
  discord: "https://discord.gg/valley",
  video: "https://www.youtube.com/watch?v=valley",
  rules: "1. No griefing.\n2. One account for each person.",
};

/** The players who vote. */
export const PLAYERS = [
  "Alex",
  ".Pocket_Pia",
  "Quartz",
  "redstone-rita",
  "Ender.Eddie",
  "Mossy",
  "Lapis_Lou",
];

/** Lists servers, and lets the moderator decide on them. */
export async function listServers(world: World): Promise<void> {
  const mod = await findAccount(world.services.sql, "Mod_Mira");
  const by = { kind: "account", id: mod?.id ?? "", isModerator: true } as const;
  for (const listing of LISTINGS) {
    const description = listing.game === "minecraft" ? DESCRIPTION : "";
    const { slug } = await addServer(
      world.context,
      { owner: "Sky_Captain", description, ...listing },
      world.act,
    );
    await decideStatus(world.context, slug, { decision: "approve", ...world.act, by });
  }
  const rejected = {
    owner: "Sky_Captain",
    name: "Test 123",
    game: "rust",
    host: "a.example",
    port: 28015,
  };
  const { slug } = await addServer(world.context, rejected, world.act);
  const reason =
    "The name says nothing about the server. Give it a name that players would look for.";
  await decideStatus(world.context, slug, { decision: "reject", reason, ...world.act, by });
  for (const name of ["Copper Coast", "Night Market"]) {
    const listing = {
      owner: "Steve_01",
      name,
      game: "minecraft",
      host: "new.example",
      port: 25565,
    };
    await addServer(world.context, listing, world.act);
  }
}

/** Returns the server at that place of the listings. */
export function serverAt(nth: number) {
  const slug = LISTINGS[nth]?.name.toLowerCase().replaceAll(/[^a-z]+/g, "-") ?? "";
  return { slug };
}
