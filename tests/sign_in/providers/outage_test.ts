import assert from "node:assert/strict";
import { beginRound } from "../../../src/sign_in/providers/round.ts";
import { startLyingIssuer } from "../../support/lying_issuer.ts";
import { signIn, signUp } from "../../support/people.ts";
import { openWorld } from "../../support/world.ts";

Deno.test("while an issuer hangs, people sign in with passwords, and sign up", async () => {
  await using issuer = await startLyingIssuer();
  await using world = await openWorld({ providers: { oidc: issuer.settings } });
  await signUp(world, "Steve_01");
  issuer.fault = "hang /.well-known/openid-configuration";
  let ended = 0;
  const asked = { purpose: { kind: "sign_in" }, next: "/" } as const;
  const hanging = Array.from({ length: 50 }, async () => {
    const begun = await beginRound(world.services, "oidc", asked);
    ended += 1;
    return begun.kind;
  });
  await signIn(world, "Steve_01");
  await signUp(world, "Alex_02");
  assert.equal(ended, 0);
  issuer.release();
  assert.deepEqual(new Set(await Promise.all(hanging)), new Set(["unavailable"]));
  assert.ok(issuer.hits.length <= 2, "they share a question, and at most once another");
});
