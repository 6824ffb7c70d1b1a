import assert from "node:assert/strict";
import { saveFacts } from "../../../src/site/servers/editing/save_facts.ts";
import { openVisitor } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";

Deno.test("a game's page says how to connect, and shows what its players look for first", async () => {
  await using world = await openWorld();
  const { slug } = await world.server("Caves");
  const facts = { version: "1.21.4", languages: ["en", "de"] as ("en" | "de")[], country: "DE" };
  await saveFacts(world.context, slug, { facts, ...world.act });
  const text = textOf((await openVisitor(world).get("/games/minecraft")).html);
  assert.match(text, /paste it under Multiplayer, Add Server/);
  assert.match(
    text,
    /Version 1\.21\.4 Edition Java Language English, German Country Germany/,
  );
  assert.match(text, /Online now 1\.21 1 German 1 English 1/);
});

Deno.test("a game's page shows the map and the mode that a server's last poll told", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const read = async (mode: string) => {
    await sql`update server_poll set map = 'gm_<b>', mode = ${mode}`;
    return textOf((await openVisitor(world).get("/games/garrys-mod")).html);
  };
  const { id } = await world.server("Sandy");
  await sql`update server set game_id = (select id from game where slug = 'garrys-mod')`;
  await answer(world, id, 3);
  assert.match(await read("Sandbox"), /Mode Sandbox Map gm_&lt;b&gt;/);
  assert.doesNotMatch(await read("GARRY'S MOD"), /Mode/, "its own name is no mode");
});

Deno.test("the games are listed with their players, most first, or by servers or name", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const caves = await world.server("Caves");
  await world.server("Deep");
  const rusty = await world.server("Rusty");
  await sql`
    update server set game_id = (select id from game where slug = 'rust') where id = ${rusty.id}`;
  await answer(world, caves.id, 3);
  await answer(world, rusty.id, 40);
  const read = async (query: string) => {
    const { html } = await openVisitor(world).get(`/games${query}`);
    assert.match(textOf(html), /Minecraft 2 servers · 3 players online/);
    assert.match(textOf(html), /Rust 1 server · 40 players online/);
    return Array.from(html.matchAll(/<h2><a href="\/games\/([^"]+)"/g), ([, game]) => game);
  };
  assert.deepEqual(await read(""), ["rust", "minecraft"]);
  assert.deepEqual(await read("?sort=servers"), ["minecraft", "rust"]);
  assert.deepEqual(await read("?sort=name"), ["minecraft", "rust"]);
});

async function answer({ services, clock }: World, id: string, players: number): Promise<void> {
  await services.sql`
    insert into server_poll (server_id, due_at, asked_at, answered_at, players_online, players_max)
    values (${id}, ${clock.now}, ${clock.now}, ${clock.now}, ${players}, 100)`;
}

function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
}
