import { z } from "zod";
import type { Identity } from "../../accounts/identities.ts";
import { listPasskeys } from "../../sign_in/passkeys.ts";
import type { ShownProvider } from "../../sign_in/providers/round.ts";
import { findSecondFactor } from "../../sign_in/second_factor.ts";
import { tellSignInChanged } from "../../sign_in/sign_in_changes.ts";
import { findWaysIn, unlinkIdentity } from "../../sign_in/ways_in.ts";
import { ButtonForm } from "../kit/form.tsx";
import { readForm, redirectTo } from "../forms/submit.ts";
import { sendError } from "../frame/error_page.tsx";
import type { IconName } from "../parts/icons.tsx";
import { Day } from "../parts/parts.tsx";
import { viewerOf } from "../request_actor.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { PASSWORD_PATH } from "./own_password_page.tsx";
import { Passkeys } from "./passkeys_page.tsx";
import { iconOf, providerName } from "./provider_buttons.tsx";
import { SecondFactorLine } from "./second_factor_page.tsx";
import { Badge, LineLink, SettingsSheet, SheetLine } from "./settings_sheet.tsx";

/** POST /account/identities/removal: unlinks an identity, but never the last way in. */
export async function unlinkOwn(c: WebContext, web: Web) {
  const viewer = viewerOf(c);
  const form = await readForm(c, z.object({ provider: z.string(), subject: z.string() }));
  const isDone = form.kind === "valid" && await unlinkIdentity(web.services, viewer, form.values);
  if (!isDone) return await sendError(c, web, "notFound");
  tellSignInChanged(web.services, viewer.accountId, "identity_unlinked");
  return redirectTo(c, "/account", "identity_unlinked");
}

/** All ways in which the viewer signs in, then those that they could add, and two-step sign-in. */
export async function WaysToSignIn({ c, web }: { c: WebContext; web: Web }) {
  const { waysIn: words } = currentLocale().words.account;
  const { services } = web;
  const { list } = services.rounds;
  const viewer = viewerOf(c);
  const [{ hasPassword, identities }, passkeys, factor] = await Promise.all([
    findWaysIn(services, viewer),
    listPasskeys(services, viewer.accountId),
    findSecondFactor(services.sql, viewer.accountId),
  ]);
  const providerOf = ({ provider }: Identity) => list.find(({ source }) => source === provider);
  const open = identities.filter((one) => providerOf(one)).length +
    passkeys.filter(({ worksHere }) => worksHere).length;
  const isOnly = open + (hasPassword ? 1 : 0) < 2;
  const unlinked = list.filter((one) => !identities.some((other) => providerOf(other) === one));
  return (
    <SettingsSheet id="ways" title={words.heading} note={words.lead}>
      {identities.map((identity) => (
        <Linked
          identity={identity}
          name={providerName(list, identity)}
          provider={providerOf(identity)}
          isOnly={isOnly}
        />
      ))}
      {services.passwordSignIn && (
        <SheetLine
          icon="lock"
          title={words.password}
          badge={hasPassword ? <Badge look="good">{words.set}</Badge> : null}
          note={hasPassword ? words.passwordNote : words.noPassword}
        >
          <LineLink
            href={PASSWORD_PATH}
            label={hasPassword ? words.changePassword : words.setPassword}
          />
        </SheetLine>
      )}
      <Passkeys passkeys={passkeys} baseUrl={web.site.baseUrl} isOnly={isOnly} />
      {unlinked.map((provider) => <Unlinked provider={provider} />)}
      <SecondFactorLine factor={factor} />
    </SettingsSheet>
  );
}

function Linked({ identity, name, provider, isOnly }: {
  identity: Identity;
  name: string;
  /** Absent: it is switched off, or a former issuer. */
  provider: ShownProvider | undefined;
  isOnly: boolean;
}) {
  const { waysIn: words } = currentLocale().words.account;
  const fields = { provider: identity.provider, subject: identity.subject };
  const icon: IconName = provider ? iconOf(provider) : "house";
  const stays = isOnly && provider !== undefined;
  return (
    <SheetLine
      icon={icon}
      title={<bdi>{name}</bdi>}
      badge={provider
        ? <Badge look="good">{words.isLinked}</Badge>
        : <Badge look="wait">{words.isOff}</Badge>}
      note={
        <>
          {words.linked} <Day at={identity.linkedAt} />
          {stays && `. ${words.only}`}
        </>
      }
    >
      {stays
        ? null
        : <ButtonForm action="/account/identities/removal" label={words.unlink} fields={fields} />}
    </SheetLine>
  );
}

function Unlinked({ provider }: { provider: ShownProvider }) {
  const fields = { next: "/account", purpose: "link" };
  const label = currentLocale().words.account.providers.button.link(provider.name);
  return (
    <SheetLine icon={iconOf(provider)} title={<bdi>{provider.name}</bdi>}>
      <ButtonForm action={`/sign-in/with/${provider.id}`} label={label} fields={fields} />
    </SheetLine>
  );
}
