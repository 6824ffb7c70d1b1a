import { addNews } from "../mail/news.ts";
import { type Act, requireOffice } from "../trail/actor.ts";
import { type AuditAction, recordAudit } from "../trail/audit.ts";
import type { Context } from "../trail/context.ts";
import { parseReason, whyOf } from "../trail/reason.ts";
import type { Query } from "../database/connect.ts";
import { type Refusal, refusal } from "../errors.ts";
import { requireOwnServer, requireServer } from "../servers/require_server.ts";
import type { Server } from "../servers/server.ts";
import type { PictureKind } from "./picture.ts";
import type { RewritePicture } from "./rewrite.ts";
import type { Doing } from "../refusals/doing.ts";

/**
 * Makes an upload a server's logo or banner, in place of the one it had; it shows at once, and moderators look at it
 * later. Refuses a server that is not the actor's own, and what `RewritePicture` refuses.
 */
export async function putPicture(
  { sql, rewritePicture }: Context & { rewritePicture: RewritePicture },
  slug: string,
  { kind, upload, ...act }: Act & { kind: PictureKind; upload: Uint8Array<ArrayBuffer> },
): Promise<void> {
  const server = await requireOwnServer(sql, slug, act);
  const { hash, small, large } = await rewritePicture(upload, { kind, network: server.ownerId });
  await sql.begin(async (tx) => {
    // `used_at` keeps the job that drops unused pictures away from it until the server has it.
    await tx`
      insert into picture (hash, small, large, used_at) values (${hash}, ${small}, ${large}, ${act.now})
      on conflict (hash) do update set used_at = greatest(picture.used_at, excluded.used_at)`;
    await changePicture(tx, server, { action: "picture_added", kind, hash, ...act });
  });
}

/** Takes a server's logo or banner away. Refuses a server that is not the actor's own, and one without that picture. */
export async function removePicture(
  { sql }: Context,
  slug: string,
  { kind, ...act }: Act & { kind: PictureKind },
): Promise<void> {
  await sql.begin(async (tx) => {
    const server = await requireOwnServer(tx, slug, act);
    await changePicture(tx, server, { action: "picture_removed", kind, hash: null, ...act });
  });
}

/**
 * Takes a picture down for moderators; the owner is told why by email. Refuses everybody else, a missing reason, and a
 * server without that picture, or with another one than was looked at.
 */
export async function takePictureDown(
  { sql }: Context,
  slug: string,
  { kind, hash: seen, reason: text, ...act }: Act & {
    kind: PictureKind;
    /** The picture that was looked at. */
    hash: string;
    reason?: string | undefined;
  },
): Promise<void> {
  requireOffice(act.by, "take down picture");
  const reason = parseReason(text, { by: act.by, doing: "take down picture" });
  await sql.begin(async (tx) => {
    const change = { action: "picture_taken_down", kind, hash: null, seen, reason } as const;
    const server = await requireServer(tx, slug);
    await changePicture(tx, server, { ...change, ...act });
    const { id: serverId, ownerId: accountId } = server;
    await addNews(tx, { accountId, kind: change.action, serverId, reason, now: act.now });
  });
}

/** Notes that a moderator has nothing against a server's new pictures. Refuses others, and pictures that came since. */
export async function acceptPictures(
  { sql }: Context,
  slug: string,
  { seenAt, ...act }: Act & { seenAt: Date },
): Promise<void> {
  requireOffice(act.by, "accept pictures");
  await sql.begin(async (tx) => {
    const [server] = await tx<{ id: string }[]>`
      update server set pictures_at = null where slug = ${slug} and pictures_at = ${seenAt} returning id`;
    if (!server) throw pictureGone(slug, "accept pictures");
    await recordAudit(tx, act, { action: "pictures_accepted", serverId: server.id, subject: slug });
  });
}

/** Goes by id, as another server may have the address by now. A listing that waits counts as edited since it was looked at. */
async function changePicture(
  tx: Query,
  { id, slug }: Pick<Server, "id" | "slug">,
  { action, kind, hash, seen = null, reason = null, ...act }: Act & {
    action: AuditAction;
    kind: PictureKind;
    hash: string | null;
    seen?: string | null;
    reason?: string | null;
  },
): Promise<void> {
  const { by, now } = act;
  const isNew = hash !== null && by.kind !== "operator";
  const [changed] = await tx<{ slug: string }[]>`
    update server
    set ${
    tx(kind)
  } = ${hash}, pictures_at = case when ${isNew}::boolean then ${now} else pictures_at end,
      updated_at = case when status = 'approved' then updated_at else ${now} end
    where id = ${id} and (${hash}::text is not null or ${tx(kind)} is not null)
      and (${seen}::text is null or ${tx(kind)} = ${seen})
    returning slug`;
  if (!changed) throw pictureGone(slug, `remove ${kind}`);
  const details = { picture: kind, ...whyOf(reason) };
  await recordAudit(tx, act, { action, serverId: id, subject: changed.slug, details });
}

function pictureGone(slug: string, doing: Doing): Refusal {
  return refusal("picture_unknown", { doing, slug });
}
