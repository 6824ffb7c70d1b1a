import { lockAccount } from "../../accounts/account_repository.ts";
import type { Query, Sql } from "../../../core/database/connect.ts";
import { Refusal, refusal } from "../../../core/refusals/refusal.ts";
import { addNews } from "../../mail/news.ts";
import { type Act, OPERATOR } from "../../../core/rights/actor.ts";
import type { NudgeContext } from "../../../core/trail/context.ts";
import { moderateServer } from "../change_server.ts";
import { isBarredAddress } from "./held_fields.ts";
import { moveStatus } from "./move_status.ts";
import type { Server } from "../../../core/servers/server.ts";
import { TRANSITIONS } from "./status_transitions.ts";
import { forgetEdits } from "./listing_version.ts";
import { closeSuspensionAnswer } from "./suspension_answer.ts";

/**
 * An approval of a listing. It comes from one of two sides:
 *
 * - moderators and the operator, unless the listing is approved or its owner unlisted it (`approveServer`);
 * - its owner, by a proof of ownership, while it is pending and no moderator rejected it before (`approveByProof`). The
 *   host has to allow this with `APPROVE_VERIFIED`.
 */
export interface Approval extends Act {
  /** The `updatedAt` of the listing that the moderator saw. If absent, any version is approved. */
  seenAt?: Date | undefined;
}

/**
 * Approves a listing, and clears the reason of an earlier decision. Refuses non-moderators, an unknown or approved
 * server, and one whose owner was deleted or has edited it since.
 */
export async function approveServer(
  { sql, nudge }: NudgeContext,
  slug: string,
  { seenAt, ...act }: Approval,
): Promise<Server> {
  const { by, now } = act;
  const approved = await moderateServer({ sql }, slug, {
    act,
    action: "server_approved",
    typedReason: null,
    async change(tx, server) {
      await requireOwnerThere(tx, server);
      // The operator doesn't look at the pictures. A proof of ownership acts as the operator, too.
      const looksAt = by.kind === "account";
      const move = {
        transition: TRANSITIONS.approve,
        reason: null,
        now,
        seenAt,
        looksAt,
        isUndoable: looksAt,
      } as const;
      const approved = await moveStatus(tx, slug, move);
      if (looksAt) await forgetEdits(tx, approved.id, { seenAt });
      const { id: serverId, ownerId: accountId } = approved;
      await closeSuspensionAnswer(tx, serverId, now);
      const kind = server.status === "suspended" ? "server_reinstated" : "server_approved";
      await addNews(tx, { accountId, kind, serverId, now });
      return approved;
    },
  });
  // Approval releases held deliveries.
  nudge();
  return approved;
}

/** Whether a proof of ownership approves listings, and the database. */
interface ProofContext {
  sql: Sql;
  approveVerified: boolean;
}

/**
 * Returns whether a proof of ownership would approve a listing. False if a moderator rejected it before, or if its
 * address `isBarredAddress`.
 */
export async function awaitsProof(
  { sql, approveVerified }: ProofContext,
  { id, status }: Pick<Server, "id" | "status">,
): Promise<boolean> {
  if (!approveVerified || status !== "pending") return false;
  const [unrejected] = await sql<{ host: string; port: number }[]>`
    select host, port from server where id = ${id} and rejected_at is null`;
  return unrejected !== undefined && !await isBarredAddress(sql, { serverId: id, ...unrejected });
}

/**
 * Approves a listing after a proof of ownership, if it `awaitsProof`. Does nothing if it was edited or decided about
 * since `seenAt`.
 */
export async function approveByProof(
  { sql, approveVerified }: ProofContext,
  server: Pick<Server, "id" | "slug" | "status">,
  { seenAt, now }: { seenAt: Date; now: Date },
): Promise<void> {
  if (!await awaitsProof({ sql, approveVerified }, server)) return;
  // The server couldn't get votes until now, so there are no deliveries to send.
  const context = { sql, nudge: () => {} };
  await approveServer(context, server.slug, { by: OPERATOR, now, seenAt }).catch((error) => {
    if (!(error instanceof Refusal && error.code === "server_transition")) throw error;
  });
}

/**
 * Refuses to list a server whose owner deleted their account. Locks the account, so that it can't be deleted
 * concurrently. Submitting a server locks it first, too.
 */
export async function requireOwnerThere(
  tx: Query,
  { slug, ownerId }: Server,
): Promise<void> {
  if (await lockAccount(tx, ownerId)) return;
  throw refusal("server_transition", { slug, why: "ownerless" });
}
