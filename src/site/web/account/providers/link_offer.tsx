import { linkNewcomer } from "../../../sign_in/entry/name_newcomer.ts";
import type { Newcomer } from "../../../sign_in/entry/newcomers.ts";
import type { ShownProvider } from "../../../sign_in/providers/provider.ts";
import { action } from "../../forms/action.tsx";
import { nextPath } from "../../../text/next_path.ts";
import { redirectTo } from "../../forms/read_form.ts";
import { viewerOf } from "../../request_actor.ts";
import { currentLocale } from "../../current_locale.ts";
import { requestOf, setCookies } from "../account_form.ts";
import { proved } from "../proof/prove_page.tsx";
import { providerName } from "../ways/provider_buttons.tsx";
import { Panel } from "../../kit/panel.tsx";

/** Links the newcomer's identity to the account in which they are signed in. */
export const linkToOwn = action({
  path: "/account/identities",
  who: "signed in",
  route: { purpose: "link" },
  guard: proved,
  fields: {},
  async onSubmit({ c, web }) {
    const done = await linkNewcomer(web.services, viewerOf(c), requestOf(c, web));
    if (done.kind === "unknown") return redirectTo(c, "/account");
    setCookies(c, done.setCookies);
    return nextPath(done.next, web.site.baseUrl);
  },
  then: (next) => [next === "/" ? "/account" : next, "identity_linked"],
});

/** The form that links the newcomer's identity to the account in which they are signed in. */
export function LinkOffer({ providers, username, newcomer }: {
  providers: readonly ShownProvider[];
  username: string;
  newcomer: Newcomer | undefined;
}) {
  const { newcomer: words } = currentLocale().words.account;
  if (!newcomer) return null;
  const provider = providerName(providers, newcomer);
  return (
    <Panel
      title={words.link(provider)}
      lead={words.linkLead(provider, username)}
    >
      <linkToOwn.Button submit={words.link(provider)} look="primary" />
    </Panel>
  );
}
