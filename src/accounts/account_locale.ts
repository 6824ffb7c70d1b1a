import type { Query } from "../database/connect.ts";
import type { LocaleTag } from "../locales/tags.ts";
import type { Viewer } from "../rights/viewer.ts";

/** Sets the language of an account's pages and emails; null: the one of its owner's browser. */
export async function setLocaleOf(
  sql: Query,
  { accountId }: Pick<Viewer, "accountId">,
  tag: LocaleTag | null,
): Promise<void> {
  await sql`
    update account set locale = ${tag} where id = ${accountId} and locale is distinct from ${tag}`;
}
