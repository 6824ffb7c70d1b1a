/** The version of this program. `CHANGELOG.md` lists the changes. */
export const VERSION = "1.1.0-dev";
