import assert from "node:assert/strict";
import { insertPlayer } from "../../../../src/core/accounts/players.ts";
import { LENIENT } from "../../../support/votes/ballots.ts";
import {
  doubleProviders,
  goThrough,
  type ProviderDouble,
} from "../../../support/people/provider_double.ts";
import type { Visitor } from "../../../support/people/visitor.ts";
import { openWorld, type World, type WorldOptions } from "../../../support/world.ts";

/** A site with Discord, Steam and an OpenID Connect provider. */
export async function openSite(
  options: WorldOptions = {},
): Promise<{ world: World; providers: ProviderDouble }> {
  const providers = doubleProviders();
  const world = await openWorld({ botCheck: LENIENT, rounds: providers, ...options });
  return { world, providers };
}

/** Comes from a provider for the first time, and chooses a name. */
export async function signUp(visitor: Visitor, username: string, next = "/") {
  assert.equal((await goThrough(visitor, { next })).location, "/sign-up/name");
  return await visitor.submit("/sign-up/name", { username, next });
}

/** Returns all accounts with their addresses, by name. */
export async function accountsOf({ services: { sql } }: World) {
  return await sql<{ username: string; email: string | null; emailVerified: boolean }[]>`
    select username, email, email_verified from account where deleted_at is null order by username`;
}

/** A player without sign-in whom a server's link named. */
export async function insertLinked(world: World, username: string): Promise<void> {
  const { id: vouchedBy } = await world.server("Linked");
  const id = crypto.randomUUID();
  await insertPlayer(world.services.sql, { id, username, vouchedBy, now: world.clock.now });
}
