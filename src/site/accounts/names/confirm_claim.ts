import type { Sql } from "../../../core/database/connect.ts";
import { violatesUnique } from "../../../core/database/unique.ts";
import { give, lockClaim } from "./name_claims.ts";

/**
 * Confirms the address of a claim and grants the name, unless another confirmed claim waits: then a moderator decides.
 * Unconfirmed claims block nothing, because anyone can create one. `password` is the hash of the password that was
 * chosen on confirming, because anyone can sign up with another person's address. `void`: the claim is gone, or another
 * account has the name or has confirmed the address.
 */
export async function confirmClaim(
  sql: Sql,
  { id, email, password, now }: { id: string; email: string; password: string; now: Date },
): Promise<{ kind: "given" | "waits" | "void" }> {
  return await sql.begin(async (tx): Promise<{ kind: "given" | "waits" | "void" }> => {
    const claim = await lockClaim(tx, id);
    if (claim?.email !== email) return { kind: "void" };
    await tx`
      update name_claim set confirmed_at = coalesce(confirmed_at, ${now}), password = ${password}
      where id = ${id}`;
    const rivals = await tx`
      select from name_claim
      where account_id = ${claim.accountId} and email <> ${email} and confirmed_at is not null`;
    if (rivals.length > 0) return { kind: "waits" };
    if (await give(tx, { ...claim, password, confirmedAt: now }, now)) return { kind: "given" };
    await tx`delete from name_claim where id = ${id}`;
    return { kind: "void" };
  }).catch((error) => {
    // Another account took the address concurrently.
    if (violatesUnique(error, "account_email_key")) return { kind: "void" };
    throw error;
  });
}
