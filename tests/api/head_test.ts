import assert from "node:assert/strict";
import { createConnection } from "node:net";
import { text } from "node:stream/consumers";
import { listen } from "../../src/service/serving/listen.ts";
import { openWorld } from "../support/world.ts";

Deno.test("HEAD tells the length and headers of the GET, and sends no body", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const { secret } = await world.key(server);
  const door = { host: "127.0.0.1", port: 0, onListen: () => {} };
  const listening = listen((request, peer) => world.app.fetch(request, peer), door);
  const paths = [
    ...[
      "/api/v1/server",
      "/api/v1/votes?username=x",
      "/api/v1/vote-check",
      "/api/v1/vote-check?username=x",
      "/rewards/v1/inbox",
      "/rewards/v1/goals",
    ],
    ...["/api/v1/nothing", "/healthz", "/readyz", "/openapi.yaml", "/openapi-rewards.json"],
    ...["/public/v1/servers", `/public/v1/servers/${server.slug}`, "/public/v1/servers/nowhere"],
    ...["/", `/servers/${server.slug}`, "/nowhere"],
  ];
  for (const path of paths) {
    const get = await ask("GET", path);
    const head = await ask("HEAD", path);
    assert.ok(Number(get.headers.get("content-length")) > 0, path);
    assert.equal(head.body, "", path);
    assert.equal(head.status, get.status, path);
    for (const name of ["content-length", "content-type", "etag", "cache-control"]) {
      assert.equal(head.headers.get(name), get.headers.get(name), `${path}: ${name}`);
    }
  }
  await listening.shutdown();

  /** Asks over a socket of its own: `fetch` hides what a HEAD really sends. */
  async function ask(method: string, path: string) {
    const socket = createConnection(listening.port, "127.0.0.1");
    socket.write(
      `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n` +
        `Authorization: Bearer ${secret}\r\n\r\n`,
    );
    const [top = "", body = ""] = (await text(socket)).split("\r\n\r\n");
    const [status, ...lines] = top.split("\r\n");
    const headers = lines.map((line) => line.split(": ") as [string, string]);
    return { status, headers: new Headers(headers), body };
  }
});

Deno.test("a HEAD with a key counts for the key, not for its address", async () => {
  await using world = await openWorld();
  const { secret } = await world.key(await world.server());
  const { headers } = await world.get("/api/v1/votes", { key: secret, method: "HEAD" });
  assert.match(headers.get("ratelimit") ?? "", /r=59/);
});
