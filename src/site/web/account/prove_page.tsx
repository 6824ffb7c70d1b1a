import { z } from "zod";
import { isRecent, proveAgain, type SentProof } from "../../sign_in/recent_proof.ts";
import type { Faults, Typed } from "../kit/form.tsx";
import { pathWithNext } from "../return_path.ts";
import { PROOF_PATH, readTyped, redirectTo, submit } from "../forms/submit.ts";
import { viewerOf } from "../request_actor.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { setCookies } from "./account_form.ts";
import { sendProof } from "./proof_ways.tsx";
import { keepForm, waitingIn, waitingPage } from "./waiting_proof.ts";

type PageResponse = Response | Promise<Response>;

/**
 * Wraps the handler of a page or form that needs a recent proof of who the viewer is. Without one, the response asks for
 * it; a form is carried out afterwards. `when` says which of its submissions need one; absent: all.
 */
export function proved<Given extends readonly unknown[]>(
  answer: (c: WebContext, web: Web, ...given: Given) => PageResponse,
  when: (typed: Typed) => boolean = () => true,
): (c: WebContext, web: Web, ...given: Given) => Promise<Response> {
  return async (c, web, ...given) => {
    if (isRecent(viewerOf(c), web.services.now())) return await answer(c, web, ...given);
    const { pathname, search } = new URL(c.req.url);
    if (c.req.method === "GET") return redirectTo(c, pathWithNext(PROOF_PATH, pathname + search));
    const typed = await readTyped(c);
    if (!when(typed)) return await answer(c, web, ...given);
    return await askProof(c, web, typed);
  };
}

/** Asks for the proof that a form needs, which is sent again after it. */
export async function askProof(c: WebContext, web: Web, typed: Typed): Promise<Response> {
  return await sendProof(c, web, { waiting: keepForm(c, web, typed), status: 403 });
}

/** GET /account/proof: asks the viewer to show again who they are, and returns to `next`. */
export async function showProof(c: WebContext, web: Web) {
  const waiting = waitingPage(web, c.req.query("next"));
  c.header("Cache-Control", "private, no-store");
  if (isRecent(viewerOf(c), web.services.now())) return redirectTo(c, waiting.next);
  return await sendProof(c, web, { waiting, status: 200 });
}

/** POST /account/proof: checks the proof, and then opens the page or sends the form that waited for it. */
export const submitProof = submit({
  schema: z.object({
    proof_password: z.string().optional(),
    proof_code: z.string().optional(),
    credential: z.string().optional(),
  }),
  show: (c, web, { typed, faults }) =>
    sendProof(c, web, { waiting: waitingIn(web, typed), faults, status: 422 }),
  async act(c, web, sent, typed) {
    const locale = currentLocale();
    const { prove: words } = locale.words.factors;
    const waiting = waitingIn(web, typed);
    const { headers } = c.req.raw;
    const outcome = await proveAgain(web.services, viewerOf(c), proofIn(sent), headers);
    if (outcome.kind === "limited") return outcome;
    // Keeps the method and the fields, so that the form arrives as if it were sent now.
    if (outcome.kind === "proved") {
      setCookies(c, outcome.setCookies);
      return waiting.form === undefined
        ? redirectTo(c, waiting.next)
        : c.redirect(waiting.form, 307);
    }
    const faults: Faults = sent.proof_password !== undefined
      ? { proof_password: words.wrongPassword }
      : sent.proof_code !== undefined
      ? { proof_code: words.wrongCode }
      : { "": locale.words.factors.passkey.wrong };
    return await sendProof(c, web, { waiting, faults, status: 422 });
  },
});

function proofIn({ proof_password: password, proof_code: code, credential = "" }: {
  proof_password?: string | undefined;
  proof_code?: string | undefined;
  credential?: string | undefined;
}): SentProof {
  if (password !== undefined) return { password };
  return code === undefined ? { credential } : { code };
}
