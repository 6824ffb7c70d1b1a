import assert from "node:assert/strict";
import { beginRound, type RoundEnd } from "../../../src/site/sign_in/providers/round.ts";
import { APPLICATION, startDiscord } from "./discord.ts";
import { CLIENT, startLyingIssuer } from "./lying_issuer.ts";
import { logWhile } from "../../support/processes/log_lines.ts";
import { openRounds, type Rounds, SHORT_MS } from "./rounds.ts";

const SIGN_IN = { purpose: { kind: "sign_in" }, next: "/" } as const;

/** Faults of an issuer, and the end of its round. */
const LIES: Record<string, "not_proven" | "unavailable"> = {
  "wrong nonce": "not_proven",
  "no nonce": "not_proven",
  "wrong issuer": "not_proven",
  "wrong audience": "not_proven",
  "wrong key": "not_proven",
  "alg none": "not_proven",
  "alg HS256": "not_proven",
  "expired": "not_proven",
  "no id_token": "not_proven",
  "iss of another": "not_proven",
  "no iss": "not_proven",
  "500 /token": "unavailable",
  "redirect /token": "unavailable",
  "huge /token": "unavailable",
  "500 /jwks": "unavailable",
  "redirect /jwks": "unavailable",
  "huge /jwks": "unavailable",
  "inner token_endpoint": "unavailable",
};

async function openBoth({ withinMs }: { withinMs?: number } = {}) {
  const issuer = await startLyingIssuer();
  const rounds = await openRounds({
    settings: { oidc: issuer.settings },
    ...withinMs === undefined ? {} : { withinMs },
  });
  return {
    issuer,
    rounds,
    async [Symbol.asyncDispose]() {
      await issuer[Symbol.asyncDispose]();
      await rounds[Symbol.asyncDispose]();
    },
  };
}

/** Returns the end of a round, in a word. */
function endOf(finished: RoundEnd): string {
  return finished.kind === "refused" ? finished.why : finished.kind;
}

for (const [lie, end] of Object.entries(LIES)) {
  Deno.test(`an issuer's answer with a fault is refused: ${lie}`, async () => {
    await using both = await openBoth();
    const { issuer, rounds } = both;
    issuer.fault = lie;
    assert.equal(endOf(await rounds.signIn("oidc")), end);
    issuer.fault = "";
  });
}

Deno.test("after a fault an honest answer signs in, without a restart", async () => {
  await using both = await openBoth();
  for (const fault of ["no id_token", "500 /token", ""]) {
    both.issuer.fault = fault;
    assert.equal((await both.rounds.signIn("oidc")).kind === "person", fault === "", fault);
  }
});

for (const place of ["/token", "/jwks"]) {
  Deno.test(`an issuer that hangs is unavailable in time: ${place}`, async () => {
    await using both = await openBoth({ withinMs: SHORT_MS });
    both.issuer.fault = `hang ${place}`;
    assert.equal(endOf(await both.rounds.signIn("oidc")), "unavailable");
  });
}

const DISCOVERY = "/.well-known/openid-configuration";
const NO_DOCUMENT = [
  `500 ${DISCOVERY}`,
  `hang ${DISCOVERY}`,
  `redirect ${DISCOVERY}`,
  `huge ${DISCOVERY}`,
  "document of another",
  "script",
];

Deno.test("an issuer without a good document is unavailable, and the next visitor asks it again", async () => {
  for (const fault of NO_DOCUMENT) {
    const isSlow = fault.startsWith("hang");
    await using both = await openBoth(isSlow ? { withinMs: SHORT_MS } : {});
    const { issuer, rounds: { context } } = both;
    issuer.fault = fault;
    assert.equal((await beginRound(context, "oidc", SIGN_IN)).kind, "unavailable", fault);
    issuer.fault = "";
    if (fault === "script") continue; // a whole document, kept for its hour
    assert.equal((await beginRound(context, "oidc", SIGN_IN)).kind, "begun", fault);
  }
});

Deno.test("an issuer that hangs holds up no sign-in by another provider", async () => {
  await using issuer = await startLyingIssuer();
  await using discord = startDiscord();
  await using rounds = await openRounds({
    settings: { oidc: issuer.settings, discord: APPLICATION },
    imitations: { "https://discord.com": discord },
  });
  issuer.fault = `hang ${DISCOVERY}`;
  let isOver = false;
  const hanging = beginRound(rounds.context, "oidc", SIGN_IN).finally(() => isOver = true);
  assert.equal((await rounds.signIn("discord")).kind, "person");
  assert.equal(isOver, false);
  issuer.release();
  assert.equal((await hanging).kind, "unavailable");
});

/** Rounds with an honest OpenID Connect issuer and Discord. */
async function openTwo() {
  const issuer = await startLyingIssuer();
  const discord = startDiscord();
  const rounds = await openRounds({
    settings: { oidc: issuer.settings, discord: APPLICATION, steam: true },
    imitations: { "https://discord.com": discord },
  });
  return {
    rounds,
    issuer,
    discord,
    async [Symbol.asyncDispose]() {
      await issuer[Symbol.asyncDispose]();
      await discord[Symbol.asyncDispose]();
      await rounds[Symbol.asyncDispose]();
    },
  };
}

