import assert from "node:assert/strict";
import { LENIENT } from "../../support/votes/ballots.ts";
import { APPLICATION, NELLY, startDiscord } from "./discord.ts";
import { leadTo } from "./rounds.ts";
import { startSteam, STEAM_ID } from "./steam.ts";
import { openVisitor, type Visit, type Visitor } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";

const BALLOT = "/servers/skyblock-valley/vote";

/** A site whose Discord and Steam are imitated. */
async function openSite() {
  const imitations = {
    "https://discord.com": startDiscord(),
    "https://steamcommunity.com": startSteam(),
  };
  const world = await openWorld({
    botCheck: LENIENT,
    // Steam's imitation tells the machine's time.
    now: new Date(),
    providers: { discord: APPLICATION, steam: true },
    providerNetwork: leadTo(imitations, 10_000),
  });
  const [discord, steam] = Object.values(imitations);
  return {
    world,
    discord: imitations["https://discord.com"],
    /** Presses a provider's button, goes through the provider's page as a browser does, and comes back. */
    async goThrough(visitor: Visitor, provider: string, next = "/"): Promise<Visit> {
      const begun = await visitor.submit(`/sign-in/with/${provider}`, { next });
      const url = new URL(begun.headers.get("refresh")?.replace("0; url=", "") ?? "");
      const to = Object.entries(imitations).find(([origin]) => origin === url.origin)?.[1].origin;
      const there = await fetch(to + url.pathname + url.search, { redirect: "manual" });
      await there.body?.cancel();
      const back = new URL(there.headers.get("location") ?? "");
      return await visitor.get(back.pathname + back.search);
    },
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]();
      await discord?.[Symbol.asyncDispose]();
      await steam?.[Symbol.asyncDispose]();
    },
  };
}

Deno.test("a first vote with Discord's imitation leaves its id and a confirmed address", async () => {
  await using site = await openSite();
  const { world } = site;
  await world.server();
  const nelly = openVisitor(world);
  assert.equal((await site.goThrough(nelly, "discord", BALLOT)).location, "/sign-up/name");
  const named = await nelly.submit("/sign-up/name", { username: "Nelly_1", next: BALLOT });
  assert.equal(named.location, BALLOT);
  const cast = await nelly.submit(`${BALLOT}s`, { proof: "one" });
  assert.match((await nelly.get(cast.location ?? "")).html, /Your vote is counted/);
  const [identity] = await world.services.sql`
    select i.provider, i.subject, i.made_at, a.email, a.email_verified
    from identity i join account a on a.id = i.account_id`;
  assert.deepEqual({ ...identity }, {
    provider: "discord",
    subject: NELLY.id,
    madeAt: new Date("2015-08-10T17:26:37.529Z"),
    email: NELLY.email,
    emailVerified: true,
  });
  const again = openVisitor(world);
  assert.equal((await site.goThrough(again, "discord", "/games")).location, "/games");
});

Deno.test("who says no at Discord keeps their ballot for another way in", async () => {
  await using site = await openSite();
  const { world, discord } = site;
  await world.server();
  discord.fault = "denied";
  const visitor = openVisitor(world);
  const declined = await site.goThrough(visitor, "discord", BALLOT);
  assert.equal(declined.status, 403);
  assert.match(declined.html, /You didn&#39;t sign in with Discord/);
  assert.match(declined.html, new RegExp(`name="next" value="${BALLOT}"`));
});

Deno.test("Steam's imitation proves its id, which is the suggested name", async () => {
  await using site = await openSite();
  const { world } = site;
  const gabe = openVisitor(world);
  assert.equal((await site.goThrough(gabe, "steam")).location, "/sign-up/name");
  assert.match((await gabe.get("/sign-up/name")).html, new RegExp(`value="${STEAM_ID}"`));
  assert.equal((await gabe.submit("/sign-up/name", { username: STEAM_ID })).location, "/");
  assert.match(
    (await gabe.get("/account")).html,
    new RegExp(`<b>${STEAM_ID}</b>`),
  );
});
