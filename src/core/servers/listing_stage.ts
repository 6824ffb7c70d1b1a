import type { Query } from "../database/connect.ts";
import type { Server, ServerStatus } from "./server.ts";

/**
 * A listing's stage: its status and, if it is closed, who closed it. The status `suspended` has three meanings, because
 * votes, keys and deliveries depend only on whether the status is `approved`:
 *
 * | Stage       | Closed by                | `status`    | `unlisted_at`                          | `deleted_at` |
 * |-------------|--------------------------|-------------|----------------------------------------|--------------|
 * | `suspended` | a moderator              | `suspended` | null                                   | null         |
 * | `unlisted`  | its owner, or a manager  | `suspended` | when                                   | null         |
 * | `deleted`   | its owner, for good      | `suspended` | null if a moderator had suspended it   | when         |
 *
 * `stageOf` and `listingStage` distinguish them, and `TRANSITIONS` lists the transitions. The stage isn't a column,
 * because processes of version 1.0.0, which run beside new ones during an upgrade, write the three columns above.
 */
export type ListingStage = ServerStatus | "unlisted" | "deleted";

/** Returns a listing's stage. A deleted one is never read as a `Server`. */
export function stageOf(
  { status, unlistedAt }: Pick<Server, "status" | "unlistedAt">,
): Exclude<ListingStage, "deleted"> {
  return unlistedAt === null ? status : "unlisted";
}

/** Returns whether servers with a status are or were approved. They can't become pending or rejected again. */
export function isPublished(status: ServerStatus): boolean {
  return status === "approved" || status === "suspended";
}

/**
 * Builds the condition that deliveries of the listing `s` are sent. A listing that waits for its approval has no votes,
 * only its owner's tests.
 */
export function sendsDeliveries(sql: Query) {
  return sql`s.status in ('approved', 'pending')`;
}

/** Builds the expression of the stage of the listing `s`. */
export function listingStage(sql: Query) {
  const server = sql("s");
  return sql`
    case
      when ${server}.deleted_at is not null then 'deleted'
      when ${server}.unlisted_at is not null then 'unlisted'
      else ${server}.status::text
    end`;
}

/** Builds the condition that a moderator suspended a listing, even if its owner has deleted it since. */
export function wasSuspended(sql: Query, alias = "s") {
  return sql`${sql(alias)}.status = 'suspended' and ${sql(alias)}.unlisted_at is null`;
}

/**
 * Builds the assignments that give a listing of the table `server` another stage. Deletion keeps the mark that a
 * moderator suspended it.
 */
export function stageSet(sql: Query, to: ListingStage, now: Date) {
  if (to === "deleted") {
    return sql`
      status = 'suspended', deleted_at = ${now},
      unlisted_at = case when status = 'suspended' then unlisted_at else ${now} end`;
  }
  if (to === "unlisted") return sql`status = 'suspended', unlisted_at = ${now}`;
  return sql`status = ${to}, unlisted_at = null`;
}
