import { findAccount } from "../accounts/account_repository.ts";
import { createAccount } from "../accounts/create_account.ts";
import { disableAccount, enableAccount } from "../accounts/disable_account.ts";
import { Refusal } from "../errors.ts";
import { writeAccountData } from "../votes/account_data.ts";
import type { Command } from "./command.ts";
import type { Operator } from "./operator.ts";

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
  "account disable": {
    usage: "account disable NAME [--reason TEXT]",
    args: 1,
    flags: { reason: "optional" },
    async run(operator, call) {
      const id = await requireId(operator, call.args[0] ?? "", "disable account");
      return {
        ...await disableAccount(operator, id, { reason: call.text("reason"), ...operator.act }),
      };
    },
  },
  "account enable": {
    usage: "account enable NAME",
    args: 1,
    flags: {},
    async run(operator, { args: [name = ""] }) {
      const id = await requireId(operator, name, "enable account");
      await enableAccount(operator, id, operator.act);
      return { id, disabledAt: null };
    },
  },
  "account export": {
    usage: "account export NAME",
    args: 1,
    flags: {},
    async run(operator, { args: [name = ""] }) {
      const id = await requireId(operator, name, "export account");
      const pieces = await Array.fromAsync(writeAccountData(operator.sql, id, operator.now));
      return JSON.parse(pieces.join(""));
    },
  },
};

async function requireId({ sql }: Operator, name: string, doing: string): Promise<string> {
  const account = await findAccount(sql, name);
  if (account) return account.id;
  throw new Refusal("account_unknown", `Cannot ${doing}: there is no account "${name}"`);
}
