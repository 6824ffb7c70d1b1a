import { z } from "zod";
import { isolated } from "../../text/shown_text.ts";
import { KEPT_DAYS } from "../../../core/database/kept_days.ts";
import { deleteListing } from "../../keys/delete_listing.ts";
import { findKeys } from "../../keys/list_keys.ts";
import { findOverviews } from "../../keys/own_overview.ts";
import { listOffers, listPeople } from "../../servers/people.ts";
import { isPublished } from "../../servers/status_transitions.ts";
import { relistServer, unlistServer } from "../../servers/unlist_server.ts";
import { checkOwnPassword } from "../../sign_in/own_password.ts";
import { OWN_PASSWORD } from "../account/account_form.ts";
import {
  ButtonForm,
  FaultSummary,
  type FaultyForm,
  Field,
  fieldsOf,
  Form,
  httpStatusOf,
  Submit,
} from "../kit/form.tsx";
import { NAME_MAX } from "../../servers/listing_fields.ts";
import { OwnProof } from "../account/own_proof.tsx";
import { readTyped, redirectTo, submitOwn } from "../forms/submit.ts";
import { viewerOf } from "../request_actor.ts";
import { currentLocale } from "../current_locale.ts";
import type { Own, Web, WebContext } from "../web_env.ts";
import { settingsPath } from "./settings_path.ts";
import { sendOwnPage } from "./subject.tsx";
import { fault } from "../parts/faults.ts";
import { Panel } from "../kit/panel.tsx";
import { Row, Rows } from "../kit/rows.tsx";
import { Table } from "../kit/table.tsx";

/** The page that leads here if a listing stands in the way of deleting an account. */
const ACCOUNT_DELETION = "/account/deletion";

/** Takes the listing off the list, or lists it again. */
export function UnlistPanel({ server }: { server: Own["server"] }) {
  const { unlist } = currentLocale().words.people;
  const path = `/my/servers/${server.slug}`;
  const isOff = server.unlistedAt !== null;
  return (
    <Panel id="unlist" title={unlist.title} lead={unlist.lead}>
      <Rows>
        {isOff
          ? (
            <Row
              note={unlist.again}
              end={<ButtonForm action={`${path}/relisting`} label={unlist.relist} look="primary" />}
            />
          )
          : (
            <Row
              note={server.status === "approved" ? unlist.what : unlist.notNow}
              end={server.status === "approved" &&
                <ButtonForm action={`${path}/unlisting`} label={unlist.button} />}
            />
          )}
      </Rows>
    </Panel>
  );
}

/** The way to the page that deletes the listing. */
export function DeletePanel({ server }: { server: Own["server"] }) {
  const { deletion } = currentLocale().words.people;
  const link = (
    <a class="button danger" href={`/my/servers/${server.slug}/deletion`}>{deletion.link}</a>
  );
  return (
    <Panel title={deletion.group} lead={deletion.groupLead} look="danger">
      <Rows>
        <Row note={deletion.what} end={link} />
      </Rows>
    </Panel>
  );
}

/** POST /my/servers/:slug/unlisting: takes a server off the list. */
export async function unlist(c: WebContext, web: Web, { server: { slug }, act }: Own) {
  await unlistServer(web.services, slug, act);
  const { next } = await readTyped(c);
  const path = next === ACCOUNT_DELETION ? next : settingsPath(slug);
  return redirectTo(c, path, "server_unlisted");
}

/** POST /my/servers/:slug/relisting: lists it again. */
export async function relist(c: WebContext, web: Web, { server: { slug }, act }: Own) {
  await relistServer(web.services, slug, act);
  return redirectTo(c, `/my/servers/${slug}`, "server_relisted");
}

/** GET /my/servers/:slug/deletion: says what becomes of each thing, what can be done instead, and asks to be sure. */
export async function showDeletion(
  c: WebContext,
  web: Web,
  { server, act }: Own,
  sent?: FaultyForm,
) {
  const { deletion: words } = currentLocale().words.people;
  const { services } = web;
  const [[overview], votes, keys, people, offers] = await Promise.all([
    findOverviews(services, { serverId: server.id }, act.now),
    services.voteCounts(server.id),
    findKeys(services.sql, server.id, { now: act.now }),
    listPeople(services.sql, server.id),
    listOffers(services.sql, server.id, act.now),
  ]);
  return await sendOwnPage(c, web, {
    server,
    title: words.title(isolated(server.name)),
    status: httpStatusOf(sent),
    body: (
      <>
        <h2>{words.heading}</h2>
        <p class="lead">{words.lead}</p>
        <FaultSummary faults={sent?.faults} isBusy={sent?.isBusy} />
        <div class="wide-narrow">
          <Table
            label={words.effects}
            heads={words.heads}
            rows={effectsOf({
              votes: votes.total,
              keys: keys.filter(({ revokedAt }) => revokedAt === null).length,
              waiting: overview?.waiting ?? 0,
              inInbox: overview?.inInbox ?? 0,
              people: people.length - 1,
              offers: offers.length,
            })}
          />
          <div class="stack">
            {isPublished(server.status) && <Rather server={server} next={c.req.query("next")} />}
            <Sure
              c={c}
              web={web}
              server={server}
              next={sent?.typed["next"] ?? c.req.query("next")}
              sent={sent}
            />
          </div>
        </div>
      </>
    ),
  });
}

