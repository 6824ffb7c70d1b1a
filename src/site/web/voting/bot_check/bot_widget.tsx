import type { BotCheck, BotCheckPurpose } from "../../../voting/ballot/bot_check.ts";
import { turnstileNames } from "../../../voting/ballot/turnstile.ts";
import { WIDGET_FILES } from "./widget_files.ts";
import { currentLocale } from "../../current_locale.ts";

/**
 * Turnstile's host, the only third party that a page with a check may contact, and only if the site is configured for
 * it.
 */
const TURNSTILE_HOST = "https://challenges.cloudflare.com";

/** ALTCHA's options that aren't attributes. They turn off its data collection and its logo. */
const CONFIGURATION = JSON.stringify({
  humanInteractionSignature: false,
  hideLogo: true,
  hideFooter: true,
  minDuration: 0,
});

/** Sources in the policy of pages with a check: our own worker or, if configured, Turnstile. */
export function widgetSources(
  { kind }: BotCheck,
): Partial<Record<"scriptSrc" | "frameSrc" | "workerSrc", string[]>> {
  return kind === "turnstile"
    ? { scriptSrc: [TURNSTILE_HOST], frameSrc: [TURNSTILE_HOST] }
    : { workerSrc: ["'self'"] };
}

/** The bot check in a form. Without scripts, a sentence explains why it is missing. */
export function BotWidget({ check, posed, purpose, words }: {
  check: BotCheck;
  /** The challenge of the check, or its site key. */
  posed: string;
  purpose: BotCheckPurpose;
  words: { ready: string; noScript: string };
}) {
  return (
    <>
      {check.kind === "turnstile"
        ? <Turnstile siteKey={posed} purpose={purpose} />
        : <ProofOfWork challenge={posed} ready={words.ready} />}
      <noscript>
        <p class="notice late">{words.noScript}</p>
      </noscript>
    </>
  );
}

function ProofOfWork({ challenge, ready }: { challenge: string; ready: string }) {
  return (
    <>
      <link rel="stylesheet" href={WIDGET_FILES.styles.path} />
      <altcha-widget
        id="proof"
        name="proof"
        challenge={challenge}
        configuration={CONFIGURATION}
        data-script={WIDGET_FILES.script.path}
        data-worker={WIDGET_FILES.worker.path}
        data-words={JSON.stringify({ ...currentLocale().words.voting.widget, verified: ready })}
      >
      </altcha-widget>
      <script type="module" src={WIDGET_FILES.setup.path} />
    </>
  );
}

function Turnstile({ siteKey, purpose }: { siteKey: string; purpose: BotCheckPurpose }) {
  const { action, cdata } = turnstileNames(purpose);
  return (
    <>
      <div
        id="proof"
        class="cf-turnstile"
        data-sitekey={siteKey}
        data-action={action}
        data-cdata={cdata}
        data-response-field-name="proof"
      >
      </div>
      <script src={`${TURNSTILE_HOST}/turnstile/v0/api.js`} async defer />
    </>
  );
}

declare module "hono/jsx" {
  namespace JSX {
    interface IntrinsicElements {
      "altcha-widget": Record<string, unknown>;
    }
  }
}