/** Fails unless an answer is refused before the provider is asked anything. */
async function assertUnknown(
  rounds: Rounds,
  asked: { hits: string[] },
  answer: { providerId: string; address: URL; cookie: string },
): Promise<void> {
  const before = asked.hits.length;
  const { providerId, ...rest } = answer;
  const finished = await rounds.finish(providerId, rest);
  const refused = { kind: "refused", why: "round_unknown", next: "/" };
  assert.deepEqual(finished, refused);
  assert.equal(asked.hits.length, before);
}

Deno.test("an answer of one provider at another's address is refused", async () => {
  await using two = await openTwo();
  const { rounds, discord } = two;
  for (const at of ["discord", "steam"]) {
    const answer = await rounds.answerOf("oidc");
    await assertUnknown(rounds, discord, { providerId: at, ...answer });
  }
  const answer = await rounds.answerOf("discord");
  await assertUnknown(rounds, two.issuer, { providerId: "oidc", ...answer });
  await assertUnknown(rounds, two.issuer, { providerId: "github", ...answer });
});

Deno.test("a state that is forged, missing, used before or another browser's is refused", async () => {
  await using two = await openTwo();
  const { rounds, issuer } = two;
  const answer = await rounds.answerOf("oidc");
  const other = await rounds.answerOf("oidc");
  const forged = new URL(answer.address);
  forged.searchParams.set("state", "forged");
  const missing = new URL(answer.address);
  missing.searchParams.delete("state");
  for (const address of [forged, missing]) {
    await assertUnknown(rounds, issuer, { providerId: "oidc", ...answer, address });
  }
  for (const cookie of ["", other.cookie, `${answer.cookie}x`]) {
    await assertUnknown(rounds, issuer, { providerId: "oidc", ...answer, cookie });
  }
  assert.equal((await rounds.finish("oidc", answer)).kind, "person");
  await assertUnknown(rounds, issuer, { providerId: "oidc", ...answer });
});

Deno.test("an answer with two states or two codes is refused", async () => {
  await using two = await openTwo();
  for (const name of ["state", "code", "iss"]) {
    const finished = await two.rounds.signIn("oidc", {
      change: ({ searchParams }) => searchParams.append(name, "another"),
    });
    assert.equal(endOf(finished), "not_proven", name);
  }
});

Deno.test("another person's code is refused: the verifier is the browser's own", async () => {
  await using two = await openTwo();
  const { rounds } = two;
  const victim = await rounds.answerOf("discord");
  const finished = await rounds.signIn("discord", {
    change: ({ searchParams }) =>
      searchParams.set("code", victim.address.searchParams.get("code") ?? ""),
  });
  assert.equal(endOf(finished), "not_proven");
});

Deno.test("two answers at once with one state: one signs in", async () => {
  await using two = await openTwo();
  const answer = await two.rounds.answerOf("oidc");
  const ends = await Promise.all([1, 2, 3].map(() => two.rounds.finish("oidc", answer)));
  assert.deepEqual(ends.map(endOf).sort(), ["person", "round_unknown", "round_unknown"]);
});

Deno.test("errors of a provider are told apart: a no, a fault of its own, and of our settings", async () => {
  await using two = await openTwo();
  const errors = {
    access_denied: "declined",
    login_required: "declined",
    server_error: "unavailable",
    temporarily_unavailable: "unavailable",
    unauthorized_client: "unavailable",
    "<script>": "not_proven",
  };
  for (const [error, end] of Object.entries(errors)) {
    const finished = await two.rounds.signIn("oidc", {
      change({ searchParams }) {
        searchParams.delete("code");
        searchParams.set("error", error);
      },
    });
    assert.equal(endOf(finished), end, error);
  }
});

Deno.test("the log says why a round failed, without a secret, a code, a token or a person", async () => {
  await using both = await openBoth();
  const { issuer, rounds } = both;
  const secrets: string[] = [CLIENT.clientSecret, encodeURIComponent(CLIENT.clientSecret)];
  const text = await logWhile(async () => {
    for (
      const fault of ["wrong audience", "wrong key", "no iss", "500 /token", "redirect /token"]
    ) {
      issuer.fault = fault;
      const answer = await rounds.answerOf("oidc");
      secrets.push(answer.cookie.split("=")[1] ?? "", ...answer.address.searchParams.values());
      await rounds.finish("oidc", answer);
    }
  });
  const lines = text.trim().split("\n").map((line) => JSON.parse(line));
  const events = lines.map(({ event }) => event).filter((event) => event.startsWith("sign_in"));
  assert.deepEqual(events, [
    "sign_in_answer_refused",
    "sign_in_answer_refused",
    "sign_in_answer_refused",
    "sign_in_provider_unavailable",
    "sign_in_provider_unavailable",
  ]);
  assert.match(text, /"provider":"oidc","code":"OAUTH_JWT_CLAIM_COMPARISON_FAILED aud"/);
  for (const secret of [...secrets.filter((one) => one !== issuer.origin), "liar"]) {
    assert.ok(!text.includes(secret), secret);
  }
});
