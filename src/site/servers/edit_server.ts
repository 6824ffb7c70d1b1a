import type { Act } from "../../core/rights/actor.ts";
import { recordAudit } from "../../core/trail/audit.ts";
import type { Query } from "../../core/database/connect.ts";
import type { DestinationRules } from "../../core/destinations/webhook_url.ts";
import { type ListingContext, requireGame } from "./add_server.ts";
import { type ListingEdit, type ListingFields, parseFields } from "./listing_fields.ts";
import {
  findChange,
  type HeldField,
  heldFields,
  heldText,
  isHeld,
  keepChange,
  type ListingChange,
} from "./listing_change.ts";
import { requireOwnDetails, type ServerDetails } from "./server_details.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { FACTS, type Facts, type GivenFacts } from "./facts.ts";
import { findFacts, keepOrder, parseFacts, requireTags, storeFacts } from "./save_facts.ts";
import { refusal } from "../../core/refusals/refusal.ts";
import type { Server } from "../../core/servers/server.ts";
import { settleSlug } from "./settle_slug.ts";
import { retryTakenSlug } from "./slug.ts";
import { keepReviewed } from "./unreviewed_edit.ts";

/**
 * Changes the fields of a listing. The status stays the same. The slug follows the name until the first approval, unless
 * the owner chose one (`settleSlug`); links with a former public one keep working. For an approved listing, what a setting
 * has reviewed waits for a moderator and replaces what waited before (a name, game or unproven address unless set
 * otherwise); everything else changes at once, and so does every change by the operator. `waiting` lists the fields
 * that wait. A fact that isn't given stays as it is or waits, and so do the texts in a language; empty texts remove it.
 * Refuses what `addServer` refuses, a server that is not the actor's
 * own, and one that changed since `seen`, its `versionOf`.
 */
export async function editServer(
  { sql, allowPrivate }: ListingContext,
  slug: string,
  change: EditOfServer,
): Promise<EditedServer> {
  return await retryTakenSlug(() =>
    sql.begin((tx) => saveEdit(tx, slug, { ...change, allowPrivate }))
  );
}

/** Fields of an edit besides facts. */
const EDITED = ["name", "game", "host", "port", "description"] as const;

type EditOfServer = Act & {
  edit: ListingEdit;
  facts?: GivenFacts | undefined;
  seen?: string | undefined;
};
type EditedServer = Server & { waiting: readonly HeldField[] };

async function saveEdit(
  tx: Query,
  slug: string,
  { edit, facts, seen, allowPrivate, ...act }: EditOfServer & DestinationRules,
): Promise<EditedServer> {
  await tx`select from server where slug = ${slug} for update`;
  const before = await requireOwnDetails(tx, slug, act);
  if (seen !== undefined && seen !== await findVersion(tx, before)) {
    throw refusal("changed_meanwhile", { doing: "edit_server" });
  }
  const gameId = await requireGame(tx, edit.game, "edit_server");
  // A host from before there was a rule, and a spelling, may stay as it is; polls refuse a private one.
  const keepsHost = edit.host === before.host;
  const rules = { allowPrivate: allowPrivate || keepsHost };
  const wanted = {
    ...parseFields(edit, "edit_server", rules),
    game: edit.game,
    ...keepsHost && { host: before.host },
  };
  const saved = await findFacts(tx, before.id);
  const waitingFacts = await findWaitingFacts(tx, before);
  const known = { ...saved, ...waitingFacts };
  const given = facts && keepOrder(parseFacts(mergeFacts(known, facts)), known);
  if (given) await requireTags(tx, given.tags);
  const text = { description: wanted.description, ...given };
  const held = await heldFields(tx, {
    before: { ...before, ...saved },
    after: { ...wanted, ...given },
    by: act.by,
  });
  const isHere = <Field extends string>(field: Field) => held.some((one) => one === field);
  const fields = { ...wanted, ...pick(before, EDITED.filter(isHere)) };
  const shownGame = await requireGame(tx, fields.game, "edit_server");
  const asked = edit.slug !== undefined && edit.slug !== before.slug;
  if (asked || changesOf(before, fields).length > 0) await keepReviewed(tx, before.id, act);
  await updateListing(tx, before.id, { ...fields, gameId: shownGame, now: act.now });
  const factsChanged = given
    ? await storeFacts(tx, before.id, {
      facts: { ...given, ...pick(saved, FACTS.keyof().options.filter(isHere)) },
      act,
    })
    : [];
  const subject = await settleSlug(tx, before, { name: fields.name, slug: edit.slug, act });
  const moved = subject === before.slug ? [] : ["slug"];
  const waits = { ...given ? {} : waitingFacts, ...heldText(held, text) };
  await keepChange(tx, before.id, { held, edit: wanted, text: waits, gameId, now: act.now });
  const identity = changesOf(before, wanted).filter(isHere);
  const waiting = [...identity, ...held.filter((word) => !EDITED.some((one) => one === word))];
  await recordAudit(tx, act, {
    action: "server_edited",
    serverId: before.id,
    subject,
    details: {
      changed: [...changesOf(before, fields), ...moved, ...factsChanged].join(", "),
      ...moved.length > 0 && { former: before.slug },
      ...waiting.length > 0 && { waiting: waiting.join(", ") },
    },
  });
  const { id, status, ownerId, decidedReason, unlistedAt } = before;
  const shown = { slug: subject, name: fields.name };
  return { id, status, ownerId, decidedReason, unlistedAt, ...shown, waiting: held };
}

/** Replaces the facts and the languages that are given. A form may lack some: it is from before, or a site has few. */
function mergeFacts(wanted: Facts, given: GivenFacts): GivenFacts {
  const translations = { ...wanted.translations, ...given.translations };
  return { ...wanted, ...given, translations };
}

/** Finds the facts that wait already. An edit without facts leaves them waiting. */
async function findWaitingFacts(
  tx: Query,
  { id, ...server }: ServerDetails,
): Promise<Partial<Facts>> {
  const change = await findChange(tx, id);
  if (!isHeld({ id, ...server }) || change?.refusedAt !== null) return {};
  const { description: _, ...facts } = change.text ?? {};
  return facts;
}

function pick<Row, Field extends keyof Row>(row: Row, fields: readonly Field[]): Partial<Row> {
  const picked: Partial<Row> = {};
  for (const field of fields) picked[field] = row[field];
  return picked;
}

/** Finds the `versionOf` of a listing. */
async function findVersion(tx: Query, server: ServerDetails): Promise<string> {
  return versionOf(server, await findChange(tx, server.id), await findFacts(tx, server.id));
}

/** Returns a fingerprint of a listing, its waiting change and its facts, as its owner edits them. */
export function versionOf(
  { slug, name, game, host, port, description }: ServerDetails,
  change: ListingChange | undefined,
  facts: Facts,
): string {
  const waiting = change?.refusedAt === null ? change : undefined;
  const wanted = [waiting?.name, waiting?.game, waiting?.host, waiting?.port, waiting?.text];
  return fingerprintOf([slug, name, game, host, port, description, wanted, facts]);
}

/** Changes the stored fields of a listing. */
export async function updateListing(
  sql: Query,
  id: string,
  row: ListingFields & { gameId: string; now: Date },
): Promise<void> {
  await sql`
    update server
    set game_id = ${row.gameId}, name = ${row.name}, host = ${row.host}, port = ${row.port},
      description = ${row.description}, updated_at = ${row.now}
    where id = ${id}`;
}

function changesOf(before: ServerDetails, after: ListingEdit): string[] {
  return EDITED.filter((word) => before[word] !== after[word]);
}
