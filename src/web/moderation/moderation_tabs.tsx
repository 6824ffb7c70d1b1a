import { MODERATION } from "./words.ts";
import type { WebContext } from "../web_env.ts";

const { tabs } = MODERATION;

/** Links between the moderators' pages. */
export function ModerationTabs({ c }: { c: WebContext }) {
  const links = [
    { path: "/moderation", label: tabs.servers },
    { path: "/moderation/audit", label: tabs.audit },
    { path: "/moderation/games", label: tabs.games },
  ];
  return (
    <nav class="tabs" aria-label={tabs.label}>
      {links.map(({ path, label }) => (
        <a href={path} aria-current={c.req.path === path ? "page" : undefined}>{label}</a>
      ))}
    </nav>
  );
}
