/** The version of this program; `CHANGELOG.md` says what it brings. */
export const VERSION = "0.2.0-dev";
