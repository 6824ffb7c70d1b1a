import type { Act } from "../../../core/rights/actor.ts";
import { recordAudit } from "../../../core/trail/audit.ts";
import type { Query } from "../../../core/database/connect.ts";
import type { DestinationRules } from "../../../core/destinations/webhook_url.ts";
import type { ListingContext } from "../add_server.ts";
import { requireGame } from "../catalogue/require_game.ts";
import { type ListingEdit, parseFields } from "../fields/listing_fields.ts";
import { type HeldField, heldFields, isHeld } from "../review/held_fields.ts";
import { findWaiting, keepSeen, type ListingVersion, propose } from "../review/listing_version.ts";
import { requireOwnDetails } from "../server_details.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { FACTS, type Facts, type GivenFacts } from "../fields/facts.ts";
import { keepOrder, parseFacts } from "./save_facts.ts";
import { refusal } from "../../../core/refusals/refusal.ts";
import type { Server } from "../../../core/servers/server.ts";
import { settleSlug } from "../slugs/settle_slug.ts";
import { retryTakenSlug } from "../slugs/free_slug.ts";
import {
  changedFields,
  findText,
  requireTags,
  writeText,
  WRITTEN,
  type WrittenField,
  type WrittenText,
} from "../fields/written_text.ts";

/**
 * Changes the fields of a listing, whose status stays the same. The slug follows the name until the first approval,
 * unless the owner chose one (`settleSlug`); links with a former public slug keep working. On an approved listing,
 * fields under review wait for a moderator and replace an earlier waiting change. A setting chooses these fields: by
 * default, name, game and unproven address. All other fields change at once, and so does every change by the operator.
 * `waiting` lists the fields that wait. A fact that isn't given keeps its current or waiting value, and so do the texts
 * of a language; empty texts remove the language. Refuses what `addServer` refuses, another account's server, and a
 * server that changed since `seen`, its `versionOf`.
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
  const current = await findText(tx, before.id);
  const change = await findWaiting(tx, before.id);
  if (seen !== undefined && seen !== versionOf(before.slug, current, change)) {
    throw refusal("changed_meanwhile");
  }
  const waiting = isHeld(before) ? change?.text ?? {} : {};
  const { wanted, hasFacts } = await readEdit(tx, { edit, facts, current, waiting, allowPrivate });
  const held = await heldFields(tx, { server: before, before: current, after: wanted, by: act.by });
  const isHere = (field: WrittenField) => held.includes(field);
  const now = { ...wanted, ...pick(current, WRITTEN.filter(isHere)) };
  const changed = changedFields(current, now);
  const hasNewSlug = edit.slug !== undefined && edit.slug !== before.slug;
  if (hasNewSlug || changed.length > 0) await keepSeen(tx, before.id, act);
  await writeText(tx, before.id, { text: now, now: act.now });
  const subject = await settleSlug(tx, before, { name: now.name, slug: edit.slug, act });
  // If the edit has no facts, waiting facts go on waiting.
  const left = hasFacts ? {} : pick(waiting, FACTS.keyof().options);
  const text = { ...left, ...pick(wanted, WRITTEN.filter(isHere)) };
  await propose(tx, before.id, { text, now: act.now });
  const moved = subject === before.slug ? [] : ["slug"];
  const waits = changedFields(current, wanted).filter(isHere);
  await recordAudit(tx, act, {
    action: "server_edited",
    serverId: before.id,
    subject,
    details: {
      changed: [...changed, ...moved].join(", "),
      ...moved.length > 0 && { former: before.slug },
      ...waits.length > 0 && { waiting: waits.join(", ") },
    },
  });
  const { id, status, ownerId, decidedReason, unlistedAt } = before;
  return {
    id,
    status,
    ownerId,
    decidedReason,
    unlistedAt,
    slug: subject,
    name: now.name,
    waiting: held,
  };
}

/** Returns an edit merged into the shown listing. Facts that aren't given keep their waiting values. */
async function readEdit(
  tx: Query,
  { edit, facts, current, waiting, allowPrivate }: DestinationRules & {
    edit: ListingEdit;
    facts: GivenFacts | undefined;
    current: WrittenText;
    waiting: Partial<WrittenText>;
  },
): Promise<{ wanted: WrittenText; hasFacts: boolean }> {
  await requireGame(tx, edit.game);
  // An unchanged host is kept, even if it is older than the rules for hosts. Polls refuse a private address.
  const keepsHost = edit.host === current.host;
  const fields = {
    ...parseFields(edit, { allowPrivate: allowPrivate || keepsHost }),
    game: edit.game,
    ...keepsHost && { host: current.host },
  };
  const known = { ...current, ...waiting };
  const given = facts && keepOrder(parseFacts(mergeFacts(known, facts)), known);
  if (given) await requireTags(tx, given.tags);
  return { wanted: { ...current, ...fields, ...given }, hasFacts: given !== undefined };
}

/**
 * Replaces the facts and languages that are given. A form from an older version, or of a site with few languages, lacks
 * some.
 */
function mergeFacts(wanted: Facts, given: GivenFacts): GivenFacts {
  const translations = { ...wanted.translations, ...given.translations };
  return { ...wanted, ...given, translations };
}

function pick(text: Partial<WrittenText>, fields: readonly WrittenField[]): Partial<WrittenText> {
  return Object.fromEntries(
    Object.entries(text).filter(([name]) => fields.some((field) => field === name)),
  );
}

/** Returns a fingerprint of what an owner edits: a listing's slug, its text and its waiting change. */
export function versionOf(
  slug: string,
  { name, game, host, port, description, ...facts }: WrittenText,
  waiting: ListingVersion | undefined,
): string {
  // With no waiting change, this is the value of version 1.0, so that a form that is open during the upgrade can still
  // be sent.
  const wanted = waiting?.text ?? [null, null, null, null, null];
  return fingerprintOf([slug, name, game, host, port, description, wanted, facts]);
}
