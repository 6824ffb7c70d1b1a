import assert from "node:assert/strict";
import type { RoundEnd } from "../../../src/site/sign_in/providers/round.ts";
import { openRounds, SHORT_MS } from "./rounds.ts";
import { startSteam, STEAM_CHECK, STEAM_ENDPOINT, STEAM_ID } from "./steam.ts";

const ID = "https://steamcommunity.com/openid/id/";
const OTHER = `${ID}76561197960287931`;

async function openSteam({ withinMs }: { withinMs?: number } = {}) {
  const steam = startSteam();
  const rounds = await openRounds({
    settings: { steam: true },
    imitations: { "https://steamcommunity.com": steam },
    ...withinMs === undefined ? {} : { withinMs },
  });
  return {
    steam,
    rounds,
    async [Symbol.asyncDispose]() {
      await steam[Symbol.asyncDispose]();
      await rounds[Symbol.asyncDispose]();
    },
  };
}

function endOf(finished: RoundEnd): string {
  return finished.kind === "refused" ? finished.why : finished.kind;
}

Deno.test("Steam tells a person's 17 digits and nothing else", async () => {
  await using site = await openSteam();
  const finished = await site.rounds.signIn("steam", { next: "/servers/rust-main" });
  assert.ok(finished.kind === "person");
  assert.deepEqual(finished.person, {
    provider: "steam",
    subject: STEAM_ID,
    emailVerified: false,
  });
  assert.equal(finished.next, "/servers/rust-main");
  assert.equal(site.steam.checks(), 1);
});

/** Changes of fields in Steam's answer, beyond what Steam signed. */
const LIES: Record<string, Record<string, string>> = {
  "another person": { "openid.claimed_id": OTHER, "openid.identity": OTHER },
  "a look-alike host": {
    "openid.claimed_id": `https://steamcommunity.com.evil.example/openid/id/${STEAM_ID}`,
    "openid.identity": `https://steamcommunity.com.evil.example/openid/id/${STEAM_ID}`,
  },
  "a group's id": {
    "openid.claimed_id": `${ID}10358279142940672`,
    "openid.identity": `${ID}10358279142940672`,
  },
  "an identity of another": { "openid.identity": OTHER },
  "another endpoint": { "openid.op_endpoint": "https://evil.example/openid/login" },
  "an answer for another site": {
    "openid.return_to": "https://evil.example/sign-in/with/steam/back?state=x",
  },
  "an answer for another of our paths": {
    "openid.return_to": "https://votes.example/sign-in/with/discord/back",
  },
  "no assertion": { "openid.mode": "setup_needed" },
  "OpenID 1": { "openid.ns": "http://openid.net/signon/1.0" },
  "a signature of its own": { "openid.sig": "AAAA" },
  "fewer signed fields than needed": { "openid.signed": "claimed_id,identity" },
  "an old time": { "openid.response_nonce": "2020-01-01T00:00:00Zabc" },
  "no time": { "openid.response_nonce": "abc" },
  "a long nonce": {
    "openid.response_nonce": `${new Date().toISOString().slice(0, 19)}Z${"x".repeat(300)}`,
  },
};

for (const [lie, fields] of Object.entries(LIES)) {
  Deno.test(`an answer that Steam never gave is refused: ${lie}`, async () => {
    await using site = await openSteam();
    const finished = await site.rounds.signIn("steam", {
      change({ searchParams }) {
        for (const [name, value] of Object.entries(fields)) searchParams.set(name, value);
      },
    });
    assert.equal(endOf(finished), "not_proven");
  });
}

Deno.test("a doubled field is refused without asking Steam", async () => {
  await using site = await openSteam();
  for (const name of ["openid.claimed_id", "openid.mode", "openid.sig"]) {
    const finished = await site.rounds.signIn("steam", {
      change: ({ searchParams }) => searchParams.append(name, "another"),
    });
    assert.equal(endOf(finished), "not_proven", name);
  }
  assert.equal(site.steam.checks(), 0);
});

Deno.test("what Steam itself signed too little or long ago is refused without asking Steam", async () => {
  await using site = await openSteam();
  for (const fault of ["few signed", "old nonce"]) {
    site.steam.fault = fault;
    assert.equal(endOf(await site.rounds.signIn("steam")), "not_proven", fault);
  }
  assert.equal(site.steam.checks(), 0);
});

Deno.test("a good answer is refused the second time, and in another round", async () => {
  await using site = await openSteam();
  const { rounds } = site;
  const answer = await rounds.answerOf("steam");
  const later = await rounds.answerOf("steam");
  assert.equal(endOf(await rounds.finish("steam", answer)), "person");
  assert.equal(endOf(await rounds.finish("steam", answer)), "round_unknown");
  const replayed = new URL(answer.address);
  replayed.searchParams.set("state", later.address.searchParams.get("state") ?? "");
  assert.equal(endOf(await rounds.finish("steam", { ...later, address: replayed })), "not_proven");
  assert.equal(site.steam.checks(), 1);
});

Deno.test("Steam that fails, redirects or hangs is unavailable, whatever it says", async () => {
  await using site = await openSteam({ withinMs: SHORT_MS });
  for (const fault of ["500", "redirect", "hang"]) {
    site.steam.fault = `${fault} ${STEAM_CHECK}`;
    assert.equal(endOf(await site.rounds.signIn("steam")), "unavailable", fault);
  }
});

Deno.test("a person who cancels at Steam has declined", async () => {
  await using site = await openSteam();
  site.steam.fault = "cancel";
  assert.equal(endOf(await site.rounds.signIn("steam")), "declined");
});

Deno.test("only Steam's own endpoint is ever asked", async () => {
  await using site = await openSteam();
  const evil = startSteam();
  await using _ = evil;
  const finished = await site.rounds.signIn("steam", {
    change: ({ searchParams }) =>
      searchParams.set("openid.op_endpoint", `${evil.origin}/openid/login`),
  });
  assert.equal(endOf(finished), "not_proven");
  assert.deepEqual([evil.checks(), site.steam.checks()], [0, 0]);
  assert.equal(STEAM_ENDPOINT, "https://steamcommunity.com/openid/login");
});
