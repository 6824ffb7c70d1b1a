import type { Query } from "../../../core/database/connect.ts";
import type { Limiter } from "../../../core/limits/shared_window.ts";
import { type LimitHit, takeAll } from "../../../core/limits/take_all.ts";
import { refusal } from "../../../core/refusals/refusal.ts";
import type { Viewer } from "../../../core/rights/viewer.ts";
import type { Context } from "../../../core/trail/context.ts";
import { lockWholeAccount } from "../account_repository.ts";
import { nameTaken } from "../../../core/accounts/former_names.ts";
import { otherNames, STEAM } from "../../../core/accounts/other_names.ts";
import { refuseOthersSteamId, type SteamNames } from "./steam_names.ts";
import { accountKey, parseUsername } from "../../../core/accounts/username.ts";
import { dayOf } from "../../../core/time/day.ts";

/**
 * Maximum unproved names of an account besides its own name. A Steam id that an identity proves doesn't count.
 *
 * ```text
 * limit                value          protects                used up by
 * names without proof  2 and its own  names of other players  an account that adds names
 *   test: an account has three names that nothing proves, and none that its host disabled
 * ```
 */
export const ADDED_NAMES_MAX = 2;

/** A name under which an account may vote. */
export interface GameName {
  username: string;
  /** Whether it is the account's username. */
  isOwn: boolean;
  /** Whether a linked Steam identity proves it. */
  isProved: boolean;
}

/** Lists the names of an account: its own, its Steam id, and those that its player added, oldest first. */
export async function listGameNames(sql: Query, accountId: string): Promise<GameName[]> {
  const rows = await sql<GameName[]>`
    select a.username, true as is_own, exists (
      select from identity where provider = ${STEAM} and subject = a.username_key and account_id = a.id
    ) as is_proved
    from account a where a.id = ${accountId} and a.deleted_at is null
    union all (
      select o.username, false, o.is_proved from ${otherNames(sql, sql`${accountId}::uuid`)} as o
      where o.name_key <> (select username_key from account where id = ${accountId})
      order by o.is_proved desc, o.added_at
    )`;
  // A Steam id that was added before it was proved would be listed twice.
  return [...Map.groupBy(rows, ({ username }) => accountKey(username)).values()]
    .flatMap((same) => same.slice(0, 1));
}

/**
 * Adds a name to the viewer's account, for servers on which they play under it. The name is unproved, so other accounts
 * may have it, too, and another person may sign up with it. Refuses an invalid name, a name that the account has
 * already, another person's Steam id, the name of a disabled account, and more than `ADDED_NAMES_MAX` names. Returns
 * how long to wait after too many attempts.
 */
export async function addGameName(
  { sql, provesSteamIds, accountLimits: { gameNameByAccount } }: Context & SteamNames & {
    accountLimits: Record<"gameNameByAccount", Limiter>;
  },
  { accountId }: Viewer,
  { name, now }: { name: string; now: Date },
): Promise<LimitHit | undefined> {
  const limited = await takeAll([gameNameByAccount, accountId]);
  if (limited) return limited;
  const username = parseUsername(name);
  const key = accountKey(username);
  await refuseOthersSteamId(sql, { name: username, accountId, provesSteamIds });
  await sql.begin(async (tx) => {
    await lockWholeAccount(tx, accountId);
    const names = await listGameNames(tx, accountId);
    if (names.length === 0) {
      throw refusal("account_unknown", { why: "deleted" });
    }
    if (names.some((one) => accountKey(one.username) === key)) {
      throw refusal("game_name_known", { name: username });
    }
    if (await isOfDisabled(tx, key)) throw nameTaken(username);
    const added = names.filter(({ isOwn, isProved }) => !isOwn && !isProved);
    if (added.length >= ADDED_NAMES_MAX) {
      throw refusal("game_names_full", { max: ADDED_NAMES_MAX });
    }
    await tx`
      insert into game_name (account_id, name_key, username, added_at)
      values (${accountId}, ${key}, ${username}, ${now})`;
  });
}

/** Removes a name that the viewer added. Votes under it keep it. Returns false if there is no such name. */
export async function removeGameName(
  { sql }: Context,
  { accountId }: Viewer,
  name: string,
): Promise<boolean> {
  const removed = await sql`
    delete from game_name where account_id = ${accountId} and name_key = ${accountKey(name)}
    returning name_key`;
  return removed.length > 0;
}

/**
 * Removes the names of a deleted account from its votes. The names of today's and yesterday's votes are kept, detached
 * from the votes, until `dropShortLived` deletes them: otherwise another account could vote under the same name again.
 */
export async function forgetVoteNames(tx: Query, accountId: string, now: Date): Promise<void> {
  await tx`
    update vote_name set vote_id = gen_random_uuid(), account_id = null, username = name_key
    where account_id = ${accountId} and voted_on >= ${dayOf(now)}::date - 1`;
  await tx`delete from vote_name where account_id = ${accountId}`;
}

/** Disabling an account is meant to stop its player, so the name is blocked for other accounts, too. */
async function isOfDisabled(sql: Query, key: string): Promise<boolean> {
  const found = await sql`
    select from account where username_key = ${key} and disabled_at is not null`;
  return found.length > 0;
}
