import { findAccount } from "../../../../core/accounts/named_account.ts";
import { STEAM } from "../../../../core/accounts/other_names.ts";
import { isUsername } from "../../../../core/accounts/username.ts";
import type { ShownServer } from "../../../servers/public/shown_server.ts";
import { signUpNewcomer } from "../../../sign_in/entry/name_newcomer.ts";
import { findNewcomer, type Newcomer } from "../../../sign_in/entry/newcomers.ts";
import { isolated } from "../../../text/shown_text.ts";
import { sentForm } from "../../kit/sent_form.ts";
import { action } from "../../forms/action.tsx";
import { nextOf, pathWithNext } from "../../return_path.ts";
import { nextPath } from "../../../text/next_path.ts";
import { redirectTo } from "../../forms/read_form.ts";
import { sendNote } from "../../frame/layout.tsx";
import { nameIn } from "../../link_path.ts";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { NAME_FAULTS, nameCopy, NEXT, PLAYER_NAME, requestOf } from "../account_form.ts";
import { sendEntered } from "../sign_in/entered.tsx";
import { sendFormPage } from "../form_page.tsx";
import { ProviderButtons, providerName } from "../ways/provider_buttons.tsx";
import { NAME_PATH } from "./provider_round.tsx";
import { findNameFault, findVotedFor } from "../sign_in/voted_for.ts";

/** Creates the account, signs in and redirects, to the ballot if they came to vote. */
export const nameNewcomer = action({
  path: NAME_PATH,
  who: "anybody",
  fields: { username: PLAYER_NAME, next: NEXT },
  refused: NAME_FAULTS,
  copy: () => ({ submit: currentLocale().words.account.newcomer.submit }),
  async onSubmit({ c, web, values: { username, next: sent } }) {
    const next = nextOf(c, web, sent);
    if (c.get("viewer")) return redirectTo(c, next);
    const server = await findVotedFor(web, next);
    const fault = await findNameFault(web, { server, username });
    if (fault !== undefined) return { kind: "faulty", faults: { username: fault } };
    const done = await signUpNewcomer(web.services, { username, request: requestOf(c, web) });
    if (done.kind === "limited") return done;
    if (done.kind === "unknown") return await sendUnknown(c, web, next);
    return await sendEntered(c, web, { entered: done, next });
  },
  page: askNewcomer,
});

/** GET /sign-up/name: asks a newcomer from a provider for their name in the game. */
export async function askNewcomer(c: WebContext, web: Web): Promise<Response> {
  const { newcomer: words } = currentLocale().words.account;
  const newcomer = await findNewcomer(web.services, c.req.raw.headers);
  // A visitor who has signed in since can link the provider's account there.
  if (c.get("viewer")) return redirectTo(c, newcomer ? "/account" : nextOf(c, web));
  if (!newcomer) return await sendUnknown(c, web, nextOf(c, web, sentForm()?.typed["next"]));
  const { provider, votedFor, taken, ...form } = await findNewcomerView(web, newcomer);
  return await sendFormPage(c, web, {
    title: votedFor ? words.titleToVote(isolated(votedFor.name)) : words.title,
    lead: words.lead(provider),
    form: <NewcomerForm votedFor={votedFor} {...form} />,
    more: <HaveAccount provider={provider} taken={taken} />,
  });
}

/** The view of a newcomer's form. */
interface NewcomerView {
  /** The provider's display name. */
  provider: string;
  suggestedName: string;
  /** The path of the page to continue with. */
  next: string;
  /** The listing whose ballot led here. */
  votedFor: ShownServer | undefined;
  /** The typed name, if an account has it. */
  taken: string | undefined;
}

async function findNewcomerView(web: Web, newcomer: Newcomer): Promise<NewcomerView> {
  const next = nextPath(newcomer.next, web.site.baseUrl);
  const [votedFor, taken] = await Promise.all([findVotedFor(web, next), findTaken(web)]);
  return {
    provider: providerName(web.services.rounds.list, newcomer),
    suggestedName: suggestName(newcomer, next),
    next,
    votedFor,
    taken,
  };
}

function NewcomerForm(
  { suggestedName, next, votedFor }: Pick<NewcomerView, "suggestedName" | "next" | "votedFor">,
) {
  const { newcomer: words } = currentLocale().words.account;
  return (
    <nameNewcomer.Form
      typed={{ username: suggestedName, next }}
      copy={{ username: nameCopy(votedFor) }}
      {...votedFor && { submit: words.submitToVote }}
    />
  );
}

/** Returns the suggested name: that of a server's link, or a Steam id. A name at a provider isn't a name in a game. */
function suggestName({ provider, subject }: Newcomer, next: string): string {
  return nameIn(next) ?? (provider === STEAM ? subject : "");
}

/** Returns the typed name if an account has it. */
async function findTaken(web: Web): Promise<string | undefined> {
  const name = sentForm()?.typed["username"]?.trim() ?? "";
  if (!isUsername(name)) return undefined;
  return (await findAccount(web.services.sql, name))?.hasSignIn ? name : undefined;
}

function HaveAccount({ provider, taken }: Pick<NewcomerView, "provider" | "taken">) {
  const { newcomer: words } = currentLocale().words.account;
  const path = pathWithNext("/sign-in", "/account");
  if (taken === undefined) {
    return (
      <p>
        {words.haveOne} <a href={path}>{words.signIn(provider)}</a>
      </p>
    );
  }
  return (
    <p class="notice">
      {words.isItYours(isolated(taken))} <a href={path}>{words.signIn(provider)}</a>
    </p>
  );
}

function sendUnknown(c: WebContext, web: Web, next: string): Promise<Response> {
  const { newcomer: words } = currentLocale().words.account;
  const { list } = web.services.rounds;
  const more = <ProviderButtons providers={list} purpose="sign_in" next={next} />;
  return sendNote(c, web, { ...words.unknown, status: 410, more });
}
