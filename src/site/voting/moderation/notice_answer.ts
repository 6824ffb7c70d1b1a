import { isUuid } from "../../../core/database/uuid_v7.ts";
import { refusal } from "../../../core/refusals/refusal.ts";
import { type Act, requireRight } from "../../../core/rights/actor.ts";
import { requireImpartial } from "../../servers/change_server.ts";
import { requireOwnServer } from "../../../core/servers/require_server.ts";
import { cleanText } from "../../../core/text/typed_text.ts";
import { recordAudit } from "../../../core/trail/audit.ts";
import type { Context } from "../../../core/trail/context.ts";

/** Length of an owner's answer in characters. */
export const ANSWER_MIN = 3;
export const ANSWER_MAX = 1_000;

/**
 * Records an owner's answer to a notice. Refuses all but the owner and managers, an unknown notice, a second answer,
 * votes that are valid again, and a text that is too short or too long.
 */
export async function answerNotice(
  { sql }: Context,
  slug: string,
  { id, text, ...act }: Act & { id: string; text: string },
): Promise<void> {
  const answer = cleanText(text);
  await sql.begin(async (tx) => {
    const { id: serverId } = await requireOwnServer(tx, slug, { by: act.by });
    const known = isUuid(id)
      ? await tx<{ answer: string | null; isLifted: boolean }[]>`
      select n.answer, coalesce(b.state in ('restoring', 'lifted'), false) as is_lifted
      from void_notice n left join void_batch b on b.id = n.batch_id
      where n.id = ${id} and n.server_id = ${serverId} for update of n`
      : [];
    const [notice] = known;
    if (!notice) throw refusal("void_notice_unknown", { id });
    if (notice.answer !== null || notice.isLifted) {
      throw refusal("void_answered", { why: notice.isLifted ? "lifted" : "given" });
    }
    if (answer.length < ANSWER_MIN || answer.length > ANSWER_MAX) {
      throw refusal("void_answer_invalid", { min: ANSWER_MIN, max: ANSWER_MAX });
    }
    await tx`update void_notice set answer = ${answer}, answered_at = ${act.now} where id = ${id}`;
    await recordAudit(tx, act, { action: "void_answered", serverId, subject: id });
  });
}

/**
 * Records that a moderator has read an answer. Refuses non-moderators, moderators who belong to the listing, and an
 * answer that another moderator has read.
 */
export async function markAnswerRead(
  { sql }: Context,
  id: string,
  { by, now }: Act,
): Promise<void> {
  requireRight(by, "votes");
  await sql.begin(async (tx) => {
    const [server] = isUuid(id)
      ? await tx<{ id: string; slug: string; ownerId: string }[]>`
      update void_notice n set read_at = ${now} from server s
      where n.id = ${id} and s.id = n.server_id and n.answered_at is not null and n.read_at is null
      returning s.id, s.slug, s.owner_id`
      : [];
    if (!server) throw refusal("void_answer_read");
    await requireImpartial(tx, server, by);
  });
}
