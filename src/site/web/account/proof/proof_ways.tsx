import { z } from "zod";
import { requestOptions } from "../../../sign_in/passkeys/passkey_options.ts";
import {
  findProofWays,
  type ProofWays,
  proveAgain,
  type SentProof,
} from "../../../sign_in/proof/recent_proof.ts";
import { action } from "../../forms/action.tsx";
import { line, password } from "../../forms/fields.tsx";
import type { Faults } from "../../kit/form.tsx";
import { sentForm } from "../../kit/sent_form.ts";
import { PROOF_PATH, redirectTo } from "../../forms/read_form.ts";
import { Icon } from "../../kit/icons.tsx";
import { LinkLine } from "../../kit/page_links.tsx";
import { viewerOf } from "../../request_actor.ts";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { setCookies } from "../account_form.ts";
import { sendFormPage, WhosePassword } from "../form_page.tsx";
import { CREDENTIAL, PasskeyBox, PASSKEYS_FILE } from "../ways/passkey_form.tsx";
import { Or } from "../ways/provider_buttons.tsx";
import { pageBefore, waitingIn, type WaitingRequest } from "./waiting_proof.ts";
import { AboutRequest, KeptRequest, ProofByProviders } from "./proof_parts.tsx";

/** Checks a proof, and then redirects to the waiting page or form. The page has a form for each kind of proof. */
export const newProof = action({
  path: PROOF_PATH,
  who: "signed in",
  fields: {
    proof_password: { ...password(), schema: z.string().optional() },
    proof_code: {
      ...line({ max: 40, autocomplete: "one-time-code", spellcheck: false, isSecret: true }),
      schema: z.string().optional(),
    },
    credential: CREDENTIAL,
  },
  copy: () => ({ submit: currentLocale().words.factors.prove.submit }),
  async onSubmit({ c, web, values, typed }) {
    const { prove: words, passkey } = currentLocale().words.factors;
    const waiting = waitingIn(web, typed);
    const { headers } = c.req.raw;
    const sent = proofIn(values);
    const outcome = await proveAgain(web.services, viewerOf(c), { sent, headers });
    if (outcome.kind === "limited") return outcome;
    if (outcome.kind === "proved") {
      setCookies(c, outcome.setCookies);
      // A 307 keeps the method and the fields, so that the waiting form is sent now.
      return waiting.form === undefined
        ? redirectTo(c, waiting.next)
        : c.redirect(waiting.form, 307);
    }
    const faults: Faults = values.proof_password !== undefined
      ? { proof_password: words.wrongPassword }
      : values.proof_code !== undefined
      ? { proof_code: words.wrongCode }
      : { form: passkey.wrong };
    return { kind: "faulty", faults };
  },
  page: (c, web) => sendProof(c, web, { waiting: waitingIn(web, sentForm()?.typed ?? {}) }),
});

function proofIn({ proof_password: password, proof_code: code, credential = "" }: {
  proof_password: string | undefined;
  proof_code: string | undefined;
  credential: string | undefined;
}): SentProof {
  if (password !== undefined) return { password };
  return code === undefined ? { credential } : { code };
}

/** Responds with the page that asks for a proof of identity, with the waiting request and the possible proofs. */
export async function sendProof(
  c: WebContext,
  web: Web,
  { waiting, isRefused = false }: {
    waiting: WaitingRequest;
    /** Whether the request was refused for lack of a proof. */
    isRefused?: boolean;
  },
) {
  const { prove: words } = currentLocale().words.factors;
  const viewer = viewerOf(c);
  const ways = await findProofWays(web.services, viewer);
  const purpose = { ceremony: "prove", holder: viewer.sessionId } as const;
  const options = ways.passkey
    ? await requestOptions(web.services, purpose, viewer.accountId)
    : undefined;
  const back = pageBefore(waiting);
  return await sendFormPage(c, web, {
    title: words.title,
    ...isRefused && { status: 403 },
    scripts: [PASSKEYS_FILE.path],
    form: (
      <>
        <AboutRequest waiting={waiting} username={viewer.username} isRefused={isRefused} />
        <Ways
          web={web}
          ways={ways}
          waiting={waiting}
          options={options}
          username={viewer.username}
        />
      </>
    ),
    more: <LinkLine href={back} label={back === "/account" ? words.back : words.notNow} />,
  });
}

function Ways({ web, ways, waiting, options, username }: {
  web: Web;
  ways: ProofWays;
  waiting: WaitingRequest;
  /** The browser's options for a passkey. */
  options: object | undefined;
  username: string;
}) {
  const { prove: words, passkey } = currentLocale().words.factors;
  const kept = <KeptRequest waiting={waiting} />;
  const isTyped = ways.password || ways.code;
  const isAtProvider = ways.providers.length > 0;
  const or = <Or label={words.or} />;
  return (
    <>
      <PasskeyBox method="get" options={options} after={isTyped || isAtProvider ? or : null}>
        <newProof.Form
          typed={{ credential: "" }}
          lead={kept}
          submit={[<Icon name="key" />, passkey.useHere]}
        />
      </PasskeyBox>
      {isTyped && (
        <newProof.Form
          lead={[kept, ways.password && <WhosePassword username={username} />]}
          copy={ways.password
            ? { proof_password: { label: words.password } }
            : { proof_code: { label: words.code } }}
          look={ways.passkey ? "secondary" : "primary"}
        />
      )}
      {isTyped && isAtProvider && or}
      <ProofByProviders web={web} providers={ways.providers} waiting={waiting} />
      {isTyped || isAtProvider || ways.passkey ? null : <p>{words.none}</p>}
    </>
  );
}
