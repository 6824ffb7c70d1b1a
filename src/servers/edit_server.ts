import type { Act } from "../trail/actor.ts";
import { recordAudit } from "../trail/audit.ts";
import type { Context } from "../trail/context.ts";
import { requireGame } from "./add_server.ts";
import { type ListingFields, parseFields } from "./listing_fields.ts";
import { requireOwnDetails, type ServerDetails } from "./server_details.ts";
import type { Server } from "./server.ts";
import { updateListing } from "./server_repository.ts";

/** Fields of a listing that its owner may change. */
export interface ListingEdit extends ListingFields {
  /** The game's slug. */
  game: string;
}

/**
 * Changes the fields of a listing. Status and slug stay the same: an approved server stays approved, and links to it
 * keep working. Refuses what `addServer` refuses, and a server that is not the actor's own.
 */
export async function editServer(
  { sql }: Context,
  slug: string,
  { edit, ...act }: Act & { edit: ListingEdit },
): Promise<Server> {
  return await sql.begin(async (tx) => {
    const before = await requireOwnDetails(tx, slug, act);
    const gameId = await requireGame(tx, edit.game, "edit server");
    const fields = { ...parseFields(edit, "edit server"), game: edit.game };
    await updateListing(tx, before.id, { ...fields, gameId, now: act.now });
    await recordAudit(tx, act, {
      action: "server_edited",
      serverId: before.id,
      subject: slug,
      details: { changed: changesOf(before, fields).join(", ") },
    });
    const { id, status, ownerId, decidedReason } = before;
    return { id, slug, status, name: fields.name, ownerId, decidedReason };
  });
}

function changesOf(before: ServerDetails, after: ListingEdit): string[] {
  const words = ["name", "game", "host", "port", "description"] as const;
  return words.filter((word) => before[word] !== after[word]);
}
