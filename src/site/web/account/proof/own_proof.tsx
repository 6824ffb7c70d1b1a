import { needsProof } from "../../../sign_in/proof/own_password.ts";
import { hasOwnPassword } from "../../../accounts/passwords/prove_password.ts";
import type { FormProps } from "../../forms/action_form.tsx";
import { viewerOf } from "../../request_actor.ts";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { WhosePassword } from "../form_page.tsx";

/** The part of a form that confirms an action that can't be undone. */
export type OwnProof = Pick<FormProps, "lead" | "copy" | "children">;

/**
 * Returns the part of a form that confirms an action that can't be undone: the field `password`. If the account has no
 * password, or needs more than that, the form explains that the viewer has to prove their identity, or has just done
 * so.
 */
export async function ownProof(
  c: WebContext,
  web: Web,
  { label }: { label: string },
): Promise<OwnProof> {
  const viewer = viewerOf(c);
  const { justShown, comesNext } = currentLocale().words.account.proof;
  if (await needsProof(web.services, viewer)) return { children: <p class="note">{comesNext}</p> };
  if (!await hasOwnPassword(web.services, viewer.accountId)) {
    return { children: <p class="note">{justShown}</p> };
  }
  return { lead: <WhosePassword username={viewer.username} />, copy: { password: { label } } };
}
