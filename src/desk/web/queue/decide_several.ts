import { z } from "zod";
import { isUuid } from "../../../core/database/uuid_v7.ts";
import { Refusal } from "../../../core/refusals/refusal.ts";
import type { Act } from "../../../core/rights/actor.ts";
import { decideChange } from "../../../site/servers/decide_change.ts";
import { decideStatus } from "../../../site/servers/decide_status.ts";
import { QUEUE_PAGE } from "../../queue/moderation_queue.ts";
import { findSlug } from "../../../site/servers/find_slug.ts";
import type { Typed } from "../../../site/web/kit/form.tsx";
import { redirectTo, submit } from "../../../site/web/forms/submit.ts";
import { ticked, tickName } from "../../../site/web/kit/ticks.tsx";
import { actOf } from "../../../site/web/request_actor.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web } from "../../../site/web/web_env.ts";
import { showQueue } from "./queue_page.tsx";
import { typedReason } from "../frame/moderation_frame.tsx";
import { TICKED } from "./queue_list.tsx";

/** A decision about several listings: all new ones, or all changes. */
interface Decision {
  decision: "approve" | "reject";
  status: "pending" | "changed";
  reason: string;
}

/**
 * POST /moderation/decisions: approves or rejects the ticked listings or changes, each in the version that was seen.
 * Those that can't be decided are named with the reason, the others are decided.
 */
export const decideSeveral = submit({
  schema: z.object({
    decision: z.enum(["approve", "reject"]),
    status: z.enum(["pending", "changed"]),
    reason: z.string().default(""),
  }),
  fields: { reason_needed: "reason" },
  wrong: { "": "noneTicked" },
  show: showQueue,
  async act(c, web, { reason, ...chosen }, typed) {
    const locale = currentLocale();
    const { queue: words } = locale.words.moderation;
    const ids = ticked(typed, TICKED).filter(isUuid).slice(0, QUEUE_PAGE);
    if (ids.length === 0) return { kind: "wrong" };
    const decision = { ...chosen, reason: typedReason(typed, { text: reason }) };
    const failed: string[] = [];
    for (const id of ids) {
      const fault = await decideOne(web, { id, version: versionIn(typed, id) }, {
        ...decision,
        ...actOf(c, web),
      });
      if (fault !== undefined) failed.push(fault.sentenceIn(locale));
    }
    if (failed.length === 0) {
      return redirectTo(c, `/moderation?status=${chosen.status}`, "several_decided");
    }
    const outcome = words.outcome(ids.length - failed.length, failed.join(". "));
    return await showAgain(outcome);

    function showAgain(sentence: string) {
      c.set("faulty", true);
      const { status } = chosen;
      return showQueue(c, web, { typed: { status }, faults: { "": sentence } });
    }
  },
});

/** Decides about one listing. Returns why not, if it is refused; a missing reason is refused for all. */
async function decideOne(
  { services }: Web,
  { id, version }: { id: string; version: string },
  { decision, status, reason, ...act }: Decision & Act,
): Promise<Refusal | undefined> {
  const slug = await findSlug(services.sql, id);
  if (slug === undefined) return undefined;
  try {
    if (status === "changed") {
      const changed = decision === "approve" ? decision : "refuse";
      await decideChange(services, slug, { decision: changed, changeId: version, reason, ...act });
    } else {
      const [seenAt, statusSeen] = version.split(" ").map(momentOf);
      const seen = { seenAt: seenAt ?? new Date(0), statusSeen: statusSeen ?? null };
      await decideStatus(services, slug, { decision, reason, ...seen, ...act });
    }
    return undefined;
  } catch (error) {
    if (error instanceof Refusal && error.code !== "reason_needed") return error;
    throw error;
  }
}

function versionIn(typed: Typed, id: string): string {
  return typed[tickName(TICKED, id)] ?? "";
}

function momentOf(text: string): Date | undefined {
  const at = new Date(text);
  return text === "" || Number.isNaN(at.getTime()) ? undefined : at;
}
