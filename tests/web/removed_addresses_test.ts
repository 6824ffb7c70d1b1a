import assert from "node:assert/strict";
import { ENGLISH } from "../../src/core/locales/locale.ts";
import { REMOVED_GUIDES, REMOVED_ROUTES } from "../../src/site/web/guards/removed_addresses.ts";
import { openOwner } from "../support/people/owner.ts";
import { FROM_HERE, openPerson, openVisitor, type Visit } from "../support/people/visitor.ts";
import { openWorld, type World } from "../support/world.ts";

/** As a link from elsewhere may have it: a line break, a byte that is no character, another site, a name twice. */
const ODD_QUERY = "player=a%0D%0ASet-Cookie:%20b&player=%E9&next=//evil.example&empty";

const PATHS = REMOVED_ROUTES.flatMap(([method, path]) => method === "GET" ? [path] : []);

Deno.test("a removed address leads to a page of this site with its query, or is gone", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  for (const path of PATHS) {
    const answer = await steve.get(`${path.replace(":slug", "caves")}?${ODD_QUERY}`);
    if (answer.status === 410) {
      assert.ok(answer.html.includes(`<h1>${ENGLISH.words.frame.errors.gone}</h1>`), path);
      continue;
    }
    assert.equal(answer.status, 301, path);
    const [target = "", query = ""] = (answer.location ?? "").split("#")[0]?.split("?") ?? [];
    assert.match(target, /^\/([a-z][a-z/-]*(\.md)?)?$/, path);
    const kept = [...new URLSearchParams(query)].filter(([name]) => name !== "kind");
    assert.deepEqual(kept, [...new URLSearchParams(ODD_QUERY)], path);
  }
});

Deno.test("a removed guide leads to the part of the guide that contains it now", async () => {
  await using world = await openWorld();
  const visitor = openVisitor(world);
  for (const [name, target] of REMOVED_GUIDES) {
    if (target === undefined) continue;
    const { location } = await visitor.get(`/docs/${name}`);
    assert.equal(location, `/docs/${target}`);
    const [guide = "", part] = target.split("#");
    const { html } = await visitor.get(`/docs/${guide}`);
    assert.ok(part === undefined || html.includes(` id="${part}"`), target);
    const text = await visitor.get(`/docs/${name}.md`);
    assert.equal(text.location, `/docs/${guide}.md`);
    assert.equal((await visitor.get(text.location)).status, 200, text.location);
  }
});

Deno.test("a removed address leads to no other site, whatever its slug", async () => {
  await using world = await openWorld();
  const visitor = openVisitor(world);
  for (const path of PATHS.filter((one) => one.includes(":slug"))) {
    for (const slug of ["%2F%2Fevil.example", "%5Cevil.example", "a%2F..%2F..%2Fb", "%252e%252e"]) {
      const { status, location } = await visitor.get(path.replace(":slug", slug));
      if (status === 410) continue;
      const led = new URL(location ?? "", "http://localhost");
      assert.equal(led.origin, "http://localhost", `${path}: ${slug}`);
      const [before = ""] = path.split("/").slice(1);
      const after = status === 301 ? { vote: "v" }[before] ?? before : "sign-in";
      assert.equal(led.pathname.split("/")[1], after, `${path}: ${slug}`);
    }
  }
});

Deno.test("no cache keeps where a removed address led, nor the cookie of a session renewed there", async () => {
  const locales = { enabled: ["en", "de"], default: "en" } as const;
  await using world = await openWorld({ locales });
  const steve = await openOwner(world);
  const cookie = [...steve.cookies].map((one) => one.join("=")).join("; ");
  const headers = { cookie, accept: "text/html", "accept-language": "de" };
  for (const path of PATHS) {
    for (const method of ["GET", "HEAD"]) {
      await world.services.sql`update session set expires_at = ${in20Days(world)}`;
      const answer = await world.get(path.replace(":slug", "caves"), { method, headers });
      await answer.body?.cancel();
      assert.match(answer.headers.get("set-cookie") ?? "", /^voteboard_session=/, path);
      assert.equal(answer.headers.get("cache-control"), "private, no-store", `${method} ${path}`);
    }
  }
});

Deno.test("a removed form, whose page may still be open, says that it is gone", async () => {
  await using world = await openWorld();
  const people = [await openOwner(world), openVisitor(world)];
  for (const [method, path] of REMOVED_ROUTES) {
    if (method === "GET") continue;
    for (const visitor of people) {
      const { status, html } = await visitor.submit(path.replace(":slug", "caves"), { to: "down" });
      assert.equal(status, 410, path);
      assert.ok(html.includes(`<h1>${ENGLISH.words.frame.errors.gone}</h1>`), path);
    }
  }
});

Deno.test("a form that is sent to the address of a removed page is led nowhere", async () => {
  await using world = await openWorld();
  const visitor = openVisitor(world);
  for (const path of PATHS) {
    const { status } = await visitor.submit(path.replace(":slug", "caves"), {}, FROM_HERE);
    assert.ok(status === 404 || status === 401, `${path}: ${status}`);
  }
});

Deno.test("a removed page about a server that isn't listed says no more than about none", async () => {
  await using world = await openWorld();
  await openOwner(world);
  await world.services.sql`update server set status = 'pending'`;
  const alex = await openPerson(world, "Alex");
  const nobody = openVisitor(world);
  for (const path of PATHS.filter((one) => one.startsWith("/my/"))) {
    for (const visitor of [alex, nobody]) {
      const [real, none] = await Promise.all(
        ["caves", "nowhere"].map(async (slug) =>
          withoutSlug(await visitor.get(path.replace(":slug", slug)), slug)
        ),
      );
      assert.deepEqual(real, none, path);
    }
  }
});

function in20Days({ clock: { now } }: World): Date {
  return new Date(now.getTime() + 20 * 86_400_000);
}

function withoutSlug({ status, location, html }: Visit, slug: string) {
  const requestId = /<code>[0-9a-f-]{36}<\/code>/;
  const page = html.replace(requestId, "").replaceAll(slug, "");
  return { status, location: location?.replaceAll(slug, ""), page };
}

Deno.test("the queue's former filter by status leads to the listings, for moderators only", async () => {
  await using world = await openWorld();
  const mod = await openPerson(world, "Mod", { isModerator: true });
  for (const status of ["approved", "rejected", "changed"]) {
    const { status: code, location, headers } = await mod.get(`/moderation?status=${status}`);
    assert.deepEqual([code, location], [301, `/moderation/listings?status=${status}`]);
    assert.equal(headers.get("Cache-Control"), "private, no-store");
  }
  const alex = await openPerson(world, "Alex");
  assert.equal((await alex.get("/moderation?status=approved")).status, 403);
});
