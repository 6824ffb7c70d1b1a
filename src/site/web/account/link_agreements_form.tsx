import { endAgreements, type LinkAgreement } from "../../accounts/link_agreements.ts";
import { ButtonForm } from "../kit/form.tsx";
import { redirectTo } from "../forms/submit.ts";
import { Day } from "../parts/parts.tsx";
import { viewerOf } from "../request_actor.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { SheetLine } from "./settings_sheet.tsx";

/** POST /account/links/:slug/end: withdraws the agreement that a server's links may vote as the viewer. */
export async function endLinks(c: WebContext, web: Web) {
  const { accountId } = viewerOf(c);
  await endAgreements(web.services.sql, { accountId, slug: c.req.param("slug") ?? "" });
  return redirectTo(c, "/account", "links_ended");
}

/** Servers whose links may vote as the viewer, each with a button to withdraw that. */
export function LinkAgreements({ agreements }: { agreements: LinkAgreement[] }) {
  const { agreements: words } = currentLocale().words.account;
  if (agreements.length === 0) return null;
  return (
    <>
      {agreements.map(({ slug, server, agreedAt }) => (
        <SheetLine
          icon="chain"
          title={<bdi>{server}</bdi>}
          note={
            <>
              {words.lead} {words.since} <Day at={agreedAt} />
            </>
          }
        >
          <ButtonForm action={`/account/links/${slug}/end`} label={words.end} />
        </SheetLine>
      ))}
    </>
  );
}
