import { lockAccount } from "../../accounts/account_repository.ts";
import { findConfirmedAddress } from "../../accounts/moderation/disable_account.ts";
import type { MailSite } from "../../mail/mailer.ts";
import { type QueuedMail, queueMail } from "../../mail/queued_mail.ts";
import type { MailContext } from "../../mail/send_mail.ts";
import type { Act } from "../../../core/rights/actor.ts";
import { recordAudit } from "../../../core/trail/audit.ts";
import { signInChangedMail } from "../mails/account_mails.ts";
import { dropSecondFactor } from "./second_factor.ts";

/**
 * Removes the passkeys, authenticator app and recovery codes of an account whose owner lost them. The operator calls it
 * from the command line. Password and identities stay, and half-finished sign-ins end. Queues an email to the owner,
 * which the caller sends at once; otherwise the postman does. It is absent without a confirmed address.
 */
export async function resetFactors(
  { sql, box, site }: Pick<MailContext, "sql" | "box"> & { site: MailSite },
  accountId: string,
  act: Act,
): Promise<{ passkeys: number; hadSecondFactor: boolean; mail: QueuedMail | undefined }> {
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
    const owner = await findConfirmedAddress(tx, accountId);
    const mail = owner && await queueMail(
      { sql: tx, box },
      signInChangedMail(site, { ...owner, change: "factors_reset" }),
      { subjectId: accountId, now: act.now },
    );
    return { passkeys: removed.length, hadSecondFactor, mail };
  });
}
