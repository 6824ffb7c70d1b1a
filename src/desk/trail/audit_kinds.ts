import type { AuditAction } from "../../core/trail/audit.ts";

/** Subjects of the trail's entries, for its filter. */
export const AUDIT_KINDS = [
  "listings",
  "people",
  "votes",
  "reports",
  "accounts",
  "keys",
  "catalog",
  "site",
] as const;
export type AuditKind = typeof AUDIT_KINDS[number];

/** The kind of every action. */
const KIND_OF: Record<AuditAction, AuditKind> = {
  server_added: "listings",
  server_edited: "listings",
  server_resubmitted: "listings",
  server_approved: "listings",
  server_rejected: "listings",
  server_suspended: "listings",
  decision_undone: "listings",
  suspension_answered: "listings",
  suspension_kept: "listings",
  server_unlisted: "listings",
  server_relisted: "listings",
  server_deleted: "listings",
  server_offered: "people",
  server_handed_over: "people",
  member_offered: "people",
  member_joined: "people",
  member_removed: "people",
  member_changed: "people",
  offer_declined: "people",
  offer_withdrawn: "people",
  picture_added: "listings",
  picture_removed: "listings",
  picture_taken_down: "listings",
  pictures_accepted: "listings",
  edits_accepted: "listings",
  edits_put_back: "listings",
  reports_closed: "reports",
  key_issued: "keys",
  key_rolled: "keys",
  key_revoked: "keys",
  url_key_made: "keys",
  link_key_made: "keys",
  link_key_removed: "keys",
  webhook_set: "keys",
  chat_set: "keys",
  webhook_cleared: "keys",
  webhook_paused: "keys",
  webhook_resumed: "keys",
  secret_prepared: "keys",
  secret_activated: "keys",
  rewards_set: "keys",
  test_sent: "keys",
  receiver_graded: "keys",
  delivery_resent: "keys",
  deliveries_replayed: "keys",
  vote_voided: "votes",
  votes_voided: "votes",
  votes_restored: "votes",
  void_answered: "votes",
  wave_dismissed: "votes",
  name_given: "accounts",
  name_refused: "accounts",
  account_disabled: "accounts",
  account_enabled: "accounts",
  change_approved: "listings",
  change_refused: "listings",
  change_withdrawn: "listings",
  game_added: "catalog",
  game_edited: "catalog",
  game_merged: "catalog",
  game_removed: "catalog",
  tag_added: "catalog",
  tag_edited: "catalog",
  tag_merged: "catalog",
  tag_removed: "catalog",
  backup_made: "site",
  backup_restored: "site",
  moderator_made: "accounts",
  administrator_made: "accounts",
  role_changed: "accounts",
  sign_in_link_made: "accounts",
  sign_in_link_used: "accounts",
  factors_reset: "accounts",
  setting_changed: "site",
};

/** Returns the kind of an action. */
export function kindOf(action: AuditAction): AuditKind {
  return KIND_OF[action];
}

/** Returns the actions of a kind. */
export function actionsOf(kind: AuditKind): string[] {
  return Object.entries(KIND_OF).filter(([, one]) => one === kind).map(([action]) => action);
}
