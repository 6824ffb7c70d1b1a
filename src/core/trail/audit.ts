import type { Query } from "../database/connect.ts";
import { type Refusal, refusal } from "../refusals/refusal.ts";
import { violatesUnique } from "../database/unique.ts";
import { uuidV7 } from "../database/uuid_v7.ts";
import { accountOf, type Act } from "../rights/actor.ts";
import type { AuditDetails } from "./audit_details.ts";

/** The names of the changes that are recorded in the audit trail. */
export type AuditAction =
  | "server_added"
  | "server_edited"
  | "server_resubmitted"
  | "server_approved"
  | "server_rejected"
  | "server_suspended"
  | "decision_undone"
  | "suspension_answered"
  | "suspension_kept"
  | "server_unlisted"
  | "server_relisted"
  | "server_deleted"
  | "server_offered"
  | "server_handed_over"
  | "member_offered"
  | "member_joined"
  | "member_removed"
  | "member_changed"
  | "offer_declined"
  | "offer_withdrawn"
  | "picture_added"
  | "picture_removed"
  | "picture_taken_down"
  | "pictures_accepted"
  | "edits_accepted"
  | "edits_put_back"
  | "reports_closed"
  | "key_issued"
  | "key_rolled"
  | "key_revoked"
  | "url_key_made"
  | "link_key_made"
  | "link_key_removed"
  | "webhook_set"
  | "chat_set"
  | "webhook_cleared"
  | "webhook_paused"
  | "webhook_resumed"
  | "secret_prepared"
  | "secret_activated"
  | "rewards_set"
  | "goal_set"
  | "goal_changed"
  | "goal_removed"
  | "test_sent"
  | "receiver_graded"
  | "delivery_resent"
  | "deliveries_replayed"
  | "vote_voided"
  | "votes_voided"
  | "votes_restored"
  | "void_answered"
  | "wave_dismissed"
  | "name_given"
  | "name_refused"
  | "account_disabled"
  | "account_enabled"
  | "change_approved"
  | "change_refused"
  | "change_withdrawn"
  | "game_added"
  | "game_edited"
  | "game_merged"
  | "game_removed"
  | "tag_added"
  | "tag_edited"
  | "tag_merged"
  | "tag_removed"
  | "backup_made"
  | "backup_restored"
  | "moderator_made"
  | "administrator_made"
  | "role_changed"
  | "sign_in_link_made"
  | "sign_in_link_used"
  | "factors_reset"
  | "setting_changed";

/** One change, as reported by the function that made it. */
interface AuditedChange {
  action: AuditAction;
  /** Null if the change concerns an account instead of a server. */
  serverId: string | null;
  /** The id of the key, delivery, vote, act or account, or the slug of the server. */
  subject: string;
  details?: AuditDetails | undefined;
}

/** Writes an entry in the transaction of its change. Refuses a form that was already processed. */
export async function recordAudit(
  tx: Query,
  { by, now, formId }: Act,
  { action, serverId, subject, details = {} }: AuditedChange,
): Promise<void> {
  try {
    await tx`
      insert into audit_entry (id, at, actor_id, action, server_id, subject, details, form_id)
      values (
        ${uuidV7(now)}, ${now}, ${accountOf(by)}, ${action}, ${serverId}, ${subject},
        ${JSON.stringify(details)}::text::jsonb, ${formId ?? null}
      )`;
  } catch (error) {
    if (!violatesUnique(error, "audit_entry_form_id_key")) throw error;
    throw formUsed();
  }
}

/** Creates the refusal for a form that was already processed. */
export function formUsed(): Refusal {
  return refusal("form_used");
}
