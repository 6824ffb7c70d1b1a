import { createAccount } from "../accounts/create_account.ts";
import type { Command } from "./command.ts";

/** Commands about accounts. */
export const accountCommands: Record<string, Command> = {
  "account create": {
    usage: "account create --username U --email E --password-stdin [--moderator]",
    args: 0,
    flags: { username: "required", email: "required", "password-stdin": "flag", moderator: "flag" },
    async run(operator, call) {
      const account = {
        username: call.required("username"),
        email: call.required("email"),
        // Only from standard input: an argument would stay in the shell's history and the process list.
        password: call.has("password-stdin")
          ? (await operator.readInput()).replace(/\r?\n$/, "")
          : "",
        isModerator: call.has("moderator"),
      };
      return { ...await createAccount(operator, account, operator.act) };
    },
  },
};
