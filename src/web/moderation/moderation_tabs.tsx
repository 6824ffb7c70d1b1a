import { MODERATION } from "./words.ts";
import type { Web, WebContext } from "../web_env.ts";

const { tabs } = MODERATION;

/** Links between the moderators' pages, and below them what the host has to put right. */
export function ModerationTabs({ c, web }: { c: WebContext; web: Web }) {
  const warnings = [web.proxies?.warning(), web.services.postman.warning()];
  const links = [
    { path: "/moderation", label: tabs.servers },
    { path: "/moderation/audit", label: tabs.audit },
    { path: "/moderation/games", label: tabs.games },
  ];
  return (
    <>
      <nav class="tabs" aria-label={tabs.label}>
        {links.map(({ path, label }) => (
          <a href={path} aria-current={c.req.path === path ? "page" : undefined}>{label}</a>
        ))}
      </nav>
      {warnings.map((warning) => warning && <p class="notice warn" role="alert">{warning}</p>)}
    </>
  );
}
