import assert from "node:assert/strict";
import { Secret, TOTP } from "otpauth";
import type { Viewer } from "../../../src/core/rights/viewer.ts";
import { turnOnApp } from "../../../src/site/sign_in/two_factor/second_factor.ts";
import { makeApp } from "../../../src/site/sign_in/two_factor/totp.ts";
import type { World } from "../world.ts";

/** The second factors of an account, in the form in which its owner has them. */
export interface Factors {
  /** In base32. */
  secret: string;
  /** Recovery codes. */
  codes: string[];
}

/**
 * Turns on two-step sign-in with an authenticator app, by someone who has just proved their identity. This uses up the
 * code of the current step.
 */
export async function turnOnFactors(world: World, viewer: Viewer): Promise<Factors> {
  const { context } = world;
  const { secret, sealed } = await makeApp(context.box, { ...viewer, site: "Voteboard" });
  const code = codeAt(secret, world.clock.now);
  const proved = { ...viewer, provedAt: world.clock.now };
  const outcome = await turnOnApp(context, proved, { sealed, code });
  assert.ok(outcome.kind === "on");
  return { secret, codes: outcome.codes };
}

/** Returns the code that an authenticator app shows at a time, or some steps of 30 seconds later. */
export function codeAt(secret: string, at: Date, steps = 0): string {
  const timestamp = at.getTime() + steps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** Returns a code that the app doesn't show at a time, or just before or after it. */
export function wrongCode(secret: string, at: Date): string {
  const right = [-1, 0, 1].map((steps) => codeAt(secret, at, steps));
  const wrong = ["000000", "111111", "222222", "333333"].find((code) => !right.includes(code));
  return wrong ?? assert.fail("four codes in three steps");
}
