import type { Act } from "../../../core/rights/actor.ts";
import type { Context } from "../../../core/trail/context.ts";
import type { Query } from "../../../core/database/connect.ts";
import { addNews } from "../../mail/news.ts";
import { type Refusal, refusal } from "../../../core/refusals/refusal.ts";
import { isBarredAddress } from "./held_fields.ts";
import {
  dropChange,
  findChange,
  findWaiting,
  keepSeen,
  type ListingVersion,
  lockListing,
  seeFields,
} from "./listing_version.ts";
import { changeServer, moderateServer } from "../change_server.ts";
import { requireServer } from "../../../core/servers/require_server.ts";
import type { Server } from "../../../core/servers/server.ts";
import { showFields, WRITTEN } from "../fields/written_text.ts";

/** A moderator's decision on a change. The owner can read the reason. Only the operator may refuse without a reason. */
interface ChangeDecision extends Act {
  decision: "approve" | "refuse";
  /** The id of the change that the moderator saw. If absent, the decision applies to any waiting change. */
  changeId?: string | undefined;
  reason?: string | undefined;
}

/**
 * Applies or refuses a listing's requested change. Refuses non-moderators, an unknown server, a change that isn't
 * waiting or was replaced since, and a refusal without a reason.
 */
export async function decideChange(
  context: Context,
  slug: string,
  { decision, changeId, reason: text, ...act }: ChangeDecision,
): Promise<Server> {
  const action = decision === "approve" ? "change_approved" : "change_refused";
  const { server } = await moderateServer(context, slug, {
    act,
    action,
    typedReason: decision === "refuse" ? text ?? "" : null,
    async change(tx, { id: serverId, ownerId: accountId }, reason) {
      const change = await lockChange(tx, { serverId, slug });
      if (change.state === "refused") throw changeUnknown(slug);
      if (changeId !== undefined && changeId !== change.id) {
        throw changeUnknown(slug, "replaced");
      }
      if (decision === "approve") {
        await showFields(tx, serverId, { text: change.text, now: act.now });
        await dropChange(tx, serverId);
        await seeFields(tx, serverId, fieldsOf(change));
      } else {
        await tx`
          update listing_version set state = 'refused', at = ${act.now}, reason = ${reason} where id = ${change.id}`;
      }
      await addNews(tx, { accountId, kind: action, serverId, content: reason, now: act.now });
      return { change, server: await requireServer(tx, slug) };
    },
    details: ({ change }) => ({ changed: fieldsOf(change).join(", ") }),
  });
  return server;
}

/** Withdraws a waiting change of the actor's listing, or dismisses a refused one. */
export async function withdrawChange(context: Context, slug: string, act: Act): Promise<void> {
  await changeServer(context, slug, {
    act,
    action: "change_withdrawn",
    async change(tx, { id: serverId }) {
      await lockChange(tx, { serverId, slug });
      await dropChange(tx, serverId);
    },
  });
}

/**
 * Applies a listing's new address that its owner has proven. Returns false if the waiting change no longer contains it,
 * or if it `isBarredAddress`: then it goes on waiting for a moderator.
 */
export async function applyAddress(
  tx: Query,
  { serverId, host, port }: { serverId: string; host: string; port: number },
  now: Date,
): Promise<boolean> {
  // Locks the listing before its change, as an edit does, to prevent deadlocks.
  await lockListing(tx, serverId);
  const waiting = await findWaiting(tx, serverId);
  if (waiting?.text.host !== host || waiting.text.port !== port) return false;
  if (await isBarredAddress(tx, { serverId, host, port })) return false;
  await keepSeen(tx, serverId, { now });
  await showFields(tx, serverId, { text: { host, port }, now });
  await tx`update listing_version set text = text - 'host' - 'port' where id = ${waiting.id}`;
  await tx`delete from listing_version where id = ${waiting.id} and text = '{}'`;
  return true;
}

/**
 * Locks a change so that it can't be replaced or decided until the transaction ends. Locks the listing first, as an
 * edit does.
 */
async function lockChange(
  tx: Query,
  { serverId, slug }: { serverId: string; slug: string },
): Promise<ListingVersion> {
  await lockListing(tx, serverId);
  await tx`select from listing_version where server_id = ${serverId} for update`;
  const change = await findChange(tx, serverId);
  if (change) return change;
  throw changeUnknown(slug);
}

function changeUnknown(slug: string, why: "none" | "replaced" = "none"): Refusal {
  return refusal("change_gone", { slug, why });
}

function fieldsOf({ text }: ListingVersion): string[] {
  return WRITTEN.filter((field) => field in text);
}
