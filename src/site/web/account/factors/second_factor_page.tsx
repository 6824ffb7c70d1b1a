import { z } from "zod";
import { listPasskeys } from "../../../sign_in/passkeys/list_passkeys.ts";
import { relyingPartyOf } from "../../../sign_in/passkeys/relying_party.ts";
import {
  findSecondFactor,
  renewRecoveryCodes,
  type SecondFactor,
  turnOffSecondFactor,
  turnOnApp,
  turnOnPasskeys,
} from "../../../sign_in/two_factor/second_factor.ts";
import { makeApp, type NewApp, reopenApp } from "../../../sign_in/two_factor/totp.ts";
import { action } from "../../forms/action.tsx";
import { hidden, line } from "../../forms/fields.tsx";
import { FaultSummary } from "../../kit/form.tsx";
import { Row } from "../../kit/rows.tsx";
import { sentForm } from "../../kit/sent_form.ts";
import { State } from "../../kit/state.tsx";
import { Icon } from "../../kit/icons.tsx";
import { CopyButton } from "../../kit/copy_button.tsx";
import { nextPath } from "../../../text/next_path.ts";
import { redirectTo } from "../../forms/read_form.ts";
import { sendPage } from "../../frame/layout.tsx";
import { Day } from "../../kit/times.tsx";
import { LinkLine } from "../../kit/page_links.tsx";
import { viewerOf } from "../../request_actor.ts";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { NEXT } from "../account_form.ts";
import { proved } from "../proof/prove_page.tsx";
import { Fold, Panel } from "../../kit/panel.tsx";

/** Modules of white around a QR code (ISO 18004 asks for 4). */
const QUIET = 4;

/** The page's path, below which its forms are. */
const PATH = "/account/second-factor";

/** The row on the account page about the second factor, with a link to its settings. */
export function SecondFactorRow({ factor }: { factor: SecondFactor | undefined }) {
  const { factors: { second: words }, frame: { forms } } = currentLocale().words;
  return (
    <Row
      art={<Icon name="shield" />}
      title={words.heading}
      note={factor ? words.state.codes(factor.codesLeft) : words.lead}
      end={
        <>
          {factor ? <State tone="good">{forms.on}</State> : <State tone="off">{forms.off}</State>}
          <a class="button" href={PATH}>{factor ? words.change : words.setUp}</a>
        </>
      }
    />
  );
}

/** GET /account/second-factor: shows how to turn it on, or what is on. Opening it stores nothing. */
export async function showSecondFactor(c: WebContext, web: Web) {
  const view = await findFactorView(c, web);
  return await sendPage(c, web, {
    title: currentLocale().words.factors.second.title,
    narrow: true,
    body: <FactorBody {...view} />,
  });
}

/** The view of the settings of the second factor. */
interface FactorView {
  factor: SecondFactor | undefined;
  /** The app that the form turns on: the one whose code was just typed, or a new one. */
  app: NewApp;
  /** Absent if the site's address can't have passkeys. */
  passkeys: { worksHere: boolean }[] | undefined;
  /** The path of the page to continue with. */
  next: string;
  /** The pages that need a second factor, if one of them led here. */
  required: "desk" | "servers" | undefined;
}

async function findFactorView(c: WebContext, { services, site }: Web): Promise<FactorView> {
  const viewer = viewerOf(c);
  const [factor, passkeys] = await Promise.all([
    findSecondFactor(services.sql, viewer.accountId),
    listPasskeys(services, viewer.accountId),
  ]);
  const sent = sentForm()?.typed;
  const person = { ...viewer, site: site.name };
  const app = await reopenApp(services.box, sent?.["secret"] ?? "", person) ??
    await makeApp(services.box, person);
  const required = c.req.query("for");
  return {
    factor,
    app,
    passkeys: relyingPartyOf(site.baseUrl) && passkeys,
    next: nextPath(sent?.["next"] ?? c.req.query("next"), site.baseUrl),
    required: required === "desk" || required === "servers" ? required : undefined,
  };
}

function FactorBody({ factor, app, passkeys, next, required }: FactorView) {
  const { second: words, passkeys: { new: { back } } } = currentLocale().words.factors;
  return (
    <>
      <h1>{words.title}</h1>
      {required && <p class="notice late">{words.required(required)}</p>}
      <FaultSummary />
      {factor ? <IsOn factor={factor} /> : <p class="lead">{words.offLead}</p>}
      <AppForm app={app} next={next} isChange={factor?.hasApp ?? false} />
      {!factor && passkeys && (
        <UsePasskeys hasPasskeys={passkeys.some(({ worksHere }) => worksHere)} next={next} />
      )}
      <LinkLine href="/account" label={back} />
    </>
  );
}

function IsOn({ factor: { since, hasApp, codesLeft } }: { factor: SecondFactor }) {
  const { state: words } = currentLocale().words.factors.second;
  return (
    <Panel title={words.title}>
      <p>
        {hasApp ? words.app : words.passkeys} <Day at={since} />.
      </p>
      <p>{words.codes(codesLeft)}</p>
      <div class="actions">
        <renewCodes.Button />
        <dropFactor.Button look="danger" />
      </div>
    </Panel>
  );
}

