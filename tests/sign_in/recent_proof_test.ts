import assert from "node:assert/strict";
import { isRecent } from "../../src/site/sign_in/sessions/is_recent.ts";
import { beginAtProvider } from "../../src/site/sign_in/entry/begin_at_provider.ts";
import { addPasskey } from "../../src/site/sign_in/passkeys/add_passkey.ts";
import { removePasskey } from "../../src/site/sign_in/ways_in/remove_passkey.ts";
import { linkIdentity, unlinkIdentity } from "../../src/site/sign_in/ways_in/ways_in.ts";
import { listPasskeys } from "../../src/site/sign_in/passkeys/list_passkeys.ts";
import {
  findSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
  turnOnApp,
  turnOnPasskeys,
} from "../../src/site/sign_in/two_factor/second_factor.ts";
import { makeApp } from "../../src/site/sign_in/two_factor/totp.ts";
import { findViewer } from "../../src/site/sign_in/sessions/find_viewer.ts";
import {
  findProofWays,
  proveAgain,
  type SentProof,
} from "../../src/site/sign_in/proof/recent_proof.ts";
import { signIn } from "../../src/site/sign_in/entry/sign_in_by_password.ts";
import { codeAt, turnOnFactors } from "../support/people/factors.ts";
import { doubleProviders, PIA } from "../support/people/provider_double.ts";
import { giveSoftPasskey, makeSoftPasskey } from "../support/people/soft_passkey.ts";
import { cookieOf, PASSWORD, requestFrom, signUp } from "../support/people/people.ts";
import { openWorld } from "../support/world.ts";

Deno.test("who signed in within ten minutes has shown who they are", async () => {
  await using world = await openWorld();
  const { viewer } = await signUp(world, "Steve_01");
  const now = () => world.clock.now;
  assert.ok(isRecent(viewer, now()));
  world.clock.now = new Date(now().getTime() + 600_000);
  assert.ok(!isRecent(viewer, now()));
});

Deno.test("without a recent proof, no way to sign in and no second step is added, changed or removed", async () => {
  await using world = await openWorld();
  const { context, clock } = world;
  const { viewer } = await signUp(world, "Steve_01");
  const { secret, sealed } = await makeApp(context.box, { ...viewer, site: "Voteboard" });
  const key = await giveSoftPasskey(world, viewer.accountId);
  assert.equal(await linkIdentity(context, viewer.accountId, PIA), "linked");
  await turnOnFactors(world, viewer);
  const before = await findSecondFactor(context.sql, viewer.accountId);
  world.pass(600_000);
  const challenge = context.passkeyChallenges.make({ ceremony: "add", holder: viewer.sessionId });
  const credential = makeSoftPasskey(-7, viewer.accountId).register({ challenge });
  const outcomes = [
    await addPasskey(context, viewer, { name: "Phone", credential }),
    await removePasskey(context, viewer, key.id),
    await unlinkIdentity(context, viewer, PIA),
    await turnOnApp(context, viewer, { sealed, code: codeAt(secret, clock.now) }),
    await turnOnPasskeys(context, viewer),
    await renewRecoveryCodes(context, viewer),
    await turnOffSecondFactor(context, viewer),
  ];
  assert.deepEqual(outcomes.map(({ kind }) => kind), Array(7).fill("unproved"));
  const kept = await listPasskeys(context, viewer.accountId);
  assert.deepEqual(kept.map(({ id }) => id), [key.id]);
  assert.equal((await context.sql`select from identity`).length, 1);
  assert.deepEqual(await findSecondFactor(context.sql, viewer.accountId), before);
  const added = await addPasskey(context, { ...viewer, provedAt: clock.now }, {
    name: "Phone",
    credential,
  });
  assert.equal(added.kind, "added");
});

Deno.test("without a recent proof, no round to link an identity begins", async () => {
  await using world = await openWorld({ rounds: doubleProviders() });
  const { viewer } = await signUp(world, "Steve_01");
  const { context, clock } = world;
  const begin = async (provedAt: Date) => {
    const wanted = { purpose: "link", viewer: { ...viewer, provedAt }, next: "/account" } as const;
    return (await beginAtProvider(context, "discord", { ...wanted, request: requestFrom() })).kind;
  };
  const shown = clock.now;
  world.pass(600_000);
  assert.equal(await begin(shown), "unproved");
  assert.equal(await begin(new Date(shown.getTime() + 1)), "begun");
});

Deno.test("a password is a proof of identity, but not where a second step is on", async () => {
  await using world = await openWorld();
  const { viewer, cookie } = await signUp(world, "Steve_01");
  const { headers } = requestFrom({ cookie });
  const prove = (sent: SentProof) => proveAgain(world.context, viewer, { sent, headers });
  const ways = () => findProofWays(world.services, viewer);
  world.pass(3_600_000);
  assert.deepEqual(await prove({ password: "a wrong password" }), { kind: "wrong" });
  assert.equal((await prove({ password: PASSWORD })).kind, "proved");
  assert.deepEqual(await ways(), { password: true, code: false, passkey: false, providers: [] });
  const { secret } = await turnOnFactors(world, { ...viewer, provedAt: world.clock.now });
  assert.deepEqual(await prove({ password: PASSWORD }), { kind: "wrong" });
  assert.deepEqual(await prove({ code: codeAt(secret, world.clock.now) }), { kind: "wrong" });
  assert.equal((await prove({ code: codeAt(secret, world.clock.now, 1) })).kind, "proved");
  assert.deepEqual(await ways(), { password: false, code: true, passkey: false, providers: [] });
});

Deno.test("a proof gives the session a new token, and the one before opens nothing", async () => {
  await using world = await openWorld();
  const { viewer, cookie } = await signUp(world, "Steve_01");
  world.pass(3_600_000);
  const { headers } = requestFrom({ cookie });
  const outcome = await proveAgain(world.context, viewer, {
    sent: { password: PASSWORD },
    headers,
  });
  assert.ok(outcome.kind === "proved");
  assert.equal((await findViewer(world.context, headers)).viewer, undefined);
  const renewed = requestFrom({ cookie: cookieOf(outcome.setCookies) });
  const found = await findViewer(world.context, renewed.headers);
  assert.deepEqual(found.viewer, { ...viewer, provedAt: world.clock.now });
});

Deno.test("a sign-in ends the session that its browser had before", async () => {
  await using world = await openWorld();
  const { cookie } = await signUp(world, "Steve_01");
  await signUp(world, "Alex");
  const typed = { nameOrEmail: "Alex", password: PASSWORD };
  assert.equal(
    (await signIn(world.context, typed, { request: requestFrom({ cookie }) })).kind,
    "signed_in",
  );
  const before = await findViewer(world.context, requestFrom({ cookie }).headers);
  assert.equal(before.viewer, undefined);
});
