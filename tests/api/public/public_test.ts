/** Guarantees of every operation of the public API: who may send requests, how often, and what caches may do. */
import assert from "node:assert/strict";
import { limits } from "../../../generated/public/limits.ts";
import { parseTrustedProxies } from "../../../src/core/limits/trusted_proxies.ts";
import { holdProblem } from "../../support/api/answers.ts";
import { ask } from "./public_api.ts";
import { openWorld } from "../../support/world.ts";

const ALLOWED = "access-control-allow-origin";
const ELSEWHERE = { Origin: "https://elsewhere.example" };

const PATHS = [
  "servers",
  "servers/skyblock-valley",
  "servers/skyblock-valley/history",
  "servers/skyblock-valley/top-voters",
  "games",
  "tags",
];

Deno.test("scripts of any site may read every answer, without cookies", async () => {
  await using world = await openWorld();
  await world.server();
  for (const path of [...PATHS, "servers?limit=x", "servers/nowhere", "nothing", "servers/"]) {
    const { headers, body } = await ask(world, path, { headers: ELSEWHERE });
    await body?.cancel();
    assert.equal(headers.get(ALLOWED), "*", path);
    assert.equal(headers.get("access-control-allow-credentials"), null, path);
    assert.equal(headers.get("set-cookie"), null, path);
    assert.match(headers.get("access-control-expose-headers") ?? "", /ETag.*Retry-After/);
  }
});

Deno.test("a browser that asks first is told that it may ask, with any header", async () => {
  await using world = await openWorld();
  const headers = {
    ...ELSEWHERE,
    "Access-Control-Request-Method": "GET",
    "Access-Control-Request-Headers": "if-none-match",
  };
  const answer = await ask(world, "servers", { method: "OPTIONS", headers });
  assert.equal(answer.status, 204);
  assert.equal(answer.headers.get(ALLOWED), "*");
  assert.equal(answer.headers.get("access-control-allow-methods"), "GET,HEAD");
  assert.equal(answer.headers.get("access-control-allow-headers"), "if-none-match");
  assert.equal(answer.headers.get("access-control-allow-credentials"), null);
});

Deno.test("an answer may be kept for half a minute, and is not sent again while it is right", async () => {
  await using world = await openWorld();
  const server = await world.server();
  for (const path of PATHS) {
    const first = await ask(world, path);
    assert.equal(first.headers.get("cache-control"), "public, max-age=30", path);
    const etag = first.headers.get("etag") ?? "";
    await first.body?.cancel();
    const same = await ask(world, path, { headers: { "If-None-Match": etag } });
    assert.deepEqual([same.status, await same.text()], [304, ""], path);
    assert.equal(same.headers.get(ALLOWED), "*", path);
    assert.equal(same.headers.get("cache-control"), "public, max-age=30", path);
    assert.equal(same.headers.get("etag"), etag, path);
    for (const { headers } of [first, same]) {
      assert.equal(headers.get("ratelimit"), null, `${path}: another client may get it`);
      assert.match(headers.get("ratelimit-policy") ?? "", /^"minute";q=\d+;w=\d+$/, path);
    }
  }
  const before = await ask(world, PATHS[1] ?? "");
  await before.body?.cancel();
  await world.account("Steve_01");
  await world.vote(server, "Steve_01");
  const headers = { "If-None-Match": before.headers.get("etag") ?? "" };
  const after = await ask(world, PATHS[1] ?? "", { headers });
  assert.equal(after.status, 200);
  assert.equal((await after.json()).votes_total, 1);
});

Deno.test("HEAD is answered like GET, and any other method with a 405", async () => {
  await using world = await openWorld();
  await world.server();
  for (const path of PATHS) {
    const get = await ask(world, path);
    const head = await ask(world, path, { method: "HEAD" });
    await get.body?.cancel();
    assert.deepEqual([head.status, await head.text()], [200, ""], path);
    for (const name of ["etag", "content-type", ALLOWED]) {
      assert.equal(head.headers.get(name), get.headers.get(name), `${path}: ${name}`);
    }
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const refused = await ask(world, path, { method });
      const { headers } = await holdProblem(refused, "method_not_allowed");
      assert.equal(headers.get("allow"), "GET, HEAD");
      assert.equal(headers.get("cache-control"), "no-store");
    }
  }
});

Deno.test("a path that leads nowhere is a problem, also in a browser", async () => {
  await using world = await openWorld();
  const headers = { Accept: "text/html" };
  for (const path of ["nothing", "servers/", "servers/a/b/c", "Servers", "games/minecraft"]) {
    await holdProblem(await ask(world, path, { headers }), "not_found");
  }
  for (const slug of ["nowhere", "No%20where", "%00", "%ff", "-", "x".repeat(200), "a..b"]) {
    await holdProblem(await ask(world, `servers/${slug}`, { headers }), "server_unknown");
  }
});

Deno.test("an address has a limit of its own for each operation, an IPv6 network of /64 as well", async () => {
  await using world = await openWorld();
  await world.server();
  const statusFrom = async (address: string, path = "games") => {
    const { status, body } = await ask(world, path, { address });
    await body?.cancel();
    return status;
  };
  const { requests } = limits.listGames;
  for (let sent = 0; sent < requests; sent++) {
    assert.equal(await statusFrom(`2001:db8:a:b::${sent.toString(16)}`), 200);
  }
  const refused = await ask(world, "games", { address: "2001:db8:a:b:ffff::1" });
  const { body, headers } = await holdProblem(refused, "rate_limited");
  assert.equal(body["retry_after_seconds"], Number(headers.get("retry-after")));
  assert.equal(headers.get(ALLOWED), "*");
  assert.match(String(body["detail"]), /^This address made 60 requests in 60 s\./);
  assert.equal(await statusFrom("2001:db8:a:c::1"), 200);
  assert.equal(await statusFrom("2001:db8:a:b::1", "tags"), 200);
});

Deno.test("who uses up the limits of the public API still opens pages, and votes", async () => {
  await using world = await openWorld();
  const { slug } = await world.server();
  const address = "192.0.2.7";
  for (let sent = 0; sent <= limits.getListedServer.requests; sent++) {
    await (await ask(world, `servers/${slug}`, { address })).body?.cancel();
  }
  const refused = await ask(world, `servers/${slug}`, { address });
  await holdProblem(refused, "rate_limited");
  for (const path of ["/", `/servers/${slug}`, "/sign-in"]) {
    const request = new Request(`http://localhost${path}`);
    const { status, body } = await world.app.fetch(request, { remoteAddress: address });
    await body?.cancel();
    assert.equal(status, 200, path);
  }
});

Deno.test("behind a proxy, the limit is the client's, not the proxy's", async () => {
  await using world = await openWorld({ trustedProxies: parseTrustedProxies("10.0.0.0/8") });
  const statusOf = async (client: string) => {
    const headers = { "X-Forwarded-For": client };
    const { status, body } = await ask(world, "tags", { address: "10.0.0.1", headers });
    await body?.cancel();
    return status;
  };
  for (let sent = 0; sent < limits.listTags.requests; sent++) await statusOf("192.0.2.7");
  assert.equal(await statusOf("192.0.2.7"), 429);
  assert.equal(await statusOf("192.0.2.8"), 200);
});

Deno.test("a key changes nothing, and is not needed", async () => {
  await using world = await openWorld();
  await world.server();
  for (const Authorization of ["Bearer vb_wrong", "Basic x"]) {
    const answer = await ask(world, "servers", { headers: { Authorization } });
    await answer.body?.cancel();
    assert.equal(answer.status, 200);
  }
});
