import assert from "node:assert/strict";
import { listServerAudit } from "../../../../src/site/trail/server_trail.ts";
import { openPerson, PASSWORD, type Visitor } from "../../../support/people/visitor.ts";
import type { World } from "../../../support/world.ts";
import { listGame } from "../../../support/network/listed_game.ts";

/** The owner's page of Caves. */
export const OWN = "/my/servers/caves";

/** The page with the people of Caves. */
export const PEOPLE = `${OWN}/people`;

/** The page with the settings of Caves. */
export const SETTINGS = `${OWN}/settings`;

/** What deletes Caves. */
export const SURE = { listing_name: "Caves", password: PASSWORD };

/** Caves, listed and approved, with a key and a delivery; its owner Steve_01, and Alex, who has an account. */
export async function openCaves(world: World) {
  const steve = await openPerson(world, "Steve_01");
  const alex = await openPerson(world, "Alex");
  const caves = { owner: "Steve_01", name: "Caves", host: "caves.example" };
  const server = await listGame(world, caves);
  const key = await world.key(server, "http://127.0.0.1:9999/hook?token=hunter2");
  await world.vote(server, "Alex");
  return { steve, alex, key, server };
}

/** Opens the first offer on an account's list, and returns its path. */
export async function offerTo(visitor: Visitor): Promise<string> {
  const { html } = await visitor.get("/my/servers");
  return /href="(\/my\/offers\/[^"]+)"/.exec(html)?.[1] ?? "/my/offers/none";
}

/** Gives Alex a role on Steve's listing by an offer that Alex accepts. */
export async function join(
  steve: Visitor,
  alex: Visitor,
  role: "manager" | "viewer",
): Promise<void> {
  const made = await steve.submit(PEOPLE, { username: "alex", role });
  assert.equal(made.location, `${SETTINGS}?notice=offer_made`);
  const joined = await alex.submit(`${await offerTo(alex)}/acceptance`);
  assert.equal(joined.location, `${OWN}?notice=member_joined`);
}

/** The actions in the trail of Caves, newest first, each with its actor. */
export async function trailOf(world: World): Promise<string[]> {
  const { sql } = world.services;
  const entries = await listServerAudit(sql, "caves", { by: world.act.by });
  return entries.map(({ actor, action }) => `${actor ?? "operator"} ${action}`);
}
