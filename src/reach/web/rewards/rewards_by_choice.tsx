import type { Child } from "hono/jsx";
import { REWARDS_BY, type RewardsBy } from "../../../core/servers/rewards_by.ts";
import type { Action } from "../../../site/web/forms/action.tsx";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { Chip, State } from "../../../site/web/kit/state.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";

/** The ways of rewarding to choose from. The chosen one shows its settings in separate forms. */
export function RewardsByChoice({ slug, used, chosen, isConnected, sections, save }: {
  slug: string;
  used: RewardsBy;
  chosen: RewardsBy;
  /** Whether a Votifier is connected. The form that connects the first one also chooses "push". */
  isConnected: boolean;
  sections: Record<RewardsBy, Child>;
  /** The form that sets `rewardsBy`. */
  save: Action;
}) {
  const { rewards: words } = currentLocale().words;
  const isSaved = (by: RewardsBy) => by === used || (by === "push" && !isConnected);
  return (
    <Panel title={words.heading} lead={words.lead}>
      <div class="ways choices" role="radiogroup" aria-label={words.heading}>
        {REWARDS_BY.map((by) => (
          <div class={isSaved(by) ? "way is-saved" : "way"}>
            <label class="choice">
              <input
                type="radio"
                name="rewardsBy"
                value={by}
                form="rewards-by"
                checked={by === chosen}
              />
              <span class="row__main">
                <b>{words.rewardsBy[by].name}</b>
                <span class="note">{words.rewardsBy[by].who}</span>
              </span>
              {by === used
                ? <State tone="good">{words.inUse}</State>
                : <Chip tone="late">{words.notYet}</Chip>}
            </label>
            <div class="way__more">{sections[by]}</div>
          </div>
        ))}
      </div>
      <save.Form id="rewards-by" class="actions" at={{ slug }} />
    </Panel>
  );
}
