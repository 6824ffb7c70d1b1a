import { addServer } from "../../servers/add_server.ts";
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
import type { FaultyForm } from "../forms/read_form.ts";
import { redirectTo } from "../forms/redirect.ts";
import { submit } from "../forms/submit.ts";
import { MY_SERVERS } from "./words.ts";
import { viewerOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";

const { submit: words } = MY_SERVERS;

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
    title: words.title,
    status: sent ? 422 : 200,
    narrow: true,
    body: (
      <>
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
        <Form action="/my/servers">
          <Once />
          <ListingFields games={games} typed={sent?.typed ?? {}} faults={sent?.faults} />
          <Submit>{words.send}</Submit>
        </Form>
      </>
    ),
  });
}
