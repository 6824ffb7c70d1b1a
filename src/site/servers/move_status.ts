import type { Query } from "../../core/database/connect.ts";
import { refusal } from "../../core/refusals/refusal.ts";
import type { Doing } from "../../core/refusals/messages.ts";
import { requireServer } from "../../core/servers/require_server.ts";
import type { Server, ServerStatus } from "../../core/servers/server.ts";

/**
 * Refuses a server whose status isn't one of those to move from, that was changed after `seenAt`, or whose status
 * changed after `statusSeen`.
 */
export async function moveStatus(
  tx: Query,
  slug: string,
  { from, to, doing, reason, now, seenAt = null, statusSeen, looksAt = false }: {
    from: readonly ServerStatus[];
    to: ServerStatus;
    doing: Doing;
    reason: string | null;
    now: Date;
    seenAt?: Date | null | undefined;
    /** The `statusAt` that was seen. If absent, any. */
    statusSeen?: Date | null | undefined;
    /** Whether a moderator looked at its pictures. */
    looksAt?: boolean;
  },
): Promise<Server> {
  const isAnyStatus = statusSeen === undefined;
  const statusAt = statusSeen ?? null;
  const [server] = await tx<Server[]>`
    update server set status = ${to}, decided_reason = ${reason}, unlisted_at = null, updated_at = ${now},
      status_at = ${now},
      rejected_at = case when ${to}::text = 'rejected' then ${now} else rejected_at end,
      pictures_at = case when ${looksAt}::boolean then null else pictures_at end
    where slug = ${slug} and deleted_at is null
      and case when unlisted_at is null then status::text = any(${[...from]}::text[])
        else ${to}::text = 'suspended' end
      and (${seenAt}::timestamptz is null or updated_at = ${seenAt})
      and (${isAnyStatus}::boolean or status_at is not distinct from ${statusAt}::timestamptz)
    returning id, slug, status, name, owner_id, decided_reason, unlisted_at`;
  if (server) return server;
  const { status, unlistedAt } = await requireServer(tx, slug);
  throw refusal("server_transition", {
    doing,
    slug,
    ...obstacleOf({ status, unlistedAt }, { from, to }),
  });
}

function obstacleOf(
  { status, unlistedAt }: Pick<Server, "status" | "unlistedAt">,
  { from, to }: { from: readonly ServerStatus[]; to: ServerStatus },
) {
  const isUnlisted = unlistedAt !== null;
  if (isUnlisted && to !== "suspended") return { why: "unlisted" } as const;
  return isUnlisted || from.includes(status)
    ? { why: "changed" } as const
    : { why: "status", status } as const;
}
