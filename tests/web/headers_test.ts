import assert from "node:assert/strict";
import { readReferenceFiles } from "../../src/service/api/reference_files.ts";
import { createApp } from "../../src/service/app.ts";
import { VERSION } from "../../src/core/version.ts";
import { openOwner } from "../support/people/owner.ts";
import { openWorld, SITE, type World } from "../support/world.ts";

const PATHS = ["/", "/nowhere", "/docs", "/openapi.yaml", "/healthz", "/robots.txt"];

Deno.test("no answer says the same header twice", async () => {
  await using world = await openWorld();
  const key = await world.key(await world.server());
  for (const path of [...PATHS, "/api/v1/votes", "/api/v1/nowhere"]) {
    const { headers } = await world.get(path, { key: key.secret });
    assert.equal(headers.get("x-content-type-options"), "nosniff", path);
    assert.match(headers.get("x-request-id") ?? "", /^[\da-f-]{36}$/, path);
    assert.equal(headers.get("server"), `Voteboard/${VERSION}`, path);
  }
});

Deno.test("browsers are told to keep to https where the site has it", async () => {
  await using world = await openWorld();
  const seen = [await headersAt(world, "https://v.example"), await headersAt(world, SITE.baseUrl)];
  assert.deepEqual(seen, [["max-age=31536000"], [null]]);
});

Deno.test("an error page has the pages' policy, even if a guard failed", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  const whole = (await steve.get("/")).headers.get("content-security-policy");
  assert.match(whole ?? "", /default-src 'none'/);
  const { sql } = world.services;
  const refused = [
    await steve.get("/my/servers/nowhere"),
    await steve.submit("/my/servers/nowhere/pictures", {}),
  ];
  // The viewer is found, and what is asked next is not. Names and parts of statements ask nothing by themselves.
  const failing = (text: TemplateStringsArray | string, ...values: never[]) => {
    const statement = [text].flat().join();
    return /from session/.test(statement) || !/\b(from|into|update)\b/.test(statement)
      ? sql(text as TemplateStringsArray, ...values)
      : Promise.reject(new Error("out of order"));
  };
  world.services.sql = Object.assign(failing, sql) as typeof sql;
  refused.push(await steve.get("/account"));
  world.services.sql = sql;
  assert.deepEqual(refused.map(({ status }) => status), [404, 404, 500]);
  for (const { headers } of refused) {
    assert.equal(headers.get("content-security-policy"), whole);
    assert.equal(headers.get("cache-control"), "private, no-store");
  }
});

Deno.test("the health check names the version", async () => {
  await using world = await openWorld();
  const answer = await (await world.get("/healthz")).json();
  assert.deepEqual(answer, { status: "ok", service: "voteboard", version: VERSION });
});

Deno.test("the version is the changelog's newest or leads to the next", async () => {
  const changelog = await Deno.readTextFile(new URL("../../CHANGELOG.md", import.meta.url));
  const [, released = ""] = /^## \[(\d+\.\d+\.\d+)\]/m.exec(changelog) ?? [];
  const unreleased = changelog.indexOf("## [Unreleased]\n\n#") >= 0;
  const [number = "", stage] = VERSION.split("-");
  assert.equal(stage, unreleased ? "dev" : undefined);
  assert.equal(compare(number, released), unreleased ? 1 : 0, `${VERSION} after ${released}`);
});

/** The values of the header on all paths, each once. */
async function headersAt({ services }: World, baseUrl: string): Promise<(string | null)[]> {
  const site = { ...SITE, baseUrl, trustedProxies: [] };
  const app = createApp(services, site, { reference: await readReferenceFiles() });
  const values = new Set<string | null>();
  for (const path of PATHS) {
    const answer = await app.fetch(new Request(new URL(path, baseUrl)));
    await answer.body?.cancel();
    values.add(answer.headers.get("strict-transport-security"));
  }
  return [...values];
}

function compare(one: string, other: string): number {
  return Math.sign(one.localeCompare(other, "en", { numeric: true }));
}
