import { isPlaceholder } from "../../core/accounts/account_state.ts";
import type { Query } from "../../core/database/connect.ts";
import { refusal } from "../../core/refusals/refusal.ts";
import { violatesUnique } from "../../core/database/unique.ts";
import { findProfile, lockWholeAccount, type ProfileRow } from "./account_repository.ts";
import { lockNames, nameTaken } from "../../core/accounts/former_names.ts";
import { claimName, keepName } from "./names/given_up_names.ts";
import { freeName } from "./names/name_claims.ts";
import { refuseOthersSteamId, type SteamNames } from "./names/steam_names.ts";
import { accountKey, parseUsername } from "../../core/accounts/username.ts";
import type { Context } from "../../core/trail/context.ts";
import type { Viewer } from "../../core/rights/viewer.ts";
import { daysAfter } from "../../core/time/day.ts";

/**
 * Minimum days between two renames: rewards follow names, and a name should identify a player.
 *
 * ```text
 * limit    value         protects                     used up by
 * renames  1 in 30 days  rewards, which follow names  the account itself
 *   test: a name changes once in 30 days
 * ```
 */
const RENAME_DAYS = 30;

/** The viewer's account on the account page. */
export interface Profile
  extends
    Pick<ProfileRow, "username" | "emailVerified" | "serverEmail" | "onBoards" | "createdAt"> {
  /** The email address as its owner typed it. Undefined if it wasn't confirmed in time. */
  email: string | undefined;
  /** The address that replaces `email` once it is confirmed. */
  newEmail: string | undefined;
  /** Whether a new name would be a correction, which doesn't count as a rename. */
  isCorrection: boolean;
  /** When the account may be renamed again. Undefined means now. */
  renameAllowedAt: Date | undefined;
}

/** Returns the viewer's own profile, or undefined if the account was deleted. */
export async function showProfile(sql: Query, { accountId }: Viewer): Promise<Profile | undefined> {
  const profile = await findProfile(sql, accountId);
  if (!profile) return undefined;
  const { username, email, typedEmail, emailVerified, serverEmail, onBoards, createdAt } = profile;
  // Shown in the same way if another account has the address, so that the page doesn't reveal it.
  const address = email === null || isPlaceholder(email)
    ? { email: typedEmail ?? undefined, newEmail: undefined }
    : { email, newEmail: typedEmail ?? undefined };
  return {
    username,
    ...address,
    emailVerified,
    serverEmail,
    onBoards,
    createdAt,
    isCorrection: isCorrection(profile),
    renameAllowedAt: renameAllowedAt(profile),
  };
}

/** Returns the viewer's own profile. Refuses if the account was deleted. */
export async function requireProfile(sql: Query, viewer: Viewer): Promise<Profile> {
  const profile = await showProfile(sql, viewer);
  if (profile) return profile;
  throw refusal("account_unknown", { why: "deleted" });
}

/** Returns when the account may be renamed again. Undefined means now. */
function renameAllowedAt({ renamedAt }: ProfileRow): Date | undefined {
  return renamedAt === null ? undefined : daysAfter(renamedAt, RENAME_DAYS);
}

/**
 * Returns whether a new name is a correction, which doesn't count as a rename: before the owner confirms the name and
 * before any vote.
 */
function isCorrection({ nameConfirmedAt, hasVoted }: ProfileRow): boolean {
  return nameConfirmedAt === null && !hasVoted;
}

/** Records that the viewer's name is exactly the one they use in the game. */
export async function confirmName(
  { sql }: Context,
  { accountId }: Viewer,
  { now }: { now: Date },
): Promise<void> {
  await sql`
    update account set name_confirmed_at = ${now} where id = ${accountId} and name_confirmed_at is null`;
}

/** Sets whether the viewer is listed by name among the top voters of the servers they vote for. */
export async function listOnBoards(
  { sql }: Context,
  { accountId }: Viewer,
  isListed: boolean,
): Promise<void> {
  await sql`update account set on_boards = ${isListed} where id = ${accountId} and deleted_at is null`;
}

/**
 * Renames the viewer's account. The old name is kept for 90 days and still finds the account. The name of an account
 * without sign-in is available, and that account keeps its votes. Refuses a bad or taken name, another person's Steam
 * id, and a second rename within 30 days. A correction, before the name is confirmed and before any vote, doesn't count
 * as a rename, and the old name isn't kept.
 */
export async function rename(
  { sql, provesSteamIds }: Context & SteamNames,
  { accountId }: Viewer,
  { newName, now }: { newName: string; now: Date },
): Promise<{ username: string }> {
  const username = parseUsername(newName);
  await refuseOthersSteamId(sql, { name: username, accountId, provesSteamIds });
  try {
    await sql.begin((tx) => renameLocked(tx, { accountId, username, now }));
  } catch (error) {
    throw violatesUnique(error, "account_username_key_key") ? nameTaken(username) : error;
  }
  return { username };
}

async function renameLocked(
  tx: Query,
  { accountId, username, now }: { accountId: string; username: string; now: Date },
): Promise<void> {
  await lockWholeAccount(tx, accountId);
  const profile = await findProfile(tx, accountId);
  if (!profile) throw refusal("account_unknown", { why: "deleted" });
  const corrects = isCorrection(profile);
  if (!corrects) refuseTooSoon(profile, now);
  const oldKey = accountKey(profile.username);
  const newKey = accountKey(username);
  await lockNames(tx, [oldKey, newKey]);
  await claimName(tx, { name: username, accountId, now });
  await freeName(tx, { name: username, emailVerified: profile.emailVerified });
  if (oldKey !== newKey && !corrects) await keepName(tx, { key: oldKey, accountId, now });
  await tx`delete from game_name where account_id = ${accountId} and name_key = ${newKey}`;
  await tx`
    update account
    set username = ${username}, username_key = ${newKey}, name_confirmed_at = ${now},
      renamed_at = ${corrects ? null : now}, updated_at = ${now}
    where id = ${accountId}`;
}

function refuseTooSoon(profile: ProfileRow, now: Date): void {
  const allowedAt = renameAllowedAt(profile);
  if (allowedAt === undefined || allowedAt <= now) return;
  throw refusal("rename_too_soon", { next: allowedAt });
}
