import type { Act } from "../trail/actor.ts";
import { recordAudit } from "../trail/audit.ts";
import type { Context } from "../trail/context.ts";
import type { Query } from "../database/connect.ts";
import { requireGame } from "./add_server.ts";
import { type ListingEdit, type ListingFields, parseFields } from "./listing_fields.ts";
import { type HeldField, heldFields, keepChange } from "./listing_change.ts";
import { requireOwnDetails, type ServerDetails } from "./server_details.ts";
import type { Server } from "./server.ts";

/** An edited server, and the fields that wait for a moderator. */
export interface EditedServer extends Server {
  waiting: readonly HeldField[];
}

/**
 * Changes the fields of a listing. Status and slug stay the same: links to it keep working. Of an approved one a new
 * name, game or address that is not proven waits for a moderator, in place of what waited before; all else changes at
 * once, and everything the operator changes. Refuses what `addServer` refuses, and a server that is not the actor's own.
 */
export async function editServer(
  { sql }: Context,
  slug: string,
  { edit, ...act }: Act & { edit: ListingEdit },
): Promise<EditedServer> {
  return await sql.begin(async (tx) => {
    await tx`select from server where slug = ${slug} for update`;
    const before = await requireOwnDetails(tx, slug, act);
    const gameId = await requireGame(tx, edit.game, "edit server");
    const wanted = { ...parseFields(edit, "edit server"), game: edit.game };
    const held = await heldFields(tx, { before, after: wanted, by: act.by });
    const fields = { ...wanted, ...Object.fromEntries(held.map((word) => [word, before[word]])) };
    const shownGame = await requireGame(tx, fields.game, "edit server");
    await updateListing(tx, before.id, { ...fields, gameId: shownGame, now: act.now });
    await keepChange(tx, before.id, { held, edit: wanted, gameId, now: act.now });
    const waiting = changesOf(before, wanted).filter((word) => held.some((one) => one === word));
    await recordAudit(tx, act, {
      action: "server_edited",
      serverId: before.id,
      subject: slug,
      details: {
        changed: changesOf(before, fields).join(", "),
        ...waiting.length > 0 ? { waiting: waiting.join(", ") } : {},
      },
    });
    const { id, status, ownerId, decidedReason } = before;
    return { id, slug, status, name: fields.name, ownerId, decidedReason, waiting: held };
  });
}

/** Changes the fields of a listing as they are stored. */
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
  const words = ["name", "game", "host", "port", "description"] as const;
  return words.filter((word) => before[word] !== after[word]);
}
