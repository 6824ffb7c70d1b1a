import type { Query } from "../../core/database/connect.ts";
import { addNews } from "../../site/mail/news.ts";
import { refusal } from "../../core/refusals/refusal.ts";
import type { Act } from "../../core/rights/actor.ts";
import type { Context } from "../../core/trail/context.ts";
import { type AccompanyingWork, moderateServer } from "../../site/servers/change_server.ts";
import { FACTS } from "../../site/servers/fields/facts.ts";
import { forgetSameEdits, lockListing } from "../../site/servers/review/listing_version.ts";
import { showFields, type WrittenText } from "../../site/servers/fields/written_text.ts";

/**
 * Records that a moderator has seen an approved listing's edits. Refuses non-moderators, and a listing that was edited
 * since.
 */
export async function acceptEdits(
  context: Context,
  slug: string,
  { seenAt, ...act }: Act & { seenAt: Date },
): Promise<void> {
  await moderateServer(context, slug, {
    act,
    action: "edits_accepted",
    typedReason: null,
    async change(tx, { id }) {
      await lockListing(tx, id);
      const seen = await tx`
        delete from listing_version where server_id = ${id} and state = 'seen' and at = ${seenAt} returning id`;
      if (seen.length === 0) throw refusal("change_gone", { slug, why: "seen" });
    },
  });
}

/** The texts that can be put back. The name, game, address and slug can't, because players already use them. */
export const RESTORED = ["description", ...FACTS.keyof().options] as const;

/**
 * Puts a listing's texts back to the version that a moderator last saw, and notifies the owner of the reason. Refuses
 * non-moderators, a missing reason, a listing that was edited since `seenAt`, and one without texts to put back.
 */
export async function putEditsBack(
  context: Context,
  slug: string,
  { seenAt, reason: text, also, ...act }: Act & {
    /** The time of the edit that the moderator saw. Undefined if they saw none, so that there is none to undo. */
    seenAt: Date | undefined;
    reason?: string | undefined;
    also?: AccompanyingWork;
  },
): Promise<void> {
  const action = "edits_put_back";
  await moderateServer(context, slug, {
    act,
    action,
    typedReason: text ?? "",
    also,
    async change(tx, { id: serverId, ownerId: accountId }, reason) {
      const { now } = act;
      await lockListing(tx, serverId);
      const was = seenAt && await findSeen(tx, serverId, seenAt);
      if (!was) throw refusal("change_gone", { slug, why: "seen" });
      const changed = await showFields(tx, serverId, { text: was, now });
      if (changed.length === 0) throw refusal("change_gone", { slug, why: "none" });
      await forgetSameEdits(tx, serverId);
      await addNews(tx, { accountId, kind: action, serverId, content: reason, now });
      return changed;
    },
    details: (changed) => ({ changed: changed.join(", ") }),
  });
}

/** Finds the texts that a moderator last saw. Undefined if there was an edit since `seenAt`. */
async function findSeen(
  tx: Query,
  serverId: string,
  seenAt: Date,
): Promise<Partial<WrittenText> | undefined> {
  const [seen] = await tx<{ text: Partial<WrittenText> }[]>`
    select text from listing_version where server_id = ${serverId} and state = 'seen' and at = ${seenAt}`;
  if (!seen) return undefined;
  // Rows from before languages were compared don't have translations, so the current ones stay.
  const kept = Object.entries(seen.text).filter(([field]) =>
    RESTORED.some((part) => part === field)
  );
  return Object.fromEntries(kept);
}
