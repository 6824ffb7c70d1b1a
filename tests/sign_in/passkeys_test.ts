import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import type { ChallengePurpose } from "../../src/site/sign_in/passkeys/passkey_challenge.ts";
import { addPasskey } from "../../src/site/sign_in/passkeys/add_passkey.ts";
import { provePasskey } from "../../src/site/sign_in/passkeys/prove_passkey.ts";
import { relyingPartyOf } from "../../src/site/sign_in/passkeys/relying_party.ts";
import { removePasskey } from "../../src/site/sign_in/ways_in/remove_passkey.ts";
import { resetFactors } from "../../src/site/sign_in/two_factor/reset_factors.ts";
import {
  findSecondFactor,
  turnOnPasskeys,
} from "../../src/site/sign_in/two_factor/second_factor.ts";
import { turnOnFactors } from "../support/people/factors.ts";
import { signUp } from "../support/people/people.ts";
import { giveSoftPasskey, makeSoftPasskey } from "../support/people/soft_passkey.ts";
import { openWorld } from "../support/world.ts";

const PURPOSE: ChallengePurpose = { ceremony: "sign_in", holder: "this browser" };

/** An account with a passkey, and functions to ask it and to check its answers. */
async function openStage({ counter = 0 } = {}) {
  const world = await openWorld();
  const { viewer } = await signUp(world, "Steve_01");
  const key = await giveSoftPasskey(world, viewer.accountId, { counter });
  return {
    world,
    viewer,
    key,
    ask: (purpose = PURPOSE) => world.context.passkeyChallenges.make(purpose),
    prove: (credential: string, purpose = PURPOSE) =>
      provePasskey(world.context, credential, purpose),
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  };
}

/** Attestations that browsers and password managers send, although none was asked for. */
const ATTESTATIONS: Record<string, { fmt?: string; statement?: Buffer }> = {
  none: {},
  // {"alg": -7, "sig": 3 bytes}: self attestation whose signature is wrong
  self: { fmt: "packed", statement: Buffer.from("a263616c672663736967430a0b0c", "hex") },
  "an empty statement": { fmt: "packed" },
  "none with a statement": { statement: Buffer.from("a163616c6726", "hex") },
  "an unknown format": { fmt: "vendor" },
};

/** Flags and extensions that were not asked for: backed up, and {"credProtect": 2}, {"appid": true}, {}. */
const UNASKED = {
  "able to be backed up": { flags: 0x08 },
  "backed up": { flags: 0x18 },
  "known extension": { extensions: Buffer.from("a16b6372656450726f7465637402", "hex") },
  "unknown extensions": { extensions: Buffer.from("a1656170706964f5", "hex") },
  "no extension": { extensions: Buffer.from("a0", "hex") },
};

/** Spellings of the same answer. */
const SPELLINGS: Record<string, (json: string) => string> = {
  padded: (json) => spell(json, (text) => text + "=".repeat(-text.length & 3)),
  "plain base64": (json) =>
    spell(json, (text) => Buffer.from(text, "base64url").toString("base64")),
  "only what is needed": (json) => {
    const { id, response } = JSON.parse(json);
    return JSON.stringify({ id, response });
  },
  "more than is known": (json) =>
    JSON.stringify({
      ...JSON.parse(json),
      type: null,
      authenticatorAttachment: "phone",
      clientExtensionResults: { credProps: null, prf: { enabled: 1 } },
    }),
  "a null as transports": (json) => {
    const answer = JSON.parse(json);
    return JSON.stringify({ ...answer, response: { ...answer.response, transports: null } });
  },
};

function spell(json: string, change: (base64url: string) => string): string {
  return JSON.stringify(
    JSON.parse(json),
    (name, value) => typeof value === "string" && name !== "type" ? change(value) : value,
  );
}

for (const algorithm of [-8, -7, -257] as const) {
  Deno.test(`a passkey with algorithm ${algorithm} is added and signs in as browsers and password managers send it`, async () => {
    await using stage = await openStage();
    const { world, viewer, ask, prove } = stage;
    const { accountId, sessionId: holder } = viewer;
    const { sql } = world.services;
    const check = async (
      what: string,
      more: object,
      respell = (json: string) => json,
    ) => {
      const key = makeSoftPasskey(algorithm, accountId);
      const made = respell(key.register({ challenge: ask({ ceremony: "add", holder }), ...more }));
      const added = await addPasskey(world.context, viewer, { name: what, credential: made });
      assert.equal(added.kind, "added", what);
      for (const userHandle of [undefined, null, ""]) {
        const used = respell(key.answer({ challenge: ask(), userHandle, ...more }));
        assert.equal(await prove(used), accountId, `${what}, ${userHandle}`);
      }
      await sql`delete from passkey where id = ${key.id}`;
    };
    for (const [what, more] of Object.entries({ ...ATTESTATIONS, ...UNASKED })) {
      await check(what, more);
    }
    for (const [what, respell] of Object.entries(SPELLINGS)) await check(what, {}, respell);
  });
}

