import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { askedBy } from "../../src/site/accounts/passwords/asker.ts";
import {
  createPasswords,
  type DeriveKey,
  PASSWORD_QUEUE,
  type Passwords,
} from "../../src/site/accounts/passwords/password.ts";
import { findAccount } from "../../src/core/accounts/named_account.ts";
import { parseTrustedProxies } from "../../src/core/limits/trusted_proxies.ts";
import { createLimiters } from "../../src/core/limits/shared_window.ts";
import { QueueFull } from "../../src/core/limits/fair_queue.ts";
import { deleteAccount } from "../../src/site/sign_in/delete_account.ts";
import { createAccountLimits } from "../../src/site/sign_in/limits.ts";
import type { BotCheck } from "../../src/site/voting/ballot/bot_check.ts";
import { LENIENT } from "../support/votes/ballots.ts";
import { eventually } from "../support/processes/processes.ts";
import { openPerson, openVisitor } from "../support/people/visitor.ts";
import { openWorld, type World } from "../support/world.ts";

const ROOM = { ...PASSWORD_QUEUE, slots: 2 };
const FLOOD = 150;

/** Accepts each word once, except "forged". */
const CHECK: BotCheck = {
  ...LENIENT,
  judge: (word, ...asked) =>
    word === "forged" ? Promise.resolve({ kind: "forged" }) : LENIENT.judge(word, ...asked),
};

Deno.test("150 aborted sign-ins delay no other and cost no work", async () => {
  await using site = await openSite();
  const leaving = new AbortController();
  const flood = Array.from(
    { length: FLOOD },
    (_, i) => site.signIn(`Nobody_${i}`, `203.0.113.${i % 8}`, { signal: leaving.signal }),
  );
  await eventually("the queue is full", () => site.begun.length === ROOM.slots ? true : undefined);
  leaving.abort();
  site.finish();
  await Promise.all(flood);
  const before = site.begun.length;
  assert.equal((await site.signIn("Other", "198.51.100.1")).status, 422);
  assert.ok(before <= ROOM.slots + 1, `${before} passwords were hashed`);
});

Deno.test("a sign-in waits for few of another network's flood", async () => {
  await using site = await openSite();
  const flood = Array.from(
    { length: FLOOD },
    (_, i) => site.signIn(`Nobody_${i}`, `203.0.113.${i % 8}`),
  );
  const refused = FLOOD - ROOM.slots - ROOM.perNetwork;
  await eventually("the share is full", () => site.refused() >= refused ? true : undefined);
  const other = site.signIn("Other", "198.51.100.1");
  await eventually("the other waits", () => site.asked.length > FLOOD ? true : undefined);
  site.finish();
  assert.equal((await other).status, 422);
  const answers = await Promise.all(flood);
  assert.ok(site.begun.indexOf("Other's long walk") <= ROOM.slots + 1, site.begun.join());
  const busy = answers.filter(({ status }) => status === 503);
  assert.equal(busy.length, refused);
  assert.equal(busy[0]?.headers.get("retry-after"), "3");
  assert.match(await busy[0]?.text() ?? "", /Too many people are doing this right now/);
});

Deno.test("sign-ins of 1,000 networks hold up neither known browsers nor proofs", async () => {
  await using site = await openSite();
  const { world } = site;
  await openPerson(world, "Steve_01");
  const flood = await site.floodFrom(1_000);
  const known = site.signIn("Steve_01", "198.51.100.1", {
    cookie: await browserOf(world, "Steve_01"),
  });
  await eventually("the known browser waits", () => site.hasAsked("Steve_01"));
  const newcomer = site.signIn("Newcomer", "198.51.100.2", { proof: "a newcomer's" });
  await eventually("the newcomer waits", () => site.hasAsked("Newcomer"));
  const signUp = site.signUp("Player_1", "198.51.100.3", "a sign-up's");
  await eventually("the sign-up waits", () => site.hasAsked("Player_1"));
  site.finish();
  const answers = await Promise.all([known, newcomer, signUp]);
  assert.deepEqual(answers.map(({ status }) => status), [422, 422, 303]);
  const first = site.begun.slice(ROOM.slots, ROOM.slots + 3);
  assert.deepEqual(
    first,
    ["Newcomer", "Player_1", "Steve_01"].map((name) => `${name}'s long walk`),
  );
  const refused = (await Promise.all(flood)).filter(({ status }) => status === 503);
  assert.equal(refused.length, 1_000 - ROOM.slots - ROOM.waiting + 3);
});

