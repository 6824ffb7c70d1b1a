import assert from "node:assert/strict";
import { insertClaim } from "../../../src/site/accounts/names/name_claims.ts";
import { insertPlayer } from "../../../src/core/accounts/players.ts";
import { requestReset } from "../../../src/site/sign_in/passwords/password_reset.ts";
import type { IssuedKey } from "../../../src/core/keys/issue_key.ts";
import { makeInvitationLink } from "../../../src/site/servers/roles/invitation_links.ts";
import { addServer } from "../../../src/site/servers/add_server.ts";
import { decideStatus } from "../../../src/site/servers/review/decide_status.ts";
import type { Server } from "../../../src/core/servers/server.ts";
import { listDeliveries } from "../../../src/site/deliveries/list_deliveries.ts";
import { LENIENT } from "../votes/ballots.ts";
import { listGame } from "../network/listed_game.ts";
import { requestFrom, signUp } from "../people/people.ts";
import { CHANGE_ID, PICTURE_HASH, PICTURES_AT } from "./guarded_rows.ts";
import { openPerson, openVisitor, signIn, type Visitor } from "../people/visitor.ts";
import { openWorld, type World, type WorldOptions } from "../world.ts";
import { uuidV7 } from "../../../src/core/database/uuid_v7.ts";
import { mailedToken } from "../people/mailed_links.ts";

/**
 * Roles that open a page or send a form. The stranger owns another server. People with a role on the site don't own
 * one.
 */
export type Role = "nobody" | "stranger" | "owner" | "moderator" | "administrator";

/** All roles. */
export const ROLES: readonly Role[] = ["nobody", "stranger", "owner", "moderator", "administrator"];

/** The account of each role that has one. */
export const NAMES = {
  stranger: "Alex",
  owner: "Steve_01",
  moderator: "Mod",
  administrator: "Ada",
} as const;

/** Values for the paths of forms and pages. Everything except the links belongs to the owner. */
export interface Targets {
  key: IssuedKey;
  /** One id of each kind, by the noun before it in a path: the owner's vote for `caves`, a key, a session … */
  ids: Readonly<Record<string, string>>;
  /**
   * Tokens of mailed links by the noun before them, for each role that might follow them. They are invalid until
   * `mailLinks`.
   */
  links: Record<Role, Record<string, string>>;
}

/** A site with one of each subject that a form changes: servers in three states, a key, a delivery, votes, sessions. */
export interface GuardedSite {
  world: World;
  guests: Record<Role, Visitor>;
  targets: Targets;
}

/**
 * A game port and a webhook without a listener, because pages don't query game servers or send deliveries. The
 * webhook's URL contains a secret.
 */
const NOWHERE = { gamePort: 25565, webhookUrl: "http://127.0.0.1:9999/hook?token=hunter2" };

/** Opens the site, with a given port of the servers and URL of the webhook. */
export async function openGuardedSite(
  { gamePort, webhookUrl }: { gamePort: number; webhookUrl: string } = NOWHERE,
  options: WorldOptions = { botCheck: LENIENT },
): Promise<GuardedSite> {
  const world = await openWorld(options);
  const [nobody, stranger, owner, moderator, administrator] = await Promise.all([
    openNobody(world),
    openGuest(world, "stranger"),
    openGuest(world, "owner"),
    openGuest(world, "moderator"),
    openGuest(world, "administrator"),
  ]);
  const guests = { nobody, stranger, owner, moderator, administrator };
  const caves = await listServers(world, gamePort);
  const key = await world.key(caves, webhookUrl, "lobby");
  const voteId = await voteAs(world, caves, NAMES.owner);
  const [delivery] = await listDeliveries(world.services.sql, caves.slug, world.act);
  const { html } = await owner.get("/account");
  const sessionId = /\/account\/sessions\/([0-9a-f-]{36})\/end/.exec(html)?.[1];
  assert.ok(delivery && sessionId);
  const links = { nobody: {}, stranger: {}, owner: {}, moderator: {}, administrator: {} };
  await world.services.sql`
    insert into listing_version (server_id, id, state, text, at)
    select id, ${CHANGE_ID}, 'proposed', '{"name": "Port"}', ${world.clock.now} from server where slug = 'harbour'`;
  await putPictures(world);
  const voidsId = crypto.randomUUID();
  await world.services.sql`
    insert into void_batch (id, server_id, since, until, vote_ids, voided_at, state)
    values (${voidsId}, ${caves.id}, ${world.clock.now}, ${world.clock.now}, '{}', ${world.clock.now}, 'void')`;
  const { id: unneeded } = await world.account("Unneeded");
  const ids = {
    keys: key.id,
    deliveries: delivery.id,
    votes: voteId,
    // A void batch that matched none.
    voids: voidsId,
    accounts: unneeded,
    names: await claimName(world),
    sessions: sessionId,
    passkeys: "abc",
    ...await sharePlaces(world),
    ...await raiseAlert(world),
  };
  return { world, guests, targets: { key, ids, links } };
}

