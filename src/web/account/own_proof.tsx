import { isRecent } from "../../sign_in/recent_proof.ts";
import { hasOwnPassword } from "../../sign_in/ways_in.ts";
import type { Faults } from "../forms/forms.tsx";
import { viewerOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";
import { PasswordField, WhosePassword } from "./form_page.tsx";
import { ACCOUNTS } from "./words.ts";

/**
 * What a form asks for before something that can't be undone: the password or, of an account without one, nothing, if its
 * holder showed within ten minutes who they are.
 */
export async function OwnProof({ c, web, label, faults }: {
  c: WebContext;
  web: Web;
  label: string;
  faults: Faults | undefined;
}) {
  const viewer = viewerOf(c);
  if (await hasOwnPassword(web.services, viewer.accountId)) {
    return (
      <>
        <WhosePassword username={viewer.username} />
        <PasswordField label={label} faults={faults} />
      </>
    );
  }
  const { justShown, comesNext } = ACCOUNTS.proof;
  return <p class="note">{isRecent(viewer, web.services.now()) ? justShown : comesNext}</p>;
}
