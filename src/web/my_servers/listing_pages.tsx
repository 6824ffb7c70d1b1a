import { addServer } from "../../servers/add_server.ts";
import { editServer } from "../../servers/edit_server.ts";
import { findChange, type ListingChange } from "../../servers/listing_change.ts";
import { requireOwnDetails, type ServerDetails } from "../../servers/server_details.ts";
import { actOf, FORM_ID, Once } from "../frame/act.tsx";
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
import { viewerOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";

const { edit: words, submit: adding } = MY_SERVERS;

/** POST /my/servers/:slug/edit: saves it; the status stays, and some of it may wait for a moderator. */
export function saveEdit(web: Web) {
  return submit(web, {
    schema: LISTING_FORM,
    fields: LISTING_FIELDS,
    show: showEdit,
    async act(c, typed) {
      const slug = c.req.param("slug") ?? "";
      const edit = listingOf(typed, await gamesOf(web));
      const { waiting } = await editServer(web.services, slug, { edit, ...actOf(c, web) });
      const notice = waiting.length > 0 ? "change_waits" : "server_saved";
      return redirectTo(c, `/my/servers/${slug}`, notice);
    },
  });
}

/** GET /my/servers/:slug/edit: the form with the listing as it is. */
export async function showEdit(c: WebContext, web: Web, sent?: FaultyForm) {
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

const SUBMISSION = LISTING_FORM.extend({ form_id: FORM_ID });

/** POST /my/servers: puts a server into the moderators' queue, once however often the form is sent. */
export function submitServer(web: Web) {
  return submit(web, {
    schema: SUBMISSION,
    fields: LISTING_FIELDS,
    show: showSubmit,
    used: (c) => redirectTo(c, "/my/servers", "server_submitted"),
    async act(c, { form_id, ...typed }) {
      const server = { ...listingOf(typed, await gamesOf(web)), owner: viewerOf(c).username };
      const { slug } = await addServer(web.services, server, actOf(c, web, form_id));
      return redirectTo(c, `/my/servers/${slug}`, "server_submitted");
    },
  });
}

/** GET /my/servers/new: the form for another server. */
export async function showSubmit(c: WebContext, web: Web, sent?: FaultyForm) {
  const games = await gamesOf(web);
  return await sendPage(c, web, {
    title: adding.title,
    status: sent ? 422 : 200,
    narrow: true,
    body: (
      <>
        <h1>{adding.title}</h1>
        <p class="lead">{adding.lead}</p>
        <Form action="/my/servers">
          <Once />
          <ListingFields games={games} typed={sent?.typed ?? {}} faults={sent?.faults} />
          <Submit>{adding.send}</Submit>
        </Form>
      </>
    ),
  });
}
