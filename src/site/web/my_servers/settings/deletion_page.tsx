import { isolated } from "../../../text/shown_text.ts";
import { KEPT_DAYS } from "../../../../core/database/kept_days.ts";
import { deleteListing } from "../../../servers/delete_listing.ts";
import { findKeys } from "../../../keys/list_keys.ts";
import { findOverviews } from "../../../keys/own_overview.ts";
import { listPeople } from "../../../servers/roles/people.ts";
import { listOffers } from "../../../servers/roles/role_offers.ts";
import { isPublished } from "../../../../core/servers/listing_stage.ts";
import { checkOwnPassword } from "../../../sign_in/proof/own_password.ts";
import { NEXT } from "../../account/account_form.ts";
import { FaultSummary, Submit } from "../../kit/form.tsx";
import { sentForm } from "../../kit/sent_form.ts";
import { NAME_MAX } from "../../../servers/fields/listing_fields.ts";
import { type OwnProof, ownProof } from "../../account/proof/own_proof.tsx";
import { action } from "../../forms/action.tsx";
import { line, password } from "../../forms/fields.tsx";
import { viewerOf } from "../../request_actor.ts";
import { currentLocale } from "../../current_locale.ts";
import type { ServerAccess, Web, WebContext } from "../../web_env.ts";
import { settingsPath } from "./settings_path.ts";
import { sendOwnPage } from "../subject.tsx";
import { Panel } from "../../kit/panel.tsx";
import { Table } from "../../kit/table.tsx";
import { ACCOUNT_DELETION, takeOff } from "./leaving_page.tsx";

/** GET /my/servers/:slug/deletion: explains what is deleted and what can be done instead, and asks for confirmation. */
export async function showDeletion(c: WebContext, web: Web, own: ServerAccess): Promise<Response> {
  const view = await findDeletion(c, web, own);
  const { server } = own;
  const title = currentLocale().words.people.deletion.title(isolated(server.name));
  return await sendOwnPage(c, web, { server, title, body: <DeletionBody view={view} /> });
}

/** The view of the page before a listing is deleted. */
interface DeletionView {
  server: ServerAccess["server"];
  facts: DeletionFacts;
  /** How the owner proves their identity. */
  proof: OwnProof;
  /** The path of the page that follows, if the owner came from another one. */
  next: string | undefined;
}

async function findDeletion(
  c: WebContext,
  web: Web,
  { server, act: { now } }: ServerAccess,
): Promise<DeletionView> {
  const { services } = web;
  const { deletion: words } = currentLocale().words.people;
  const [[overview], votes, keys, people, offers] = await Promise.all([
    findOverviews(services, { serverId: server.id }, now),
    services.voteCounts(server.id),
    findKeys(services.sql, server.id, { now }),
    listPeople(services.sql, server.id),
    listOffers(services.sql, server.id, now),
  ]);
  return {
    server,
    facts: {
      votes: votes.total,
      keys: keys.filter(({ revokedAt }) => revokedAt === null).length,
      waiting: overview ? overview.waiting + overview.onHold : 0,
      inInbox: overview?.inInbox ?? 0,
      people: people.length - 1,
      offers: offers.length,
    },
    proof: await ownProof(c, web, { label: words.password }),
    next: sentForm()?.typed["next"] ?? c.req.query("next"),
  };
}

function DeletionBody({ view }: { view: DeletionView }) {
  const { deletion: words } = currentLocale().words.people;
  const { server, facts, next } = view;
  return (
    <>
      <h2>{words.heading}</h2>
      <p class="lead">{words.lead}</p>
      <FaultSummary />
      <div class="split">
        <Panel>
          <Table label={words.effects} heads={words.heads} rows={effectsOf(facts)} />
        </Panel>
        <div class="stack">
          {isPublished(server.status) && <Rather server={server} next={next} />}
          <Sure view={view} />
        </div>
      </div>
    </>
  );
}

/** The numbers of what a deletion deletes. */
type DeletionFacts = Record<"votes" | "keys" | "waiting" | "inInbox" | "people" | "offers", number>;

/** Returns what is deleted with a listing, with the consequence and the time. */
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

/** The links to alternatives to a deletion. */
function Rather({ server: { slug, status }, next }: {
  server: ServerAccess["server"];
  next: string | undefined;
}) {
  const { deletion: words } = currentLocale().words.people;
  const isListed = status === "approved";
  return (
    <Panel title={words.rather}>
      <p>{isListed ? words.instead : words.insteadUnlisted}</p>
      <div class="actions">
        {isListed && (
          <takeOff.Button
            at={{ slug }}
            submit={words.unlist}
            {...next === ACCOUNT_DELETION && { typed: { next } }}
          />
        )}
        <a class="button" href={settingsPath(slug, "handover")}>{words.handOver}</a>
      </div>
    </Panel>
  );
}

/** The form that deletes the listing. */
function Sure({ view: { server: { slug, name }, proof, next = "" } }: { view: DeletionView }) {
  const { deletion: words } = currentLocale().words.people;
  const label = (
    <>
      {words.type} <bdi>{name}</bdi>
    </>
  );
  return (
    <Panel title={words.forGood} look="danger">
      <deleteOwnListing.Form
        {...proof}
        at={{ slug }}
        typed={{ next }}
        copy={{ ...proof.copy, listing_name: { label, help: words.typeHelp(slug) } }}
        submit={null}
      >
        {proof.children}
        <div class="actions">
          <Submit look="danger">{words.title(isolated(name))}</Submit>
          <a class="button" href={settingsPath(slug)}>{words.keep}</a>
        </div>
      </deleteOwnListing.Form>
    </Panel>
  );
}

/** POST /my/servers/:slug/deletion: deletes the listing, if its name is typed and the password is right. */
export const deleteOwnListing = action({
  path: "/my/servers/:slug/deletion",
  who: "owner",
  route: { changes: "lists", purpose: "listing" },
  fields: {
    listing_name: line({ missing: "listingName", max: NAME_MAX }),
    password: password(),
    next: NEXT,
  },
  wrong: { password: "password" },
  async onSubmit({ c, web, own: { server }, values, sender }) {
    const { deletion: words } = currentLocale().words.people;
    if (!isNameOf(server, values.listing_name)) {
      return { kind: "faulty", faults: { listing_name: words.otherName(isolated(server.name)) } };
    }
    const checked = await checkOwnPassword(web.services, viewerOf(c), values.password);
    if (checked.kind !== "right") return checked;
    return await deleteListing(web.services, server.slug, sender);
  },
  then: (_, { values: { next } }) => [
    next === ACCOUNT_DELETION ? next : "/my/servers",
    "server_deleted",
  ],
  page: showDeletion,
});

/** Returns whether a listing's name, in any case, or its slug was typed, because some names can't be typed. */
function isNameOf({ name, slug }: ServerAccess["server"], typed: string): boolean {
  const plain = (text: string) =>
    text.normalize("NFKC").replaceAll(/\s+/g, " ").trim().toLowerCase();
  return [name, slug].some((one) => plain(one) === plain(typed));
}