/** How many there are of what a deletion takes along. */
type DeletionFacts = Record<"votes" | "keys" | "waiting" | "inInbox" | "people" | "offers", number>;

/** What is deleted with a listing, what that means, and when it happens. */
function effectsOf(facts: DeletionFacts): (readonly [string, string, string])[] {
  const { deletion: words } = currentLocale().words.people;
  const { page, keys, waiting, inbox, votes, people, offers, past, record, atOnce } = words;
  return [
    [page.what, page.effect, atOnce],
    [keys.what, keys.effect(facts.keys), atOnce],
    [waiting.what, waiting.effect(facts.waiting), atOnce],
    [inbox.what, inbox.effect(facts.inInbox), atOnce],
    [votes.what, votes.effect(facts.votes), atOnce],
    [people.what, people.effect(facts.people), atOnce],
    ...facts.offers === 0 ? [] : [[offers.what, offers.effect, atOnce] as const],
    [past.what, past.effect, past.when(KEPT_DAYS.delivery)],
    [record.what, record.effect, record.when],
  ];
}

/** What else an owner may want, one click away. */
function Rather({ server: { slug, status }, next }: {
  server: Own["server"];
  next: string | undefined;
}) {
  const { deletion: words } = currentLocale().words.people;
  const isListed = status === "approved";
  return (
    <Panel title={words.rather}>
      <p>{isListed ? words.instead : words.insteadUnlisted}</p>
      <div class="actions">
        {isListed && (
          <ButtonForm
            action={`/my/servers/${slug}/unlisting`}
            label={words.unlist}
            {...next === ACCOUNT_DELETION && { fields: { next } }}
          />
        )}
        <a class="button" href={settingsPath(slug, "handover")}>{words.handOver}</a>
      </div>
    </Panel>
  );
}

/** The form that deletes the listing, if its name is typed and the password is right. */
function Sure({ c, web, server: { slug, name }, next = "", sent }: {
  c: WebContext;
  web: Web;
  server: Own["server"];
  next: string | undefined;
  sent: FaultyForm | undefined;
}) {
  const { deletion: words } = currentLocale().words.people;
  return (
    <Panel title={words.forGood} look="danger">
      <Form
        action={`/my/servers/${slug}/deletion`}
        class="form stack"
        fields={{ next }}
      >
        <Field
          {...fieldsOf(sent)("listing_name")}
          label={
            <>
              {words.type} <bdi>{name}</bdi>
            </>
          }
          help={words.typeHelp(slug)}
          autocomplete="off"
          maxlength={NAME_MAX}
        />
        <OwnProof c={c} web={web} label={words.password} faults={sent?.faults} />
        <div class="actions">
          <Submit look="danger">{words.title(isolated(name))}</Submit>
          <a class="button" href={settingsPath(slug)}>{words.keep}</a>
        </div>
      </Form>
    </Panel>
  );
}

/** POST /my/servers/:slug/deletion: deletes the listing, if its name is typed and the password is right. */
export const deleteOwnListing = submitOwn({
  schema: z.object({
    listing_name: z.string().trim().min(1, fault("listingName")),
    password: OWN_PASSWORD,
    next: z.string().optional(),
  }),
  wrong: { password: "password" },
  show: showDeletion,
  async act(c, web, own, { listing_name: typedName, password, next }, typed) {
    const { deletion: words } = currentLocale().words.people;
    const { server: { slug }, act } = own;
    if (!isNameOf(own.server, typedName)) {
      c.set("faulty", true);
      const faults = { listing_name: words.otherName(isolated(own.server.name)) };
      return await showDeletion(c, web, own, { typed, faults });
    }
    const checked = await checkOwnPassword(web.services, viewerOf(c), password);
    if (checked.kind !== "right") return checked;
    await deleteListing(web.services, slug, act);
    const path = next === ACCOUNT_DELETION ? next : "/my/servers";
    return redirectTo(c, path, "server_deleted");
  },
});

/** Returns whether somebody typed a listing's name, in any case, or the end of its address: some names can't be typed. */
function isNameOf({ name, slug }: Own["server"], typed: string): boolean {
  const plain = (text: string) =>
    text.normalize("NFKC").replaceAll(/\s+/g, " ").trim().toLowerCase();
  return [name, slug].some((one) => plain(one) === plain(typed));
}
