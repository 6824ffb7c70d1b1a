import assert from "node:assert/strict";
import { createResolver } from "../../src/core/destinations/resolver.ts";
import { type AskOptions, createAskServer } from "../../src/site/polling/ask_server.ts";
import {
  type GameServer,
  startBedrockServer,
  startJavaServer,
  startSourceServer,
} from "../../demo/game_servers.ts";
import { CLOSED_PORT } from "../support/network/ports.ts";

/** Longer than any test, because a busy machine may let a game server wait for seconds. */
const DEADLINE_MS = 60_000;

function ask(
  { port }: { port: number },
  protocol: string | null,
  { queryPortOffset = 0, host = "127.0.0.1", ...options }:
    & Partial<AskOptions>
    & { queryPortOffset?: number; host?: string } = {},
) {
  const askServer = createAskServer({ allowPrivate: true, deadlineMs: DEADLINE_MS, ...options });
  return askServer({ host, port, protocol, queryPortOffset });
}

const PROTOCOLS: [string, () => Promise<GameServer>][] = [
  ["minecraftvanilla", startJavaServer],
  ["minecraftbedrock", startBedrockServer],
  ["valve", startSourceServer],
];

for (const [protocol, start] of PROTOCOLS) {
  Deno.test(`a server that speaks ${protocol} tells its players and message`, async () => {
    await using game = await start();
    Object.assign(game, { online: 17, max: 60, message: "Skyblock Valley" });
    const answer = await ask(game, protocol);
    assert.ok(answer.kind === "answered", JSON.stringify(answer));
    const { online, max, message } = answer.status;
    assert.deepEqual([online, max], [17, 60]);
    assert.match(message, /^Skyblock Valley/);
  });
}

Deno.test("a game's own query port is asked first", async () => {
  await using game = await startSourceServer();
  const fromListed = await ask({ port: game.port - 1 }, "valve", { queryPortOffset: 1 });
  assert.equal(fromListed.kind, "answered");
  const fromQueryPort = await ask(game, "valve", { queryPortOffset: 1, deadlineMs: 2_000 });
  assert.equal(fromQueryPort.kind, "answered");
});

Deno.test("an absent server is refused by TCP and silent by UDP", async () => {
  assert.deepEqual(why(await ask({ port: CLOSED_PORT }, "minecraftvanilla")), "refused");
  await using source = await startSourceServer();
  source.silent = true;
  assert.deepEqual(why(await ask(source, "valve", { deadlineMs: 100 })), "timeout");
});

Deno.test("the address that was vetted is the one asked", async () => {
  await using game = await startSourceServer();
  let lookups = 0;
  const lookup = () => {
    lookups++;
    return Promise.resolve([{ address: "127.0.0.1", family: 4 as const }]);
  };
  const resolver = createResolver({ lookup, allows: () => true });
  const answer = await ask(game, "valve", { host: "play.example.com", resolver });
  assert.deepEqual([answer.kind, lookups, game.asked], ["answered", 1, 2]);
});

Deno.test("a Minecraft name is followed to its vetted SRV target", async () => {
  await using game = await startJavaServer();
  const looked: string[] = [];
  const findService = (name: string) => {
    looked.push(name);
    return Promise.resolve({ host: "127.0.0.1", port: game.port });
  };
  const host = "play.example.com";
  const usual = { port: 25_565 };
  const answer = await ask(usual, "minecraftvanilla", { host, findService });
  assert.equal(answer.kind, "answered");
  assert.deepEqual(looked, ["_minecraft._tcp.play.example.com"]);
  const inner = { host, findService, allowPrivate: false };
  assert.equal(why(await ask(usual, "minecraftvanilla", inner)), "private_address");
  const mail = { host, findService: () => Promise.resolve({ host: "127.0.0.1", port: 25 }) };
  assert.equal(why(await ask(usual, "minecraftvanilla", mail)), "port_refused");
});

