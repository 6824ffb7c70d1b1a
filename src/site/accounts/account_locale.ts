import type { Query } from "../../core/database/connect.ts";
import type { LocaleTag } from "../../core/locales/language_tags.ts";
import type { Viewer } from "../../core/rights/viewer.ts";

/** Sets the language of an account's pages and emails. Null means the browser's language. */
export async function setLocaleOf(
  sql: Query,
  { accountId }: Pick<Viewer, "accountId">,
  tag: LocaleTag | null,
): Promise<void> {
  await sql`
    update account set locale = ${tag} where id = ${accountId} and locale is distinct from ${tag}`;
}
