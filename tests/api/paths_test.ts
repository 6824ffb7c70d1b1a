import assert from "node:assert/strict";
import { routes as rewards } from "../../generated/rewards/routes.ts";
import { routes } from "../../generated/routes.ts";
import { openWorld, type World } from "../support/world.ts";

const PATHS = Object.values(routes).map(({ path }) => path);
const ALL_PATHS = [...PATHS, ...Object.values(rewards).map(({ path }) => path)];
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"];

/** Spellings of a path that a router, a proxy or a file system may take for it. */
function spellingsOf(path: string): string[] {
  const last = path.slice(path.lastIndexOf("/") + 1);
  const folder = path.slice(0, -last.length);
  const hex = (text: string) =>
    [...text].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join("");
  return [
    path,
    `${folder}${hex(last)}`,
    `${folder}%${hex(last[0] ?? "").slice(1).toUpperCase()}${last.slice(1)}`,
    `${folder}%25${hex(last[0] ?? "").slice(1)}${last.slice(1)}`,
    `/${hex("api")}${path.slice("/api".length)}`,
    path.replaceAll("/", "%2F").replace("%2F", "/"),
    path.replaceAll("/", "%5C").replace("%5C", "/"),
    `/${path}`,
    `//localhost${path}`,
    path.replace("/v1/", "//v1/"),
    path.replace("/v1/", "/./v1/"),
    path.replace("/v1/", "/x/../v1/"),
    path.replace("/v1/", "/x/%2e%2e/v1/"),
    ...[
      "/",
      "//",
      "/.",
      "/x",
      "%2F",
      "%00",
      "%20",
      "%0A",
      "%3F",
      "%23",
      ";x",
      ".json",
      "*",
      ":",
      "%",
    ]
      .map((tail) => path + tail),
    path.toUpperCase(),
    `${folder}*`,
    `${folder}:id`,
    `${folder}{id}`,
    `${folder}${last.replaceAll("e", "е")}`, // a Cyrillic letter
  ];
}

Deno.test("no spelling or method of an operation answers without a key", async () => {
  await using world = await openWorld();
  for (const path of ALL_PATHS) {
    for (const spelling of spellingsOf(path)) {
      for (const method of METHODS) {
        const { status } = await ask(world, spelling, { method });
        assert.ok([401, 404, 405].includes(status), `${method} ${spelling}: ${status}`);
      }
    }
  }
});

Deno.test("a key opens only what decodes to an operation's path", async () => {
  await using world = await openWorld();
  const server = await world.server();
  for (const path of PATHS) {
    const { secret } = await world.key(server, undefined, path);
    for (const spelling of spellingsOf(path)) {
      const { status, headers } = await ask(world, spelling, {
        headers: { Authorization: `Bearer ${secret}` },
      });
      const { pathname } = new URL(`http://localhost${spelling}`);
      const isPath = decoded(pathname) === path;
      assert.equal(status, isPath ? 200 : 404, spelling);
      assert.equal(headers.has("ratelimit"), isPath, spelling);
    }
  }
});

Deno.test("a header that names another method changes nothing", async () => {
  await using world = await openWorld();
  const { secret } = await world.key(await world.server());
  const headers = { Authorization: `Bearer ${secret}`, "X-HTTP-Method-Override": "GET" };
  const { status } = await ask(world, "/api/v1/server", { method: "POST", headers });
  assert.equal(status, 405);
});

let asked = 0;

/** Sends a request from a separate address, so that earlier failures don't cause its refusal. */
async function ask(world: World, path: string, init: RequestInit): Promise<Response> {
  const remoteAddress = `2001:db8:${(++asked).toString(16)}::1`;
  const url = `http://localhost${path}?username=Steve_01`;
  const response = await world.app.fetch(new Request(url, init), { remoteAddress });
  await response.body?.cancel();
  return response;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
