import { randomInt } from "node:crypto";
import { isIP } from "node:net";
import type { Sql } from "../../core/database/connect.ts";
import type { FindTexts } from "./dns_records.ts";
import type { PollAnswer } from "./protocols/poll_answer.ts";

/** Letters and digits that are hard to confuse when copied from a screen by hand. */
const ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";

/** Characters of a token after its prefix: 50 bits. The whole token fits into a line of any game's message. */
const TOKEN_LENGTH = 10;

/** The subdomain that may have the record, because a name with a CNAME can't have other records. */
export const RECORD_PREFIX = "_voteboard.";

/** The place where the token was seen. */
type VerifiedBy = "message" | "dns";

/** A server's address as typed. A proof is valid for this address only. */
export interface TypedAddress {
  serverId: string;
  host: string;
  port: number;
}

/** A server's ownership token and whether it was seen. */
export interface Verification {
  token: string;
  /** Null until the token has been seen at the server's current host and port. */
  verifiedAt: Date | null;
  verifiedBy: VerifiedBy | null;
}

/** Returns the server's token, which the first call creates, and whether it was seen. */
export async function findVerification(sql: Sql, address: TypedAddress): Promise<Verification> {
  await sql`
    insert into server_verification (server_id, token) values (${address.serverId}, ${makeOwnershipToken()})
    on conflict do nothing`;
  const [found] = await sql<Verification[]>`
    select token,
      case when host = ${address.host} and port = ${address.port} then verified_at end as verified_at,
      case when host = ${address.host} and port = ${address.port} then verified_by end as verified_by
    from server_verification where server_id = ${address.serverId}`;
  if (!found) throw new Error(`server ${address.serverId} went away`);
  return found;
}

/**
 * Searches for the token in the server's message and then in DNS, and marks the listing as verified at the first match.
 * Does nothing if it is verified already.
 */
export async function proveOwnership(
  { sql, findTexts }: { sql: Sql; findTexts: FindTexts },
  address: TypedAddress,
  { answer, now }: { answer: PollAnswer; now: Date },
): Promise<Verification> {
  const known = await findVerification(sql, address);
  if (known.verifiedAt) return known;
  const verifiedBy = await findToken(known.token, { host: address.host, answer, findTexts });
  if (!verifiedBy) return known;
  await sql`
    update server_verification
    set verified_at = ${now}, verified_by = ${verifiedBy}, host = ${address.host}, port = ${address.port}
    where server_id = ${address.serverId}`;
  return { token: known.token, verifiedAt: now, verifiedBy };
}

async function findToken(
  token: string,
  { host, answer, findTexts }: { host: string; answer: PollAnswer; findTexts: FindTexts },
): Promise<VerifiedBy | undefined> {
  const texts = answer.kind === "answered" ? [answer.status.message, answer.status.proof] : [];
  if (texts.some((text) => text?.includes(token))) return "message";
  if (isIP(host) !== 0) return undefined;
  const records = await Promise.all([findTexts(RECORD_PREFIX + host), findTexts(host)]);
  return records.flat().some((text) => text.trim() === token) ? "dns" : undefined;
}

function makeOwnershipToken(): string {
  const characters = Array.from(
    { length: TOKEN_LENGTH },
    () => ALPHABET[randomInt(ALPHABET.length)],
  );
  return `voteboard-${characters.join("")}`;
}
