import { addServer } from "../../servers/add_server.ts";
import { editServer, versionOf } from "../../servers/edit_server.ts";
import { findChange, type ListingChange } from "../../servers/listing_change.ts";
import type { ServerDetails } from "../../servers/server_details.ts";
import type { FaultyForm, Typed } from "../forms/forms.tsx";
import { sendFormPage } from "../account/form_page.tsx";
import { type Input, Inputs, sendEditForm } from "./edit_form.tsx";
import { FORM_ID, redirectTo, submit, submitOwn } from "../forms/submit.ts";
import { MY_SERVERS } from "./words.ts";
import { actOf, viewerOf } from "../viewer.ts";
import type { Own, Web, WebContext } from "../web_env.ts";
import { z } from "zod";
import { type KnownGame, listKnownGames } from "../../polling/games.ts";
import { DESCRIPTION_MAX, type ListingEdit, NAME_MAX } from "../../servers/listing_fields.ts";

const { edit: words, submit: adding, form } = MY_SERVERS;

/** Lines of the description that are visible without scrolling. */
const DESCRIPTION_ROWS = 12;

/** The fields of a listing as an owner types them. The domain validates them. */
const LISTING_FORM = z.object({
  game: z.string().min(1, form.noGame),
  name: z.string(),
  host: z.string(),
  port: z.string().trim().regex(/^\d{0,5}$/, form.portFault),
  description: z.string(),
});

/** The field beside which each refusal is shown; "" is the form as a whole. */
const LISTING_FIELDS = {
  game_unknown: "game",
  server_name_invalid: "name",
  server_host_invalid: "host",
  server_port_invalid: "port",
  description_too_long: "description",
  servers_too_many: "",
  changed_meanwhile: "",
} as const;

/** Matches an address with or without a port. An IPv6 address with a port is in brackets. */
const WITH_PORT = /^\s*(?:\[([^\]]+)\]|([^:\s]+))(?::(\d{1,5}))?\s*$/;

/** POST /my/servers/:slug/edit: saves a listing. Its status stays, and some changes may wait for a moderator. */
export const saveEdit = submitOwn({
  schema: LISTING_FORM.extend({ version_seen: z.string().optional() }),
  fields: LISTING_FIELDS,
  show: showEdit,
  async act(c, web, { server, act }, { version_seen: seen, ...typed }) {
    const edit = listingOf(typed, await gamesOf(web));
    const edited = await editServer(web.services, server.slug, { edit, seen, ...act });
    const notice = edited.waiting.length > 0 ? "change_waits" : "server_saved";
    return redirectTo(c, `/my/servers/${edited.slug}`, notice);
  },
});

/** GET /my/servers/:slug/edit: shows the form with the current listing. */
export async function showEdit(c: WebContext, web: Web, { server }: Own, sent?: FaultyForm) {
  const [change, games] = await Promise.all([
    findChange(web.services.sql, server.id),
    gamesOf(web),
  ]);
  const { status } = server;
  return await sendEditForm(c, web, {
    server,
    words,
    lead: (
      <>
        {words.lead} {status === "rejected" ? words.leadRejected : null}
        {status === "approved" ? words.leadApproved : null}
      </>
    ),
    inputs: inputsOf(games),
    version: versionOf(server, change),
    saved: typedOf(server, change),
    sent,
  });
}

/**
 * Returns the form's values: those of a pending change if there is one (a refused one is ignored), or else the
 * listing's.
 */
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

/** POST /my/servers: adds a server to the moderators' queue, only once even if the form is sent repeatedly. */
export const submitServer = submit({
  schema: LISTING_FORM.extend({ form_id: FORM_ID }),
  fields: LISTING_FIELDS,
  show: showSubmit,
  used: (c) => redirectTo(c, "/my/servers", "server_submitted"),
  async act(c, web, { form_id, ...typed }) {
    const server = { ...listingOf(typed, await gamesOf(web)), owner: viewerOf(c).username };
    const { slug } = await addServer(web.services, server, {
      ...actOf(c, web),
      formId: form_id,
    });
    return redirectTo(c, `/my/servers/${slug}/facts`, "server_submitted");
  },
});

/** GET /my/servers/new: shows the form to add a server. */
export async function showSubmit(c: WebContext, web: Web, sent?: FaultyForm) {
  const games = await gamesOf(web);
  return await sendFormPage(c, web, {
    words: adding,
    action: "/my/servers",
    once: true,
    form: sent,
    fields: <Inputs inputs={inputsOf(games)} form={sent} />,
  });
}

/** Takes the port from the address if it has one, or else from its field. The default is the game's port. */
function listingOf(typed: z.infer<typeof LISTING_FORM>, games: readonly KnownGame[]): ListingEdit {
  const usual = games.find(({ slug }) => slug === typed.game)?.defaultPort ?? 0;
  const [, bracketed, plain, within] = WITH_PORT.exec(typed.host) ?? [];
  const port = within ?? typed.port;
  return {
    ...typed,
    host: bracketed ?? plain ?? typed.host,
    port: port === "" ? usual : Number(port),
  };
}

/** The games to choose from. */
function gamesOf({ services }: Web): Promise<KnownGame[]> {
  return listKnownGames(services.sql);
}

function inputsOf(games: readonly KnownGame[]): Input[] {
  const options = [
    { value: "", label: form.chooseGame },
    ...games.map(({ slug, name }) => ({ value: slug, label: name })),
  ];
  const line = { kind: "line", autocomplete: "off" } as const;
  return [
    { kind: "select", name: "game", ...form.game, options },
    { ...line, name: "name", ...form.name, maxlength: NAME_MAX },
    { ...line, name: "host", ...form.host, spellcheck: false },
    {
      kind: "line",
      name: "port",
      ...form.port,
      type: "number",
      required: false,
      min: 1,
      max: 65535,
    },
    {
      kind: "text",
      name: "description",
      ...form.description(DESCRIPTION_MAX),
      required: false,
      rows: DESCRIPTION_ROWS,
      maxlength: DESCRIPTION_MAX,
    },
  ];
}
