import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { scryptSync } from "node:crypto";
import {
  createPasswords,
  type DeriveKey,
  PASSWORD_QUEUE,
} from "../../src/site/accounts/passwords/password.ts";
import { changePassword } from "../../src/site/sign_in/passwords/change_password.ts";
import { requestReset, resetPassword } from "../../src/site/sign_in/passwords/password_reset.ts";
import { changeEmail } from "../../src/site/sign_in/links/confirm_email.ts";
import { deleteAccount } from "../../src/site/sign_in/delete_account.ts";
import { signIn } from "../../src/site/sign_in/entry/sign_in_by_password.ts";
import { eventually } from "../support/processes/processes.ts";
import { PASSWORD, type Person, requestFrom, signUp } from "../support/people/people.ts";
import { openWorld, type World } from "../support/world.ts";
import { mailedToken } from "../support/people/mailed_links.ts";

const NEW_PASSWORD = "another horse battery";

Deno.test("a sign-in under way does not outlive the password it was begun with", async () => {
  await using site = await openSite();
  for (const [name, end] of Object.entries(ENDS)) {
    const person = await signUp(site.world, name);
    const request = requestFrom();
    request.headers.set("user-agent", "Late/1.0");
    const outcome = await site.whileChecking(
      () => signIn(site.world.context, { nameOrEmail: name, password: PASSWORD }, { request }),
      () => end(site.world, person),
    );
    assert.equal(outcome.kind, "wrong", name);
    const { sql } = site.world.services;
    const sessions = await sql`
      select from session where account_id = ${person.viewer.accountId} and user_agent = 'Late/1.0'`;
    assert.equal(sessions.length, 0, `${name}: no session is left`);
  }
});

Deno.test("nothing is done by a password that was reset while it was checked", async () => {
  await using site = await openSite();
  const { world } = site;
  const { viewer, cookie } = await signUp(world, "Reset");
  const request = requestFrom({ cookie });
  const email = { email: "thief@example.com", password: PASSWORD, now: world.clock.now };
  const change = { password: PASSWORD, newPassword: "the thief's password", request };
  const outcome = await site.whileChecking(
    () => changePassword(world.context, viewer, change),
    () => reset(world),
  );
  assert.equal(outcome.kind, "wrong");
  const again = await signIn(
    world.context,
    { nameOrEmail: "Reset", password: NEW_PASSWORD },
    { request },
  );
  assert.equal(again.kind, "signed_in", "the new password stands");
  const mails = world.mails.length;
  const claimed = await site.whileChecking(
    () => changeEmail(world.context, viewer, { ...email, password: NEW_PASSWORD }),
    () => reset(world, PASSWORD),
  );
  await world.services.background.settled();
  assert.equal(claimed.kind, "wrong");
  assert.ok(world.mails.slice(mails).every(({ to }) => to !== email.email));
});

/** Sets another password by a link. */
async function reset(world: World, newPassword = NEW_PASSWORD) {
  const { context, services } = world;
  await requestReset(context, "reset@example.com", requestFrom());
  await services.background.settled();
  const token = mailedToken(world, "reset@example.com", "/reset-password/");
  assert.equal((await resetPassword(context, token, { newPassword })).kind, "reset");
}

/** The ways in which a password ends, and with it all sessions. */
const ENDS: Record<string, (world: World, person: Person) => Promise<unknown>> = {
  Reset: (world) => reset(world),
  async Changed({ context }, { viewer, cookie }) {
    const change = { password: PASSWORD, newPassword: NEW_PASSWORD };
    const request = requestFrom({ cookie });
    const changed = await changePassword(context, viewer, { ...change, request });
    assert.equal(changed.kind, "changed");
  },
  async Deleted({ context, act }, { viewer }) {
    const deleted = await deleteAccount(context, viewer, { password: PASSWORD, ...act });
    assert.equal(deleted.kind, "deleted");
  },
};

/** A world in which checking a password takes as long as a test wants. */
async function openSite() {
  let held: Promise<void> | undefined;
  let isHeld = false;
  const derive: DeriveKey = async (password, salt, cost) => {
    const wait = held;
    held = undefined;
    isHeld ||= wait !== undefined;
    await wait;
    return Buffer.from(scryptSync(password, salt, 64, cost));
  };
  const room = { ...PASSWORD_QUEUE, slots: 4 };
  const world = await openWorld({
    passwords: createPasswords({ N: 16, r: 1, p: 1 }, { derive, room }),
  });
  return {
    world,
    /** Does something that takes a password, and something else while that is being checked. */
    async whileChecking<Outcome>(
      checks: () => Promise<Outcome>,
      work: () => Promise<unknown>,
    ): Promise<Outcome> {
      const { promise, resolve: release } = Promise.withResolvers<void>();
      held = promise;
      isHeld = false;
      const checking = checks();
      await eventually("the password is being checked", () => isHeld || undefined);
      await work();
      release();
      return await checking;
    },
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  };
}
