import assert from "node:assert/strict";
import { LENIENT } from "../../support/votes/ballots.ts";
import { openVisitor, PASSWORD } from "../../support/people/visitor.ts";
import { openLinks } from "../../support/votes/vote_links.ts";
import { openWorld, type World } from "../../support/world.ts";

const RECEIPT = /^\/servers\/[a-z-]+\/votes\/[0-9a-f-]{36}\?receipt=[\w-]{43}/;

/** Opens a world with a server and its links. */
export async function openSite() {
  const world = await openWorld({ botCheck: LENIENT });
  const server = await world.server();
  const link = await openLinks(world, server);
  return { world, server, link };
}

/** Votes as a stranger by a link. */
export async function vote(world: World, link: string) {
  const { location, html } = await openVisitor(world).submit(link, {
    proof: crypto.randomUUID(),
  });
  assert.match(location ?? html, RECEIPT);
  return location ?? "";
}

/** Signs up with a name; `next` stays empty. */
export async function signUp(
  world: World,
  username: string,
  email = `${crypto.randomUUID()}@example.com`,
  password = PASSWORD,
) {
  const visitor = openVisitor(world);
  const sent = await visitor.submit("/sign-up", {
    username,
    email,
    password,
    proof: crypto.randomUUID(),
  });
  await world.services.background.settled();
  return { visitor, ...sent };
}

/** Opens the link in the last mail to an address, chooses a password, and presses its button. */
export async function confirm(world: World, email: string, password = PASSWORD) {
  const mail = world.mails.findLast(({ to }) => to === email);
  const path = new URL(mail?.link ?? "http://localhost/none").pathname;
  assert.equal((await openVisitor(world).get(path)).status, 200);
  const sent = await openVisitor(world).submit(path, { password });
  await world.services.background.settled();
  return sent;
}

/** Signs up for a name with an address, and has it confirmed as if by an earlier version, which waited for rivals. */
export async function waitConfirmed(world: World, username: string, email: string) {
  await signUp(world, username, email);
  await world.services.sql`update name_claim set confirmed_at = claimed_at where email = ${email}`;
}
