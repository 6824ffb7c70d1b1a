import { OPERATOR } from "../trail/actor.ts";
import { adoptSecretKey } from "../keys/adopt_secret_key.ts";
import type { Command } from "./command.ts";

/** Commands about the key that the database's secrets are sealed with. */
export const secretKeyCommands: Record<string, Command> = {
  "secret-key adopt": {
    usage: "secret-key adopt",
    args: 0,
    flags: {},
    takesAnyKey: true,
    async run({ sql, box, now }) {
      return { paused: await adoptSecretKey(sql, box, { by: OPERATOR, now }) };
    },
  },
};
