import type { Buffer } from "node:buffer";
import { createHash, randomBytes } from "node:crypto";
import type { Query } from "../../../core/database/connect.ts";
import { asciiValue } from "../../text/ascii_value.ts";

/** The number of recovery codes of an account. */
const RECOVERY_CODES = 10;

/** Crockford's base32, in which no letter looks like a digit. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/** Characters of a code, of 5 bits each: 120 bits. From 112 bits on, a plain hash is enough (OWASP ASVS 5.0, 6.5.2). */
const LENGTH = 24;

/** Replaces an account's recovery codes, and returns the new ones. Only their hashes are stored. */
export async function makeRecoveryCodes(tx: Query, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, makeCode);
  await tx`delete from recovery_code where account_id = ${accountId}`;
  const hashes = codes.map((code) => hashCode(code).toString("hex"));
  await tx`
    insert into recovery_code (account_id, code_hash)
    select ${accountId}, decode(code, 'hex') from unnest(${hashes}::text[]) as code`;
  return codes;
}

/** Uses a recovery code up. Returns false if the account has no such code. */
export async function takeRecoveryCode(
  sql: Query,
  accountId: string,
  typed: string,
): Promise<boolean> {
  const taken = await sql`
    delete from recovery_code where account_id = ${accountId} and code_hash = ${hashCode(typed)}
    returning account_id`;
  return taken.length > 0;
}

function makeCode(): string {
  const letters = Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte & 31]).join("");
  return letters.replace(/.{4}(?=.)/g, "$&-");
}

/** Hashes a typed code, in upper or lower case, with or without separators. */
function hashCode(typed: string): Buffer {
  const code = asciiValue(typed).toLowerCase().replaceAll("o", "0").replace(/[il]/g, "1")
    .replace(/[^0-9a-z]/g, "");
  return createHash("sha256").update(code).digest();
}
