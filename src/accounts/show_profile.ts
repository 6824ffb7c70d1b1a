import type { Query } from "../database/connect.ts";
import type { Viewer } from "../trail/viewer.ts";
import { findProfile, isPlaceholder, type ProfileRow } from "./account_repository.ts";
import { isCorrection, renameAllowedAt } from "./rename.ts";

/** Data for the account page. */
export interface Profile extends Pick<ProfileRow, "username" | "emailVerified" | "serverEmail"> {
  /** As the owner typed it; empty when it was never proven in time. */
  email: string;
  /** The address that waits to be proven, and then replaces the other. */
  newEmail: string | undefined;
  /** Whether a new name would be a correction, which does not count as a rename. */
  isCorrection: boolean;
  /** When the name may change again; absent: at any time. */
  renameAllowedAt: Date | undefined;
}

/** Shows the viewer their own account; undefined when it was deleted. */
export async function showProfile(sql: Query, { accountId }: Viewer): Promise<Profile | undefined> {
  const profile = await findProfile(sql, accountId);
  return profile && {
    username: profile.username,
    ...emailsOf(profile),
    emailVerified: profile.emailVerified,
    serverEmail: profile.serverEmail,
    isCorrection: isCorrection(profile),
    renameAllowedAt: renameAllowedAt(profile),
  };
}

/** Whoever waits for an address that another account has sees no difference. */
function emailsOf({ email, typedEmail }: ProfileRow): Pick<Profile, "email" | "newEmail"> {
  if (isPlaceholder(email)) return { email: typedEmail ?? "", newEmail: undefined };
  return { email, newEmail: typedEmail ?? undefined };
}
