import { z } from "zod";
import type { Identity } from "../../accounts/identities.ts";
import { needsProof } from "../../sign_in/own_password.ts";
import type { ShownProvider } from "../../sign_in/providers/round.ts";
import { tellSignInChanged } from "../../sign_in/sign_in_changes.ts";
import { unlinkIdentity, type WaysIn } from "../../sign_in/ways_in.ts";
import { ButtonForm, type FaultyForm, Form, Submit } from "../forms/forms.tsx";
import { pathWithNext } from "../forms/next_path.ts";
import { PROOF_PATH, readForm, redirectTo } from "../forms/submit.ts";
import { sendError } from "../frame/error_page.tsx";
import { Day, LinkLine, Section } from "../frame/parts.tsx";
import { viewerOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";
import { PasswordField, WhosePassword } from "./form_page.tsx";
import { ProviderButtons, providerName } from "./provider_buttons.tsx";
import { ACCOUNTS } from "./words.ts";

const { waysIn: words, account } = ACCOUNTS;

/** POST /account/identities/removal: unlinks an identity, but never the last way in. */
export async function unlinkOwn(c: WebContext, web: Web) {
  const viewer = viewerOf(c);
  const form = await readForm(c, z.object({ provider: z.string(), subject: z.string() }));
  const isDone = form.kind === "valid" && await unlinkIdentity(web.services, viewer, form.values);
  if (!isDone) return await sendError(c, web, "notFound");
  tellSignInChanged(web.services, viewer.accountId, "identity_unlinked");
  return redirectTo(c, "/account", "identity_unlinked");
}

/** The accounts at providers by which the viewer signs in, and buttons to link others. */
export function Identities({ web, ways: { identities } }: { web: Web; ways: WaysIn }) {
  const { list } = web.services.rounds;
  if (list.length === 0 && identities.length === 0) return null;
  const isLinked = (provider: ShownProvider) =>
    identities.some((identity) => identity.provider === provider.source);
  return (
    <Section look="card" title={words.heading} lead={words.lead}>
      {identities.length === 0 ? null : (
        <ul class="identities">
          {identities.map((identity) => (
            <li>
              <strong>{providerName(list, identity)}</strong>
              <span class="note">
                {words.linked} <Day at={identity.linkedAt} />
              </span>
              <Unlink identity={identity} />
            </li>
          ))}
        </ul>
      )}
      <ProviderButtons
        providers={list.filter((provider) => !isLinked(provider))}
        purpose="link"
        next="/account"
      />
    </Section>
  );
}

function Unlink({ identity: { provider, subject } }: { identity: Identity }) {
  const fields = { provider, subject };
  return <ButtonForm action="/account/identities/removal" label={words.unlink} fields={fields} />;
}

/** The form for another password or the first one, and before it, where it needs one, the way to a recent proof. */
export async function Password({ c, web, ways: { hasPassword }, form }: {
  c: WebContext;
  web: Web;
  ways: WaysIn;
  form: FaultyForm | undefined;
}) {
  if (!web.services.passwordSignIn) return null;
  const viewer = viewerOf(c);
  const lead = hasPassword ? account.passwordLead : words.noPassword;
  const label = hasPassword ? account.changePassword : words.setPassword;
  if (await needsProof(web.services, viewer)) {
    return (
      <Section look="card" title={account.passwordHeading} lead={lead}>
        <LinkLine href={pathWithNext(PROOF_PATH, "/account")} label={label} look="secondary" />
      </Section>
    );
  }
  return (
    <Section look="card" title={account.passwordHeading} lead={lead}>
      <Form action="/account/password">
        <WhosePassword username={viewer.username} />
        {hasPassword && <PasswordField label={ACCOUNTS.currentPassword} faults={form?.faults} />}
        <PasswordField
          name="new_password"
          label={ACCOUNTS.newPassword}
          isNew
          faults={form?.faults}
        />
        <Submit>{label}</Submit>
      </Form>
    </Section>
  );
}
