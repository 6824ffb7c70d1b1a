import { putBackUntold, takeUntoldOwner } from "../../accounts/imported_accounts.ts";
import { LOWEST_UUID } from "../../database/uuid_v7.ts";
import { importedMail } from "../../sign_in/mails.ts";
import type { Operator } from "../operator.ts";
import type { Archive } from "./read_archive.ts";

/**
 * Tells everybody with an address by email that their account was moved, one after the other, and returns how many.
 * Nobody is told twice. Throws if the mail server refuses one: an import that is run again continues with it.
 */
export async function tellOwners(
  { sql, mailer, site }: Pick<Operator, "sql" | "mailer" | "site">,
  { list }: Archive,
): Promise<number> {
  let [told, after] = [0, LOWEST_UUID];
  for (;;) {
    const owner = await takeUntoldOwner(sql, { list, after, now: new Date() });
    if (!owner) return told;
    try {
      await mailer.send(importedMail(site, { ...owner, list }));
    } catch (error) {
      await putBackUntold(sql, owner.id);
      const why = error instanceof Error ? error.message : String(error);
      throw new Error(`The mail server refused an email after ${told} others: ${why}`);
    }
    told += 1;
    after = owner.id;
  }
}
