import type { Child } from "hono/jsx";
import type { RewardsBy } from "../../rewards/rewards_by.ts";
import { Submit } from "../forms/forms.tsx";
import type { Locale } from "../../locales/locale.ts";

/** The reward methods in the order in which they are offered. */
export const PATHS = ["push", "inbox", "none"] as const;

/** The reward methods to choose from. The chosen one shows its settings in forms of its own. */
export function Paths({ locale, slug, used, chosen, sections }: {
  locale: Locale;
  slug: string;
  used: RewardsBy;
  chosen: RewardsBy;
  sections: Record<RewardsBy, Child>;
}) {
  const { rewards: words } = locale.words;
  return (
    <div class="card choices" role="radiogroup" aria-label={words.heading}>
      <p class="note">{words.lead}</p>
      {PATHS.map((path) => (
        <div class="choice">
          <label>
            <input type="radio" name="path" value={path} form="path" checked={path === chosen} />
            <strong>{words.paths[path].name}</strong>
            {path === used ? <span class="badge good">{words.inUse}</span> : null}
            <span class="note">{words.paths[path].who}</span>
          </label>
          <div class="more">{sections[path]}</div>
        </div>
      ))}
      <form id="path" class="actions" method="post" action={`/my/servers/${slug}/rewards`}>
        <Submit look="secondary">{words.savePath}</Submit>
      </form>
    </div>
  );
}
