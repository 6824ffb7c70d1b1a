import { putBackUntold, takeUntoldOwner } from "../../site/accounts/imported_accounts.ts";
import { NIL_UUID } from "../../core/database/uuid_v7.ts";
import { queueMail } from "../../site/mail/queued_mail.ts";
import { logRefused } from "../../site/mail/mail_kind.ts";
import { isFinal, isOfServer } from "../../site/mail/smtp_fault.ts";
import { importedMail } from "../../site/sign_in/mails/decision_mails.ts";
import type { ImportOperator } from "./import_context.ts";
import type { Archive } from "./read_archive.ts";

/**
 * Notifies the owners of moved accounts by email, one after the other, and returns their number. Each owner gets one
 * email. If the mail server asks to send an email later, it is queued for the service. An address that the server
 * refuses permanently is logged and left out. Throws if the server refuses all emails, so that a repeated import
 * continues here.
 */
export async function tellOwners(
  { sql, mailer, box, site, act: { now } }: Pick<
    ImportOperator,
    "sql" | "mailer" | "box" | "site" | "act"
  >,
  { list }: Archive,
): Promise<number> {
  let sent = 0;
  let after = NIL_UUID;
  for (;;) {
    const owner = await takeUntoldOwner(sql, { list, after, now });
    if (!owner) return sent;
    after = owner.id;
    const mail = importedMail(site, { ...owner, list });
    try {
      await mailer.send(mail);
    } catch (error) {
      if (isOfServer(error)) {
        await putBackUntold(sql, owner.id);
        const why = error instanceof Error ? error.message : String(error);
        throw new Error(`The mail server refused an email after ${sent} others: ${why}`);
      }
      if (isFinal(error)) {
        logRefused({ account: owner.id }, error);
        continue;
      }
      await queueMail({ sql, box }, mail, { subjectId: owner.id, now });
    }
    sent += 1;
  }
}
