import { addServer } from "../../servers/add_server.ts";
import { actOf, faultsOf, FORM_ID, Once } from "../frame/act.tsx";
import { Form, Submit } from "../forms/forms.tsx";
import { sendPage } from "../frame/layout.tsx";
import {
  gamesOf,
  LISTING_FIELDS,
  LISTING_FORM,
  ListingFields,
  listingOf,
} from "./listing_form.tsx";
import { attempt, type Faults, readForm, type Typed } from "../forms/read_form.ts";
import { redirectTo } from "../forms/redirect.ts";
import { OWNER_SERVERS } from "./words.ts";
import { viewerOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";

const { submit: words } = OWNER_SERVERS;

const SUBMISSION = LISTING_FORM.extend({ form_id: FORM_ID });

/** GET /my/servers/new: the form for another server. */
export function showSubmit(web: Web) {
  return (c: WebContext) => sendSubmit(c, web);
}

/** POST /my/servers: puts a server into the moderators' queue, once however often the form is sent. */
export function submitServer(web: Web) {
  const { sql } = web.services;
  return async (c: WebContext) => {
    const form = await readForm(c, SUBMISSION);
    if (form.kind === "invalid") return await sendSubmit(c, web, form);
    const { form_id, ...typed } = form.values;
    const server = { ...listingOf(typed, await gamesOf(web)), owner: viewerOf(c).username };
    const added = await attempt(() => addServer(sql, server, actOf(c, web, form_id)));
    if (added.kind === "done") {
      return redirectTo(c, `/my/servers/${added.value.slug}`, "server_submitted");
    }
    if (added.refusal.code === "form_used") return redirectTo(c, "/my/servers", "server_submitted");
    const faults = faultsOf(added.refusal, LISTING_FIELDS);
    return await sendSubmit(c, web, { typed: form.typed, faults });
  };
}

async function sendSubmit(c: WebContext, web: Web, sent?: { typed: Typed; faults: Faults }) {
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
