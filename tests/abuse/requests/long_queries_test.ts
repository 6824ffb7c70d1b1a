import assert from "node:assert/strict";
import { withPlainAddress, withPlainHeaders } from "../../../src/service/api/plain_request.ts";
import { logWhile } from "../../support/processes/log_lines.ts";
import { openWorld, type World } from "../../support/world.ts";

/** The longest query that the runtime lets pass. */
const BYTES = 60_000;

/** Queries that are expensive for a careless reader. */
const QUERIES = {
  separators: "&".repeat(BYTES),
  malformed: "%&".repeat(BYTES / 2),
  notUtf8: "username=%ff&".repeat(BYTES / 13),
  malformedNames: "%=1&".repeat(BYTES / 4),
  names: Array.from({ length: BYTES / 6 }, (_, n) => `${n.toString(36)}=%`).join("&"),
};

/**
 * So many times what reading a query and an answer without one take together may pass; what was mended took 200 to
 * 4,000.
 */
const TIMES_MAX = 60;
const TRIES = 3;

async function timeOf(work: () => unknown): Promise<number> {
  let least = Infinity;
  for (let tries = 0; tries < TRIES; tries++) {
    const from = performance.now();
    await work();
    least = Math.min(least, performance.now() - from);
  }
  return least;
}

async function ask(world: World, path: string, key?: string): Promise<void> {
  await (await world.get(path, key === undefined ? {} : { key })).body?.cancel();
}

Deno.test("no query of 60 kB holds up everybody, with a key or without", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const { secret } = await world.key(server);
  const open = ["/", "/docs", `/servers/${server.slug}`, "/api/", "/api/v1/server"];
  const asks: [path: string, key?: string][] = open.map((path) => [path]);
  asks.push(["/api/v1/votes", secret], ["/api/v1/vote-check", secret]);
  const once = await timeOf(() => new URLSearchParams(QUERIES.names).get("username"));
  for (const [kind, query] of Object.entries(QUERIES)) {
    for (const [path, key] of asks) {
      const plain = once + await timeOf(() => ask(world, path, key));
      const took = await timeOf(() => ask(world, `${path}?${query}`, key));
      assert.ok(took < TIMES_MAX * plain, `${path}, ${kind}: ${took} ms for ${plain} ms`);
    }
  }
});

Deno.test("a page reads a query's percent sign as one, and no endless query", async () => {
  await using world = await openWorld();
  const find = async (query: string) => await (await world.get(`/?${query}`)).text();
  assert.match(await find("q=100%"), /value="100%"/);
  assert.match(await find(`q=Sky&x=${"y".repeat(8_000)}`), /value="Sky"/);
  assert.doesNotMatch(await find(`q=Sky&x=${"y".repeat(9_000)}`), /value="Sky"/);
});

/** Paths that are expensive to match, or to repeat in a page and in the log. */
const PATHS = {
  slashes: "/".repeat(BYTES),
  escapes: "%".repeat(BYTES),
  slug: `servers/${"a".repeat(BYTES)}`,
  notUtf8: `servers/${"%ff".repeat(BYTES / 3)}`,
  languages: "de/".repeat(BYTES / 3),
  ballot: `servers/caves/vote/${"%ff".repeat(BYTES / 4)}/1/${"a".repeat(BYTES / 4)}`,
  open: `public/v1/servers/${"%".repeat(BYTES)}`,
};

Deno.test("a path of 60 kB fills neither its page nor the log, and leads nowhere", async () => {
  await using world = await openWorld({ locales: { enabled: ["en", "de", "ar"], default: "en" } });
  await world.server("Caves");
  for (const [kind, path] of Object.entries(PATHS)) {
    for (const accept of ["text/html", "*/*"]) {
      const log = await logWhile(async () => {
        const answer = await world.get(`/${path}`, { headers: { accept } });
        assert.equal(answer.status, 404, kind);
        assert.ok((await answer.text()).length < 30_000, kind);
      });
      assert.ok(log.length < 5_000, kind);
    }
  }
  assert.equal((await world.get(`/sign-in${"/".repeat(1_000)}`)).status, 308);
  assert.equal((await world.get(`/sign-in${"/".repeat(BYTES)}`)).status, 404);
});

Deno.test("a host that is longer than any is replaced", () => {
  const hostOf = (host: string, path = "") => {
    return new URL(withPlainAddress(new Request(`http://${host}/${path}`)).url).host;
  };
  const long = "a.".repeat(BYTES / 2) + "example";
  assert.deepEqual([hostOf(long), hostOf("a.example", "b/".repeat(BYTES))], [
    "localhost",
    "a.example",
  ]);
});

Deno.test("of endless cookies only this site's are read", () => {
  const read = (cookie: string) => {
    const headers = { cookie, "accept-encoding": "gzip", accept: "text/html" };
    const request = withPlainHeaders(new Request("http://localhost/", { headers }));
    return request.headers.get("cookie");
  };
  const own = "__Host-voteboard_session=abc; voteboard_theme=dark";
  const others = "a=b; xvoteboard_theme=c; ".repeat(BYTES / 25);
  assert.equal(read(`${others}${own}; ${others}`), own);
  assert.equal(read(`a=b; ${own}`), `a=b; ${own}`);
  assert.ok((read("voteboard_a=b; ".repeat(BYTES / 15)) ?? "").length <= 8_192);
});
