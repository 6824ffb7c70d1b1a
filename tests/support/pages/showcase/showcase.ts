import { findAccount } from "../../../../src/core/accounts/named_account.ts";
import { insertIdentity } from "../../../../src/site/accounts/identities.ts";
import { saveFacts } from "../../../../src/site/servers/editing/save_facts.ts";
import { startReceiver } from "../../deliveries/receiver.ts";
import { listExtreme } from "../extreme_listing.ts";
import { serveWorld } from "../browsing.ts";
import { doubleProviders, goThrough } from "../../people/provider_double.ts";
import { findPages, type Role, SHOWN_SERVER, type ShownPage } from "../shown_pages.ts";
import { openPerson, openVisitor, type Visitor } from "../../people/visitor.ts";
import { openWorld, type World, type WorldOptions } from "../../world.ts";
import { DAY_MS } from "../../../../src/core/time/day.ts";
import { FACTS, listServers } from "./listings.ts";
import { pollForDays, rankForDays, sharePlaces, visitForDays, voteForDays } from "./days.ts";
import { leaveReports, leaveWaves, leaveWork } from "./waiting_work.ts";
import { chooseFavourites, fillInbox, sendVotes } from "./deliveries.ts";

/** A site with content on every page, served on loopback. */
export interface Showcase extends AsyncDisposable {
  world: World;
  origin: string;
  pages: ShownPage[];
  people: Record<Role, Visitor>;
}

/** Opens a site with servers, votes, keys, successful and failed deliveries, and a queue of waiting listings. */
export async function openShowcase(
  { now = new Date(), ...options }: WorldOptions = {},
): Promise<Showcase> {
  const before = new Date(now.getTime() - 3 * DAY_MS);
  const world = await openWorld({ rounds: doubleProviders(), ...options, now: before });
  const people = {
    nobody: openVisitor(world),
    player: await openPerson(world, "Steve_01", { address: "192.0.2.11" }),
    owner: await openPerson(world, "Sky_Captain", { address: "192.0.2.12" }),
    moderator: await openPerson(world, "Mod_Mira", {
      isAdministrator: true,
      address: "192.0.2.13",
    }),
  };
  await listServers(world);
  await saveFacts(world.context, SHOWN_SERVER, { facts: FACTS, ...world.act });
  await voteForDays(world);
  await leaveWork(world);
  await pollForDays(world, now);
  const receivers = [startReceiver(), startReceiver()];
  const keyId = await sendVotes(world, receivers, now);
  await chooseFavourites(world);
  await fillInbox(world);
  await rankForDays(world, now);
  await visitForDays(world, now);
  await sharePlaces(world, now);
  await leaveWaves(world, now);
  await leaveReports(world);
  await listExtreme(world, "Sky_Captain");
  await useProviders(world, people.nobody);
  const site = serveWorld(world);
  return {
    world,
    origin: site.origin,
    people,
    pages: await findPages(world, keyId),
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]();
      for (const receiver of receivers) await receiver[Symbol.asyncDispose]();
      await world[Symbol.asyncDispose]();
    },
  };
}

/** Links the player's Discord account, and begins a newcomer's sign-up for a vote through Discord. */
async function useProviders({ services: { sql }, clock: { now } }: World, nobody: Visitor) {
  const player = await findAccount(sql, "Steve_01");
  const identity = { provider: "discord", subject: "1", now };
  await insertIdentity(sql, player?.id ?? "", identity);
  await goThrough(nobody, { next: `/servers/${SHOWN_SERVER}/vote` });
}
