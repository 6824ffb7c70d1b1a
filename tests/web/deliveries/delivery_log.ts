import assert from "node:assert/strict";
import { listDeliveries } from "../../../src/site/deliveries/list_deliveries.ts";
import { issueByForm, openOwner } from "../../support/people/owner.ts";
import type { Receiver } from "../../support/deliveries/receiver.ts";
import type { World } from "../../support/world.ts";

/** The page with the server's keys and its log. */
export const LOG = "/my/servers/caves/api";

/** The pages of single deliveries. */
export const DELIVERIES = "/my/servers/caves/deliveries";

/** Returns the part of a page with the log, which stands between the keys and the samples. */
export function logOf(html: string): string {
  return html.slice(html.indexOf('id="deliveries"'), html.indexOf("Sample code"));
}

/** Steve's server with a key whose webhook leads to the receiver. */
export async function openLog(world: World, receiver: Pick<Receiver, "url">) {
  const steve = await openOwner(world);
  const { path, secret } = await issueByForm(steve, { name: "lobby", webhook_url: receiver.url });
  return { steve, path, secret };
}

/** Votes as a player, and returns the id of the delivery. */
export async function vote(world: World, username: string): Promise<string> {
  await world.account(username);
  await world.vote({ slug: "caves" }, username);
  const [newest] = await listDeliveries(world.services.sql, "caves", world.act);
  return newest?.id ?? assert.fail("no delivery");
}

/** Waits until all due deliveries were attempted. */
export function settle(world: World): Promise<void> {
  return world.services.dispatcher.deliverDue();
}
