import { requireServer } from "../../core/servers/require_server.ts";
import { changeGoal, removeGoal, setGoal } from "../../reach/goals/set_goal.ts";
import { readGoals } from "../../reach/goals/read_goals.ts";
import { GOAL_KINDS, type GoalKind } from "../../site/goals/goal_kinds.ts";
import { Misuse } from "./call.ts";
import type { Commands } from "./command.ts";

/** Commands for what servers promise for votes. */
export const goalCommands: Commands = {
  async "goal list SLUG"({ sql, now }, { args: [slug = ""] }) {
    const { id } = await requireServer(sql, slug);
    return { ...await readGoals(sql, id, now) };
  },
  "goal set SLUG NAME each|day|week|month|streak|total N [--once]": {
    check: ({ args }) => void [readKind(args[2]), readNumber(args[3])],
    async run(operator, { args: [slug = "", name = "", kind, number], has }) {
      const goal = {
        name,
        kind: readKind(kind),
        target: readNumber(number),
        isOnce: has("once"),
      };
      return { name, ...await setGoal(operator, slug, { goal, ...operator.act }) };
    },
  },
  "goal change SLUG NAME N": {
    check: ({ args }) => void readNumber(args[2]),
    async run(operator, { args: [slug = "", name = "", number] }) {
      const target = readNumber(number);
      await changeGoal(operator, slug, { name, target, ...operator.act });
      return { name, target };
    },
  },
  "goal remove SLUG NAME": async (operator, { args: [slug = "", name = ""] }) => {
    await removeGoal(operator, slug, { name, ...operator.act });
    return { name };
  },
};

function readKind(text: string | undefined): GoalKind {
  const known = GOAL_KINDS.find((kind) => kind === text);
  if (known !== undefined) return known;
  throw new Misuse("Usage: goal set SLUG NAME each|day|week|month|streak|total N [--once]");
}

function readNumber(text = ""): number {
  if (/^\d{1,7}$/.test(text)) return Number(text);
  throw new Misuse(`N is a number such as 50, not "${text}"`);
}
