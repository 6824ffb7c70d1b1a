/**
 * The names of an entry's details, in the order in which pages show them. Each has a label in the texts of the trail,
 * and src/desk/web/trail/trail_details.tsx formats its value, so that moderators never read raw data.
 */
export const DETAIL_NAMES = [
  "bytes",
  "changed",
  "characters",
  "delivery",
  "ending",
  "former",
  "from",
  "held",
  "into",
  "key",
  "keys",
  "made_at",
  "name",
  "network_sharing",
  "only",
  "origin",
  "outcome",
  "overlap_hours",
  "pace",
  "passkeys",
  "path",
  "picked",
  "picture",
  "queued",
  "reports",
  "reviewed",
  "was",
  "role",
  "rows",
  "scopes",
  "servers",
  "sharing",
  "since",
  "until",
  "source",
  "trust",
  "to",
  "token",
  "username",
  "votes",
  "voted_at",
  "waiting",
  "younger_days",
  "reason",
  "note",
] as const;

/** The name of a detail. */
export type DetailName = typeof DETAIL_NAMES[number];

/** Details of an entry besides its subject: names and numbers, never a secret or a whole webhook URL. */
export type AuditDetails = Partial<Record<DetailName, string | number>>;
