import { adoptSecretKey } from "../keys/adopt_secret_key.ts";
import type { Command } from "./command.ts";

/** Commands about the key that the database's secrets are sealed with. */
export const secretKeyCommands: Record<string, Command> = {
  "secret-key adopt": {
    usage: "secret-key adopt",
    args: 0,
    flags: {},
    takesAnyKey: true,
    async run(operator) {
      return { paused: await adoptSecretKey(operator, operator.act) };
    },
  },
};
