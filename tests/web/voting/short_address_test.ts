import assert from "node:assert/strict";
import { LENIENT } from "../../support/votes/ballots.ts";
import { openOwner } from "../../support/people/owner.ts";
import { openVisitor } from "../../support/people/visitor.ts";
import { openWorld, SITE } from "../../support/world.ts";
import { shortAddress } from "../../../src/site/web/voting/short_address.ts";

const BALLOT = "/servers/skyblock-valley/vote";

/** Where the server that hosts a chat message ends a link in it: at a space, at a color, or before a full stop. */
const CHAT_LINK = /((?:https?:\/\/)?[-\w_.]{2,}\.[a-z]{2,4}.*?(?=[.?!,;:]?(?:[§ \n]|$)))/;

Deno.test("the short address leads to the ballot, with the name that it was given", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  await world.server();
  const visitor = openVisitor(world);
  for (const path of ["/v/skyblock-valley", "/v/Skyblock-Valley"]) {
    const { status, location } = await visitor.get(path);
    assert.deepEqual([status, location], [302, BALLOT], path);
  }
  for (const player of ["Steve_01", ".Pocket_Pia", "*Pia", "a-b"]) {
    const { location, headers } = await visitor.get(`/v/skyblock-valley?player=${player}`);
    assert.equal(location, `${BALLOT}?player=${player}`);
    assert.equal(headers.get("cache-control"), "private, no-store");
  }
});

Deno.test("the short address passes on nothing but a name that a player could have", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  await world.server();
  const visitor = openVisitor(world);
  const names = [
    "%player%",
    `"><script>`,
    "a".repeat(5_000),
    "&4red",
    "§4red",
    "a\r\nSet-Cookie: b",
  ];
  for (const player of names) {
    const { status, location } = await visitor.get(
      `/v/skyblock-valley?${new URLSearchParams({
        player,
        sig: "x",
        expires: "1",
        next: "//evil",
      })}`,
    );
    assert.deepEqual([status, location], [302, BALLOT], player);
  }
  for (
    const path of ["/v/nothing", "/v/..%2F..%2Fevil", "/v/%2F%2Fevil.example", "/v/%00", "/v"]
  ) {
    const { status, location } = await visitor.get(path);
    assert.deepEqual([status, location], [404, null], path);
  }
});

Deno.test("the longer address of earlier versions leads to the short one, with its name and to no other host", async () => {
  await using world = await openWorld();
  const visitor = openVisitor(world);
  const leads: Record<string, string> = {
    "/vote/caves?player=Steve_01": "/v/caves?player=Steve_01",
    "/vote/%2F%2Fevil.example": "/v/%2F%2Fevil.example",
  };
  for (const [path, target] of Object.entries(leads)) {
    const { status, location } = await visitor.get(path);
    assert.deepEqual([status, location], [301, target], path);
  }
});

Deno.test("the short address of a renamed listing still leads to it, and one off the list to none", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  const steve = await openOwner(world);
  const listing = { name: "Caves", game: "minecraft", host: "mc.example.com", port: "25565" };
  const fields = { ...listing, description: "", slug: "deep-caves" };
  assert.equal((await steve.submit("/my/servers/caves/edit", fields)).status, 303);
  const { location } = await openVisitor(world).get("/v/caves?player=Alex");
  assert.equal(location, "/servers/deep-caves/vote?player=Alex");
  assert.equal((await steve.submit("/my/servers/deep-caves/unlisting")).status, 303);
  assert.equal((await openVisitor(world).get("/v/deep-caves")).status, 404);
});

Deno.test("below the prefix of a language, the short address leads to the ballot in that language", async () => {
  await using world = await openWorld({
    botCheck: LENIENT,
    voting: { isOpen: true },
    locales: { enabled: ["en", "de"], default: "en" },
  });
  await world.server();
  const visitor = openVisitor(world);
  const first = await visitor.get("/de/v/skyblock-valley?player=Steve_01");
  assert.deepEqual([first.status, first.location], [308, "/v/skyblock-valley?player=Steve_01"]);
  const second = await visitor.get(first.location ?? "");
  assert.equal(second.location, `${BALLOT}?player=Steve_01`);
  const { html } = await visitor.get(second.location ?? "");
  assert.match(html, /<html lang="de"/);
  assert.match(html, /value="Steve_01"/);
});

Deno.test("owners copy an address that colored chat leaves whole, also with a name behind it", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  const address = shortAddress(SITE.baseUrl, "caves");
  for (const page of ["/my/servers/caves", "/my/servers/caves/rewards"]) {
    const { html } = await steve.get(page);
    for (const value of [address, `${address}?player=NAME`]) {
      assert.ok(html.includes(`value="${value}"`), page);
    }
  }
  for (
    const link of ["https://votes.example/v/caves", "https://votes.example/v/caves?player=.A_b-1"]
  ) {
    assert.match(link, /^[\w:/.?=-]+$/, "nothing that chat, MiniMessage or PlaceholderAPI reads");
    for (const text of [`§6Vote: ${link}`, `${link} §ffor us`, `${link}§r`, `${link}.`]) {
      assert.equal(CHAT_LINK.exec(text)?.[1], link, text);
    }
  }
});
