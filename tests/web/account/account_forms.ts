import assert from "node:assert/strict";
import { openVisitor, PASSWORD, type Visitor } from "../../support/people/visitor.ts";
import { proveSignUp } from "../../support/votes/ballots.ts";
import type { World } from "../../support/world.ts";

/** The fields of a valid sign-up. */
export const NEW_ACCOUNT = { username: "Steve_01", email: "steve@example.com", password: PASSWORD };

/** Signs up by the form, and returns the visitor. */
export async function signUp(world: World): Promise<Visitor> {
  const visitor = openVisitor(world, { address: "198.51.100.1" });
  const proof = await proveSignUp(visitor);
  const { status } = await visitor.submit("/sign-up", { ...NEW_ACCOUNT, proof });
  assert.equal(status, 303);
  await visitor.get("/account/name");
  return visitor;
}

/** Returns the input of that name on a page, or an empty string. */
export function inputOf(html: string, name: string): string {
  return new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? "";
}
