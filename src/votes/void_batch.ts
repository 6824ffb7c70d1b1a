import { accountOf, type Act, type Actor } from "../trail/actor.ts";
import { type AuditDetails, recordAudit } from "../trail/audit.ts";
import type { Context } from "../trail/context.ts";
import { parseReason, whyOf } from "../trail/reason.ts";
import type { Query } from "../database/connect.ts";
import { Refusal } from "../errors.ts";
import { requireServer } from "../servers/require_server.ts";
import { isUuid, uuidV7 } from "../uuid_v7.ts";
import { type Choice, chosenVotes, parseChoice } from "./void_choice.ts";
import { refuseOthers } from "./void_vote.ts";

/** Acts that a list shows. */
const LIST_LENGTH = 20;

/**
 * State of an act that voids many votes. It is carried out piece by piece (src/votes/carry_out_voids.ts).
 *
 * ```text
 *  voiding ── all are void ──► void ── lift ──► lifting ── none is ──► lifted
 *     └──────────────── lift ────────────────────▲
 * ```
 */
export type VoidState = "voiding" | "void" | "lifting" | "lifted";

/** One act that voids many votes of a server. */
export interface VoidBatch extends Choice {
  id: string;
  state: VoidState;
  /** Votes that are void through it now. */
  votes: number;
  reason: string | null;
  voidedAt: Date;
  /** The moderator's current name; also null for the operator. */
  voidedBy: string | null;
}

/** Counts the votes that a choice would void, as things stand. Refuses non-moderators and a bad choice. */
export async function countChosen(
  sql: Query,
  serverId: string,
  { by, now, choice }: { by: Actor; now: Date; choice: Choice },
): Promise<number> {
  refuseOthers(by, "void votes");
  const chosen = { ...parseChoice(choice, now), serverId, voidedAt: now };
  const [row] = await sql<{ votes: number }[]>`
    select count(*)::int as votes from (${chosenVotes(sql, chosen)}) as chosen`;
  return row?.votes ?? 0;
}

/**
 * Voids the votes of a choice, as `voidVote` does one, in one act that can be lifted; it is carried out afterwards.
 * Refuses non-moderators, an unknown server, a bad choice, and a missing reason.
 */
export async function voidMany(
  { sql }: Context,
  slug: string,
  { choice: given, reason: text, ...act }: Act & { choice: Choice; reason?: string | undefined },
): Promise<{ id: string; votes: number }> {
  const { by, now } = act;
  refuseOthers(by, "void votes");
  const reason = parseReason(text, { by, doing: "void votes" });
  const choice = parseChoice(given, now);
  const id = uuidV7(now);
  return await sql.begin(async (tx) => {
    const { id: serverId } = await requireServer(tx, slug);
    const votes = await countChosen(tx, serverId, { by, now, choice });
    await tx`
      insert into void_batch (id, server_id, since, until, younger_days, sharing, reason, voided_by, voided_at)
      values (
        ${id}, ${serverId}, ${choice.since}, ${choice.until}, ${choice.youngerDays}, ${choice.sharing}, ${reason},
        ${accountOf(by)}, ${now}
      )`;
    const details = { votes, ...describe(choice), ...whyOf(reason) };
    await recordAudit(tx, act, { action: "votes_voided", serverId, subject: id, details });
    return { id, votes };
  });
}

/**
 * Makes the votes of an act count again that are still void through it; carried out afterwards. Deliveries that it
 * abandoned stay so: an owner can resend or replay them. Refuses non-moderators and an act that is unknown or lifted.
 */
export async function liftVoids({ sql }: Context, id: string, act: Act): Promise<void> {
  refuseOthers(act.by, "lift the act");
  await sql.begin(async (tx) => {
    const [batch] = await tx<{ serverId: string; votes: number }[]>`
      update void_batch set state = 'lifting', reached_at = null, reached_id = null
      where id = ${
      isUuid(id) ? id : null
    } and state in ('voiding', 'void') returning server_id, votes`;
    if (!batch) throw await refuseLift(tx, id);
    const { serverId, votes } = batch;
    const change = { action: "votes_restored", serverId, subject: id, details: { votes } } as const;
    await recordAudit(tx, act, change);
  });
}

/** Lists the latest acts that voided many votes of a server. Refuses non-moderators. */
export async function listVoids(
  sql: Query,
  serverId: string,
  { by }: { by: Actor },
): Promise<VoidBatch[]> {
  refuseOthers(by, "show void votes");
  const rows = await sql<VoidBatch[]>`
    select b.id, b.since, b.until, b.younger_days, b.sharing, b.reason, b.voided_at, b.state, b.votes,
      m.username as voided_by
    from void_batch b
    left join account m on m.id = b.voided_by and m.deleted_at is null
    where b.server_id = ${serverId} order by b.voided_at desc, b.id limit ${LIST_LENGTH}`;
  return [...rows];
}

function describe({ since, until, youngerDays, sharing }: Choice): AuditDetails {
  return {
    since: since.toISOString(),
    until: until.toISOString(),
    ...youngerDays === null ? {} : { younger_days: youngerDays },
    ...sharing === null ? {} : { sharing },
  };
}

async function refuseLift(tx: Query, id: string): Promise<Refusal> {
  const known = isUuid(id) ? await tx`select from void_batch where id = ${id}` : [];
  if (known.length === 0) {
    return new Refusal("void_batch_unknown", `Cannot lift: there is no act "${id}"`);
  }
  return new Refusal("void_batch_lifted", `Cannot lift the act "${id}": it was lifted before`);
}
