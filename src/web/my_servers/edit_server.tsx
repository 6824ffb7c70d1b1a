import { editServer } from "../../servers/edit_server.ts";
import { requireOwnDetails, type ServerDetails } from "../../servers/server_details.ts";
import { actOf } from "../frame/act.tsx";
import { Form, Submit } from "../forms/forms.tsx";
import { sendPage } from "../frame/layout.tsx";
import {
  gamesOf,
  LISTING_FIELDS,
  LISTING_FORM,
  ListingFields,
  listingOf,
} from "./listing_form.tsx";
import { OwnerTabs } from "./owner_tabs.tsx";
import type { FaultyForm, Typed } from "../forms/read_form.ts";
import { redirectTo } from "../forms/redirect.ts";
import { submit } from "../forms/submit.ts";
import { MY_SERVERS } from "./words.ts";
import type { Web, WebContext } from "../web_env.ts";

const { edit: words } = MY_SERVERS;

/** GET /my/servers/:slug/edit: the form with the listing as it is. */
export function showEdit(web: Web) {
  return (c: WebContext) => sendEdit(c, web);
}

/** POST /my/servers/:slug/edit: saves it; the status stays. */
export function saveEdit(web: Web) {
  return submit(web, {
    schema: LISTING_FORM,
    fields: LISTING_FIELDS,
    show: sendEdit,
    async act(c, typed) {
      const slug = c.req.param("slug") ?? "";
      const edit = listingOf(typed, await gamesOf(web));
      await editServer(web.services, slug, { edit, ...actOf(c, web) });
      return redirectTo(c, `/my/servers/${slug}`, "server_saved");
    },
  });
}

async function sendEdit(c: WebContext, web: Web, sent?: FaultyForm) {
  const slug = c.req.param("slug") ?? "";
  const [server, games] = await Promise.all([
    requireOwnDetails(web.services.sql, slug, actOf(c, web)),
    gamesOf(web),
  ]);
  return await sendPage(c, web, {
    title: words.title(server.name),
    status: sent ? 422 : 200,
    body: (
      <>
        <h1>{words.heading}</h1>
        <OwnerTabs c={c} server={server} />
        <p>{words.lead} {server.status === "rejected" ? words.leadRejected : null}</p>
        <Form action={`/my/servers/${slug}/edit`}>
          <ListingFields
            games={games}
            typed={sent?.typed ?? typedOf(server)}
            faults={sent?.faults}
          />
          <Submit>{words.save}</Submit>
        </Form>
      </>
    ),
  });
}

function typedOf({ game, name, host, port, defaultPort, description }: ServerDetails): Typed {
  return { game, name, host, port: port === defaultPort ? "" : String(port), description };
}
