import { addNews } from "../mail/news.ts";
import type { Act } from "../../core/rights/actor.ts";
import { recordAudit } from "../../core/trail/audit.ts";
import type { Context } from "../../core/trail/context.ts";
import type { Query } from "../../core/database/connect.ts";
import { refusal } from "../../core/refusals/refusal.ts";
import { type AccompanyingWork, changeServer, moderateServer } from "../servers/change_server.ts";
import { requireOwnServer } from "../../core/servers/require_server.ts";
import type { Server } from "../../core/servers/server.ts";
import type { PictureKind } from "./picture.ts";
import type { RewritePicture } from "./rewrite.ts";

/**
 * Sets the middle of an upload as a server's logo or banner. It is public at once, and moderators review it later.
 * Refuses another account's server, and what `RewritePicture` refuses.
 */
export async function putPicture(
  { sql, rewritePicture }: Context & { rewritePicture: RewritePicture },
  slug: string,
  { kind, upload, ...act }: Act & {
    kind: PictureKind;
    upload: Uint8Array<ArrayBuffer>;
  },
): Promise<void> {
  const server = await requireOwnServer(sql, slug, act);
  const { hash, small, large } = await rewritePicture(upload, {
    kind,
    network: server.ownerId,
  });
  await sql.begin(async (tx) => {
    // `used_at` protects it from the job that deletes unused pictures until the server has it.
    await tx`
      insert into picture (hash, small, large, used_at) values (${hash}, ${small}, ${large}, ${act.now})
      on conflict (hash) do update set used_at = greatest(picture.used_at, excluded.used_at)`;
    const subject = await changePicture(tx, server, { kind, hash, act });
    const entry = { action: "picture_added", serverId: server.id, subject } as const;
    await recordAudit(tx, act, { ...entry, details: { picture: kind } });
  });
}

/** Removes a server's logo or banner. Refuses another account's server, and a server without that picture. */
export async function removePicture(
  context: Context,
  slug: string,
  { kind, ...act }: Act & { kind: PictureKind },
): Promise<void> {
  await changeServer(context, slug, {
    act,
    action: "picture_removed",
    change: (tx, server) => changePicture(tx, server, { kind, hash: null, act }),
    details: () => ({ picture: kind }),
  });
}

/**
 * Takes a picture down as a moderator; the owner gets the reason. Refuses non-moderators, a missing reason, and a
 * server whose picture isn't the one that the moderator saw.
 */
export async function takePictureDown(
  context: Context,
  slug: string,
  { kind, hash: seen, reason: text, also, ...act }: Act & {
    kind: PictureKind;
    /** The hash of the picture that the moderator saw. */
    hash: string;
    reason?: string | undefined;
    also?: AccompanyingWork;
  },
): Promise<void> {
  const action = "picture_taken_down";
  await moderateServer(context, slug, {
    act,
    action,
    typedReason: text ?? "",
    also,
    async change(tx, server, reason) {
      await changePicture(tx, server, { kind, hash: null, seen, act });
      const { id: serverId, ownerId: accountId } = server;
      await addNews(tx, { accountId, kind: action, serverId, content: reason, now: act.now });
    },
    details: () => ({ picture: kind }),
  });
}

/**
 * Records that a moderator accepts a server's new pictures. Refuses non-moderators, and pictures that were added since.
 */
export async function acceptPictures(
  context: Context,
  slug: string,
  { seenAt, ...act }: Act & { seenAt: Date },
): Promise<void> {
  await moderateServer(context, slug, {
    act,
    action: "pictures_accepted",
    typedReason: null,
    async change(tx, { id }) {
      const accepted = await tx`
        update server set pictures_at = null where id = ${id} and pictures_at = ${seenAt} returning id`;
      if (accepted.length === 0) throw refusal("picture_gone", { slug });
    },
  });
}

/**
 * Changes a picture of the server with an id, because another server may have its slug by now. Returns the current
 * slug. A pending listing counts as edited. After a removal, pictures wait for review only if the other one is unseen.
 */
async function changePicture(
  tx: Query,
  { id, slug }: Pick<Server, "id" | "slug">,
  { kind, hash, seen = null, act: { by, now } }: {
    kind: PictureKind;
    hash: string | null;
    seen?: string | null;
    act: Act;
  },
): Promise<string> {
  const isNew = hash !== null && by.kind !== "operator";
  const column = tx(kind);
  const other = kind === "logo" ? "banner" : "logo";
  const [changed] = await tx<{ slug: string }[]>`
    update server s
    set ${column} = ${hash}, pictures_at = case
        when ${isNew}::boolean then ${now}
        when ${hash}::text is not null or ${tx(other)} is not null and exists (
          select from audit_entry e
          where e.server_id = s.id and e.action = 'picture_added' and e.details->>'picture' = ${other}
            and not exists (
              -- The operator doesn't look at pictures.
              select from audit_entry l
              where l.server_id = s.id and l.id > e.id and l.actor_id is not null
                and l.action in ('pictures_accepted', 'server_approved')
            )
        ) then pictures_at
      end,
      updated_at = case when status = 'approved' then updated_at else ${now} end
    where id = ${id} and (${hash}::text is not null or ${column} is not null)
      and (${seen}::text is null or ${column} = ${seen})
    returning slug`;
  if (!changed) throw refusal("picture_gone", { slug });
  return changed.slug;
}
