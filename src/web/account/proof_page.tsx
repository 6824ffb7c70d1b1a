import { z } from "zod";
import { checkOwnPassword } from "../../sign_in/own_password.ts";
import { renewProof } from "../../sign_in/sessions.ts";
import { findWaysIn } from "../../sign_in/ways_in.ts";
import type { FaultyForm } from "../forms/forms.tsx";
import { ButtonForm, FaultSummary, Form, statusOf, Submit } from "../forms/forms.tsx";
import { PROOF_PATH, redirectTo, submit } from "../forms/submit.ts";
import { sendPage } from "../frame/layout.tsx";
import { viewerOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";
import { NEEDED_PASSWORD, nextOf } from "./account_form.ts";
import { PasswordField, WhosePassword } from "./form_page.tsx";
import { isOf, Or, ProviderButtons } from "./provider_buttons.tsx";
import { ACCOUNTS } from "./words.ts";

const { proof: words } = ACCOUNTS;

/** GET /account/proof: asks the viewer to show again who they are, by their password or at a provider. */
export async function askForProof(c: WebContext, web: Web, form?: FaultyForm) {
  const next = nextOf(c, web, form?.typed["next"]);
  const viewer = viewerOf(c);
  const { hasPassword, identities } = await findWaysIn(web.services, viewer);
  const providers = web.services.rounds.list.filter((provider) =>
    identities.some((identity) => isOf(identity, provider))
  );
  const hasBoth = hasPassword && providers.length > 0;
  return await sendPage(c, web, {
    title: words.title,
    status: statusOf(form),
    narrow: true,
    body: (
      <>
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
        <FaultSummary faults={form?.faults} isBusy={form?.isBusy} />
        <ProviderButtons providers={providers} purpose="prove" next={next} />
        {hasBoth && <Or label={ACCOUNTS.signIn.or} />}
        {hasPassword && (
          <Form action={PROOF_PATH} fields={{ next }}>
            <WhosePassword username={viewer.username} />
            <PasswordField label={ACCOUNTS.password} faults={form?.faults} />
            <Submit>{words.submit}</Submit>
          </Form>
        )}
        {!hasPassword && providers.length === 0 && (
          <>
            <p>{words.signInAgain}</p>
            <ButtonForm action="/sign-out" label={words.signOut} fields={{ next }} />
          </>
        )}
      </>
    ),
  });
}

/** POST /account/proof: counts as a proof for ten minutes if the password is right. */
export const proveByPassword = submit({
  schema: z.object({ password: NEEDED_PASSWORD, next: z.string().optional() }),
  wrong: { password: ACCOUNTS.account.wrongPassword },
  show: askForProof,
  async act(c, web, { password, next }) {
    const proof = await checkOwnPassword(web.services, viewerOf(c), password);
    if (proof.kind !== "right") return proof;
    await renewProof(web.services, viewerOf(c));
    return redirectTo(c, pathAfter(nextOf(c, web, next)));
  },
});

function pathAfter(next: string): string {
  return next === "/" ? "/account" : next;
}