/** Adds a wave of the votes for `caves`, and its owner's answer to a note about void votes. */
async function raiseAlert({ services: { sql }, clock: { now } }: World) {
  const waveId = crypto.randomUUID();
  const noticeId = crypto.randomUUID();
  const counts = JSON.stringify({
    hours: 1,
    votes: 30,
    past: [],
    known: 30,
    topAddress: 30,
    topNetwork: 30,
    newcomers: 0,
    withoutSignIn: 0,
    before: { votes: 0, newcomers: 0, withoutSignIn: 0, known: 0, topAddress: 0, topNetwork: 0 },
  });
  const hourAgo = new Date(now.getTime() - 3_600_000);
  await sql`
    insert into wave (id, server_id, since, until, found_at, votes, counts)
    select ${waveId}, id, ${hourAgo}, ${now}, ${now}, 30, ${counts}::text::jsonb from server where slug = 'caves'`;
  await sql`
    insert into void_notice (id, server_id, since, until, votes, voided_at, answer, answered_at)
    select ${noticeId}, id, ${now}, ${now}, 1, ${now}, 'They are my friends', ${now} from server where slug = 'caves'`;
  return { waves: waveId, answers: noticeId };
}

/**
 * Gives a person a role for `caves`, invites another account to it, and invites the owner to the stranger's `desert`.
 */
async function sharePlaces(world: World) {
  const { services: { sql }, clock: { now } } = world;
  const helper = await world.account("Helper");
  const guest = await world.account("Guest");
  const invitationId = crypto.randomUUID();
  const offerId = crypto.randomUUID();
  await sql`
    insert into server_member (server_id, account_id, role, joined_at)
    select id, ${helper.id}, 'manager', ${now} from server where slug = 'caves'`;
  await sql`
    insert into server_offer (id, server_id, account_id, role, offered_by, offered_at)
    select ${invitationId}::uuid, id, ${guest.id}, 'viewer', owner_id, ${now} from server where slug = 'caves'
    union all
    select ${offerId}::uuid, s.id, a.id, 'viewer', s.owner_id, ${now}
    from server s cross join account a where s.slug = 'desert' and a.username = ${NAMES.owner}`;
  const join = await makeInvitationLink(world.context, "caves", world.act);
  return { people: helper.id, invitations: invitationId, offers: offerId, join };
}

async function claimName({ services: { sql }, clock: { now } }: World): Promise<string> {
  const id = crypto.randomUUID();
  const accountId = crypto.randomUUID();
  const player = { id: accountId, username: "Player", vouchedBy: null, now };
  await insertPlayer(sql, player);
  const row = { id, username: "Player", email: "p@example.com", password: "none", now };
  await insertClaim(sql, { accountId, row });
  // Moderators only decide on claims with a confirmed address.
  await sql`update name_claim set confirmed_at = ${now} where id = ${id}`;
  return id;
}

