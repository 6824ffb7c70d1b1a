import { findAccount } from "../accounts/account_repository.ts";
import { createAccount } from "../accounts/create_account.ts";
import { Refusal } from "../errors.ts";
import { writeAccountData } from "../votes/account_data.ts";
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
  "account export": {
    usage: "account export NAME",
    args: 1,
    flags: {},
    async run({ sql, now }, { args: [name = ""] }) {
      const account = await findAccount(sql, name);
      if (!account) throw new Refusal("account_unknown", `There is no account "${name}"`);
      const pieces = await Array.fromAsync(writeAccountData(sql, account.id, now));
      return JSON.parse(pieces.join(""));
    },
  },
};
