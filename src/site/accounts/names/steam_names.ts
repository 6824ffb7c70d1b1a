import type { Query } from "../../../core/database/connect.ts";
import { refusal } from "../../../core/refusals/refusal.ts";
import { STEAM } from "../../../core/accounts/other_names.ts";

/** A person's 64-bit Steam id, which game servers use as a player's name: 7656119 and ten more digits. */
const STEAM_ID = /^7656119\d{10}$/;

/** Whether a name that is a Steam id requires a sign-in with Steam, so that no other person can get it. */
export interface SteamNames {
  provesSteamIds: boolean;
}

/** Refuses a Steam id as the name in a sign-up without Steam, if signing in with Steam is enabled. */
export function refuseSteamId({ provesSteamIds }: SteamNames, name: string): void {
  if (provesSteamIds && STEAM_ID.test(name)) throw refusal("account_name_steam");
}

/**
 * Refuses a Steam id as the name of an existing account, unless the account signs in with that Steam id, has the name
 * already or gave it up recently.
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
