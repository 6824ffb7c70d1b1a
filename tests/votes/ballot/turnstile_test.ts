import assert from "node:assert/strict";
import type { BotCheckPurpose, Verdict } from "../../../src/site/voting/ballot/bot_check.ts";
import { createTurnstile } from "../../../src/site/voting/ballot/turnstile.ts";
import { logWhile } from "../../support/processes/log_lines.ts";

const SECRET = "0x4AAAAAAA-a-secret-of-the-host";
const NOW = new Date("2026-03-10T12:00:00.000Z");
const BALLOT = { kind: "vote", voter: "an account", serverId: "a server" } as const;
const GOOD = { success: true, action: "vote", cdata: BALLOT.serverId, "error-codes": [] };

type Answer = (url: string, init: RequestInit) => Response | Promise<Response>;

/** Judges a token when Cloudflare answers like that; returns the verdict and the questions. */
async function judge(
  answer: Answer,
  { token = "a token", address = "192.0.2.1", purpose = BALLOT as BotCheckPurpose } = {},
) {
  const asked: { url: string; method: string | undefined; fields: Record<string, string> }[] = [];
  const check = createTurnstile({
    siteKey: "0x4-site",
    secretKey: SECRET,
    fetch: async (url, init) => {
      assert.ok(init.body instanceof URLSearchParams);
      asked.push({ url, method: init.method, fields: Object.fromEntries(init.body) });
      return await answer(url, init);
    },
  });
  const verdict: Verdict = await check.judge(token, purpose, { now: NOW, address });
  return { verdict, asked };
}

/** Cloudflare's own form of an answer. */
const says = (word: unknown) => () => Response.json(word);

Deno.test("a token counts when Cloudflare confirms this server's ballot", async () => {
  const { verdict, asked } = await judge(says(GOOD));
  const expiresAt = new Date("2026-03-10T12:05:00.000Z");
  assert.deepEqual(verdict, { kind: "passed", proof: { id: "a token", expiresAt } });
  assert.deepEqual(asked, [{
    url: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
    method: "POST",
    fields: {
      secret: SECRET,
      response: "a token",
      idempotency_key: asked[0]?.fields["idempotency_key"],
      remoteip: "192.0.2.1",
    },
  }]);
});

Deno.test("a token for another action or server is forged", async () => {
  const words = [
    { ...GOOD, action: "sign-up" },
    { ...GOOD, action: undefined },
    { ...GOOD, cdata: "another server" },
    { ...GOOD, cdata: undefined },
    { ...GOOD, success: false },
    { success: false, "error-codes": ["invalid-input-response"] },
  ];
  for (const word of words) {
    assert.deepEqual((await judge(says(word))).verdict, { kind: "forged" }, JSON.stringify(word));
  }
});

Deno.test("a token for signing up is good for no vote, nor the reverse", async () => {
  const signUp = { success: true, action: "sign-up" };
  const purpose = { kind: "sign_up" } as const;
  assert.equal((await judge(says(signUp), { purpose })).verdict.kind, "passed");
  assert.equal((await judge(says(signUp))).verdict.kind, "forged");
  assert.equal((await judge(says(GOOD), { purpose })).verdict.kind, "forged");
});

Deno.test("an empty or overlong token is forged without a request", async () => {
  for (const token of ["", "x".repeat(2_049)]) {
    const { verdict, asked } = await judge(says(GOOD), { token });
    assert.deepEqual([verdict, asked], [{ kind: "forged" }, []]);
  }
  assert.equal((await judge(says(GOOD), { token: "x".repeat(2_048) })).verdict.kind, "passed");
});

Deno.test("a used or old token has expired", async () => {
  const word = { success: false, "error-codes": ["timeout-or-duplicate"] };
  assert.deepEqual((await judge(says(word))).verdict, { kind: "expired" });
});

Deno.test("an outage of Cloudflare lets no player vote and blames none", async () => {
  const answers: Record<string, Answer> = {
    outage: () => Promise.reject(new TypeError("connection refused")),
    html: () => new Response("<h1>502</h1>", { status: 502 }),
    "another shape": says({ ok: true }),
    nothing: () => new Response(null, { status: 204 }),
    "internal error": says({ success: false, "error-codes": ["internal-error"] }),
    "a wrong secret": says({ success: false, "error-codes": ["invalid-input-secret"] }),
  };
  for (const [name, answer] of Object.entries(answers)) {
    const written = await logWhile(async () => {
      assert.deepEqual((await judge(answer)).verdict, { kind: "unavailable" }, name);
    });
    assert.match(written, /"level":"warn","event":"turnstile_unavailable"/, name);
  }
});

Deno.test("a slow Cloudflare is given up after five seconds", async () => {
  const timeout = AbortSignal.timeout;
  const waits: number[] = [];
  AbortSignal.timeout = (milliseconds) => {
    waits.push(milliseconds);
    return AbortSignal.abort(new DOMException("Signal timed out.", "TimeoutError"));
  };
  try {
    const { verdict } = await judge((_, { signal }) => Promise.reject(signal?.reason));
    assert.deepEqual([verdict, waits], [{ kind: "unavailable" }, [2_000]]);
  } finally {
    AbortSignal.timeout = timeout;
  }
});

Deno.test("the log never holds the host's secret or a token", async () => {
  const token = "token-of-a-voter";
  const echoes: Answer[] = [
    (_, { body }) => new Response(String(body)),
    (_, { body }) => Response.json({ success: String(body) }),
    (_, { body }) => Response.json({ success: false, "error-codes": [String(body)] }),
    () => Promise.reject(new TypeError("error sending request for url")),
  ];
  const written = await logWhile(async () => {
    for (const echo of echoes) await judge(echo, { token });
  });
  assert.equal(written.match(/turnstile_unavailable/g)?.length, 3);
  for (const secret of [SECRET, token]) assert.ok(!written.includes(secret));
  assert.doesNotMatch(written, /secret=|response=/);
});

Deno.test("Cloudflare is told an address but never an IPv6 network", async () => {
  const asked = async (address: string) => (await judge(says(GOOD), { address })).asked[0]?.fields;
  assert.equal((await asked("203.0.113.9"))?.["remoteip"], "203.0.113.9");
  assert.ok(!("remoteip" in (await asked("2001:db8:1:2::/64") ?? {})));
  assert.ok(!("remoteip" in (await asked("") ?? {})));
});
