import type { Query } from "../database/connect.ts";
import type { Viewer } from "../trail/viewer.ts";
import { findProfile } from "./account_repository.ts";
import { isCorrection, renameAllowedAt } from "./rename.ts";

/** Data for the account page. */
export interface Profile {
  username: string;
  /** As the owner typed it. */
  email: string;
  emailVerified: boolean;
  /** Whether the owner confirmed that the name is exactly the one in the game. */
  nameConfirmed: boolean;
  /** Whether a new name would be a correction, which does not count as a rename. */
  isCorrection: boolean;
  /** When the name may change again; absent: at any time. */
  renameAllowedAt: Date | undefined;
}

/** Shows the viewer their own account; undefined when it was deleted. */
export async function showProfile(
  sql: Query,
  { accountId }: Viewer,
): Promise<Profile | undefined> {
  const profile = await findProfile(sql, accountId);
  return profile && {
    username: profile.username,
    email: profile.typedEmail ?? profile.email,
    emailVerified: profile.emailVerified,
    nameConfirmed: profile.nameConfirmedAt !== null,
    isCorrection: isCorrection(profile),
    renameAllowedAt: renameAllowedAt(profile),
  };
}
