import assert from "node:assert/strict";
import { beginRound, type RoundEnd } from "../../../src/site/sign_in/providers/round.ts";
import { APPLICATION, NELLY, startDiscord } from "./discord.ts";
import { logWhile } from "../../support/processes/log_lines.ts";
import { openRounds, SHORT_MS } from "./rounds.ts";

const TOKEN = "/api/oauth2/token";
const USER = "/api/v10/users/@me";

async function openDiscord({ withinMs }: { withinMs?: number } = {}) {
  const discord = startDiscord();
  const rounds = await openRounds({
    settings: { discord: APPLICATION },
    imitations: { "https://discord.com": discord },
    ...withinMs === undefined ? {} : { withinMs },
  });
  return {
    discord,
    rounds,
    async [Symbol.asyncDispose]() {
      await discord[Symbol.asyncDispose]();
      await rounds[Symbol.asyncDispose]();
    },
  };
}

function personIn(finished: RoundEnd) {
  assert.ok(finished.kind === "person", finished.kind);
  return finished.person;
}

Deno.test("Discord tells who came, and their id when their account was made", async () => {
  await using site = await openDiscord();
  assert.deepEqual(personIn(await site.rounds.signIn("discord")), {
    provider: "discord",
    subject: NELLY.id,
    name: "Nelly",
    email: "nelly@example.org",
    emailVerified: true,
    madeAt: new Date("2015-08-10T17:26:37.529Z"),
  });
});

Deno.test("Discord is asked with PKCE, and for no more than a name and an address", async () => {
  await using site = await openDiscord();
  await site.rounds.signIn("discord");
  const [asked] = site.discord.asked;
  const { state: _, code_challenge: challenge, ...rest } = Object.fromEntries(asked ?? []);
  assert.match(challenge ?? "", /^[\w-]{43}$/);
  assert.deepEqual(rest, {
    response_type: "code",
    client_id: APPLICATION.clientId,
    redirect_uri: "https://votes.example/sign-in/with/discord/back",
    scope: "identify email",
    prompt: "none",
    code_challenge_method: "S256",
  });
});

Deno.test("no address, or one that Discord did not verify, stops no sign-in and counts for nothing", async () => {
  await using site = await openDiscord();
  const users = [
    { email: null, verified: false },
    { email: undefined, verified: undefined },
    { email: "nelly@example.org", verified: false },
    { email: null, verified: true },
  ];
  for (const user of users) {
    site.discord.user = { ...NELLY, ...user };
    const person = personIn(await site.rounds.signIn("discord"));
    assert.deepEqual([person.subject, person.email, person.emailVerified], [
      NELLY.id,
      undefined,
      false,
    ]);
  }
});

Deno.test("Discord that limits us or fails is unavailable, and works again afterwards", async () => {
  await using site = await openDiscord();
  for (const fault of [`429 ${TOKEN}`, `429 ${USER}`, `500 ${TOKEN}`, `500 ${USER}`]) {
    site.discord.fault = fault;
    assert.equal((await site.rounds.signIn("discord")).kind, "unavailable", fault);
  }
  site.discord.fault = "";
  assert.equal((await site.rounds.signIn("discord")).kind, "person");
});

Deno.test("Discord that hangs is unavailable in time", async () => {
  await using site = await openDiscord({ withinMs: SHORT_MS });
  for (const place of [TOKEN, USER]) {
    site.discord.fault = `hang ${place}`;
    assert.equal((await site.rounds.signIn("discord")).kind, "unavailable", place);
  }
});

Deno.test("Discord's limit is logged as its status", async () => {
  await using site = await openDiscord();
  site.discord.fault = `429 ${USER}`;
  const text = await logWhile(() => site.rounds.signIn("discord"));
  assert.match(
    text,
    /"event":"sign_in_provider_unavailable","provider":"discord","code":"status_429"/,
  );
});

Deno.test("a person who says no to Discord has declined", async () => {
  await using site = await openDiscord();
  site.discord.fault = "denied";
  const finished = await site.rounds.signIn("discord", { next: "/games" });
  assert.deepEqual(finished, { kind: "refused", why: "declined", next: "/games" });
});

Deno.test("a user without a proper id is no person", async () => {
  await using site = await openDiscord();
  for (const id of ["", "12", "1 or 1=1", 80351110224678910, undefined, "9".repeat(21)]) {
    site.discord.user = { ...NELLY, id };
    const finished = await site.rounds.signIn("discord");
    assert.deepEqual([finished.kind, "why" in finished && finished.why], [
      "refused",
      "not_proven",
    ]);
  }
});

Deno.test("a name at Discord is a single line without hidden characters", async () => {
  await using site = await openDiscord();
  const names: [unknown, string | undefined][] = [
    ["Nel\u200bly", "Nelly"],
    ["two\nlines", undefined],
    ["\u202eylleN", undefined],
    ["x".repeat(500), "x".repeat(100)],
    ["", undefined],
    [null, "nelly"],
  ];
  for (const [given, shown] of names) {
    site.discord.user = { ...NELLY, global_name: given };
    assert.equal(personIn(await site.rounds.signIn("discord")).name, shown);
  }
});

Deno.test("beginning with Discord sends it no request, so that an outage there is seen there", async () => {
  await using site = await openDiscord();
  const { context } = site.rounds;
  const asked = { purpose: { kind: "sign_in" }, next: "/" } as const;
  assert.equal((await beginRound(context, "discord", asked)).kind, "begun");
  assert.deepEqual(site.discord.hits, []);
});
