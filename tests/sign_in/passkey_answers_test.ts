import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import type { ChallengePurpose } from "../../src/site/sign_in/passkeys/passkey_challenge.ts";
import { addPasskey } from "../../src/site/sign_in/passkeys/add_passkey.ts";
import { makeSoftPasskey } from "../support/people/soft_passkey.ts";
import { ATTESTATIONS, openStage } from "./passkey_stage.ts";

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
