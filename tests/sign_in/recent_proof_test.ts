import assert from "node:assert/strict";
import { findViewer } from "../../src/sign_in/find_viewer.ts";
import { findProofWays, isRecent, proveAgain } from "../../src/sign_in/recent_proof.ts";
import { codeAt, turnOnFactors } from "../support/factors.ts";
import { PASSWORD, requestFrom, signUp } from "../support/people.ts";
import { openWorld } from "../support/world.ts";

Deno.test("who signed in within ten minutes has shown who they are", async () => {
  await using world = await openWorld();
  const { viewer } = await signUp(world, "Steve_01");
  const now = () => world.clock.now;
  assert.ok(isRecent(viewer, now()));
  world.clock.now = new Date(now().getTime() + 600_000);
  assert.ok(!isRecent(viewer, now()));
});

Deno.test("a password proves who somebody is, but not where a second step is on", async () => {
  await using world = await openWorld();
  const { viewer, cookie } = await signUp(world, "Steve_01");
  const { headers } = requestFrom({ cookie });
  const prove = (sent: Parameters<typeof proveAgain>[2]) =>
    proveAgain(world.context, viewer, sent, headers);
  const ways = () => findProofWays(world.services, viewer);
  world.clock.now = new Date(world.clock.now.getTime() + 3_600_000);
  assert.deepEqual(await prove({ password: "a wrong password" }), { kind: "wrong" });
  assert.deepEqual(await prove({ password: PASSWORD }), { kind: "proved" });
  const again = await findViewer(world.context, headers);
  assert.ok(again.viewer && isRecent(again.viewer, world.clock.now));
  assert.deepEqual(await ways(), { password: true, code: false, passkey: false, providers: [] });
  const { secret } = await turnOnFactors(world, viewer);
  assert.deepEqual(await prove({ password: PASSWORD }), { kind: "wrong" });
  assert.deepEqual(await prove({ code: codeAt(secret, world.clock.now) }), { kind: "wrong" });
  assert.deepEqual(await prove({ code: codeAt(secret, world.clock.now, 1) }), { kind: "proved" });
  assert.deepEqual(await ways(), { password: false, code: true, passkey: false, providers: [] });
});
