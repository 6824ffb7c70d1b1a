import { findAccount } from "../accounts/account_repository.ts";
import { createAccount } from "../accounts/create_account.ts";
import { Refusal } from "../errors.ts";
import { writeAccountData } from "../votes/account_data.ts";
import type { Commands } from "./command.ts";

/** Commands about accounts. */
export const accountCommands: Commands = {
  async "account create --username U --email E --password-stdin [--moderator]"(operator, call) {
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
  async "account export NAME"({ sql, now }, { args: [name = ""] }) {
    const account = await findAccount(sql, name);
    if (!account) throw new Refusal("account_unknown", `There is no account "${name}"`);
    const pieces = await Array.fromAsync(writeAccountData(sql, account.id, now));
    return JSON.parse(pieces.join(""));
  },
};
