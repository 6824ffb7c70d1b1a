import { isUuid } from "../../../core/database/uuid_v7.ts";
import { refusal } from "../../../core/refusals/refusal.ts";
import { type Act, requireRight } from "../../../core/rights/actor.ts";
import { requireImpartial } from "../../servers/change_server.ts";
import { isForAnother } from "../../servers/review/suspension_answer.ts";
import { parseOwnerAnswer } from "../../trail/answer.ts";
import { addNews } from "../../mail/news.ts";
import { requireOwnServer } from "../../../core/servers/require_server.ts";
import { recordAudit } from "../../../core/trail/audit.ts";
import type { Context } from "../../../core/trail/context.ts";

/**
 * Records an owner's answer to a notice. Refuses all but the owner and managers, an unknown notice, a second answer,
 * votes that are valid again, and a text that is too short or too long.
 */
export async function answerNotice(
  { sql }: Context,
  slug: string,
  { id, text, ...act }: Act & { id: string; text: string },
): Promise<void> {
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
    const answer = parseOwnerAnswer(text);
    await tx`update void_notice set answer = ${answer}, answered_at = ${act.now} where id = ${id}`;
    await recordAudit(tx, act, { action: "void_answered", serverId, subject: id });
  });
}

/** The listing of an answer that was just read. */
interface AnsweredServer {
  id: string;
  slug: string;
  ownerId: string;
  /** Whether the answer is about the suspension that the listing is under. */
  isSuspended: boolean;
  isForAnother: boolean;
}

/**
 * Records that a moderator has read an answer. If it is about a suspension, that is the decision to keep the
 * suspension, and the owner is told. Returns whether a suspension was kept. Refuses non-moderators, moderators who
 * belong to the listing or suspended it, and an answer that another moderator has read.
 */
export async function markAnswerRead(
  { sql }: Context,
  id: string,
  act: Act,
): Promise<boolean> {
  const { by, now } = act;
  requireRight(by, "votes");
  const { isKept } = await sql.begin(async (tx) => {
    const [server] = isUuid(id)
      ? await tx<AnsweredServer[]>`
      update void_notice n set read_at = ${now} from server s
      where n.id = ${id} and s.id = n.server_id and n.answered_at is not null and n.read_at is null
      returning s.id, s.slug, s.owner_id, coalesce(n.suspended_at = s.status_at, false) as is_suspended,
        ${isForAnother(tx, by)} as is_for_another`
      : [];
    if (!server) throw refusal("void_answer_read");
    await requireImpartial(tx, server, by);
    if (server.isForAnother) throw refusal("suspension_own");
    const { id: serverId, slug, ownerId: accountId, isSuspended } = server;
    if (!isSuspended) return { isKept: false };
    await addNews(tx, { accountId, kind: "suspension_kept", serverId, now });
    await recordAudit(tx, act, { action: "suspension_kept", serverId, subject: slug });
    return { isKept: true };
  });
  return isKept;
}