Deno.test("an account has twenty passkeys at most", async () => {
  await using stage = await openStage();
  const { world, viewer: { accountId, sessionId: holder }, viewer, ask } = stage;
  const add = async () => {
    const challenge = ask({ ceremony: "add", holder });
    const credential = makeSoftPasskey(-7, accountId).register({ challenge });
    return (await addPasskey(world.context, viewer, { name: "Phone", credential })).kind;
  };
  for (let nth = 2; nth < 20; nth++) await giveSoftPasskey(world, accountId);
  assert.deepEqual([await add(), await add()], ["added", "too_many"]);
});

Deno.test("a passkey of another site, without its user's check or for another challenge is not added, with any attestation", async () => {
  await using stage = await openStage();
  const { world, viewer, ask } = stage;
  const holder = viewer.sessionId;
  const lies = [
    { isVerified: false },
    { origin: "http://localhost.evil.example" },
    { rpId: "evil.example" },
    { challenge: ask() },
    { challenge: ask({ ceremony: "add", holder: "another session" }) },
  ];
  for (const lie of lies) {
    for (const attestation of Object.values(ATTESTATIONS)) {
      const challenge = ask({ ceremony: "add", holder });
      const credential = makeSoftPasskey(-7, viewer.accountId)
        .register({ challenge, ...attestation, ...lie });
      const { kind } = await addPasskey(world.context, viewer, { name: "Lie", credential });
      assert.equal(kind, "refused", JSON.stringify(lie));
    }
  }
  for (
    const credential of ["", "{}", "null", `{"id":"AAAA","response":{"attestationObject":"AA"}}`]
  ) {
    assert.equal(
      (await addPasskey(world.context, viewer, { name: "", credential })).kind,
      "refused",
    );
  }
});

Deno.test("a passkey's answer proves its account once, and two at the same moment prove it once", async () => {
  await using stage = await openStage();
  const { key, ask, prove, viewer } = stage;
  const answer = key.answer({ challenge: ask() });
  const both = await Promise.all([prove(answer), prove(answer)]);
  assert.deepEqual(both.toSorted(), [viewer.accountId, undefined]);
  assert.equal(await prove(answer), undefined);
});

Deno.test("a challenge is good for its purpose, in its browser, for an hour", async () => {
  await using stage = await openStage();
  const { world, key, ask, prove, viewer } = stage;
  const others: ChallengePurpose[] = [
    { ceremony: "sign_in", holder: "another browser" },
    { ceremony: "prove", holder: "this browser" },
    { ceremony: "second_factor", holder: "this browser" },
    { ceremony: "add", holder: "this browser" },
  ];
  for (const other of others) {
    assert.equal(await prove(key.answer({ challenge: ask(other) })), undefined, other.ceremony);
  }
  const invented = Buffer.from(`${"a".repeat(22)}.9999999999999.${"a".repeat(43)}`);
  for (const challenge of ["", "abc", invented.toString("base64url")]) {
    assert.equal(await prove(key.answer({ challenge })), undefined);
  }
  const late = ask();
  world.pass(3_600_000);
  assert.equal(await prove(key.answer({ challenge: late })), undefined);
  assert.equal(await prove(key.answer({ challenge: ask() })), viewer.accountId);
});

Deno.test("a stranger without a passkey has no row written, however many answers they send", async () => {
  await using stage = await openStage();
  const { world, key, ask, prove } = stage;
  const { sql } = world.services;
  for (let nth = 0; nth < 3; nth++) {
    const answer = { ...JSON.parse(key.answer({ challenge: ask() })), id: `unknown${nth}` };
    assert.equal(await prove(JSON.stringify(answer)), undefined);
  }
  assert.equal((await sql`select from spent_proof`).length, 0);
});

