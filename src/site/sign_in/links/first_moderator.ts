import { createHash, randomBytes } from "node:crypto";
import type { Query, Sql } from "../../../core/database/connect.ts";
import { lockSiteRoles } from "../../accounts/moderation/site_role.ts";
import { recordAudit } from "../../../core/trail/audit.ts";
import type { Act } from "../../../core/rights/actor.ts";
import type { Viewer } from "../../../core/rights/viewer.ts";
import { MINUTE_MS } from "../../../core/time/day.ts";

/** Minutes that the link is valid. It is written to the log, which may be readable by several people. */
export const WORKS_MINUTES = 30;

/** The identifier of its row in the table `verification`. */
const IDENTIFIER = "first moderator";

/**
 * Creates the token of a link that makes a user the first administrator, or returns undefined if there is an
 * administrator. Only its hash is stored. Earlier links stay valid: every start creates a link, and the host may have
 * copied an earlier one.
 */
export async function offerFirstModerator(sql: Sql, now: Date): Promise<string | undefined> {
  return await sql.begin(async (tx) => {
    await lockSiteRoles(tx);
    if (await hasAdministrator(tx)) return undefined;
    const token = randomBytes(32).toString("base64url");
    const ends = new Date(now.getTime() + WORKS_MINUTES * MINUTE_MS);
    await tx`delete from verification where identifier = ${IDENTIFIER} and expires_at <= ${now}`;
    await tx`
      insert into verification (identifier, value, expires_at, created_at, updated_at)
      values (${IDENTIFIER}, ${hashOf(token)}, ${ends}, ${now}, ${now})`;
    return token;
  });
}

/** Returns whether the link with this token is valid. */
export async function isOffered(sql: Query, token: string, now: Date): Promise<boolean> {
  const works = await sql`
    select from verification
    where identifier = ${IDENTIFIER} and value = ${hashOf(token)} and expires_at > ${now}`;
  return works.length > 0 && !await hasAdministrator(sql);
}

/**
 * Makes the viewer the first administrator. `dead`: there is an administrator already, or the link was used, expired or
 * is forged.
 */
export async function becomeFirstModerator(
  { sql }: { sql: Sql },
  token: string,
  { viewer, ...act }: Act & { viewer: Viewer },
): Promise<"made" | "dead"> {
  return await sql.begin(async (tx) => {
    await lockSiteRoles(tx);
    const used = await tx`
      delete from verification
      where identifier = ${IDENTIFIER} and value = ${hashOf(token)} and expires_at > ${act.now}
      returning id`;
    if (used.length === 0 || await hasAdministrator(tx)) return "dead";
    const { accountId } = viewer;
    await tx`delete from verification where identifier = ${IDENTIFIER}`;
    await tx`
      update account set is_moderator = true, is_administrator = true, updated_at = ${act.now}
      where id = ${accountId}`;
    await recordAudit(tx, act, {
      action: "administrator_made",
      serverId: null,
      subject: accountId,
    });
    return "made";
  });
}

async function hasAdministrator(tx: Query): Promise<boolean> {
  return (await tx`select from account where is_administrator and is_moderator limit 1`).length > 0;
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
