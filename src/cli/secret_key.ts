import { adoptSecretKey } from "../keys/adopt_secret_key.ts";
import type { Commands } from "./command.ts";

/** Commands about the key that the database's secrets are sealed with. */
export const secretKeyCommands: Commands = {
  "secret-key adopt": {
    takesAnyKey: true,
    run: async (operator) => ({ paused: await adoptSecretKey(operator, operator.act) }),
  },
};
