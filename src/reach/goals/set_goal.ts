import type { Query } from "../../core/database/connect.ts";
import { refusal } from "../../core/refusals/refusal.ts";
import type { Act } from "../../core/rights/actor.ts";
import { dayOf } from "../../core/time/day.ts";
import type { Context } from "../../core/trail/context.ts";
import { type GoalKind, isOwn } from "../../site/goals/goal_kinds.ts";
import { changeServer } from "../../site/servers/change_server.ts";
import { decideGoals } from "./decide_goals.ts";

/**
 * Maximum open goals of a server.
 *
 * ```text
 * limit                   value  protects                      used up by
 * goals of all votes      3      the listing, which shows all  owners who promise much
 *   test: a server has no more goals than allowed, however many are set at once
 * goals of each player's  8      claims, which look at each    owners who promise much
 *   test: a server has no more goals than allowed, however many are set at once
 * ```
 */
export const VOTE_GOALS_MAX = 3;
export const OWN_GOALS_MAX = 8;

/** The smallest and largest number of each kind. More often than every five votes, a reward for all is no event. */
export const GOAL_TARGETS: Readonly<Record<GoalKind, { min: number; max: number }>> = {
  each: { min: 5, max: 1_000_000 },
  day: { min: 1, max: 1_000_000 },
  week: { min: 1, max: 1_000_000 },
  month: { min: 1, max: 1_000_000 },
  streak: { min: 2, max: 365 },
  total: { min: 1, max: 100_000 },
};

/** Maximum characters of a name. */
export const GOAL_NAME_MAX = 32;

const NAME = new RegExp(`^[a-z][a-z0-9_-]{0,${GOAL_NAME_MAX - 1}}$`);

/** A goal as its owner sets it. */
export interface NewGoal {
  /** The name by which the owner's plugin knows what players get. */
  name: string;
  kind: GoalKind;
  target: number;
  /** Whether a player reaches it once, and not at each multiple. Only for goals of each player's own votes. */
  isOnce?: boolean;
}

/**
 * Sets a goal, and returns when it begins: now, or with the next period if the votes of this one suffice already. Votes
 * count from now on, or from the beginning of the period. Refuses an invalid or used name, an invalid number, more
 * goals than allowed, and a server that is unknown or owned by another account.
 */
export async function setGoal(
  context: Context,
  slug: string,
  { goal, ...act }: Act & { goal: NewGoal },
): Promise<{ begins: "now" | "next_period" }> {
  const { name, kind, target } = goal;
  if (!NAME.test(name)) throw refusal("goal_name_invalid");
  requireTarget(kind, target);
  return await changeServer(context, slug, {
    act,
    action: "goal_set",
    async change(tx, { id }) {
      await requireRoom(tx, id, { name, ofPlayer: isOwn(kind) });
      const isReached = await insertGoal(tx, { ...goal, serverId: id, now: act.now });
      return { begins: isReached ? "next_period" as const : "now" as const };
    },
    details: () => ({ name, to: `${target} ${kind}` }),
  });
}

/** Inserts a goal. Returns whether the votes of the current period suffice already, so that it begins with the next. */
async function insertGoal(
  tx: Query,
  { serverId, now, name, kind, target, isOnce = false }: NewGoal & { serverId: string; now: Date },
): Promise<boolean> {
  const id = crypto.randomUUID();
  const today = dayOf(now);
  const counts = isOwn(kind) ? kind : "votes";
  const period = isOwn(kind) || kind === "each" ? null : kind;
  const once = isOwn(kind) && isOnce;
  const [made] = await tx<{ isReached: boolean }[]>`
    with span as (
      select ${today}::date as today, goal_start(${period}, ${today}::date) as start
    ), counted as (
      select coalesce(sum(votes), 0) as votes from span, vote_count
      where server_id = ${serverId} and day >= coalesce(start, today)
    )
    insert into goal (
      id, server_id, name, kind, target, period, is_once, created_at, since_day, since_votes
    )
    select ${id}, ${serverId}, ${name}, ${counts}, ${target}, ${period}, ${once}, ${now},
      case when start is null then today when votes >= ${target} then start else start - 1 end,
      case when start is null then votes else 0 end
    from span, counted
    returning coalesce(since_day = goal_start(period, ${today}::date), false) as is_reached`;
  return made?.isReached ?? false;
}

