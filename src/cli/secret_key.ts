import { adoptSecretKey } from "../keys/adopt_secret_key.ts";
import { resealSecrets } from "../keys/reseal_secrets.ts";
import type { Commands } from "./command.ts";

/** What remains to be done by the host. */
const NEXT =
  "Nothing in the database needs the other key any more: remove SECRET_KEY_OTHER and restart. " +
  "Whoever has not opened a page since the key was changed signs in again then.";

/** Commands about the key that the database's secrets are sealed with. */
export const secretKeyCommands: Commands = {
  async "secret-key rotate"({ sql, secretKeys }) {
    return { ...await resealSecrets({ sql }, secretKeys), next: NEXT };
  },
  "secret-key adopt": {
    takesAnyKey: true,
    run: async (operator) => ({ paused: await adoptSecretKey(operator, operator.act) }),
  },
};
