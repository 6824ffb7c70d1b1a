import type { Server } from "../../servers/server.ts";
import { MY_SERVERS } from "./words.ts";
import type { WebContext } from "../web_env.ts";

const { tabs } = MY_SERVERS;

/** The heading of every page about one's own server: its name, and links to the other pages. */
export function OwnerTabs({ c, server }: { c: WebContext; server: Server }) {
  const own = `/my/servers/${server.slug}`;
  return (
    <>
      <p class="lead">{server.name}</p>
      <nav class="tabs" aria-label={tabs.label}>
        <a href={own} aria-current={c.req.path === own ? "page" : undefined}>{tabs.overview}</a>
        <Tab c={c} path={`${own}/rewards`} label={tabs.rewards} />
        <Tab c={c} path={`${own}/api`} label={tabs.api} />
        <Tab c={c} path={`${own}/deliveries`} label={tabs.deliveries} />
        <Tab c={c} path={`${own}/voters`} label={tabs.voters} />
        <Tab c={c} path={`${own}/status`} label={tabs.status} />
        <Tab c={c} path={`${own}/edit`} label={tabs.edit} />
        <Tab c={c} path={`${own}/pictures`} label={tabs.pictures} />
        <Tab c={c} path={`${own}/facts`} label={tabs.facts} />
        {server.status === "approved" ? <a href={`/servers/${server.slug}`}>{tabs.page}</a> : null}
      </nav>
    </>
  );
}

function Tab({ c, path, label }: { c: WebContext; path: string; label: string }) {
  const isHere = c.req.path === path || c.req.path.startsWith(`${path}/`);
  return <a href={path} aria-current={isHere ? "page" : undefined}>{label}</a>;
}
