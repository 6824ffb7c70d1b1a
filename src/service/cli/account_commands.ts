import { findAccount } from "../../core/accounts/named_account.ts";
import { createAccount } from "../../site/accounts/create_account.ts";
import { NO_ROLE, ROLE_CHOICES } from "../../site/accounts/moderation/site_role.ts";
import type { QueuedMail } from "../../site/mail/queued_mail.ts";
import { sendQueued } from "../../site/mail/send_mail.ts";
import { decideAccountState, decideSiteRole } from "../../site/sign_in/account_decisions.ts";
import { resetFactors } from "../../site/sign_in/two_factor/reset_factors.ts";
import { refusal } from "../../core/refusals/refusal.ts";
import { makeSignInLink } from "../../site/sign_in/entry/sign_in_link.ts";
import { writeAccountData } from "../../site/voting/export_account.ts";
import type { Commands } from "./command.ts";
import { Misuse } from "./call.ts";
import type { Operator } from "./operator.ts";
import { propertiesOf } from "../../core/text/properties_of.ts";

/** Commands for accounts. */
export const accountCommands: Commands = {
  async "account create --username U --email E --password-stdin [--moderator] [--administrator]"(
    operator,
    call,
  ) {
    const account = {
      username: call.required("username"),
      email: call.required("email"),
      // Only from standard input: an argument would stay in the shell's history and the process list.
      password: call.has("password-stdin")
        ? (await operator.readInput()).replace(/\r?\n$/, "")
        : "",
      isModerator: call.has("moderator"),
      isAdministrator: call.has("administrator"),
    };
    return { ...await createAccount(operator, account, operator.act) };
  },
  async "account role NAME ROLE"(operator, { args: [name = "", role = ""] }) {
    const wanted = ROLE_CHOICES.find((one) => one === role);
    if (wanted === undefined) {
      throw new Misuse(`The role is one of ${ROLE_CHOICES.join(", ")}`);
    }
    const id = await requireId(operator, name);
    const change = wanted === NO_ROLE ? undefined : wanted;
    const { changed, mail } = await decideSiteRole(operator, id, { role: change, ...operator.act });
    return { ...changed, mailed: await isMailed(operator, mail) };
  },
  async "account disable NAME [--reason TEXT]"(operator, { args: [name = ""], text }) {
    const id = await requireId(operator, name);
    const decision = { state: "disabled", reason: text("reason"), ...operator.act } as const;
    const { mail } = await decideAccountState(operator, id, decision);
    return { id, disabledAt: operator.now, mailed: await isMailed(operator, mail) };
  },
  async "account enable NAME"(operator, { args: [name = ""] }) {
    const id = await requireId(operator, name);
    const decision = { state: "enabled", ...operator.act } as const;
    const { mail } = await decideAccountState(operator, id, decision);
    return { id, disabledAt: null, mailed: await isMailed(operator, mail) };
  },
  "account sign-in-link NAME": async (operator, { args: [name = ""] }) => ({
    ...await makeSignInLink(operator, name, operator.act),
  }),
  async "account reset-factor NAME"(operator, { args: [name = ""] }) {
    const id = await requireId(operator, name);
    const { mail, ...reset } = await resetFactors(operator, id, operator.act);
    return { id, ...reset, mailed: await isMailed(operator, mail) };
  },
  async "account export NAME"(operator, { args: [name = ""] }) {
    const id = await requireId(operator, name);
    const pieces = await Array.fromAsync(writeAccountData(operator.sql, id, operator.now));
    return propertiesOf(JSON.parse(pieces.join("")));
  },
};

async function requireId({ sql }: Operator, name: string): Promise<string> {
  const account = await findAccount(sql, name);
  if (account) return account.id;
  throw refusal("account_unknown", { why: "named", name });
}

/** Sends a queued mail, and returns whether the mail server accepted it. Otherwise the service sends it later. */
async function isMailed(operator: Operator, mail: QueuedMail | undefined): Promise<boolean> {
  return mail !== undefined && await sendQueued(operator, mail, () => operator.now) === "sent";
}
