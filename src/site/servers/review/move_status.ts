import type { Query } from "../../../core/database/connect.ts";
import { refusal } from "../../../core/refusals/refusal.ts";
import { requireServer } from "../../../core/servers/require_server.ts";
import type { Server } from "../../../core/servers/server.ts";
import { listingStage, stageOf, stageSet } from "../../../core/servers/listing_stage.ts";
import { leaves, type Transition } from "./status_transitions.ts";

/** The status that a moderator saw, identified by the time of its last change. Null if it never changed. */
export interface SeenStatus {
  at: Date | null;
}

/** A change of status. It sets `status_at` and the reason for the owner. */
interface StatusMove {
  transition: Transition;
  reason: string | null;
  now: Date;
  /** The `updatedAt` that the moderator saw. If absent, any version. */
  seenAt?: Date | undefined;
  /** If absent, any status. */
  statusSeen?: SeenStatus | undefined;
  /** Whether a moderator looked at its pictures. */
  looksAt?: boolean;
  /** Whether it keeps what `undoDecision` needs. False by default. */
  isUndoable?: boolean;
}

/**
 * Changes a server's status. Refuses a server whose stage the transition doesn't start from, one that was edited after
 * `seenAt`, and one whose status changed after `statusSeen`.
 */
export async function moveStatus(
  tx: Query,
  slug: string,
  { transition, reason, now, seenAt, statusSeen, looksAt = false, isUndoable = false }: StatusMove,
): Promise<Server> {
  const { to } = transition;
  const from = [...transition.from];
  const isSeen = seenAt === undefined ? tx`true` : tx`updated_at = ${seenAt}`;
  const isStatusSeen = statusSeen === undefined
    ? tx`true`
    : tx`status_at is not distinct from ${statusSeen.at}::timestamptz`;
  const [server] = await tx<Server[]>`
    update server s set ${stageSet(tx, to, now)}, decided_reason = ${reason}, updated_at = ${now},
      status_at = ${now},
      undo = case when ${isUndoable}::boolean then jsonb_build_object(
        'decided_at', ${now}::timestamptz,
        'status', status, 'unlisted_at', unlisted_at, 'decided_reason', decided_reason,
        'rejected_at', rejected_at, 'status_at', status_at, 'pictures_at', pictures_at,
        'seen', (
          select jsonb_build_object('text', text, 'at', at) from listing_version
          where server_id = s.id and state = 'seen'
        )
      ) end,
      rejected_at = case when ${to}::text = 'rejected' then ${now} else rejected_at end,
      pictures_at = case when ${looksAt}::boolean then null else pictures_at end
    where slug = ${slug} and ${listingStage(tx)} = any(${from}::text[])
      and ${isSeen} and ${isStatusSeen}
    returning id, slug, status, name, owner_id, decided_reason, unlisted_at`;
  if (server) return server;
  const found = await requireServer(tx, slug);
  throw refusal("server_transition", { slug, ...obstacleOf(found, transition) });
}

function obstacleOf(server: Server, transition: Transition) {
  const stage = stageOf(server);
  if (leaves(transition, stage)) return { why: "changed" } as const;
  return stage === "unlisted"
    ? { why: "unlisted" } as const
    : { why: "status", status: stage } as const;
}
