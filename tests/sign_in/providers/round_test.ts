import assert from "node:assert/strict";
import { beginRound } from "../../../src/site/sign_in/providers/round.ts";
import { TIMETABLE } from "../../../src/service/timetable.ts";
import { APPLICATION, startDiscord } from "./discord.ts";
import { openRounds, type Rounds, signedInTo } from "./rounds.ts";
import { dropShortLived } from "../../../src/core/database/retention.ts";
import { MINUTE_MS } from "../../../src/core/time/day.ts";

const SIGN_IN = { purpose: { kind: "sign_in" }, next: "/" } as const;
async function openSite() {
  const clock = { now: new Date() };
  const discord = startDiscord();
  const rounds = await openRounds({
    settings: { discord: APPLICATION },
    imitations: { "https://discord.com": discord },
    now: () => clock.now,
  });
  return {
    clock,
    discord,
    rounds,
    async [Symbol.asyncDispose]() {
      await discord[Symbol.asyncDispose]();
      await rounds[Symbol.asyncDispose]();
    },
  };
}

/** The rows of rounds, as text. */
async function rowsOf({ sql }: Rounds): Promise<string[]> {
  const rows = await sql<{ text: string }[]>`select to_jsonb(r)::text as text from sign_in_round r`;
  return rows.map(({ text }) => text);
}

Deno.test("a round's cookie is for this host alone, unreadable by scripts, and lasts ten minutes", async () => {
  await using site = await openSite();
  const begun = await beginRound(site.rounds.context, "discord", SIGN_IN);
  assert.ok(begun.kind === "begun");
  assert.equal(begun.setCookies.length, 1);
  assert.match(
    begun.setCookies[0] ?? "",
    /^__Host-voteboard_round=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

Deno.test("the database has nothing with which a round could be finished", async () => {
  await using site = await openSite();
  const answer = await site.rounds.answerOf("discord");
  const [row = ""] = await rowsOf(site.rounds);
  const [asked] = site.discord.asked;
  const secrets = [
    answer.cookie.split("=")[1],
    answer.address.searchParams.get("state"),
    answer.address.searchParams.get("code"),
    asked?.get("code_challenge"),
  ];
  for (const secret of secrets) assert.ok(secret && !row.includes(secret), String(secret));
});

Deno.test("two tabs of a browser each finish their own round, whichever comes back first", async () => {
  await using site = await openSite();
  const { rounds, discord } = site;
  const first = await rounds.answerOf("discord", { next: "/first" });
  const second = await rounds.answerOf("discord", { next: "/second", sent: first.cookie });
  assert.equal(second.cookie, first.cookie);
  const [one, other] = discord.asked.map((asked) => asked.get("code_challenge"));
  assert.ok(one && other && one !== other);
  // The code of one tab is worth nothing with the state of the other.
  const third = await rounds.answerOf("discord", { sent: first.cookie });
  third.address.searchParams.set("code", second.address.searchParams.get("code") ?? "");
  assert.notEqual((await rounds.finish("discord", third)).kind, "person");
  const fourth = await rounds.answerOf("discord", { next: "/fourth", sent: first.cookie });
  for (const [answer, next] of [[fourth, "/fourth"], [first, "/first"]] as const) {
    const finished = await rounds.finish("discord", answer);
    assert.deepEqual([finished.kind, finished.next], ["person", next]);
  }
});

Deno.test("a browser's cookie that isn't ours begins no round", async () => {
  await using site = await openSite();
  for (const planted of ["1", "x".repeat(44), "é".repeat(43)]) {
    const { cookie } = await site.rounds.answerOf("discord", {
      sent: `__Host-voteboard_round=${planted}`,
    });
    assert.match(cookie, /^__Host-voteboard_round=[\w-]{43}$/);
    assert.ok(!cookie.includes(planted.slice(0, 40)) || planted === "1");
  }
});

Deno.test("a round ends after ten minutes, and its row with the next clean-up, ten minutes later", async () => {
  await using site = await openSite();
  const { rounds, clock } = site;
  const good = await rounds.answerOf("discord");
  const late = await rounds.answerOf("discord");
  clock.now = new Date(clock.now.getTime() + 10 * MINUTE_MS - 1);
  assert.equal((await rounds.finish("discord", good)).kind, "person");
  clock.now = new Date(clock.now.getTime() + 1);
  const ended = await rounds.finish("discord", late);
  assert.deepEqual(ended, { kind: "refused", why: "round_unknown", next: "/" });
  assert.equal((await rowsOf(rounds)).length, 1);
  await dropShortLived(rounds.sql, clock.now);
  assert.deepEqual(await rowsOf(rounds), []);
  const job = TIMETABLE.find(({ name }) => name === "drop short-lived rows");
  assert.equal(job?.schedule, "*/10 * * * *");
});

Deno.test("a failed round is over: its answer is good for no second try", async () => {
  await using site = await openSite();
  const { rounds, discord } = site;
  const answer = await rounds.answerOf("discord");
  discord.fault = "500 /api/oauth2/token";
  assert.equal((await rounds.finish("discord", answer)).kind, "unavailable");
  discord.fault = "";
  assert.equal((await rounds.finish("discord", answer)).kind, "refused");
});

Deno.test("a round never leads to another site", async () => {
  await using site = await openSite();
  const tried = [
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "/.//evil.example",
    "",
  ];
  for (const next of tried) {
    const finished = await site.rounds.signIn("discord", { next });
    assert.equal("next" in finished && finished.next, "/", next);
  }
});

Deno.test("a round to link or to prove is its session's, and ends with it", async () => {
  await using site = await openSite();
  const { rounds } = site;
  for (const kind of ["link", "prove"] as const) {
    const purpose = await signedInTo(rounds.sql, kind);
    const finished = await rounds.signIn("discord", { purpose, next: "/account" });
    assert.deepEqual("purpose" in finished && finished.purpose, purpose);
    const answer = await rounds.answerOf("discord", { purpose });
    await rounds.sql`delete from session where id = ${purpose.sessionId}`;
    assert.equal((await rounds.finish("discord", answer)).kind, "refused");
  }
});

Deno.test("a proof asks Discord to show its page again", async () => {
  await using site = await openSite();
  const purpose = await signedInTo(site.rounds.sql, "prove");
  await site.rounds.signIn("discord", { purpose });
  assert.equal(site.discord.asked[0]?.get("prompt"), "consent");
});

Deno.test("a provider that is not switched on is unavailable, and knows no answers", async () => {
  await using site = await openSite();
  const { context } = site.rounds;
  assert.deepEqual(context.providers.list, [{ id: "discord", name: "Discord", source: "discord" }]);
  for (const id of ["steam", "oidc", "github", ""]) {
    assert.equal((await beginRound(context, id, SIGN_IN)).kind, "unavailable", id);
    const address = new URL(`https://votes.example/sign-in/with/${id}/back?state=x&code=y`);
    const finished = await site.rounds.finish(id, { address, cookie: "" });
    assert.equal(finished.kind, "refused", id);
  }
});