async function putPictures({ services: { sql }, clock: { now } }: World): Promise<void> {
  await sql`
    insert into picture (hash, small, large, used_at) values (${PICTURE_HASH}, 'small', 'large', ${PICTURES_AT})`;
  await sql`
    update server set logo = ${PICTURE_HASH}, banner = ${PICTURE_HASH}, pictures_at = ${PICTURES_AT}
    where slug = 'caves'`;
  // The logo is unseen, so that it still waits after the banner is removed.
  const entry = uuidV7(now);
  await sql`
    insert into audit_entry (id, at, action, server_id, subject, details)
    select ${entry}, ${now}, 'picture_added', id, id, '{"picture": "logo"}'
    from server where slug = 'caves'`;
  await sql`
    insert into listing_version (id, server_id, state, text, at)
    select gen_random_uuid(), id, 'seen', '{"name": "Cave", "tagline": "Deep", "tags": [], "languages": []}',
      ${PICTURES_AT}
    from server where slug in ('desert', 'harbour')`;
}

/**
 * Returns hashes of all tables. If two results are equal, the database hasn't changed. Leaves out the ranking, which
 * pages update when they are opened.
 */
export async function hashTables({ services: { sql } }: World): Promise<Record<string, string>> {
  const tables = await sql<{ name: string; hash: string }[]>`
    select relname as name,
      md5(query_to_xml(format('select * from %I t order by t::text', relname), true, false, '')::text) as hash
    from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname not like 'ranking%'
    order by relname`;
  return Object.fromEntries(tables.map(({ name, hash }) => [name, hash]));
}

/** Opens a visitor who has signed out. */
async function openNobody(world: World): Promise<Visitor> {
  const browser = await openPerson(world, "Passer_By");
  await browser.submit("/sign-out");
  return browser;
}

/** Opens an account with two sessions. */
async function openGuest(world: World, role: Exclude<Role, "nobody">): Promise<Visitor> {
  const browser = await openPerson(world, NAMES[role], {
    isModerator: role === "moderator",
    isAdministrator: role === "administrator",
  });
  await signIn(world, browser, NAMES[role]);
  return browser;
}

/** Lists the owner's approved `caves` and `harbour`, rejected `ruins`, pending `meadow`; the stranger has `desert`. */
async function listServers(world: World, port: number): Promise<Server> {
  const caves = await listGame(world, {
    game: "minecraft",
    port,
    name: "Caves",
    owner: NAMES.owner,
  });
  await listGame(world, { game: "minecraft", port, name: "Harbour", owner: NAMES.owner });
  await listGame(world, { game: "minecraft", port, name: "Desert", owner: NAMES.stranger });
  for (const name of ["Ruins", "Meadow"]) {
    const listing = { owner: NAMES.owner, name, game: "minecraft", host: "127.0.0.1", port };
    await addServer(world.context, listing, world.act);
  }
  await decideStatus(world.context, "ruins", {
    decision: "reject",
    reason: "Too short",
    ...world.act,
  });
  return caves;
}

async function voteAs(world: World, server: Server, username: string): Promise<string> {
  const outcome = await world.vote(server, username);
  assert.ok(outcome.kind === "cast");
  return outcome.voteId;
}

/** Creates a spare account for each role that might follow its links, and mails all links. */
export async function mailLinks({ world, targets }: GuardedSite): Promise<void> {
  await Promise.all(ROLES.map(async (role) => {
    const email = spareOf(role);
    const { viewer } = await signUp(world, `Spare_${role}`, { email });
    await requestReset(world.context, email, requestFrom());
    await world.services.background.settled();
    targets.links[role] = {
      "reset-password": mailedToken(world, email, "/reset-password/"),
      "verify-email": mailedToken(world, email, "/verify-email/"),
      "stop-email": world.services.stopLinks.make(viewer.accountId).split("/").at(-1) ?? "",
    };
  }));
}

/** Returns the email address of a role's spare account. */
export function spareOf(role: Role): string {
  return `spare_${role}@example.com`;
}

/** Returns a copy of a browser, so that changes to its cookies don't affect the original. */
export function copyOf(world: World, browser: Visitor): Visitor {
  const copy = openVisitor(world);
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}