Deno.test("in a full queue a sign-in asks for a proof and keeps what was typed", async () => {
  await using site = await openSite();
  const { world } = site;
  await openPerson(world, "Steve_01");
  const newcomer = openVisitor(world, { address: "198.51.100.1" });
  assert.doesNotMatch((await newcomer.get("/sign-in")).html, /<altcha-widget/);
  await site.floodFrom(100);
  const form = { name: "Newcomer", password: "Newcomer's long walk", next: "/games" };
  const refused = await newcomer.submit("/sign-in", form);
  assert.deepEqual([refused.status, refused.headers.get("retry-after")], [503, "3"]);
  assert.match(refused.html, /Too many people are doing this right now, so you are not signed in/);
  assert.match(refused.html, /<altcha-widget[\s\S]*<noscript>.*without JavaScript/);
  assert.match(refused.html, /value="Newcomer"/);
  assert.match(refused.html, /name="next" value="\/games"/);
  assert.doesNotMatch(refused.html, /Newcomer&#39;s|Newcomer's/);
  assert.match((await newcomer.get("/sign-in")).html, /<altcha-widget/);
  const known = openVisitor(world, { address: "198.51.100.2" });
  const [name = "", value = ""] = (await browserOf(world, "Steve_01")).split("=");
  known.cookies.set(name, value);
  assert.doesNotMatch((await known.get("/sign-in")).html, /<altcha-widget/);
});

Deno.test("a proof that finds no place in the queue is spent, and the form brings another", async () => {
  await using site = await openSite();
  const proved = Array.from(
    { length: ROOM.slots + ROOM.waiting },
    (_, n) => site.signIn(`Proved_${n}`, `10.0.${n}.1`, { proof: `proof ${n}` }),
  );
  await eventually("the queue is full", () => site.asked.length >= ROOM.slots + ROOM.waiting);
  const sent = { name: "Player_1", from: "198.51.100.3", proof: "a sign-up's" };
  const refused = await site.signUp(sent.name, sent.from, sent.proof);
  const html = await refused.text();
  assert.equal(refused.status, 503);
  assert.match(html, /<altcha-widget[^>]* name="proof"/);
  assert.match(html, /value="Player_1"/);
  site.finish();
  await Promise.all(proved);
  const again = await site.signUp("Player_2", sent.from, sent.proof);
  assert.match(await again.text(), /was already used/);
  assert.equal((await site.signUp("Player_2", sent.from, "another")).status, 303);
});

Deno.test("a proof sent from many networks buys one place", async () => {
  await using site = await openSite();
  const flood = await site.floodFrom(100);
  const first = site.signIn("First", "198.51.100.1", { proof: "the same" });
  await eventually("the first waits", () => site.hasAsked("First"));
  const before = site.asked.length;
  const again = Array.from(
    { length: 320 },
    (_, n) => site.signIn(`Again_${n}`, `10.1.${n % 256}.1`, { proof: "the same" }),
  );
  for (const { status } of await Promise.all(again)) assert.equal(status, 503);
  assert.equal(site.asked.length, before);
  site.finish();
  await Promise.all([...flood, first]);
});

Deno.test("attempts that found no place in the queue count for no limit", async () => {
  await using site = await openSite();
  const flood = await site.floodFrom(100);
  for (let attempt = 0; attempt < 12; attempt++) {
    assert.equal((await site.signIn("Patient", "198.51.100.1")).status, 503);
  }
  site.finish();
  await Promise.all(flood);
  assert.equal((await site.signIn("Patient", "198.51.100.1")).status, 422);
});

Deno.test("a client that leaves the queue has spent its proof", async () => {
  await using site = await openSite();
  const flood = await site.floodFrom(100);
  const leaving = new AbortController();
  const options = { proof: "a leaver's", signal: leaving.signal };
  const left = site.signIn("Leaver", "198.51.100.1", options);
  await eventually("the leaver waits", () => site.hasAsked("Leaver"));
  leaving.abort();
  await left;
  const [row] = await site.world.services.sql`select count(*)::int as spent from spent_proof`;
  assert.equal(row?.["spent"], 1);
  site.finish();
  await Promise.all(flood);
  assert.ok(!site.begun.includes("Leaver's long walk"));
});

Deno.test("known browsers of 40 accounts at one address delay another known browser by one", async () => {
  await using site = await openSite();
  const { world } = site;
  await site.floodFrom(100);
  const before = site.asked.length;
  for (let n = 0; n < 40; n++) {
    await openPerson(world, `Mallory_${n}`);
    const cookie = await browserOf(world, `Mallory_${n}`);
    void site.signIn(`Mallory_${n}`, "203.0.113.7", { cookie });
  }
  await eventually("its share is full", () => site.asked.length - before >= ROOM.perNetwork);
  await openPerson(world, "Steve_01");
  const steve = site.signIn("Steve_01", "198.51.100.1", {
    cookie: await browserOf(world, "Steve_01"),
  });
  await eventually("Steve waits", () => site.hasAsked("Steve_01"));
  site.finish();
  await steve;
  const place = site.begun.indexOf("Steve_01's long walk");
  assert.ok(place <= ROOM.slots + 1, site.begun.slice(0, place + 1).join());
});

Deno.test("a known browser that finds no place in the queue loses no attempt", async () => {
  await using site = await openSite();
  const { world } = site;
  const flood = await fillWithKnownBrowsers(site);
  await openPerson(world, "Steve_01");
  const cookie = await browserOf(world, "Steve_01");
  for (let n = 0; n < 12; n++) {
    assert.equal((await site.signIn("Steve_01", "198.51.100.1", { cookie })).status, 503);
  }
  const { id } = world.services.browsers.find(new Headers({ cookie })) ?? assert.fail();
  const decision = await world.services.accountLimits.passwordByBrowser.peek(id);
  assert.ok(decision.allowed && decision.remaining === 10);
  site.finish();
  await Promise.all(flood);
});

Deno.test("known browsers of many networks hold up no proof, and least a known browser's", async () => {
  await using site = await openSite();
  const { world } = site;
  await fillWithKnownBrowsers(site);
  await openPerson(world, "Steve_01");
  const cookie = await browserOf(world, "Steve_01");
  const refused = await site.signIn("Steve_01", "198.51.100.1", { cookie });
  assert.equal(refused.status, 503);
  assert.match(await refused.text(), /<altcha-widget/);
  const steve = site.signIn("Steve_01", "198.51.100.1", { cookie, proof: "Steve's" });
  await eventually("Steve waits", () => site.hasAsked("Steve_01"));
  const newcomer = site.signIn("Newcomer", "198.51.100.2", { proof: "a newcomer's" });
  await eventually("the newcomer waits", () => site.hasAsked("Newcomer"));
  site.finish();
  assert.deepEqual([(await steve).status, (await newcomer).status], [422, 422]);
  const first = site.begun.slice(ROOM.slots, ROOM.slots + 2);
  assert.deepEqual(first, ["Steve_01's long walk", "Newcomer's long walk"]);
});

Deno.test("a signed-in person who finds no place in the queue loses no attempt", async () => {
  await using site = await openSite();
  const { world } = site;
  await openPerson(world, "Steve_01");
  const steve = await findAccount(world.services.sql, "Steve_01") ?? assert.fail();
  const viewer = {
    accountId: steve.id,
    username: "Steve_01",
    isModerator: false,
    sessionId: crypto.randomUUID(),
    emailVerified: false,
    provedAt: world.clock.now,
  };
  await fillWithKnownBrowsers(site);
  const typed = { password: "any", now: world.clock.now };
  const deleting = askedBy(
    { network: "198.51.100.0/24" },
    () => deleteAccount(world.context, viewer, typed),
  );
  await assert.rejects(deleting, QueueFull);
  const decision = await world.services.accountLimits.passwordByAccount.peek(steve.id);
  assert.ok(decision.allowed && decision.remaining === 10);
  site.finish();
});

Deno.test("a proof signs in after strangers used up the attempts for the name", async () => {
  await using site = await openSite();
  site.finish();
  await openPerson(site.world, "Steve_01", { address: "192.0.2.1" });
  for (let n = 0; n < 200; n++) await site.signIn("Steve_01", `10.${n % 20}.0.1`);
  const from = "198.51.100.1";
  const limited = await site.signIn("Steve_01", from);
  const html = await limited.text();
  assert.equal(limited.status, 429);
  assert.match(limited.headers.get("retry-after") ?? "", /^\d+$/);
  assert.match(html, /too many attempts for this name[^<]*so you are not signed in yet/);
  assert.match(html, /<altcha-widget/);
  assert.match(html, /value="Steve_01"/);
  const forged = await site.signIn("Steve_01", from, { proof: "forged" });
  assert.equal(forged.status, 429, "an invalid proof is none");
  assert.equal((await site.signIn("Steve_01", from, { proof: "Steve's" })).status, 422);
  for (let n = 0; n < 9; n++) await site.signIn("Steve_01", from, { proof: `guess ${n}` });
  const guessed = await site.signIn("Steve_01", from, { proof: "guess 10" });
  assert.equal(guessed.status, 429, "proofs buy no more than ten attempts from a network");
  assert.doesNotMatch(await guessed.text(), /<altcha-widget/);
});

Deno.test("invented names from 3,000 networks limit no attempt with a proof", async () => {
  const now = () => 0;
  const limits = createAccountLimits((name, options) =>
    createLimiters()(name, { ...options, now })
  );
  for (let n = 0; n < 22_500; n++) {
    const network = `network ${n % 3_000}`;
    await limits.passwordByName.take(`Nobody_${n}`, network);
  }
  for (let n = 0; n < 200; n++) {
    await limits.passwordByName.take(`Other_${n}`, "a new network");
  }
  assert.ok(!(await limits.passwordByName.take("Newcomer", "198.51.100.0/24")).allowed);
  await using site = await openSite();
  site.finish();
  Object.assign(site.world.services.accountLimits, limits);
  assert.equal((await site.signIn("Newcomer", "198.51.100.1")).status, 429);
  const paid = await site.signIn("Newcomer", "198.51.100.1", { proof: "a newcomer's" });
  assert.equal(paid.status, 422);
});

Deno.test("many browsers of one account go first twenty times in 15 minutes", async () => {
  await using site = await openSite();
  const { world } = site;
  for (const name of ["Mallory", "Steve_01"]) await openPerson(world, name);
  await site.floodFrom(100);
  const before = site.asked.length;
  let refused = 0;
  for (let n = 0; n < 25; n++) {
    const cookie = await browserOf(world, "Mallory");
    void site.signIn("Mallory", `10.1.${n}.1`, { cookie })
      .then(({ status }) => status === 503 && refused++);
  }
  await eventually(
    "twenty wait, five are strangers",
    () => refused === 5 && site.asked.length - before === 20,
  );
  const cookie = await browserOf(world, "Steve_01");
  const steve = site.signIn("Steve_01", "198.51.100.1", { cookie });
  await eventually("Steve waits", () => site.hasAsked("Steve_01"));
  site.finish();
  await steve;
  const place = site.begun.indexOf("Steve_01's long walk");
  // Each of the twenty came from another network. Every fifth turn goes to strangers.
  assert.ok(place <= ROOM.slots + 25, site.begun.slice(0, place + 1).join());
});

/** Passwords that take until `finish`, and notes of those asked for and those begun. */
function holdPasswords() {
  const opened = Promise.withResolvers<void>();
  const begun: string[] = [];
  const asked: string[] = [];
  const derive: DeriveKey = async (password) => {
    begun.push(password);
    await opened.promise;
    return Buffer.alloc(64);
  };
  const noting = (passwords: Passwords): Passwords => ({
    ...passwords,
    as: (rank) => noting(passwords.as(rank)),
    hash: (password) => (asked.push(password), passwords.hash(password)),
    verify: (stored, password) => (asked.push(password), passwords.verify(stored, password)),
  });
  const passwords = noting(createPasswords({ N: 16, r: 1, p: 1 }, { derive, room: ROOM }));
  return { begun, asked, finish: opened.resolve, passwords };
}

/** A site behind a proxy, whose passwords take until `finish`. */
async function openSite() {
  const { begun, asked, finish, passwords } = holdPasswords();
  let refused = 0;
  // So patient no page is late on any machine.
  const world: World = await openWorld({
    passwords,
    botCheck: CHECK,
    trustedProxies: parseTrustedProxies("127.0.0.1"),
    timeoutFactor: 1_000,
  });

  async function send(
    path: string,
    fields: Record<string, string>,
    { from, cookie = "", signal }: { from: string; cookie?: string; signal?: AbortSignal },
  ): Promise<Response> {
    const headers = { "X-Forwarded-For": from, "Sec-Fetch-Site": "same-origin", cookie };
    const body = new URLSearchParams(fields);
    const init = { method: "POST", headers, body, ...(signal ? { signal } : {}) };
    const request = new Request(`http://localhost${path}`, init);
    const answer = await world.app.fetch(request, { remoteAddress: "127.0.0.1" });
    if (answer.status === 503) refused++;
    return answer;
  }

  const signIn = (
    name: string,
    from: string,
    { proof, ...more }: {
      proof?: string;
      cookie?: string;
      signal?: AbortSignal;
    } = {},
  ) =>
    send("/sign-in", { name, password: `${name}'s long walk`, ...proof && { proof } }, {
      from,
      ...more,
    });

  return {
    world,
    begun,
    asked,
    signIn,
    finish,
    refused: () => refused,
    hasAsked: (name: string) => asked.includes(`${name}'s long walk`),
    signUp: (username: string, from: string, proof: string) =>
      send("/sign-up", {
        username,
        email: `${username}@example.com`,
        password: `${username}'s long walk`,
        proof,
      }, { from }),
    /** Sends a sign-in from each of a number of networks, and waits until no more of them find a place. */
    async floodFrom(networks: number): Promise<Promise<Response>[]> {
      const flood = Array.from(
        { length: networks },
        (_, n) => signIn(`Nobody_${n}`, `10.${n >> 8}.${n & 255}.1`),
      );
      const least = networks - ROOM.slots - ROOM.waiting;
      await eventually("the queue is full", () => refused >= least);
      return flood;
    },
    [Symbol.asyncDispose]: () => (finish(), world[Symbol.asyncDispose]()),
  };
}

/** Fills the queue with known browsers of two accounts, each from a network of its own. */
async function fillWithKnownBrowsers(site: Awaited<ReturnType<typeof openSite>>) {
  const { world } = site;
  for (const name of ["Mallory", "Eve"]) await openPerson(world, name);
  const full = ROOM.slots + ROOM.waiting;
  const flood = [];
  for (let n = 0; n < full; n++) {
    const name = n % 2 ? "Mallory" : "Eve";
    flood.push(site.signIn(name, `10.0.${n}.1`, { cookie: await browserOf(world, name) }));
  }
  await eventually("the queue is full", () => site.asked.length === full ? true : undefined);
  return flood;
}

/** A cookie by which a browser of the account is known, another one each time. */
async function browserOf({ services }: World, username: string): Promise<string> {
  const account = await findAccount(services.sql, username);
  const cookie = services.browsers.introduce(account?.id ?? assert.fail("no such account"));
  return cookie.split(";")[0] ?? "";
}
