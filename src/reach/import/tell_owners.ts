import { putBackUntold, takeUntoldOwner } from "../../site/accounts/imported_accounts.ts";
import { NIL_UUID } from "../../core/database/uuid_v7.ts";
import { queueMail } from "../../site/mail/queued_mail.ts";
import { logRefused } from "../../site/mail/mail_kind.ts";
import { isFinal, isOfServer } from "../../site/mail/smtp_fault.ts";
import { importedMail } from "../../site/sign_in/decision_mails.ts";
import type { ImportOperator } from "./import_context.ts";
import type { Archive } from "./read_archive.ts";

/**
 * Tells everybody with an address by email that their account was moved, one after the other, and returns how many. No
 * owner is told twice. An email that the mail server asks to send later is queued for the service, and one address that
 * it refuses for good is logged and left out. Throws if it refuses all: an import that is run again continues.
 */
export async function tellOwners(
  { sql, mailer, box, site }: Pick<ImportOperator, "sql" | "mailer" | "box" | "site">,
  { list }: Archive,
): Promise<number> {
  let told = 0;
  let after = NIL_UUID;
  for (;;) {
    const now = new Date();
    const owner = await takeUntoldOwner(sql, { list, after, now });
    if (!owner) return told;
    after = owner.id;
    const mail = importedMail(site, { ...owner, list });
    try {
      await mailer.send(mail);
    } catch (error) {
      if (isOfServer(error)) {
        await putBackUntold(sql, owner.id);
        const why = error instanceof Error ? error.message : String(error);
        throw new Error(`The mail server refused an email after ${told} others: ${why}`);
      }
      if (isFinal(error)) {
        logRefused({ account: owner.id }, error);
        continue;
      }
      await queueMail({ sql, box }, mail, { subjectId: owner.id, now });
    }
    told += 1;
  }
}
