import { editServer } from "../../servers/edit_server.ts";
import { findChange, type ListingChange } from "../../servers/listing_change.ts";
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

/** POST /my/servers/:slug/edit: saves it; the status stays, and some of it may wait for a moderator. */
export function saveEdit(web: Web) {
  return submit(web, {
    schema: LISTING_FORM,
    fields: LISTING_FIELDS,
    show: sendEdit,
    async act(c, typed) {
      const slug = c.req.param("slug") ?? "";
      const edit = listingOf(typed, await gamesOf(web));
      const { waiting } = await editServer(web.services, slug, { edit, ...actOf(c, web) });
      const notice = waiting.length > 0 ? "change_waits" : "server_saved";
      return redirectTo(c, `/my/servers/${slug}`, notice);
    },
  });
}

async function sendEdit(c: WebContext, web: Web, sent?: FaultyForm) {
  const slug = c.req.param("slug") ?? "";
  const [server, games] = await Promise.all([
    requireOwnDetails(web.services.sql, slug, actOf(c, web)),
    gamesOf(web),
  ]);
  const change = await findChange(web.services.sql, server.id);
  return await sendPage(c, web, {
    title: words.title(server.name),
    status: sent ? 422 : 200,
    body: (
      <>
        <h1>{words.heading}</h1>
        <OwnerTabs c={c} server={server} />
        <p>
          {words.lead} {server.status === "rejected" ? words.leadRejected : null}
          {server.status === "approved" ? words.leadApproved : null}
        </p>
        <Form action={`/my/servers/${slug}/edit`}>
          <ListingFields
            games={games}
            typed={sent?.typed ?? typedOf(server, change)}
            faults={sent?.faults}
          />
          <Submit>{words.save}</Submit>
        </Form>
      </>
    ),
  });
}

/** What waits is edited further; what was refused is not. */
function typedOf(server: ServerDetails, change: ListingChange | undefined): Typed {
  const wanted = change?.refusedAt === null ? change : undefined;
  const port = wanted?.port ?? server.port;
  return {
    game: wanted?.game ?? server.game,
    name: wanted?.name ?? server.name,
    host: wanted?.host ?? server.host,
    port: wanted?.game == null && port === server.defaultPort ? "" : String(port),
    description: server.description,
  };
}
