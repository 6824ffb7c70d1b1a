import assert from "node:assert/strict";
import { gameId } from "../../src/site/servers/catalogue/game_id.ts";
import { addGame, type NewGame } from "../../src/site/polling/games.ts";
import { isGameProtocol } from "../../src/site/polling/protocols/game_protocols.ts";
import { loadGamedig } from "../../src/site/polling/protocols/gamedig.ts";
import { GAME_PROTOCOLS } from "../../src/site/polling/protocols/game_protocols.ts";
import { startSourceServer } from "../../demo/game_servers.ts";
import { listGame } from "../support/network/listed_game.ts";
import { findAudit } from "../../src/site/trail/find_audit.ts";
import { openWorld } from "../support/world.ts";
import { wordsOf } from "../support/pages/read_page.ts";

const CLASSIC: NewGame = {
  slug: "half-life",
  name: "Half-Life",
  defaultPort: 27015,
  protocol: "valve",
};

const NOBODY = "00000000-0000-4000-8000-000000000000";

Deno.test("at least 40 games can be asked", async () => {
  await using world = await openWorld();
  const games = await world.services.sql<{ slug: string; protocol: string | null }[]>`
    select slug, protocol from game`;
  const askable = games.filter(({ protocol }) => protocol !== null);
  assert.ok(askable.length >= 40, String(askable.length));
  const gamedig = await loadGamedig();
  for (const { slug, protocol } of askable) {
    assert.ok(protocol !== null && isGameProtocol(protocol), slug);
  }
  for (const protocol of GAME_PROTOCOLS) {
    assert.equal(typeof gamedig[protocol], "function", protocol);
  }
});

Deno.test("every game's listed and query ports are valid ports", async () => {
  await using world = await openWorld();
  const wrong = await world.services.sql`
    select slug from game where default_port + query_port_offset not between 1024 and 65535`;
  assert.deepEqual([...wrong], []);
});

Deno.test("a game that an administrator adds can be listed and asked", async () => {
  await using world = await openWorld();
  await using server = await startSourceServer();
  const by = { kind: "account", id: NOBODY, isModerator: true, isAdministrator: true } as const;
  const id = await addGame(world.context, CLASSIC, { by, now: world.clock.now });
  assert.equal(id, gameId("half-life"));
  const [entry] = await findAudit(world.services.sql, null, { limit: 1 });
  assert.deepEqual([entry?.action, entry?.subject], ["game_added", "half-life"]);
  const { slug } = await listGame(world, { game: "half-life", port: server.port });
  await world.services.poller.pollDue();
  assert.match(wordsOf(await (await world.get(`/servers/${slug}`)).text()), /12 of 100/);
});

Deno.test("a forbidden or impossible game is refused in a sentence", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const moderator = {
    by: { kind: "account", id: NOBODY, isModerator: true, isAdministrator: true },
    now: world.clock.now,
  } as const;
  const player = {
    by: { kind: "account", id: NOBODY, isModerator: false },
    now: world.clock.now,
  } as const;
  await assert.rejects(addGame(world.context, CLASSIC, player), /Only administrators can do this/);
  const bad: [Partial<NewGame>, RegExp][] = [
    [{ slug: "rust" }, /"rust" is on the list already/],
    [{ slug: "Half Life" }, /Use 2 to 60 of a to z/],
    [{ slug: "x" }, /Use 2 to 60 of a to z/],
    [{ name: " " }, /a name of 2 to 60/],
    [{ name: "a\u0000b" }, /a name of 2 to 60/],
    [{ protocol: "palworld" }, /There is no protocol "palworld"\. Choose one of these: .*valve/],
    [{ protocol: "__proto__" }, /There is no protocol/],
    [{ defaultPort: 0 }, /Enter a port number from 1 to/],
    [{ defaultPort: 1.5 }, /Enter a port number from 1 to/],
    [{ queryPortOffset: 40_000 }, /It would be 67015\./],
  ];
  for (const [change, sentence] of bad) {
    await assert.rejects(addGame(world.context, { ...CLASSIC, ...change }, moderator), sentence);
  }
  const [found] = await sql`select from game where slug = 'half-life'`;
  assert.equal(found, undefined);
});
