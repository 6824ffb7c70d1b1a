import { z } from "zod";
import { listPasskeys, relyingPartyOf } from "../../sign_in/passkeys.ts";
import {
  findSecondFactor,
  renewRecoveryCodes,
  type SecondFactor,
  turnOffSecondFactor,
  turnOnApp,
  turnOnPasskeys,
} from "../../sign_in/second_factor.ts";
import { tellSignInChanged } from "../../sign_in/sign_in_changes.ts";
import { makeApp, type NewApp, reopenApp } from "../../sign_in/totp.ts";
import type { SignInChange } from "../../sign_in/mails.ts";
import {
  ButtonForm,
  FaultSummary,
  type FaultyForm,
  Field,
  Form,
  httpStatusOf,
  Submit,
} from "../kit/form.tsx";
import { nextPath } from "../../text/next_path.ts";
import { redirectTo, submit } from "../forms/submit.ts";
import { sendPage } from "../frame/layout.tsx";
import { Day, LinkLine } from "../parts/parts.tsx";
import { viewerOf } from "../request_actor.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { NEEDED } from "./account_form.ts";
import { QrCode } from "./qr_code.tsx";
import { Badge, LineLink, SheetLine } from "./settings_sheet.tsx";
import { Panel } from "../kit/panel.tsx";

/** The page's path; its forms post below it. */
const PATH = "/account/second-factor";

/** Says on the account page whether an account is asked for a second factor, and leads to the settings. */
export function SecondFactorLine({ factor }: { factor: SecondFactor | undefined }) {
  const locale = currentLocale();
  const { second: words } = locale.words.factors;
  return (
    <SheetLine
      icon="shield"
      title={words.heading}
      badge={
        <Badge {...factor ? { look: "good" } : {}}>
          {factor ? locale.words.frame.forms.on : locale.words.frame.forms.off}
        </Badge>
      }
      note={factor ? words.state.codes(factor.codesLeft) : words.lead}
    >
      <LineLink href={PATH} label={factor ? words.change : words.setUp} />
    </SheetLine>
  );
}

/** GET /account/second-factor: how to turn it on, or what is on. Opening it stores nothing. */
export async function showSecondFactor(c: WebContext, web: Web, form?: FaultyForm) {
  const locale = currentLocale();
  const { second: words } = locale.words.factors;
  const { services } = web;
  const viewer = viewerOf(c);
  const person = { ...viewer, site: web.site.name };
  const [factor, passkeys] = await Promise.all([
    findSecondFactor(services.sql, viewer.accountId),
    listPasskeys(services, viewer.accountId),
  ]);
  const app = await reopenApp(services.box, form?.typed["secret"] ?? "", person) ??
    await makeApp(services.box, person);
  const next = nextPath(form?.typed["next"] ?? c.req.query("next"), web.site.baseUrl);
  const canHave = relyingPartyOf(web.site.baseUrl) !== undefined;
  const required = c.req.query("for");
  return sendPage(c, web, {
    title: words.title,
    narrow: true,
    status: httpStatusOf(form),
    body: (
      <>
        <h1>{words.title}</h1>
        {required === "desk" || required === "servers"
          ? <p class="notice late">{words.required(required)}</p>
          : null}
        <FaultSummary faults={form?.faults} />
        {factor ? <State factor={factor} /> : <p class="lead">{words.offLead}</p>}
        <AppForm app={app} next={next} isChange={factor?.hasApp ?? false} form={form} />
        {factor || !canHave
          ? null
          : <UsePasskeys hasPasskeys={passkeys.some(({ worksHere }) => worksHere)} next={next} />}
        <LinkLine href="/account" label={locale.words.factors.passkeys.new.back} />
      </>
    ),
  });
}

function State({ factor: { since, hasApp, codesLeft } }: { factor: SecondFactor }) {
  const { second: words } = currentLocale().words.factors;
  return (
    <Panel title={words.state.title}>
      <p>
        {hasApp ? words.state.app : words.state.passkeys} <Day at={since} />.
      </p>
      <p>{words.state.codes(codesLeft)}</p>
      <div class="actions">
        <ButtonForm action={`${PATH}/codes`} label={words.state.renew} />
        <ButtonForm action={`${PATH}/removal`} label={words.state.turnOff} look="danger" />
      </div>
    </Panel>
  );
}

