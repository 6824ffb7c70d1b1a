import type { Child } from "hono/jsx";
import type { RewardsBy } from "../../rewards/rewards_by.ts";
import type { Action } from "../../../site/web/forms/action.tsx";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { Chip, State } from "../../../site/web/kit/state.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";

/** The reward methods in the order in which they are offered. */
export const PATHS = ["push", "inbox", "none"] as const;

/** The reward methods to choose from. The chosen one shows its settings in separate forms. */
export function Paths({ slug, used, chosen, isConnected, sections, save }: {
  slug: string;
  used: RewardsBy;
  chosen: RewardsBy;
  /** Whether a Votifier is connected. The form that connects the first one also chooses that method. */
  isConnected: boolean;
  sections: Record<RewardsBy, Child>;
  /** The form that chooses a method. */
  save: Action;
}) {
  const { rewards: words } = currentLocale().words;
  const isSaved = (path: RewardsBy) => path === used || (path === "push" && !isConnected);
  return (
    <Panel title={words.heading} lead={words.lead}>
      <div class="ways choices" role="radiogroup" aria-label={words.heading}>
        {PATHS.map((path) => (
          <div class={isSaved(path) ? "way is-saved" : "way"}>
            <label class="choice">
              <input type="radio" name="path" value={path} form="path" checked={path === chosen} />
              <span class="row__main">
                <b>{words.paths[path].name}</b>
                <span class="note">{words.paths[path].who}</span>
              </span>
              {path === used
                ? <State tone="good">{words.inUse}</State>
                : <Chip tone="late">{words.notYet}</Chip>}
            </label>
            <div class="way__more">{sections[path]}</div>
          </div>
        ))}
      </div>
      <save.Form id="path" class="actions" at={{ slug }} />
    </Panel>
  );
}
