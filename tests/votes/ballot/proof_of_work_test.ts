import assert from "node:assert/strict";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { BROWSER_WORK, createProofOfWork } from "../../../src/site/voting/ballot/proof_of_work.ts";
import { solve } from "../../support/votes/ballots.ts";
import { LITTLE_WORK } from "../../support/votes/little_work.ts";
import { SECRET_KEY } from "../../support/world.ts";

const NOW = new Date("2026-03-10T12:00:00.000Z");
const BALLOT = { kind: "vote", voter: "an account", serverId: "a server" } as const;
const CONTEXT = { now: NOW, address: "192.0.2.1" };
const ASKING = { now: NOW, effort: 1 };

const check = createProofOfWork(SECRET_KEY, { work: LITTLE_WORK });

/** A challenge and its answer. No test changes them: the work is done once. */
const solved = (async () => {
  const posed = await check.pose(BALLOT, ASKING);
  return { posed, answer: await solve(posed) };
})();

/** The answer with something in its place that `change` puts there. */
function altered(answer: string, change: (decoded: Decoded) => void): string {
  const decoded: Decoded = JSON.parse(atob(answer));
  change(decoded);
  return btoa(JSON.stringify(decoded));
}

interface Decoded {
  challenge: {
    signature: string;
    parameters: Record<string, unknown> & { data: Record<string, string> };
  };
  solution: { counter: number; derivedKey: string };
}

Deno.test("a browser's full work passes, and less work is forged", async () => {
  const full = createProofOfWork(SECRET_KEY);
  const posed = await full.pose(BALLOT, ASKING);
  const { cost, keyPrefix } = JSON.parse(posed).parameters;
  assert.deepEqual({ cost, keyPrefix }, BROWSER_WORK);
  const answer = await solve(posed);
  assert.equal((await full.judge(answer, BALLOT, CONTEXT)).kind, "passed");
  assert.deepEqual(await full.judge((await solved).answer, BALLOT, CONTEXT), { kind: "forged" });
});

Deno.test("finished work passes until its ten minutes are over", async () => {
  const { posed, answer } = await solved;
  const at = (instant: string) =>
    check.judge(answer, BALLOT, { ...CONTEXT, now: new Date(instant) });
  const expiresAt = new Date("2026-03-10T12:10:00.000Z");
  const proof = { id: JSON.parse(posed).signature, expiresAt };
  assert.deepEqual(await at("2026-03-10T12:00:00.000Z"), { kind: "passed", proof });
  assert.deepEqual(await at("2026-03-10T12:09:59.999Z"), { kind: "passed", proof });
  assert.deepEqual(await at("2026-03-10T12:10:00.000Z"), { kind: "expired" });
});

Deno.test("an answer is bound to its account, server and service", async () => {
  const { answer } = await solved;
  const others = [
    { ...BALLOT, voter: "another" },
    { ...BALLOT, serverId: "another" },
    { kind: "sign_up" } as const,
  ];
  for (const ballot of others) {
    assert.deepEqual(await check.judge(answer, ballot, CONTEXT), { kind: "forged" });
  }
  const elsewhere = createProofOfWork(btoa("another secret key of 32 bytes.."));
  assert.deepEqual(await elsewhere.judge(answer, BALLOT, CONTEXT), { kind: "forged" });
});

Deno.test("a challenge belongs to the network that fetched it, whatever it is for", async () => {
  for (const purpose of [BALLOT, { kind: "sign_in" }, { kind: "sign_up" }] as const) {
    for (
      const [address, near, far] of [
        ["192.0.2.1", "192.0.2.254", "192.0.3.1"],
        ["2001:db8:1:2::/64", "2001:db8:1:3::/64", "2001:db8:2:2::/64"],
      ] as const
    ) {
      const posed = await check.pose(purpose, { ...ASKING, address });
      assert.ok(!posed.includes(address), "a page doesn't tell where it was fetched");
      const answer = await solve(posed);
      const judged = [address, near, far].map((from) =>
        check.judge(answer, purpose, { now: NOW, address: from })
      );
      const kinds = (await Promise.all(judged)).map(({ kind }) => kind);
      assert.deepEqual(kinds, ["passed", "passed", "forged"]);
      const freed = altered(answer, ({ challenge }) => {
        delete challenge.parameters.data["network"];
      });
      const verdict = await check.judge(freed, purpose, { now: NOW, address: far });
      assert.equal(verdict.kind, "forged");
    }
  }
});

Deno.test("the same answer is always the same proof", async () => {
  const { answer } = await solved;
  const ids = new Set<string>();
  for (let time = 0; time < 200; time++) {
    const verdict = await check.judge(answer, BALLOT, CONTEXT);
    assert.ok(verdict.kind === "passed");
    ids.add(verdict.proof.id);
  }
  assert.equal(ids.size, 1);
});

Deno.test("an answer in any notation is the same proof", async () => {
  const { posed, answer } = await solved;
  const written = [
    btoa(JSON.stringify(JSON.parse(atob(answer)), null, 2)),
    altered(answer, (decoded) => Object.assign(decoded, { took: 12 })),
    altered(answer, ({ challenge }) => Object.assign(challenge, { more: "x" })),
    altered(answer, ({ challenge }) => challenge.parameters.data["more"] = "x"),
  ];
  for (const same of written) {
    const verdict = await check.judge(same, BALLOT, CONTEXT);
    assert.ok(verdict.kind === "passed");
    assert.equal(verdict.proof.id, JSON.parse(posed).signature);
  }
});

