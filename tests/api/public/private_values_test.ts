/**
 * Nothing private is in any answer of the public API: all of them are read, on a site that has something private
 * everywhere.
 */
import assert from "node:assert/strict";
import { listOnBoards } from "../../../src/site/accounts/profile.ts";
import { decideStatus } from "../../../src/site/servers/review/decide_status.ts";
import { unlistServer } from "../../../src/site/servers/review/unlist_server.ts";
import { findTables } from "../../../scripts/backup/tables.ts";
import { signUp } from "../../support/people/people.ts";
import { ask } from "./public_api.ts";
import { openWorld, type World } from "../../support/world.ts";

/** In everything that only some people may read. */
const PRIVATE = "hushhush";

/** A site with a listed server, servers in every other state, keys, votes, names, notes and changes that wait. */
async function openSite(world: World) {
  const { context, act, services: { sql } } = world;
  const listed = await world.server("Skyblock Valley");
  await world.key(listed, `https://${PRIVATE}.example.com/votes`, PRIVATE);
  const { viewer } = await signUp(world, "Steve_01");
  await listOnBoards(context, viewer, true);
  await signUp(world, `Silent_${PRIVATE}`);
  for (const name of ["Steve_01", `Silent_${PRIVATE}`]) await world.vote(listed, name);
  const slugs = [];
  for (const state of ["pending", "rejected", "suspended", "unlisted", "deleted"]) {
    const { slug } = await world.server(`${state} ${PRIVATE}`);
    slugs.push(slug);
    if (state === "unlisted") await unlistServer(context, slug, act);
    else if (state === "suspended") {
      await decideStatus(context, slug, { decision: "suspend", ...act });
    } else if (state === "deleted") {
      await sql`update server set status = 'suspended', deleted_at = now() where slug = ${slug}`;
    } else await sql`update server set status = ${state}::server_status where slug = ${slug}`;
  }
  await sql`update server set decided_reason = ${PRIVATE}`;
  await sql`update account set username = 'Own_' || ${PRIVATE} where id = ${listed.ownerId}`;
  await sql`
    insert into listing_version (server_id, id, state, text, at, reason)
    values
      (${listed.id}, gen_random_uuid(), 'refused',
        ${sql.json({ name: PRIVATE, host: `${PRIVATE}.example.com`, port: 1 })}, now(), ${PRIVATE}),
      (${listed.id}, gen_random_uuid(), 'seen', ${sql.json({ tagline: PRIVATE })}, now(), null)`;
  return { listed, hidden: slugs };
}

/** Every address that an answer of the API can have, for these slugs. */
function pathsFor(slugs: readonly string[]): string[] {
  const lists = ["", "?sort=newest&limit=1", `?q=${PRIVATE}`, "?limit=x", "?after=x"];
  return [
    ...["games", "tags", "nothing", ...lists.map((query) => `servers${query}`)],
    ...slugs.flatMap((slug) =>
      ["", "/history", "/top-voters", "/top-voters?month=2026-03"].map((path) =>
        `servers/${slug}${path}`
      )
    ),
  ];
}

/** All identifiers and email addresses that the database has, of whatever table. */
async function findIdentifiers(world: World): Promise<Set<string>> {
  const { sql } = world.services;
  const rows = await Promise.all((await findTables(sql)).map(async ({ name }) => {
    const found = await sql.unsafe<{ row: string }[]>(`select t::text as row from ${name} t`);
    return found.map(({ row }) => row).join();
  }));
  const pattern = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[^\s,("]+@[^\s,)"]+/g;
  return new Set(rows.join().match(pattern));
}

Deno.test("no answer has an id, an email address, a key, an owner, or anything that is not listed", async () => {
  await using world = await openWorld();
  const { listed, hidden } = await openSite(world);
  const identifiers = await findIdentifiers(world);
  assert.ok(identifiers.has(listed.id) && identifiers.has(listed.ownerId));
  const good: string[] = [];
  for (const path of pathsFor([listed.slug, ...hidden, "nowhere"])) {
    const answer = await ask(world, path);
    if (answer.ok) good.push(path);
    const { request_id: _, detail, ...body } = await answer.json();
    const told = [...answer.headers].join() + JSON.stringify(body);
    // A problem repeats the slug that was asked for, and nothing else.
    const words = String(detail ?? "").replace(/has the slug \S+\.$/, "");
    assert.doesNotMatch(
      (told + words).replaceAll(answer.headers.get("x-request-id") ?? "", ""),
      new RegExp(PRIVATE, "i"),
      path,
    );
    for (const one of identifiers) assert.ok(!told.includes(one), `${path} tells ${one}`);
    assert.doesNotMatch(
      JSON.stringify(body),
      /\bvb[ul]?_|whsec_|"(user|account|owner|server)_id"/,
      path,
    );
  }
  assert.ok(good.every((path) => hidden.every((slug) => !path.includes(slug))), good.join());
  assert.equal(good.length, 2 + 3 + 4);
});

Deno.test("a server that is hidden is answered exactly like one that never was", async () => {
  await using world = await openWorld();
  const { hidden } = await openSite(world);
  const answerTo = async (path: string, slug: string) => {
    const answer = await ask(world, path.replace("SLUG", slug));
    const { request_id: _, ...body } = await answer.json();
    return JSON.stringify([answer.status, body]).replaceAll(slug, "SLUG");
  };
  for (const path of ["servers/SLUG", "servers/SLUG/history", "servers/SLUG/top-voters"]) {
    const never = await answerTo(path, "never-was");
    for (const slug of hidden) assert.equal(await answerTo(path, slug), never, path);
  }
});
