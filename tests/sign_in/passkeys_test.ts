import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { addPasskey } from "../../src/site/sign_in/passkeys/add_passkey.ts";
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
import { ATTESTATIONS, openStage } from "./passkey_stage.ts";

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
  assert.equal((await removePasskey(world.context, viewer, "abc")).kind, "unknown");
});

Deno.test("a passkey is removed by its owner alone, and takes a second step that was its own with it", async () => {
  await using stage = await openStage();
  const { world, viewer, key } = stage;
  const stranger = await signUp(world, "Eve");
  assert.equal((await removePasskey(world.context, stranger.viewer, key.id)).kind, "unknown");
  assert.equal((await turnOnPasskeys(world.context, stranger.viewer)).kind, "wrong");
  assert.equal((await turnOnPasskeys(world.context, viewer)).kind, "on");
  assert.equal((await removePasskey(world.context, viewer, key.id)).kind, "removed");
  assert.equal(await findSecondFactor(world.services.sql, viewer.accountId), undefined);
});

Deno.test("the operator's reset takes passkeys, app and codes, and is in the trail", async () => {
  await using stage = await openStage();
  const { world, viewer } = stage;
  const { sql } = world.services;
  await turnOnFactors(world, viewer);
  const { mail, ...reset } = await resetFactors(world.context, viewer.accountId, world.act);
  assert.deepEqual(reset, { passkeys: 1, hadSecondFactor: true });
  assert.equal(mail, undefined, "the address is unconfirmed");
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
