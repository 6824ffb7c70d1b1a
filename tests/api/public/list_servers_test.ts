import assert from "node:assert/strict";
import { addServer } from "../../../src/site/servers/add_server.ts";
import { decideStatus } from "../../../src/site/servers/review/decide_status.ts";
import type { GivenFacts } from "../../../src/site/servers/fields/facts.ts";
import { saveFacts } from "../../../src/site/servers/editing/save_facts.ts";
import { SORTS } from "../../../src/site/servers/search/listing_search.ts";
import { holdProblem } from "../../support/api/answers.ts";
import { ask, hold, slugsOf } from "./public_api.ts";
import { openWorld, type World } from "../../support/world.ts";

async function list(world: World, name: string, facts: GivenFacts = {}, game = "minecraft") {
  world.pass(1_000);
  const { username } = await world.account(`Owner_of_${name.replace(/\W/g, "")}`);
  const added = { name, owner: username, game, host: "play.example.com", port: 25565 };
  const { slug } = await addServer(world.context, added, world.act);
  await saveFacts(world.context, slug, { facts, ...world.act });
  return await decideStatus(world.context, slug, { decision: "approve", ...world.act });
}

Deno.test("servers are found by all filters of the start page", async () => {
  await using world = await openWorld();
  const facts = { country: "DE", languages: ["de" as const], version: "1.21.4" };
  const day = await list(world, "Day", { ...facts, tags: ["pvp", "rpg"] });
  await list(world, "Night", { tags: ["pvp"], country: "FR" });
  await list(world, "Rusty", {}, "rust");
  const { now } = world.clock;
  await world.services.sql`
    insert into server_poll (server_id, due_at, asked_at, answered_at, players_online, players_max)
    values (${day.id}, ${now}, ${now}, ${now}, 5, 100)`;
  const finds: [string, string[]][] = [
    ["", ["day", "night", "rusty"]],
    ["game=rust", ["rusty"]],
    ["tags=pvp", ["day", "night"]],
    ["tags=rpg,pvp", ["day"]],
    ["country=FR", ["night"]],
    ["language=de", ["day"]],
    ["version=1.21", ["day"]],
    ["online=true", ["day"]],
    ["online=false", ["day", "night", "rusty"]],
    ["q=night", ["night"]],
    ["game=minecraft&q=rusty", []],
    ["sort=name", ["day", "night", "rusty"]],
    ["sort=newest", ["rusty", "night", "day"]],
    ["sort=players&limit=1", ["day"]],
    ["tags=none-such", []],
    ["page=7&color=red", ["day", "night", "rusty"]],
  ];
  for (const [query, slugs] of finds) {
    assert.deepEqual(slugsOf(await hold(world, `servers?${query}`)), slugs, query);
  }
  const { body } = await hold(world, "servers?game=minecraft&limit=1");
  assert.equal(body["total"], 2);
  assert.equal(typeof body["cursor"], "string");
});

Deno.test("what a filter cannot be is a 400 that says what it must be", async () => {
  await using world = await openWorld();
  const faults: [string, string][] = [
    ["limit=0", "limit: It must be at least 1."],
    ["limit=101", "limit: It must be at most 100."],
    ["sort=best", `sort: It must be one of ${SORTS.join(", ")}.`],
    ["online=yes", "online: It must be true or false."],
    ["game=Rust", "game: It must be a slug: small letters, digits and single hyphens."],
    ["tags=a,b,c,d,e,f", "tags: It must be 1 to 5 slugs of tags, separated by commas."],
    ["country=de", "country: It must be a country's code of two capital letters, such as DE."],
    ["language=DE", "language: It must be a language's code of two small letters, such as de."],
    ["q=", "q: It must be at least 1 characters long."],
    ["q=%ff", "q: It must be UTF-8, URL-encoded."],
    ["game=rust&game=ark", "game: It must be given only once."],
    ["after=*", "after: It must be the cursor of an earlier answer."],
    ["after=abc", "after: It must be the cursor of an earlier answer to the same search."],
  ];
  for (const [query, detail] of faults) {
    const { body } = await holdProblem(await ask(world, `servers?${query}`), "invalid_parameter");
    assert.equal(body["detail"], detail);
  }
});

Deno.test("a cursor works for its own search alone, and a changed one for none", async () => {
  await using world = await openWorld();
  for (const name of ["One", "Two", "Three"]) await list(world, name);
  const { body: { cursor } } = await hold(world, "servers?sort=name&limit=1");
  assert.deepEqual(slugsOf(await hold(world, `servers?sort=name&after=${cursor}`)), [
    "three",
    "two",
  ]);
  const others = [
    `after=${cursor}`,
    `sort=newest&after=${cursor}`,
    `sort=name&game=rust&after=${cursor}`,
    `sort=name&after=${String(cursor).slice(0, -4)}`,
    `sort=name&after=${String(cursor).replace(/^.{20}/, (start) => start.toLowerCase())}`,
  ];
  for (const query of others) {
    const refused = await ask(world, `servers?${query}`);
    await holdProblem(refused, "invalid_parameter");
  }
});

Deno.test("a renamed server is found by its former slug, and tells its new one", async () => {
  await using world = await openWorld();
  const { id } = await list(world, "Old Name");
  await world.services.sql`update server set slug = 'new-name' where id = ${id}`;
  await world.services.sql`
    insert into former_slug (slug, server_id, was_public, until)
    values ('old-name', ${id}, true, ${world.clock.now})`;
  for (const path of ["", "/history", "/top-voters"]) {
    const { body } = await hold(world, `servers/old-name${path}`);
    assert.equal(body["slug"], "new-name");
  }
});
