/** The version of this program. `CHANGELOG.md` lists the changes. */
export const VERSION = "0.3.0-dev";
