import { z } from "zod";
import type { Identity } from "../../../accounts/identities.ts";
import { listPasskeys, type Passkey } from "../../../sign_in/passkeys/list_passkeys.ts";
import type { ShownProvider } from "../../../sign_in/providers/round.ts";
import { findSecondFactor, type SecondFactor } from "../../../sign_in/two_factor/second_factor.ts";
import { findWaysIn, unlinkIdentity } from "../../../sign_in/ways_in/ways_in.ts";
import { ButtonForm } from "../../kit/form.tsx";
import { action } from "../../forms/action.tsx";
import { hidden } from "../../forms/fields.tsx";
import { Panel } from "../../kit/panel.tsx";
import { Row, Rows } from "../../kit/rows.tsx";
import { State } from "../../kit/state.tsx";
import { sendError } from "../../frame/error_page.tsx";
import { Icon } from "../../kit/icons.tsx";
import { Day } from "../../kit/times.tsx";
import { viewerOf } from "../../request_actor.ts";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { PASSWORD_PATH } from "../passwords/own_password_page.tsx";
import { Passkeys } from "../factors/passkeys_page.tsx";
import { proved } from "../proof/prove_page.tsx";
import { iconOf, providerName } from "../ways/provider_buttons.tsx";
import { SecondFactorRow } from "../factors/second_factor_page.tsx";

/** Unlinks an identity, but not the last sign-in method. */
export const unlinkOwn = action({
  path: "/account/identities/removal",
  who: "signed in",
  route: { purpose: "unlink" },
  guard: proved,
  fields: { provider: hidden(z.string()), subject: hidden(z.string()) },
  copy: () => ({ submit: currentLocale().words.account.waysIn.unlink }),
  async onSubmit({ c, web, values }) {
    const { kind } = await unlinkIdentity(web.services, viewerOf(c), values);
    if (kind === "unproved") return { kind };
    if (kind === "unknown") return await sendError(c, web, "notFound");
  },
  then: () => ["/account", "identity_unlinked"],
});

/** The ways in which an account signs in, and what the site offers. */
export interface WaysInView {
  hasPassword: boolean;
  identities: readonly Identity[];
  passkeys: Passkey[];
  factor: SecondFactor | undefined;
  /** The providers that are switched on. */
  providers: readonly ShownProvider[];
  /** Whether the site signs in by password. */
  byPassword: boolean;
  baseUrl: string;
}

/** Finds the ways in which the viewer signs in. */
export async function findWaysInView(c: WebContext, { services, site }: Web): Promise<WaysInView> {
  const viewer = viewerOf(c);
  const [{ hasPassword, identities }, passkeys, factor] = await Promise.all([
    findWaysIn(services, viewer),
    listPasskeys(services, viewer.accountId),
    findSecondFactor(services.sql, viewer.accountId),
  ]);
  const { rounds: { list: providers }, passwordSignIn: byPassword } = services;
  const { baseUrl } = site;
  return { hasPassword, identities, passkeys, factor, providers, byPassword, baseUrl };
}

/** The viewer's sign-in methods, the methods that they can add, and two-step sign-in. */
export function WaysToSignIn({ view }: { view: WaysInView }) {
  const { waysIn: words } = currentLocale().words.account;
  const { hasPassword, identities, passkeys, providers } = view;
  const providerOf = ({ provider }: Identity) =>
    providers.find(({ source }) => source === provider);
  const open = identities.filter((one) => providerOf(one)).length +
    passkeys.filter(({ worksHere }) => worksHere).length;
  const isOnly = open + (hasPassword ? 1 : 0) < 2;
  const unlinked = providers.filter((one) =>
    !identities.some((other) => providerOf(other) === one)
  );
  return (
    <Panel id="ways" title={words.heading} aside={<p class="note">{words.lead}</p>}>
      <Rows>
        {identities.map((identity) => (
          <Linked
            identity={identity}
            name={providerName(providers, identity)}
            provider={providerOf(identity)}
            isOnly={isOnly}
          />
        ))}
        {view.byPassword && <PasswordRow hasPassword={hasPassword} />}
        <Passkeys passkeys={passkeys} baseUrl={view.baseUrl} isOnly={isOnly} />
        {unlinked.map((provider) => <Unlinked provider={provider} />)}
        <SecondFactorRow factor={view.factor} />
      </Rows>
    </Panel>
  );
}

function PasswordRow({ hasPassword }: { hasPassword: boolean }) {
  const { waysIn: words } = currentLocale().words.account;
  return (
    <Row
      art={<Icon name="lock" />}
      title={words.password}
      note={hasPassword ? words.passwordNote : words.noPassword}
      end={
        <>
          {hasPassword && <State tone="good">{words.set}</State>}
          <a class="button" href={PASSWORD_PATH}>
            {hasPassword ? words.changePassword : words.setPassword}
          </a>
        </>
      }
    />
  );
}

function Linked({ identity, name, provider, isOnly }: {
  identity: Identity;
  name: string;
  /** Absent for a disabled provider or a former issuer. */
  provider: ShownProvider | undefined;
  isOnly: boolean;
}) {
  const { waysIn: words } = currentLocale().words.account;
  const { provider: source, subject, linkedAt } = identity;
  const stays = isOnly && provider !== undefined;
  return (
    <Row
      art={<Icon name={provider ? iconOf(provider) : "house"} />}
      title={name}
      note={
        <>
          {words.linked} <Day at={linkedAt} />
          {stays && `. ${words.only}`}
        </>
      }
      end={
        <>
          {provider
            ? <State tone="good">{words.isLinked}</State>
            : <State tone="late">{words.isOff}</State>}
          {stays ? null : <unlinkOwn.Button typed={{ provider: source, subject }} />}
        </>
      }
    />
  );
}

function Unlinked({ provider }: { provider: ShownProvider }) {
  const fields = { next: "/account", purpose: "link" };
  const label = currentLocale().words.account.providers.button.link(provider.name);
  return (
    <Row
      art={<Icon name={iconOf(provider)} />}
      title={provider.name}
      end={<ButtonForm action={`/sign-in/with/${provider.id}`} label={label} fields={fields} />}
    />
  );
}
