/** Roles on the whole site, each with more rights than the one before. An account has one of them, or none. */
export const SITE_ROLES = ["moderator", "administrator"] as const;

/** A role on the whole site. Roles on one listing are in src/core/servers/roles.ts. */
export type SiteRole = typeof SITE_ROLES[number];

/**
 * The rights of each role. Routes, domain functions, pages, tests and the table in docs/operating.md all use this
 * table. The operator on the command line has all rights.
 */
export const RIGHTS = {
  listings: {
    roles: ["moderator", "administrator"],
    means: "decide about listings, changes and pictures",
  },
  reports: { roles: ["moderator", "administrator"], means: "read and close reports" },
  votes: { roles: ["moderator", "administrator"], means: "see how votes were cast, and void them" },
  accounts: {
    roles: ["moderator", "administrator"],
    means: "disable and enable accounts without a role",
  },
  names: { roles: ["moderator", "administrator"], means: "decide who gets a claimed name" },
  trail: { roles: ["moderator", "administrator"], means: "search, and read the audit trail" },
  health: { roles: ["moderator", "administrator"], means: "see whether the installation works" },
  catalog: { roles: ["administrator"], means: "add, edit, merge and remove games and tags" },
  addresses: { roles: ["administrator"], means: "find an account by its whole email address" },
  roles: { roles: ["administrator"], means: "make and unmake moderators and administrators" },
  settings: { roles: ["administrator"], means: "set the site up and change its settings" },
} as const satisfies Record<string, { roles: readonly SiteRole[]; means: string }>;

/** A right on the whole site. */
export type Right = keyof typeof RIGHTS;

/** The role of an account on the whole site. An administrator is a moderator too. */
export interface InOffice {
  isModerator: boolean;
  isAdministrator?: boolean | undefined;
}

/** Returns an account's role on the whole site, or undefined if it has none. */
export function siteRoleOf({ isModerator, isAdministrator }: InOffice): SiteRole | undefined {
  if (!isModerator) return undefined;
  return isAdministrator ? "administrator" : "moderator";
}

/**
 * Returns whether an account with those roles has a right.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.equal(hasRight({ isModerator: true }, "votes"), true);
 * assert.equal(hasRight({ isModerator: true }, "settings"), false);
 * ```
 */
export function hasRight(person: InOffice, right: Right): boolean {
  const role = siteRoleOf(person);
  return RIGHTS[right].roles.some((one) => one === role);
}
