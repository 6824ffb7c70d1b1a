import { Buffer } from "node:buffer";
import { isIP } from "node:net";
import type { Query } from "../../../core/database/connect.ts";

/**
 * Returns the relying party's host and origin, or undefined where browsers don't support passkeys: at an IP address,
 * and without https except on localhost.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.equal(relyingPartyOf("https://votes.example")?.id, "votes.example");
 * assert.equal(relyingPartyOf("http://192.0.2.1"), undefined);
 * ```
 */
export function relyingPartyOf(baseUrl: string): { id: string; origin: string } | undefined {
  const { hostname: id, origin, protocol } = new URL(baseUrl);
  const isSecure = protocol === "https:" || id === "localhost" || id.endsWith(".localhost");
  return isSecure && isIP(id.replace(/^\[|\]$/g, "")) === 0 ? { id, origin } : undefined;
}

/**
 * Returns an SQL condition on `passkey`: it works at the host of `baseUrl`. After a site has moved, its old passkeys
 * still have rows.
 */
export function worksHere(sql: Query, { baseUrl }: { readonly baseUrl: string }) {
  const party = relyingPartyOf(baseUrl);
  return party ? sql`(passkey.host is null or passkey.host = ${party.id})` : sql`false`;
}

/** Returns an account's WebAuthn user handle: its id, as base64url. */
export function handleOf(accountId: string): string {
  return Buffer.from(accountId).toString("base64url");
}
