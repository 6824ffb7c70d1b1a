import { z } from "zod";
import { Refusal } from "../../../core/refusals/refusal.ts";
import { signIn, signOut } from "../../sign_in/sign_in.ts";
import { spendAnswer } from "./account_check.tsx";
import { NEEDED, NEEDED_PASSWORD, requestOf, setCookies } from "./account_form.ts";
import { nextOf, pathWithNext } from "../return_path.ts";
import { askSecondFactor } from "./half_sign_in_page.tsx";
import { readTyped, redirectTo, submit } from "../forms/submit.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { disabledLead } from "./disabled_lead.ts";
import { tryAgainIn } from "../parts/durations.ts";
import { keepWay } from "./last_way.ts";
import { PURPOSE, sendSignIn } from "./sign_in_page.tsx";

/** GET /sign-in: redirects users who are already signed in. */
export function showSignIn(c: WebContext, web: Web) {
  return c.get("viewer") ? redirectTo(c, nextOf(c, web)) : sendSignIn(c, web);
}

/**
 * POST /sign-in: opens a session and returns to the page the user came from. If too many are waiting, or others used up
 * the attempts, the form is shown again with a bot check: a sign-in with a proof goes before those without, and is
 * counted apart.
 */
export const submitSignIn = submit({
  schema: z.object({
    name: NEEDED,
    password: NEEDED_PASSWORD,
    next: z.string().optional(),
    proof: z.string().default(""),
  }),
  show: sendSignIn,
  wrong: { password: "signIn" },
  busy: "signInBusy",
  async act(c, web, { name: nameOrEmail, password, next, proof }, typed) {
    const { signIn: words } = currentLocale().words.account;
    const outcome = await signIn(web.services, { nameOrEmail, password }, requestOf(c, web), {
      prove: proof === "" ? undefined : () => hasPaid(c, web, proof),
    });
    if (outcome.kind === "disabled") {
      return sendSignIn(c, web, {
        typed,
        faults: { "": disabledLead(outcome.reason) },
      });
    }
    if (outcome.kind === "limited" && outcome.canProve) {
      c.header("Retry-After", String(outcome.retryAfterSeconds));
      const faults = {
        "": words.limited(tryAgainIn(outcome.retryAfterSeconds)),
      };
      return await sendSignIn(c, web, { typed, faults, isLimited: true });
    }
    if (outcome.kind === "signed_in" || outcome.kind === "second_factor") {
      keepWay(c, web, "password");
    }
    if (outcome.kind === "second_factor") {
      return askSecondFactor(c, outcome.setCookies, nextOf(c, web, next));
    }
    if (outcome.kind !== "signed_in") return outcome;
    setCookies(c, outcome.setCookies);
    return redirectTo(c, nextOf(c, web, next));
  },
});

/** POST /sign-out: ends the session, if there is one. With a `next`, leads to sign-in as another user. */
export async function submitSignOut(c: WebContext, web: Web) {
  const next = nextOf(c, web, (await readTyped(c))["next"]);
  const outcome = await signOut(web.services, c.req.raw.headers);
  setCookies(c, outcome.setCookies);
  return redirectTo(c, next === "/" ? next : pathWithNext("/sign-in", next), "signed_out");
}

/** Spends a proof. An invalid one counts as none, because a sign-in doesn't require it. */
async function hasPaid(c: WebContext, web: Web, proof: string): Promise<boolean> {
  try {
    await spendAnswer(c, web, PURPOSE, proof);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
