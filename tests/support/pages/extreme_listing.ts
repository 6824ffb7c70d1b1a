import { saveFacts } from "../../../src/site/servers/editing/save_facts.ts";
import type { World } from "../world.ts";
import { dayOf } from "../../../src/core/time/day.ts";
import { listGame } from "../network/listed_game.ts";

/** The slug of the listing with the longest values. */
export const EXTREME_SERVER = "longest";

/** Votes of a day, and players: more than any server ever had. */
const MANY_VOTES = 1_234_567;
const MANY_PLAYERS = 987_654;

/** A text that can't be broken, with wide characters. */
const WIDE = "W".repeat(40);
const NAME = `${WIDE}🐸🏳️‍🌈${"m".repeat(50)}`;

/** Lists a server whose name, address, facts and numbers have their maximum length, in two writing directions. */
export async function listExtreme(world: World, owner: string): Promise<void> {
  const { context, act } = world;
  const host = `${"a".repeat(60)}.${"b".repeat(60)}.${"c".repeat(60)}.example`;
  const place = { game: "counter-strike-2", host, port: 65_535 };
  const description = `${WIDE.repeat(4)}\n\n    ${WIDE.repeat(4)}\n\nمرحبا`;
  const { id } = await listGame(world, { owner, name: NAME, ...place, description });
  const { sql } = world.services;
  await sql`update server set slug = ${EXTREME_SERVER} where id = ${id}`;
  await saveFacts(context, EXTREME_SERVER, { facts: longestFacts(), ...act });
  await sql`
    insert into vote_count (server_id, day, shard, votes)
    select ${id}, ${dayOf(world.clock.now)}::date - n, 0, ${MANY_VOTES}
    from generate_series(0, 20) n`;
  await sql`
    insert into server_poll (server_id, due_at, asked_at, answered_at, players_online, players_max)
    select ${id}, now(), now(), now(), ${MANY_PLAYERS - 1}, ${MANY_PLAYERS}`;
  await sql`insert into ranking_change (server_id) values (${id})`;
}

function longestFacts() {
  return {
    tagline: `نجوم الصحراء ${"W".repeat(107)}`,
    tags: ["beginner-friendly", "no-pay-to-win", "family-friendly", "monthly-wipe", "weekly-wipe"],
    country: "GS",
    version: "9".repeat(30),
    languages: ["de", "en", "fr", "es", "ar"] as ("de" | "en" | "fr" | "es" | "ar")[],
    website: `https://${"w".repeat(60)}.example/`,
    discord: "https://discord.gg/abcdef",
    video: "https://www.youtube.com/watch?v=abcdef",
    rules: `1. ${WIDE.repeat(3)}\n2. Be kind.`,
  };
}
