import { lockAccount } from "../../accounts/account_repository.ts";
import type { Act } from "../../../core/rights/actor.ts";
import { recordAudit } from "../../../core/trail/audit.ts";
import type { Context } from "../../../core/trail/context.ts";
import { dropSecondFactor } from "./second_factor.ts";

/**
 * Removes the passkeys, authenticator app and recovery codes of an account whose owner lost them. The operator calls it
 * from the command line. Password and identities stay, and half-finished sign-ins end.
 */
export async function resetFactors(
  { sql }: Context,
  accountId: string,
  act: Act,
): Promise<{ passkeys: number; hadSecondFactor: boolean }> {
  return await sql.begin(async (tx) => {
    await lockAccount(tx, accountId);
    const removed = await tx`delete from passkey where account_id = ${accountId} returning id`;
    const hadSecondFactor = await dropSecondFactor(tx, accountId);
    await tx`delete from half_sign_in where account_id = ${accountId}`;
    await recordAudit(tx, act, {
      action: "factors_reset",
      serverId: null,
      subject: accountId,
      details: { passkeys: removed.length },
    });
    return { passkeys: removed.length, hadSecondFactor };
  });
}