Deno.test("an altered challenge or answer is forged", async () => {
  const { answer } = await solved;
  const other = await check.pose({ ...BALLOT, serverId: "another" }, ASKING);
  const changes: Record<string, (decoded: Decoded) => void> = {
    cost: ({ challenge }) => challenge.parameters["cost"] = 1,
    "a higher cost": ({ challenge }) => challenge.parameters["cost"] = 1e9,
    algorithm: ({ challenge }) => challenge.parameters["algorithm"] = "SHA-256",
    "key's length": ({ challenge }) => challenge.parameters["keyLength"] = 1e9,
    "key's prefix": ({ challenge }) => challenge.parameters["keyPrefix"] = "",
    nonce: ({ challenge }) => challenge.parameters["nonce"] = "not hex",
    salt: ({ challenge }) => challenge.parameters["salt"] = "",
    expiry: ({ challenge }) => challenge.parameters.data["expires"] = "2030-01-01T00:00:00.000Z",
    purpose: ({ challenge }) => challenge.parameters.data["purpose"] = "sign_up",
    "more parameters": ({ challenge }) => challenge.parameters["expiresAt"] = 9e9,
    signature: ({ challenge }) => challenge.signature = "0".repeat(64),
    "signature of another": ({ challenge }) => challenge.signature = JSON.parse(other).signature,
    counter: ({ solution }) => solution.counter += 1,
    "derived key": ({ solution }) => solution.derivedKey = "00".repeat(32),
    "no derived key": ({ solution }) => solution.derivedKey = "",
  };
  for (const [name, change] of Object.entries(changes)) {
    const verdict = await check.judge(altered(answer, change), BALLOT, CONTEXT);
    assert.deepEqual(verdict, { kind: "forged" }, name);
  }
});

Deno.test("anything that is no answer is forged, never an error", async () => {
  const { answer } = await solved;
  const deep = `${"[".repeat(1_500)}${"]".repeat(1_500)}`;
  const texts = [
    ...[
      "",
      "%",
      "null",
      btoa("null"),
      btoa("[]"),
      btoa("{"),
      btoa("{}"),
      btoa("\u0000"),
      btoa(deep),
    ],
    answer.slice(0, -9),
    `${answer}${" ".repeat(4_097)}`,
    "A".repeat(5_000_000),
    altered(answer, (decoded) => Object.assign(decoded, { solution: null })),
    altered(answer, ({ solution }) => solution.counter = -1.5),
    altered(answer, ({ solution }) => solution.counter = -1),
    altered(answer, ({ solution }) => solution.counter = 2 ** 32),
    altered(answer, ({ challenge }) => Object.assign(challenge, { parameters: [] })),
  ];
  for (const text of texts) {
    const verdict = await check.judge(text, BALLOT, CONTEXT);
    assert.deepEqual(verdict, { kind: "forged" }, text.slice(0, 40));
  }
});

Deno.test("a crowd's proof takes twice the work, and no client can ask for less", async () => {
  const posed = await check.pose(BALLOT, { now: NOW, effort: 2 });
  const challenge = JSON.parse(posed);
  assert.equal(challenge.parameters.cost, 2 * LITTLE_WORK.cost);
  const answer = await solve(posed);
  assert.equal((await check.judge(answer, BALLOT, CONTEXT)).kind, "passed");
  challenge.parameters.cost = LITTLE_WORK.cost;
  const cheaper = await solve(JSON.stringify(challenge));
  assert.deepEqual(await check.judge(cheaper, BALLOT, CONTEXT), { kind: "forged" });
});

Deno.test("issuing a challenge derives no key, judging an answer one at most", async () => {
  let derived = 0;
  const counted = createProofOfWork(SECRET_KEY, {
    work: LITTLE_WORK,
    derive: (...asked) => (derived++, deriveKey(...asked)),
  });
  const answer = await solve(await counted.pose(BALLOT, ASKING));
  assert.equal(derived, 0);
  const late = { ...CONTEXT, now: new Date(NOW.getTime() + 600_000) };
  const judged = [
    await counted.judge(
      altered(answer, ({ challenge }) => challenge.signature = "0".repeat(64)),
      BALLOT,
      CONTEXT,
    ),
    await counted.judge(answer, { kind: "sign_up" }, CONTEXT),
    await counted.judge(answer, BALLOT, late),
  ];
  assert.deepEqual(judged.map(({ kind }) => kind), ["forged", "forged", "expired"]);
  assert.equal(derived, 0);
  const wrong = altered(answer, ({ solution }) => solution.derivedKey = "00".repeat(32));
  assert.equal((await counted.judge(wrong, BALLOT, CONTEXT)).kind, "forged");
  assert.equal(derived, 1);
  assert.equal((await counted.judge(answer, BALLOT, CONTEXT)).kind, "passed");
  assert.equal(derived, 2);
});

Deno.test("no two challenges are alike, and none tells its answer", async () => {
  const posed = await Promise.all(Array.from({ length: 20 }, () => check.pose(BALLOT, ASKING)));
  assert.equal(new Set(posed.map((text) => JSON.parse(text).signature)).size, 20);
  for (const text of posed) {
    assert.deepEqual(Object.keys(JSON.parse(text)).sort(), ["parameters", "signature"]);
    assert.doesNotMatch(text, /counter|derivedKey"/);
  }
});