function AppForm({ app, next, isChange, form }: {
  app: NewApp;
  next: string;
  isChange: boolean;
  form: FaultyForm | undefined;
}) {
  const { second: words } = currentLocale().words.factors;
  const { app: texts } = words;
  const steps = (
    <>
      <p>{texts.lead}</p>
      <QrCode text={app.uri} label={texts.qr} />
      <p>
        {texts.key}:<br />
        <code>{app.secret.replace(/.{4}(?=.)/g, "$& ")}</code>
      </p>
      <LinkLine href={app.uri} label={texts.open} />
      <Form action={`${PATH}/app`} fields={{ secret: app.sealed, next }}>
        <Field
          name="code"
          label={texts.code}
          faults={form?.faults}
          inputmode="numeric"
          autocomplete="one-time-code"
          maxlength={10}
        />
        <Submit>{texts.submit}</Submit>
      </Form>
    </>
  );
  if (!isChange) return <Panel title={texts.title}>{steps}</Panel>;
  return (
    <details class="panel" open={form !== undefined}>
      <summary>{texts.again}</summary>
      <p>{texts.againLead}</p>
      {steps}
    </details>
  );
}

function UsePasskeys({ hasPasskeys, next }: { hasPasskeys: boolean; next: string }) {
  const { second: words } = currentLocale().words.factors;
  const { passkeys: texts } = words;
  return (
    <Panel title={texts.title} lead={texts.lead}>
      {hasPasskeys
        ? <ButtonForm action={`${PATH}/passkeys`} label={texts.submit} fields={{ next }} />
        : (
          <>
            <p>{texts.none}</p>
            <LinkLine href="/account/passkeys/new" label={texts.add} look="secondary" />
          </>
        )}
    </Panel>
  );
}

/** POST /account/second-factor/app: turns it on once a code shows that the app has the secret. */
export const turnOnByApp = submit({
  schema: z.object({ secret: z.string(), code: NEEDED, next: z.string().optional() }),
  show: showSecondFactor,
  wrong: { code: "code" },
  async act(c, web, { secret: sealed, code, next }) {
    const outcome = await turnOnApp(web.services, viewerOf(c), { sealed, code });
    if (outcome.kind === "wrong") return { kind: "wrong" };
    return await sendCodes(c, web, { ...outcome, change: "second_factor_on", next });
  },
});

/** POST /account/second-factor/passkeys: turns it on with the account's passkeys. */
export const turnOnByPasskeys = submit({
  schema: z.object({ next: z.string().optional() }),
  show: showSecondFactor,
  wrong: { "": "noPasskeys" },
  async act(c, web, { next }) {
    const outcome = await turnOnPasskeys(web.services, viewerOf(c));
    if (outcome.kind === "wrong") return { kind: "wrong" };
    return await sendCodes(c, web, { ...outcome, change: "second_factor_on", next });
  },
});

/** POST /account/second-factor/codes: makes other recovery codes. */
export const renewCodes = submit({
  schema: z.object({}),
  show: showSecondFactor,
  async act(c, web) {
    const outcome = await renewRecoveryCodes(web.services, viewerOf(c));
    if (outcome.kind === "wrong") return redirectTo(c, PATH);
    return await sendCodes(c, web, { ...outcome, change: "recovery_codes_made" });
  },
});

/** POST /account/second-factor/removal: turns it off. */
export async function dropFactor(c: WebContext, web: Web) {
  const viewer = viewerOf(c);
  const wasOn = await turnOffSecondFactor(web.services, viewer);
  if (wasOn) tellSignInChanged(web.services, viewer.accountId, "second_factor_off");
  return redirectTo(c, "/account", "second_factor_off");
}

/** Responds with the recovery codes, which only this response shows, and tells the owner by mail what changed. */
function sendCodes(
  c: WebContext,
  web: Web,
  { codes, change, next }: { codes: string[]; change: SignInChange; next?: string | undefined },
) {
  const locale = currentLocale();
  const { second: words } = locale.words.factors;
  tellSignInChanged(web.services, viewerOf(c).accountId, change);
  const path = nextPath(next, web.site.baseUrl);
  const { codes: texts } = words;
  return sendPage(c, web, {
    title: texts.title,
    status: 201,
    narrow: true,
    body: (
      <>
        <h1>{texts.title}</h1>
        <p class="notice late" role="alert">{texts.lead}</p>
        <ol class="panel codes" id="codes" aria-label={texts.label}>
          {codes.map((code) => <li>{`${code}\n`}</li>)}
        </ol>
        <p class="actions">
          <button
            type="button"
            class="secondary"
            data-copy="codes"
            data-copied={locale.words.frame.forms.copied}
            hidden
          >
            {texts.copy}
          </button>
          <a class="button primary" href={path === "/" ? "/account" : path}>{texts.done}</a>
        </p>
      </>
    ),
  });
}
