import { stageOf, wasSuspended } from "../../../core/servers/listing_stage.ts";
import type { Query } from "../../../core/database/connect.ts";
import type { Actor } from "../../../core/rights/actor.ts";
import { findReview, isReviewed, type ReviewedField } from "../../settings/review.ts";
import type { ServerDetails } from "../server_details.ts";
import { changedFields, type WrittenText } from "../editing/written_text.ts";

/** A field of a listing. On an approved one, changes to it wait for a moderator if a setting says so. */
export type HeldField = ReviewedField;

/**
 * Returns whether changes of a listing's `HeldField`s wait. An owner lists an unlisted server again without a
 * moderator.
 */
export function isHeld(server: ServerDetails): boolean {
  const stage = stageOf(server);
  return stage === "approved" || stage === "unlisted";
}

/**
 * Returns the fields of an owner's edit that have to wait: those that differ and that a setting has reviewed. Host and
 * port wait together, unless the owner has proven the new address. One that `isBarredAddress` always waits.
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

/** An address that a server has or is to have. */
interface Address {
  serverId: string;
  host: string;
  port: number;
}

/**
 * Returns whether only a moderator may give a server an address: its owner's other listing there was rejected, or any
 * owner's was suspended, even if it is deleted by now.
 */
export async function isBarredAddress(
  sql: Query,
  { serverId, host, port }: Address,
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

/** Returns whether the token of a server's verification was seen at an address. */
export async function isProven(sql: Query, { serverId, host, port }: Address): Promise<boolean> {
  const proven = await sql`
    select from server_verification
    where server_id = ${serverId} and host = ${host} and port = ${port} and verified_at is not null`;
  return proven.length > 0;
}
