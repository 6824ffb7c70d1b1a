import type { Query, Sql } from "../../../core/database/connect.ts";
import { type Refusal, refusal } from "../../../core/refusals/refusal.ts";
import { type Act, type Actor, requireRight } from "../../../core/rights/actor.ts";
import { recordAudit } from "../../../core/trail/audit.ts";
import { isUuid } from "../../../core/database/uuid_v7.ts";
import {
  give,
  isClaimable,
  lockClaim,
  type NameClaim,
  type NameClaimRow,
} from "../names/name_claims.ts";

/** Maximum claims on the moderators' page. */
const LIST_LENGTH = 100;

/** Maximum claims to one name on that page, because one visitor can create many. */
const LISTED_PER_NAME = 5;

/** A claim as moderators see it, with facts that help to decide whose name it is. */
export interface ListedClaim extends NameClaim {
  /** Waiting claims to the name, including this one. */
  claims: number;
  /** Its position among them; 1 is the earliest. */
  place: number;
  /** Number of servers that the player votes for. */
  servers: number;
  lastVotedAt: Date | null;
}

/**
 * Lists the claims that wait for a moderator: the confirmed ones, or all if the site sends no mail. The name that has
 * waited longest comes first, with its newest claims. Refuses non-moderators.
 */
export async function listClaims(
  sql: Query,
  { by, hasMail }: { by: Actor; hasMail: boolean },
): Promise<ListedClaim[]> {
  requireRight(by, "names");
  const rows = await sql<ListedClaim[]>`
    select w.id, w.account_id, w.username, w.claimed_at, w.confirmed_at, w.claims,
      (w.claims + 1 - w.nth)::int as place,
      (select slug from server where id = w.vouched_by) as vouched_by,
      (select count(*)::int from last_vote where account_id = w.account_id) as servers,
      (select max(voted_at) from last_vote where account_id = w.account_id) as last_voted_at
    from (
      select c.*, a.vouched_by,
        count(*) over (partition by c.account_id)::int as claims,
        min(c.claimed_at) over (partition by c.account_id) as since,
        row_number() over (partition by c.account_id order by c.claimed_at desc, c.id) as nth
      from ${claimsWaiting(sql, hasMail)}
    ) w
    where w.nth <= ${LISTED_PER_NAME}
    order by w.since, w.account_id, w.nth desc limit ${LIST_LENGTH}`;
  return [...rows];
}

/** Returns the SQL `from` and `where` of the claims `c` that wait for a moderator, with their players' accounts `a`. */
export function claimsWaiting(sql: Query, hasMail: boolean) {
  return sql`
    name_claim c join account a on a.id = c.account_id and ${isClaimable(sql)}
    where c.confirmed_at is not null or not ${hasMail}::boolean`;
}

/** The claimant's data for the email. */
type DecidedClaim = Pick<NameClaimRow, "username" | "email">;

/**
 * Grants a name to a claimant, or rejects the claim. Refuses non-moderators, a claim that is gone, and a name that has
 * a sign-in by now.
 */
export async function decideClaim(
  sql: Sql,
  id: string,
  { decision, ...act }: Act & { decision: "give" | "refuse" },
): Promise<DecidedClaim> {
  requireRight(act.by, "names");
  return await sql.begin(async (tx) => {
    const claim = isUuid(id) ? await lockClaim(tx, id) : undefined;
    if (!claim) throw gone();
    if (decision === "refuse") await tx`delete from name_claim where id = ${id}`;
    else if (!await give(tx, claim, act.now)) throw gone();
    const action = decision === "give" ? "name_given" : "name_refused";
    await recordAudit(tx, act, { action, serverId: null, subject: claim.accountId });
    return claim;
  });
}

function gone(): Refusal {
  return refusal("claim_gone");
}