/**
 * Changes the number of a goal, whose count goes on. What was reached with the former number is recorded first. If
 * the new number fits into the count several times, the goal is reached once. The period before ended with the former
 * number. Refuses an invalid number, an unknown goal, and a server that is unknown or owned by another account.
 */
export async function changeGoal(
  context: Context,
  slug: string,
  { name, target, ...act }: Act & { name: string; target: number },
): Promise<void> {
  await changeServer(context, slug, {
    act,
    action: "goal_changed",
    async change(tx, { id }) {
      const goal = await lockGoal(tx, id, name);
      requireTarget(goal.kind, target);
      await decideGoals(tx, id, act.now);
      await tx`
        update goal g set target = ${target},
          since_day = greatest(
            g.since_day, goal_start(g.period, goal_start(g.period, ${dayOf(act.now)}::date) - 1)
          ),
          since_votes = g.since_votes + greatest(0, case
            when g.kind = 'votes' and g.period is null then c.votes / ${target}::integer - 1 else 0
          end) * ${target}::integer
        from (
          select o.id, coalesce(sum(v.votes), 0)::integer - o.since_votes as votes
          from goal o left join vote_count v on v.server_id = o.server_id and v.day >= o.since_day
          where o.id = ${goal.id} group by o.id
        ) as c
        where g.id = c.id`;
      return goal;
    },
    details: ({ target: was }) => was === target ? null : ({ name, was, to: target }),
  });
}

/**
 * Removes a goal. Plugins are told for a day what was reached before, and votes on their way to a plugin lose its name.
 * Refuses an unknown goal, and a server that is unknown or owned by another account.
 */
export async function removeGoal(
  context: Context,
  slug: string,
  { name, ...act }: Act & { name: string },
): Promise<void> {
  await changeServer(context, slug, {
    act,
    action: "goal_removed",
    async change(tx, { id }) {
      const goal = await lockGoal(tx, id, name);
      await decideGoals(tx, id, act.now);
      await tx`update goal set ended_at = ${act.now} where id = ${goal.id}`;
    },
    details: () => ({ name }),
  });
}

/**
 * Locks all of a server's goals, in the order in which those who decide about them do, and returns the one with that
 * name. Refuses an unknown one.
 */
async function lockGoal(tx: Query, serverId: string, name: string) {
  const goals = await tx<{ id: string; name: string; kind: GoalKind; target: number }[]>`
    select id, name, coalesce(period, nullif(kind, 'votes'), 'each') as kind, target from goal
    where server_id = ${serverId} and ended_at is null order by id for update`;
  const found = goals.find((goal) => goal.name === name);
  if (found) return found;
  throw refusal("goal_unknown", { name });
}

function requireTarget(kind: GoalKind, target: number): void {
  const { min, max } = GOAL_TARGETS[kind];
  if (Number.isInteger(target) && target >= min && target <= max) return;
  throw refusal("goal_target_invalid", { min, max });
}

/** Refuses a used name and a goal too many. Locks the server's row, so that concurrent callers take turns. */
async function requireRoom(
  tx: Query,
  serverId: string,
  { name, ofPlayer }: { name: string; ofPlayer: boolean },
): Promise<void> {
  await tx`select from server where id = ${serverId} for no key update`;
  const open = await tx<{ name: string; ofPlayer: boolean }[]>`
    select name, kind <> 'votes' as of_player from goal
    where server_id = ${serverId} and ended_at is null`;
  if (open.some((goal) => goal.name === name)) throw refusal("goal_name_taken");
  const max = ofPlayer ? OWN_GOALS_MAX : VOTE_GOALS_MAX;
  if (open.filter((goal) => goal.ofPlayer === ofPlayer).length >= max) {
    throw refusal("goals_too_many", { max });
  }
}
