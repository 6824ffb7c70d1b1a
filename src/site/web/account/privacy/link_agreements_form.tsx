import { endAgreements, type LinkAgreement } from "../../../accounts/link_agreements.ts";
import { action } from "../../forms/action.tsx";
import { Row } from "../../kit/rows.tsx";
import { Icon } from "../../kit/icons.tsx";
import { Day } from "../../kit/times.tsx";
import { viewerOf } from "../../request_actor.ts";
import { currentLocale } from "../../current_locale.ts";

/** Withdraws the agreement that a server's links may vote as the viewer. */
export const endLinks = action({
  path: "/account/links/:slug/end",
  who: "signed in",
  fields: {},
  copy: () => ({ submit: currentLocale().words.account.agreements.end }),
  async onSubmit({ c, web }) {
    const { accountId } = viewerOf(c);
    await endAgreements(web.services.sql, { accountId, slug: c.req.param("slug") ?? "" });
  },
  then: () => ["/account", "links_ended"],
});

/** The servers whose links may vote as the viewer, each with a button to withdraw the agreement. */
export function LinkAgreements({ agreements }: { agreements: readonly LinkAgreement[] }) {
  const { agreements: words } = currentLocale().words.account;
  if (agreements.length === 0) return null;
  return (
    <>
      {agreements.map(({ slug, server, agreedAt }) => (
        <Row
          art={<Icon name="chain" />}
          title={server}
          note={
            <>
              {words.lead} {words.since} <Day at={agreedAt} />
            </>
          }
          end={<endLinks.Button at={{ slug }} />}
        />
      ))}
    </>
  );
}
