import assert from "node:assert/strict";
import { LENIENT } from "../../support/votes/ballots.ts";
import { openPerson, type Visitor } from "../../support/people/visitor.ts";
import { openLinks } from "../../support/votes/vote_links.ts";
import { openWorld, type World } from "../../support/world.ts";
import { DAY_MS } from "../../../src/core/time/day.ts";

/** Opens a world with a server, its links and a signed-in player. */
export async function openSite(options: Parameters<typeof openWorld>[0] = {}) {
  const world = await openWorld({ botCheck: LENIENT, ...options });
  const server = await world.server();
  const steve = await openPerson(world, "Steve_01");
  return { world, server, steve, link: await openLinks(world, server) };
}

/** Every vote by its player and how it came, the oldest first. */
export async function votesIn({ services: { sql } }: World): Promise<string[]> {
  const rows = await sql<{ text: string }[]>`
    select username || ' ' || source as text from vote v join account a on a.id = v.account_id
    order by v.voted_at, v.id`;
  return rows.map(({ text }) => text);
}

/** Sends the form of a link's ballot, with a proof. */
export function press(visitor: Visitor, path: string, fields: Record<string, string> = {}) {
  return visitor.submit(path, { proof: crypto.randomUUID(), ...fields });
}

/** Agrees by a vote, and goes to the next day. */
export async function agree(world: World, visitor: Visitor, path: string): Promise<void> {
  assert.equal((await press(visitor, path, { agree: "1" })).status, 303);
  nextDay(world);
}

/** Moves the clock to the next voting day. */
export function nextDay(world: World): void {
  world.pass(DAY_MS);
}
