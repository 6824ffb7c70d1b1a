import type { Query } from "../../../core/database/connect.ts";
import { worksHere } from "./relying_party.ts";

/** A passkey, as its owner sees it. */
export interface Passkey {
  id: string;
  name: string;
  madeAt: Date;
  usedAt: Date | null;
  /** Whether it works at the site's current host name. */
  worksHere: boolean;
}

/** The database, and the site whose host name decides which passkeys work. */
export interface PasskeysOf {
  sql: Query;
  site: { readonly baseUrl: string };
}

/** Lists an account's passkeys, oldest first. */
export async function listPasskeys(
  { sql, site }: PasskeysOf,
  accountId: string,
): Promise<Passkey[]> {
  const rows = await sql<Passkey[]>`
    select id, name, made_at, used_at, ${worksHere(sql, site)} as works_here
    from passkey where account_id = ${accountId} order by made_at, id`;
  return [...rows];
}
