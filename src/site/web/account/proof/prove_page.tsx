import { isRecent } from "../../../sign_in/sessions/is_recent.ts";
import type { TypedFields } from "../../kit/form.tsx";
import { pathWithNext } from "../../return_path.ts";
import { PROOF_PATH, readTyped, redirectTo } from "../../forms/read_form.ts";
import { viewerOf } from "../../request_actor.ts";
import type { MaybePromise } from "../../route.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { sendProof } from "./proof_ways.tsx";
import { keepForm, waitingPage } from "./waiting_proof.ts";

/**
 * Wraps the handler of a page or form that needs a recent proof of the viewer's identity. Without one, the response
 * asks for it. A form is sent again afterwards, by a 307, so that nothing is stored. `when` selects the submissions
 * that need a proof; by default, all.
 */
export function proved<Given extends readonly unknown[]>(
  answer: (c: WebContext, web: Web, ...given: Given) => MaybePromise<Response>,
  when: (typed: TypedFields) => boolean = () => true,
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

/** Asks for the proof that a form needs. The form is sent again afterwards. */
export async function askProof(c: WebContext, web: Web, typed: TypedFields): Promise<Response> {
  return await sendProof(c, web, { waiting: keepForm(c, web, typed), isRefused: true });
}

/** GET /account/proof: asks the viewer to prove their identity again, and returns to `next`. */
export async function showProof(c: WebContext, web: Web) {
  const waiting = waitingPage(web, c.req.query("next"));
  c.header("Cache-Control", "private, no-store");
  if (isRecent(viewerOf(c), web.services.now())) return redirectTo(c, waiting.next);
  return await sendProof(c, web, { waiting });
}
