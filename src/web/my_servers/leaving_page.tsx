import { z } from "zod";
import { isolated } from "../../text/typed_text.ts";
import { deleteListing } from "../../keys/delete_listing.ts";
import { findKeys } from "../../keys/list_keys.ts";
import { findOverviews } from "../../keys/own_overview.ts";
import { listPeople } from "../../servers/people.ts";
import { relistServer, unlistServer } from "../../servers/unlist_server.ts";
import { checkOwnPassword } from "../../sign_in/own_password.ts";
import { NEEDED_PASSWORD } from "../account/account_form.ts";
import { PasswordField, WhosePassword } from "../account/form_page.tsx";
import { FaultSummary, type FaultyForm, Form, statusOf, Submit } from "../forms/forms.tsx";
import { readTyped, redirectTo, submitOwn } from "../forms/submit.ts";
import { Facts, LinkLine } from "../frame/parts.tsx";
import { viewerOf } from "../viewer.ts";
import type { Own, Web, WebContext } from "../web_env.ts";
import { PEOPLE } from "./people_words.ts";
import { sendOwnPage } from "./subject.tsx";

const { deletion: words } = PEOPLE;

/** The page that leads here if a listing stands in the way of deleting an account. */
const ACCOUNT_DELETION = "/account/deletion";

/** POST /my/servers/:slug/unlisting: takes a server off the list. */
export async function unlist(c: WebContext, web: Web, { server: { slug }, act }: Own) {
  await unlistServer(web.services, slug, act);
  const { next } = await readTyped(c);
  const path = next === ACCOUNT_DELETION ? next : `/my/servers/${slug}/people`;
  return redirectTo(c, path, "server_unlisted");
}

/** POST /my/servers/:slug/relisting: lists it again. */
export async function relist(c: WebContext, web: Web, { server: { slug }, act }: Own) {
  await relistServer(web.services, slug, act);
  return redirectTo(c, `/my/servers/${slug}`, "server_relisted");
}

/** GET /my/servers/:slug/deletion: says what becomes of each thing, and asks for the password. */
export async function showDeletion(
  c: WebContext,
  web: Web,
  { server, act }: Own,
  sent?: FaultyForm,
) {
  const { services } = web;
  const [[overview], votes, keys, people] = await Promise.all([
    findOverviews(services, { serverId: server.id }, act.now),
    services.voteCounts(server.id),
    findKeys(services.sql, server.id, { now: act.now }),
    listPeople(services.sql, server.id),
  ]);
  const { facts } = words;
  const open = keys.filter(({ revokedAt }) => revokedAt === null).length;
  return await sendOwnPage(c, web, {
    server,
    title: words.title(isolated(server.name)),
    status: statusOf(sent),
    body: (
      <>
        <h2>{words.heading}</h2>
        <FaultSummary faults={sent?.faults} isBusy={sent?.isBusy} />
        <Facts
          look="card"
          facts={[
            [facts.page, facts.pageGoes],
            [facts.votes, facts.votesStay(votes.total)],
            [facts.keys, facts.keysGo(open)],
            [facts.waiting, facts.waitingGo(overview?.waiting ?? 0)],
            [facts.inbox, facts.inboxGo(overview?.inInbox ?? 0)],
            [facts.people, facts.peopleGo(people.length - 1)],
            [facts.trail, facts.trailStays],
          ]}
        />
        <p>{words.instead}</p>
        <LinkLine href={`/my/servers/${server.slug}/people`} label={words.toPeople} />
        <Form
          action={`/my/servers/${server.slug}/deletion`}
          fields={{ next: c.req.query("next") ?? "" }}
        >
          <WhosePassword username={viewerOf(c).username} />
          <PasswordField label={words.password} faults={sent?.faults} />
          <Submit look="danger">{words.submit}</Submit>
        </Form>
      </>
    ),
  });
}

/** POST /my/servers/:slug/deletion: deletes the listing, if the password is right. */
export const deleteOwnListing = submitOwn({
  schema: z.object({ password: NEEDED_PASSWORD, next: z.string().optional() }),
  wrong: { password: words.wrongPassword },
  show: showDeletion,
  async act(c, web, { server: { slug }, act }, { password, next }) {
    const checked = await checkOwnPassword(web.services, viewerOf(c), password);
    if (checked.kind !== "right") return checked;
    await deleteListing(web.services, slug, act);
    const path = next === ACCOUNT_DELETION ? next : "/my/servers";
    return redirectTo(c, path, "server_deleted");
  },
});
