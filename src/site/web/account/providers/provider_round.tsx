import { z } from "zod";
import { beginAtProvider } from "../../../sign_in/entry/begin_at_provider.ts";
import { type Arrival, arrive } from "../../../sign_in/entry/enter_by_provider.ts";
import type { ShownProvider } from "../../../sign_in/providers/round.ts";
import { nextOf, pathWithNext } from "../../return_path.ts";
import { nextPath } from "../../../text/next_path.ts";
import { PROOF_PATH, readForm, redirectTo } from "../../forms/read_form.ts";
import { deadlineOf } from "../../frame/answer_in_time.ts";
import { sendError, sendTooMany } from "../../frame/error_page.tsx";
import { sendNote } from "../../frame/layout.tsx";
import { LinkLine } from "../../kit/page_links.tsx";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { requestOf, setCookies } from "../account_form.ts";
import { sendEntered } from "../sign_in/entered.tsx";
import { keepWay } from "../ways/last_way.ts";
import { failureOf, noteOfProvider, sendFailure } from "./provider_failure.tsx";

/** Additional milliseconds for a page that sends requests to a provider. A round gives up after three seconds. */
const ROUND_MS = 3_200;

/** The page on which a newcomer chooses a name. */
export const NAME_PATH = "/sign-up/name";

const ROUND = z.object({
  next: z.string().optional(),
  purpose: z.enum(["link", "prove"]).optional(),
});

/** GET /sign-in/with/:provider: redirects to sign-in. Browsers may open this address from their history. */
export function leadToSignIn(c: WebContext) {
  return redirectTo(c, "/sign-in");
}

/**
 * POST /sign-in/with/:provider: starts a round and sends the browser to the provider. Browsers apply the policy for
 * forms to every redirect after one, and the provider may redirect to any site. So this is a page that refreshes to the
 * provider.
 */
export async function sendToProvider(c: WebContext, web: Web) {
  const { providers: words } = currentLocale().words.account;
  const provider = findProvider(c, web);
  if (!provider) return await sendError(c, web, "notFound");
  const form = await readForm(c, ROUND);
  const { purpose: kind = "sign_in", next: typed } = form.kind === "valid" ? form.values : {};
  const viewer = c.get("viewer");
  const next = nextOf(c, web, typed);
  if (kind === "sign_in" && viewer) return redirectTo(c, next);
  if (kind !== "sign_in" && !viewer) return await sendError(c, web, "signedOut");
  deadlineOf(c).restart(ROUND_MS + web.services.pageWithinMs);
  const begun = await beginAtProvider(web.services, provider.id, {
    ...kind === "sign_in" || !viewer ? { purpose: "sign_in" } : { purpose: kind, viewer },
    next,
    request: requestOf(c, web),
  });
  if (begun.kind === "unproved") return redirectTo(c, pathWithNext(PROOF_PATH, next));
  if (begun.kind === "limited") return await sendTooMany(c, web, begun);
  if (begun.kind === "unavailable") {
    return await sendFailure(c, web, { provider, next, kind: failureOf(begun), status: 503 });
  }
  setCookies(c, begun.setCookies);
  c.header("Refresh", `0; url=${begun.url}`);
  const more = (
    <p>
      <a class="button primary" href={begun.url}>{words.goOn(provider.name)}</a>
    </p>
  );
  const page = await sendNote(c, web, { title: words.leaving(provider.name), more });
  // The address contains the round's secret.
  page.headers.set("Cache-Control", "private, no-store");
  return page;
}

/** GET /sign-in/with/:provider/back: finishes the round, and does what it was started for. */
export async function returnFromProvider(c: WebContext, web: Web) {
  const provider = findProvider(c, web);
  if (!provider) return await sendError(c, web, "notFound");
  const { services, site: { baseUrl } } = web;
  const { pathname, search } = new URL(c.req.url);
  // Behind a proxy, the request's own origin is different.
  const address = new URL(baseUrl + pathname + search);
  const request = requestOf(c, web);
  deadlineOf(c).restart(ROUND_MS + services.pageWithinMs);
  const finished = await services.rounds.finish(provider.id, { address, headers: request.headers });
  const next = nextPath(finished.next, baseUrl);
  if (finished.kind !== "person") {
    const failed = { provider, next };
    return finished.kind === "refused"
      ? await sendFailure(c, web, { ...failed, kind: finished.why, status: 403 })
      : await sendFailure(c, web, { ...failed, kind: failureOf(finished), status: 502 });
  }
  const arrival = await arrive(services, { ...finished, next }, {
    request,
    viewer: c.get("viewer"),
  });
  return await sendArrival(c, web, { arrival, provider, next });
}

function sendArrival(
  c: WebContext,
  web: Web,
  { arrival, provider, next }: {
    arrival: Arrival;
    provider: ShownProvider;
    next: string;
  },
): Response | Promise<Response> {
  const locale = currentLocale();
  const { providers: words } = locale.words.account;
  const { name } = provider;
  const more = <LinkLine href="/account" label={locale.words.account.account.title} />;
  switch (arrival.kind) {
    case "newcomer":
      keepWay(c, web, provider.id);
      setCookies(c, arrival.setCookies);
      return redirectTo(c, NAME_PATH);
    case "linked":
      return redirectTo(c, next, "identity_linked");
    case "proved":
      setCookies(c, arrival.setCookies);
      return redirectTo(c, next);
    case "taken":
    case "not_theirs":
    case "signed_out":
      return sendNote(c, web, { ...noteOfProvider(words[arrival.kind], name), status: 409, more });
    default:
      if (arrival.kind === "signed_in" || arrival.kind === "second_factor") {
        keepWay(c, web, provider.id);
      }
      return sendEntered(c, web, { entered: arrival, next });
  }
}

function findProvider(c: WebContext, { services }: Web): ShownProvider | undefined {
  return services.rounds.list.find(({ id }) => id === c.req.param("provider"));
}
