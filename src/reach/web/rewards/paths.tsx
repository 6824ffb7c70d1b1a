import type { Child } from "hono/jsx";
import type { RewardsBy } from "../../rewards/rewards_by.ts";
import { Submit } from "../../../site/web/kit/form.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";

/** The reward methods in the order in which they are offered. */
export const PATHS = ["push", "inbox", "none"] as const;

/** The reward methods to choose from. The chosen one shows its settings in forms of its own. */
export function Paths({ slug, used, chosen, isConnected, sections }: {
  slug: string;
  used: RewardsBy;
  chosen: RewardsBy;
  /** Whether a Votifier is connected. The form that connects the first one chooses that method, too. */
  isConnected: boolean;
  sections: Record<RewardsBy, Child>;
}) {
  const { rewards: words } = currentLocale().words;
  const isSaved = (path: RewardsBy) => path === used || (path === "push" && !isConnected);
  return (
    <div class="panel choices" role="radiogroup" aria-labelledby="paths">
      <h2 id="paths">{words.heading}</h2>
      <p class="note">{words.lead}</p>
      {PATHS.map((path) => (
        <div class={isSaved(path) ? "choice is-saved" : "choice"}>
          <label>
            <input type="radio" name="path" value={path} form="path" checked={path === chosen} />
            <strong>{words.paths[path].name}</strong>
            {path === used
              ? <span class="chip good">{words.inUse}</span>
              : <span class="chip late choice__new">{words.notYet}</span>}
            <span class="note">{words.paths[path].who}</span>
          </label>
          <div class="more">{sections[path]}</div>
        </div>
      ))}
      <form id="path" class="actions" method="post" action={`/my/servers/${slug}/rewards`}>
        <Submit>{words.savePath}</Submit>
      </form>
    </div>
  );
}