Deno.test("no SRV record is looked up for another port or game", async () => {
  await using game = await startJavaServer();
  const resolver = createResolver({ lookup: () => Promise.resolve([]) });
  const findService = () => Promise.reject(new Error("must not be asked"));
  const host = "play.example.com";
  assert.equal(
    why(await ask(game, "minecraftvanilla", { host, findService, resolver })),
    "dns_failed",
  );
  assert.equal(
    why(await ask({ port: 25_565 }, "valve", { host, findService, resolver })),
    "dns_failed",
  );
  const literal = { findService, allowPrivate: false };
  assert.equal(why(await ask({ port: 25_565 }, "minecraftvanilla", literal)), "private_address");
});

Deno.test("a name with any private address is never asked", async () => {
  await using game = await startSourceServer();
  for (const addresses of [["127.0.0.1"], ["9.9.9.9", "127.0.0.1"]]) {
    const lookup = () =>
      Promise.resolve(addresses.map((address) => ({ address, family: 4 as const })));
    const resolver = createResolver({ lookup });
    const answer = await ask(game, "valve", { host: "play.example.com", resolver });
    assert.equal(why(answer), "private_address");
  }
  const literal = await ask(game, "valve", { allowPrivate: false });
  assert.equal(why(literal), "private_address");
  assert.equal(game.asked, 0);
});

Deno.test("unknown names, unknown protocols and refused ports are told apart", async () => {
  const resolver = createResolver({ lookup: () => Promise.resolve([]) });
  const unknown = await ask({ port: 27015 }, "valve", { host: "nobody.example.com", resolver });
  assert.equal(why(unknown), "dns_failed");
  for (const protocol of [null, "palworld", "discord", "constructor"]) {
    assert.equal(why(await ask({ port: 27015 }, protocol)), "unknown_protocol");
  }
  for (const port of [22, 53, 5432, 11211, 1900]) {
    assert.equal(why(await ask({ port }, "valve")), "port_refused", String(port));
  }
});

Deno.test({
  name: "a server at an IPv6 address is asked in any spelling",
  ignore: !hasIpv6(),
  async fn() {
    await using game = await startSourceServer("::1");
    for (const host of ["::1", "0:0:0:0:0:0:0:1"]) {
      assert.equal((await ask(game, "valve", { host })).kind, "answered", host);
    }
  },
});

Deno.test("a server with an impossible count is online with an unknown one", async () => {
  await using game = await startJavaServer();
  for (const online of [-1, 1.5, 1e9, NaN, 2 ** 31 - 1]) {
    Object.assign(game, { online, max: 20 });
    const answer = await ask(game, "minecraftvanilla");
    assert.ok(answer.kind === "answered", String(online));
    assert.deepEqual([answer.status.online, answer.status.max], [null, 20], String(online));
  }
});

Deno.test("the message is plain text of at most 500 characters", async () => {
  await using game = await startJavaServer();
  game.message = `§aGreen §lbold\n\u0007bell ${"x".repeat(10_000)}`;
  const answer = await ask(game, "minecraftvanilla");
  assert.ok(answer.kind === "answered");
  assert.match(answer.status.message, /^Green bold bell x+$/);
  assert.equal(answer.status.message.length, 500);
});

Deno.test("a player's name is no part of the message", async () => {
  await using game = await startJavaServer();
  const answer = await ask(game, "minecraftvanilla");
  assert.ok(answer.kind === "answered");
  // The answer's sample of players has one, called "A player".
  assert.equal(answer.status.message, "A fake server");
});

/** Containers often have no IPv6, not even on loopback. */
function hasIpv6(): boolean {
  try {
    Deno.listen({ hostname: "::1", port: 0 }).close();
    return true;
  } catch {
    return false;
  }
}

function why(answer: Awaited<ReturnType<typeof ask>>): string {
  return answer.kind === "failed" ? answer.why : `answered ${answer.status.online}`;
}