Deno.test("an answer without its user's check, of another site or for another account is refused", async () => {
  await using stage = await openStage();
  const { key, ask, prove } = stage;
  const lies = {
    "no check of the user": { isVerified: false },
    "another origin": { origin: "http://localhost.evil.example" },
    "another port": { origin: "http://localhost:8001" },
    "another host": { rpId: "evil.example" },
    "another account": { userHandle: Buffer.from(crypto.randomUUID()).toString("base64url") },
  };
  for (const [lie, answer] of Object.entries(lies)) {
    assert.equal(await prove(key.answer({ challenge: ask(), ...answer })), undefined, lie);
  }
  const signed = JSON.parse(key.answer({ challenge: ask() }));
  const other = JSON.parse(key.answer({ challenge: ask() }));
  const mixed = {
    ...signed,
    response: { ...signed.response, signature: other.response.signature },
  };
  assert.equal(await prove(JSON.stringify(mixed)), undefined, "another answer's signature");
  for (const junk of ["", "{", "null", "[]", `{"id":"\u0000"}`, JSON.stringify({ id: key.id })]) {
    assert.equal(await prove(junk), undefined, junk);
  }
});

Deno.test("a copy of a passkey that counted less is refused", async () => {
  await using stage = await openStage({ counter: 7 });
  const { key, ask, prove, viewer } = stage;
  assert.equal(await prove(key.answer({ challenge: ask(), counter: 8 })), viewer.accountId);
  for (const counter of [0, 7, 8]) {
    assert.equal(await prove(key.answer({ challenge: ask(), counter })), undefined);
  }
});

Deno.test("of two passkeys removed at once, the last way to sign in stays", async () => {
  await using stage = await openStage();
  const { world, viewer, key } = stage;
  const other = await giveSoftPasskey(world, viewer.accountId);
  await world.services.sql`delete from credential`;
  const outcomes = await Promise.allSettled(
    [key, other].map(({ id }) => removePasskey(world.context, viewer, id)),
  );
  assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ["fulfilled", "rejected"]);
  const refused = outcomes.find(({ status }) => status === "rejected");
  assert.ok(refused?.status === "rejected" && refused.reason.code === "last_way_in");
  assert.equal(await removePasskey(world.context, viewer, "abc"), false);
});

Deno.test("a passkey is removed by its owner alone, and takes a second step that was its own with it", async () => {
  await using stage = await openStage();
  const { world, viewer, key } = stage;
  const stranger = await signUp(world, "Eve");
  assert.equal(await removePasskey(world.context, stranger.viewer, key.id), false);
  assert.equal((await turnOnPasskeys(world.context, stranger.viewer)).kind, "wrong");
  assert.equal((await turnOnPasskeys(world.context, viewer)).kind, "on");
  assert.equal(await removePasskey(world.context, viewer, key.id), true);
  assert.equal(await findSecondFactor(world.services.sql, viewer.accountId), undefined);
});

Deno.test("the operator's reset takes passkeys, app and codes, and is in the trail", async () => {
  await using stage = await openStage();
  const { world, viewer } = stage;
  const { sql } = world.services;
  await turnOnFactors(world, viewer);
  const reset = await resetFactors(world.context, viewer.accountId, world.act);
  assert.deepEqual(reset, { passkeys: 1, hadSecondFactor: true });
  for (const table of ["passkey", "second_factor", "recovery_code"]) {
    assert.equal((await sql`select from ${sql(table)}`).length, 0, table);
  }
  const [entry] = await sql`select action, subject, actor_id from audit_entry order by id desc`;
  assert.deepEqual({ ...entry }, {
    action: "factors_reset",
    subject: viewer.accountId,
    actorId: null,
  });
});

Deno.test("passkeys belong to a host name, with https or on this machine", () => {
  assert.deepEqual(relyingPartyOf("https://votes.example:8443"), {
    id: "votes.example",
    origin: "https://votes.example:8443",
  });
  for (const url of ["http://votes.example", "https://192.0.2.1", "https://[2001:db8::1]"]) {
    assert.equal(relyingPartyOf(url), undefined, url);
  }
});

Deno.test("a passkey's answer that is longer than any is not parsed", async () => {
  await using stage = await openStage();
  const answer = stage.key.answer({ challenge: stage.ask() });
  const { parse } = JSON;
  let parsed = 0;
  JSON.parse = (text, reviver) => {
    parsed++;
    return parse(text, reviver);
  };
  try {
    for (const text of ["[".repeat(60_000), `${answer}${" ".repeat(60_000)}`]) {
      assert.equal(await stage.prove(text), undefined);
    }
    assert.equal(parsed, 0);
  } finally {
    JSON.parse = parse;
  }
});
