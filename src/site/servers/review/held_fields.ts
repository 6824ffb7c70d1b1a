import { stageOf, wasSuspended } from "../../../core/servers/listing_stage.ts";
import type { Query } from "../../../core/database/connect.ts";
import type { Actor } from "../../../core/rights/actor.ts";
import { findReview, isReviewed, type ReviewedField } from "../../settings/review.ts";
import type { ServerDetails } from "../server_details.ts";
import { changedFields, type WrittenText } from "../fields/written_text.ts";

/** A field whose changes on an approved listing wait for a moderator, if a setting says so. */
export type HeldField = ReviewedField;

/**
 * Returns whether changes of a listing's `HeldField`s wait. This includes unlisted servers, because an owner can relist
 * them without a moderator.
 */
export function isHeld(server: ServerDetails): boolean {
  const stage = stageOf(server);
  return stage === "approved" || stage === "unlisted";
}

/**
 * Returns the fields of an owner's edit that have to wait: those that changed and that a setting selects for review.
 * Host and port wait together, unless the owner has proven the new address. An address that `isBarredAddress` always
 * waits.
 */
export async function heldFields(
  sql: Query,
  { server, before, after, by }: {
    server: ServerDetails;
    before: WrittenText;
    after: WrittenText;
    by: Actor;
  },
): Promise<HeldField[]> {
  if (!isHeld(server) || by.kind === "operator") return [];
  const review = await findReview(sql);
  const waits = changedFields(before, after).filter((field) =>
    field !== "host" && field !== "port" && isReviewed(review, field)
  );
  if (before.host === after.host) return waits;
  const address = { serverId: server.id, host: after.host, port: after.port };
  const isFree = !await isBarredAddress(sql, address) &&
    (!review.address || await isProven(sql, address));
  return isFree ? waits : [...waits, "host", "port"];
}

/** A current or requested address of a server. */
interface ListingAddress {
  serverId: string;
  host: string;
  port: number;
}

/**
 * Returns whether an address needs a moderator's approval, because another listing of the owner at this address was
 * rejected, or any listing there was suspended, even if it is deleted now.
 */
export async function isBarredAddress(
  sql: Query,
  { serverId, host, port }: ListingAddress,
): Promise<boolean> {
  const barred = await sql`
    select from server o join server s on s.id = ${serverId}
    where o.host = ${host} and o.port = ${port} and o.id <> s.id and (
      o.owner_id = s.owner_id and o.rejected_at is not null
      or ${wasSuspended(sql, "o")}
    )
    limit 1`;
  return barred.length > 0;
}

/** Returns whether a server's verification token was seen at an address. */
export async function isProven(
  sql: Query,
  { serverId, host, port }: ListingAddress,
): Promise<boolean> {
  const proven = await sql`
    select from server_verification
    where server_id = ${serverId} and host = ${host} and port = ${port} and verified_at is not null`;
  return proven.length > 0;
}
