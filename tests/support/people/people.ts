import assert from "node:assert/strict";
import { findViewer } from "../../../src/site/sign_in/sessions/find_viewer.ts";
import { signIn as signInByForm } from "../../../src/site/sign_in/entry/sign_in_by_password.ts";
import { signUp as signUpByForm } from "../../../src/site/sign_in/entry/sign_up_by_password.ts";
import type { AccountRequest } from "../../../src/site/sign_in/accounts_context.ts";
import type { Viewer } from "../../../src/core/rights/viewer.ts";
import type { World } from "../world.ts";

/** Everyone's password in the tests. */
export const PASSWORD = "correct horse battery";

/** A browser with a signed-in user. */
export interface Person {
  viewer: Viewer;
  /** Its `Cookie` header. */
  cookie: string;
}

/** Builds the request of a form. */
export function requestFrom(
  { cookie, address = "203.0.113.7" }: { cookie?: string; address?: string } = {},
): AccountRequest {
  const headers = new Headers({ "user-agent": "Test/1.0" });
  if (cookie !== undefined) headers.set("cookie", cookie);
  return { headers, address };
}

/** Returns the `Cookie` header that a browser sends for the cookies that it got. */
export function cookieOf(setCookies: string[]): string {
  return setCookies.map((cookie) => cookie.split(";")[0]).join("; ");
}

/** Signs up a user, by default each from a different address. */
export async function signUp(
  world: World,
  username: string,
  { email = `${username}@example.com`, address = `address of ${username}`, password = PASSWORD } =
    {},
): Promise<Person> {
  const wanted = { username, email, password };
  const outcome = await signUpByForm(world.context, wanted, {
    request: requestFrom({ address }),
    ...world.act,
  });
  assert.equal(outcome.kind, "signed_up");
  assert.ok("setCookies" in outcome);
  return await personWith(world, cookieOf(outcome.setCookies));
}

/** Signs in a user. Fails if the name and the password don't match. */
export async function signIn(
  world: World,
  nameOrEmail: string,
  password = PASSWORD,
): Promise<Person> {
  const request = requestFrom({ address: `address of ${nameOrEmail}` });
  const outcome = await signInByForm(world.context, { nameOrEmail, password }, { request });
  assert.equal(outcome.kind, "signed_in");
  assert.ok("setCookies" in outcome);
  return await personWith(world, cookieOf(outcome.setCookies));
}

async function personWith(
  world: World,
  cookie: string,
): Promise<Person> {
  const { viewer } = await findViewer(world.context, requestFrom({ cookie }).headers);
  assert.ok(viewer, "the cookie opens no session");
  return { viewer, cookie };
}
