import type { Query } from "../../core/database/connect.ts";
import { addNews } from "../../site/mail/news.ts";
import { refusal } from "../../core/refusals/refusal.ts";
import type { Act } from "../../core/rights/actor.ts";
import type { Context } from "../../core/trail/context.ts";
import { type Along, moderateServer } from "../../site/servers/change_server.ts";
import { FACTS, type Facts } from "../../site/servers/facts.ts";
import { findFacts, isSameText, writeFacts } from "../../site/servers/save_facts.ts";
import { forgetSameEdits } from "../../site/servers/unreviewed_edit.ts";

/** The texts of a listing that can be put back. Its name, game, address and slug are not: players go by them already. */
type Texts = Facts & { description: string };

/** The parts that can be put back, in the order of the audit trail. */
export const RESTORED = ["description", ...FACTS.keyof().options] as const;

/**
 * Puts a listing's texts back to what a moderator last saw; the owner is notified why. Refuses non-moderators, a
 * missing reason, a listing that was edited since `seenAt`, and one of which nothing can be put back.
 */
export async function putEditsBack(
  context: Context,
  slug: string,
  { seenAt, reason: text, also, ...act }: Act & {
    seenAt: Date;
    reason?: string | undefined;
    also?: Along;
  },
): Promise<void> {
  const doing = "put_edits_back";
  const action = "edits_put_back";
  await moderateServer(context, slug, {
    act,
    doing,
    action,
    typedReason: text ?? "",
    also,
    async change(tx, { id: serverId, ownerId: accountId }, reason) {
      const { now } = act;
      // Locks the listing first, as an edit does.
      await tx`select from server where id = ${serverId} for update`;
      const was = await findSeen(tx, serverId, seenAt);
      if (!was) throw refusal("change_unknown", { doing, slug, why: "seen" });
      const texts = await findTexts(tx, serverId);
      const after = { ...texts, ...was };
      const changed = RESTORED.filter((part) => !isSameText(texts[part], after[part]));
      if (changed.length === 0) throw refusal("change_unknown", { doing, slug, why: "none" });
      await writeFacts(tx, serverId, { facts: after, now });
      await tx`update server set description = ${after.description} where id = ${serverId}`;
      await forgetSameEdits(tx, serverId);
      await addNews(tx, { accountId, kind: action, serverId, reason, now });
      return changed;
    },
    details: (changed) => ({ changed: changed.join(", ") }),
  });
}

/** Finds the texts that a moderator last saw. Undefined if there was another edit than the one of `seenAt`. */
async function findSeen(
  tx: Query,
  serverId: string,
  seenAt: Date,
): Promise<Partial<Texts> | undefined> {
  const [edit] = await tx<{ was: Partial<Texts>; tags: string[] }[]>`
    select was, array(
      -- Kept by their names. A tag that was removed since stays away.
      select slug from tag where name in (select jsonb_array_elements_text(e.was->'tags')) order by slug
    ) as tags
    from unreviewed_edit e where server_id = ${serverId} and edited_at = ${seenAt}`;
  if (!edit) return undefined;
  const { was, tags } = edit;
  // Rows from before languages were compared have none: what is there stays.
  const parts = RESTORED.filter((part) => part in was);
  return Object.fromEntries(parts.map((part) => [part, part === "tags" ? tags : was[part]]));
}

async function findTexts(tx: Query, serverId: string): Promise<Texts> {
  const [row] = await tx<[{ description: string }]>`
    select description from server where id = ${serverId}`;
  return { ...await findFacts(tx, serverId), ...row };
}
