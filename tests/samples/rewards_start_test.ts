/** The reward plugins of the panel, as they start. */
import assert from "node:assert/strict";
import { makeLinkKey } from "../../src/site/keys/link_key.ts";
import { isPluginHost } from "./prepare_sample.ts";
import { inEachGame } from "./reward_samples.ts";
import { openInterruptingSite } from "./interrupting_site.ts";
import { openWorld } from "../support/world.ts";

/** Milliseconds that a game may take to print something on a busy machine. */
const PRINT_WITHIN_MS = 30_000;

Deno.test("each reward sample refuses to start without a key for rewards", async (t) => {
  await using world = await openWorld();
  await using site = openInterruptingSite(world);
  await inEachGame(t, async (game) => {
    for (const key of [undefined, "vbl_0123456789"]) {
      await using life = game.start({ site: site.origin, slug: "none", key, linkKey: "vbl_none" });
      assert.notEqual(await life.ended, 0);
      await life.kill();
      assert.match(life.printed(), /vb_/);
    }
  });
  assert.equal(site.asked(), 0);
});

Deno.test("the plugin warns once of an address by which its key travels unencrypted, unless it is this machine", async (t) => {
  const warnings = {
    "http://127.0.0.1:1": 0,
    "http://[::1]:1": 0,
    "https://example.com": 0,
    "http://example.com": 1,
    "http://127.0.0.1.example.com": 1,
  };
  await inEachGame(t, async ({ file, start, disable }) => {
    if (!isPluginHost(file)) return;
    for (const [site, count] of Object.entries(warnings)) {
      // No player is online, so nothing is sent anywhere.
      await using life = start({
        site,
        slug: "none",
        key: "vb_0",
        linkKey: "vbl_none",
        online: [],
      });
      disable(life);
      assert.equal(await life.ended, 0, life.printed());
      const told = life.printed().match(/The key travels unencrypted to \S+/g) ?? [];
      assert.equal(told.length, count, `${site}: ${life.printed()}`);
    }
  });
});

Deno.test("each sample's /vote prints a link that votes as its player", async (t) => {
  await using world = await openWorld();
  await using site = openInterruptingSite(world);
  const server = await world.server();
  const linkKey = await makeLinkKey(world.services, server.slug, world.act);
  world.clock.now = new Date();
  await inEachGame(t, async ({ file, players: [player = ""], start }) => {
    if (file !== "Voteboard.java" && file !== "Voteboard.cs" && file !== "server.lua") return; // have no commands
    await using life = start({ site: site.origin, slug: server.slug, key: "vb_0", linkKey });
    const deadline = performance.now() + PRINT_WITHIN_MS;
    while (!/\/\w{64}/.test(life.printed()) && performance.now() < deadline) {
      await new Promise((done) => setTimeout(done, 50));
    }
    const [, path = ""] = life.printed().match(/127\.0\.0\.1:\d+(\/servers\/\S+\/\w{64})/) ?? [];
    const ballot = await world.get(path);
    assert.equal(ballot.status, 200, life.printed());
    assert.match(await ballot.text(), new RegExp(`You vote as <strong>${player}<`));
    const forged = await world.get(path.replace(player, "Somebody_else"));
    assert.notEqual(forged.status, 200);
  });
});
