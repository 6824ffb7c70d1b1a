import type { VoteGoal } from "../../goals/find_goals.ts";
import { currentLocale } from "../current_locale.ts";
import { Panel } from "../kit/panel.tsx";
import { Row, Rows } from "../kit/rows.tsx";

/** The goals that a server's players reach together, each with its progress. Renders nothing without goals. */
export function GoalBars({ goals }: { goals: readonly VoteGoal[] }) {
  const { goals: words } = currentLocale().words.listing;
  if (goals.length === 0) return null;
  return (
    <Panel title={words.title}>
      <Rows label={words.title}>
        {goals.map((goal) => (
          <Row
            title={goal.name}
            note={
              <>
                {goalProgress(goal)}
                <progress
                  class="meter"
                  value={Math.max(0, goal.target - goal.left)}
                  max={goal.target}
                  aria-hidden="true"
                />
              </>
            }
          />
        ))}
      </Rows>
    </Panel>
  );
}

/** Returns how far a goal is, such as "37 of 50 votes", or that its period needs no more votes. */
export function goalProgress({ period, target, count, left }: VoteGoal): string {
  const { goals: words } = currentLocale().words.listing;
  if (period !== "each" && left === 0) return words.over[period];
  return words.says[period](Math.min(count, target), target);
}