function AppForm({ app, next, isChange }: { app: NewApp; next: string; isChange: boolean }) {
  const { app: words } = currentLocale().words.factors.second;
  const steps = (
    <>
      <p>{words.lead}</p>
      <QrCode text={app.uri} label={words.qr} />
      <p>
        {words.key}:<br />
        <code>{app.secret.replace(/.{4}(?=.)/g, "$& ")}</code>
      </p>
      <LinkLine href={app.uri} label={words.open} />
      <turnOnByApp.Form typed={{ secret: app.sealed, next }} />
    </>
  );
  if (!isChange) return <Panel title={words.title}>{steps}</Panel>;
  return (
    <Fold title={words.again} isOpen={sentForm() !== undefined}>
      <p>{words.againLead}</p>
      {steps}
    </Fold>
  );
}

function UsePasskeys({ hasPasskeys, next }: { hasPasskeys: boolean; next: string }) {
  const { passkeys: words } = currentLocale().words.factors.second;
  return (
    <Panel title={words.title} lead={words.lead}>
      {hasPasskeys ? <turnOnByPasskeys.Button typed={{ next }} /> : (
        <>
          <p>{words.none}</p>
          <LinkLine href="/account/passkeys/new" label={words.add} look="secondary" />
        </>
      )}
    </Panel>
  );
}

/** Turns it on, once a code proves that the app has the secret. */
export const turnOnByApp = action({
  path: `${PATH}/app`,
  who: "signed in",
  route: { purpose: "second_factor" },
  guard: proved,
  fields: {
    code: line({
      isPasted: true,
      missing: "required",
      max: 10,
      inputmode: "numeric",
      autocomplete: "one-time-code",
      isSecret: true,
    }),
    secret: hidden(z.string(), { isSecret: true }),
    next: NEXT,
  },
  wrong: { code: "code" },
  copy() {
    const { app: words } = currentLocale().words.factors.second;
    return { code: { label: words.code }, submit: words.submit };
  },
  async onSubmit({ c, web, values: { secret: sealed, code, next } }) {
    const outcome = await turnOnApp(web.services, viewerOf(c), { sealed, code });
    if (outcome.kind !== "on") return outcome;
    return await sendCodes(c, web, { ...outcome, next });
  },
  page: showSecondFactor,
});

/** Turns it on with the account's passkeys. */
export const turnOnByPasskeys = action({
  path: `${PATH}/passkeys`,
  who: "signed in",
  route: { purpose: "second_factor" },
  guard: proved,
  fields: { next: NEXT },
  wrong: { form: "noPasskeys" },
  copy: () => ({ submit: currentLocale().words.factors.second.passkeys.submit }),
  async onSubmit({ c, web, values: { next } }) {
    const outcome = await turnOnPasskeys(web.services, viewerOf(c));
    if (outcome.kind !== "on") return outcome;
    return await sendCodes(c, web, { ...outcome, next });
  },
  page: showSecondFactor,
});

/** Replaces the recovery codes. */
export const renewCodes = action({
  path: `${PATH}/codes`,
  who: "signed in",
  route: { purpose: "second_factor" },
  guard: proved,
  fields: {},
  copy: () => ({ submit: currentLocale().words.factors.second.state.renew }),
  async onSubmit({ c, web }) {
    const outcome = await renewRecoveryCodes(web.services, viewerOf(c));
    if (outcome.kind === "unproved") return outcome;
    if (outcome.kind === "wrong") return redirectTo(c, PATH);
    return await sendCodes(c, web, outcome);
  },
});

/** Turns it off. */
export const dropFactor = action({
  path: `${PATH}/removal`,
  who: "signed in",
  route: { purpose: "second_factor" },
  guard: proved,
  fields: {},
  copy: () => ({ submit: currentLocale().words.factors.second.state.turnOff }),
  async onSubmit({ c, web }) {
    const { kind } = await turnOffSecondFactor(web.services, viewerOf(c));
    if (kind === "unproved") return { kind };
  },
  then: () => ["/account", "second_factor_off"],
});

/** Responds with the recovery codes, which only this response contains. */
function sendCodes(
  c: WebContext,
  web: Web,
  { codes, next }: { codes: string[]; next?: string | undefined },
) {
  const locale = currentLocale();
  const { second: words } = locale.words.factors;
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
          <CopyButton of="codes" label={texts.copy} />
          <a class="button primary" href={path === "/" ? "/account" : path}>{texts.done}</a>
        </p>
      </>
    ),
  });
}

/** A QR code as a single path. It is dark on white in all themes, as scanners need it. */
async function QrCode({ text, label }: { text: string; label: string }) {
  const { encode } = await import("uqr");
  const { data, size } = encode(text, { ecc: "M", border: QUIET });
  const dots = data.flatMap((row, y) => row.map((isDark, x) => isDark ? `M${x} ${y}h1v1h-1z` : ""));
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={dots.join("")} />
    </svg>
  );
}
