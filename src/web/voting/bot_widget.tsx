import type { BotCheck } from "../../votes/bot_check.ts";
import { TURNSTILE_ACTION } from "../../votes/turnstile.ts";
import type { PolicyExtras } from "../guards.ts";
import { VOTING } from "./words.ts";
import { WIDGET_FILES } from "./widget_files.ts";

/** The one host of others that a page may ask, and only the page to vote on, when the host of this site chose it. */
export const TURNSTILE_HOST = "https://challenges.cloudflare.com";

/** ALTCHA's options that are no attributes: it collects nothing, and shows no mark of its own. */
const CONFIGURATION = JSON.stringify({
  humanInteractionSignature: false,
  hideLogo: true,
  hideFooter: true,
  minDuration: 0,
});

/** Sources that only the ballot needs: a worker of our own, or Turnstile where the host chose it. */
export function widgetSources({ kind }: BotCheck): PolicyExtras {
  return kind === "turnstile"
    ? { scriptSrc: [TURNSTILE_HOST], frameSrc: [TURNSTILE_HOST] }
    : { workerSrc: ["'self'"] };
}

/** The check that a person votes; without scripts, a sentence on why there is none. */
export function BotWidget({ check, posed, serverId }: {
  check: BotCheck;
  /** The challenge of the check, or its site key. */
  posed: string;
  serverId: string;
}) {
  return (
    <>
      {check.kind === "turnstile"
        ? <Turnstile siteKey={posed} serverId={serverId} />
        : <ProofOfWork challenge={posed} />}
      <noscript>
        <p class="notice warn">{VOTING.ballot.noScript}</p>
      </noscript>
    </>
  );
}

function ProofOfWork({ challenge }: { challenge: string }) {
  return (
    <>
      <link rel="stylesheet" href={WIDGET_FILES.styles.path} />
      <altcha-widget
        name="proof"
        challenge={challenge}
        configuration={CONFIGURATION}
        data-script={WIDGET_FILES.script.path}
        data-worker={WIDGET_FILES.worker.path}
        data-words={JSON.stringify(VOTING.widget)}
      >
      </altcha-widget>
      <script type="module" src={WIDGET_FILES.setup.path} />
    </>
  );
}

function Turnstile({ siteKey, serverId }: { siteKey: string; serverId: string }) {
  return (
    <>
      <div
        class="cf-turnstile"
        data-sitekey={siteKey}
        data-action={TURNSTILE_ACTION}
        data-cdata={serverId}
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
