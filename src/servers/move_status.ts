import type { Query } from "../database/connect.ts";
import { refusal } from "../refusals/refusal.ts";
import type { Doing } from "../refusals/doing.ts";
import { requireServer } from "./require_server.ts";
import type { Server, ServerStatus } from "./server.ts";

/** Refuses a server that is in none of the statuses to move from, or was changed after `seenAt`. */
export async function moveStatus(
  tx: Query,
  slug: string,
  { from, to, doing, reason, now, seenAt = null, looksAt = false }: {
    from: readonly ServerStatus[];
    to: ServerStatus;
    doing: Doing;
    reason: string | null;
    now: Date;
    seenAt?: Date | null | undefined;
    /** Whether a moderator looked at its pictures. */
    looksAt?: boolean;
  },
): Promise<Server> {
  const [server] = await tx<Server[]>`
    update server set status = ${to}, decided_reason = ${reason}, updated_at = ${now},
      rejected_at = case when ${to}::text = 'rejected' then ${now} else rejected_at end,
      pictures_at = case when ${looksAt}::boolean then null else pictures_at end
    where slug = ${slug} and status::text = any(${[...from]}::text[])
      and (${seenAt}::timestamptz is null or updated_at = ${seenAt})
    returning id, slug, status, name, owner_id, decided_reason`;
  if (server) return server;
  const { status } = await requireServer(tx, slug);
  const is = from.includes(status) ? { why: "changed" } as const : { status };
  throw refusal("server_transition", { doing, slug, ...is });
}
