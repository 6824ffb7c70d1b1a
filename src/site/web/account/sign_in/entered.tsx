import type { EntryResult } from "../../../sign_in/entry/enter_account.ts";
import { pathWithNext } from "../../return_path.ts";
import { redirectTo } from "../../forms/read_form.ts";
import { sendNote } from "../../frame/layout.tsx";
import { LinkLine } from "../../kit/page_links.tsx";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { disabledLead, setCookies } from "../account_form.ts";
import { askSecondFactor } from "./half_sign_in_page.tsx";

/** Redirects to `next` after a sign-in, or explains why it failed. */
export function sendEntered(
  c: WebContext,
  web: Web,
  { entered, next }: { entered: EntryResult; next: string },
): Response | Promise<Response> {
  if (entered.kind === "second_factor") return askSecondFactor(c, entered.setCookies, next);
  if (entered.kind === "signed_in") {
    setCookies(c, entered.setCookies);
    return redirectTo(c, next);
  }
  const { signIn, entry: words } = currentLocale().words.account;
  const more = <LinkLine href={pathWithNext("/sign-in", next)} label={signIn.title} />;
  if (entered.kind === "gone") return sendNote(c, web, { ...words.gone, status: 410, more });
  const lead = disabledLead(entered.reason);
  return sendNote(c, web, { title: words.disabled, lead, status: 403 });
}
