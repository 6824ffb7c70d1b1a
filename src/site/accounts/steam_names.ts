import type { Query } from "../../core/database/connect.ts";
import { refusal } from "../../core/refusals/refusal.ts";
import { STEAM } from "../../core/accounts/other_names.ts";

/** A person's 64-bit Steam id, by which game servers name their players: 7656119 and ten more digits. */
const STEAM_ID = /^7656119\d{10}$/;

/** Whether a sign-in with Steam proves the names that are Steam ids, so that no other person can get one. */
export interface SteamNames {
  provesSteamIds: boolean;
}

/** Refuses a name that is a Steam id in a sign-up without Steam, where Steam proves them. */
export function refuseSteamId({ provesSteamIds }: SteamNames, name: string): void {
  if (provesSteamIds && STEAM_ID.test(name)) throw refusal("account_name_steam", { name });
}

/**
 * The same for an account that wants the name. It may have it if it signs in with that Steam id, and if it has the name
 * or gave it up recently.
 */
export async function refuseOthersSteamId(
  sql: Query,
  { name, accountId, ...steam }: SteamNames & { name: string; accountId: string },
): Promise<void> {
  if (!steam.provesSteamIds || !STEAM_ID.test(name)) return;
  const [found] = await sql<{ isTheirs: boolean }[]>`
    select exists (
        select from identity where provider = ${STEAM} and subject = ${name} and account_id = ${accountId}
      ) or exists (
        select from account where id = ${accountId} and username_key = ${name}
      ) or exists (
        select from former_name where name_key = ${name} and account_id = ${accountId}
      ) as is_theirs`;
  if (!found?.isTheirs) refuseSteamId(steam, name);
}
