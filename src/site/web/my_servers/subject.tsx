import { findOverviews, type Overview } from "../../keys/own_overview.ts";
import type { Server } from "../../../core/servers/server.ts";
import { Logo } from "../servers/face.tsx";
import { type Page, sendPage } from "../frame/layout.tsx";
import { Address } from "../servers/server_address.tsx";
import { covers } from "../../../core/servers/roles.ts";
import { ownOf, viewerOf } from "../request_actor.ts";
import { currentLocale } from "../current_locale.ts";
import type { OwnTab } from "../route_options.ts";
import type { Web, WebContext } from "../web_env.ts";
import { Notice } from "../kit/panel.tsx";
import { counted } from "./health/counted.ts";
import { ListingState } from "../kit/state.tsx";

/** The tabs, in order. The path of a tab is its name below the path of the first one. */
const TABS: readonly OwnTab[] = ["overview", "edit", "rewards", "api", "voters", "settings"];

/** The tabs whose pages viewers may open. */
const VIEWED: readonly OwnTab[] = ["overview", "api", "voters", "settings"];

/** Responds with a page about an owner's server, below the header that these pages share. */
export async function sendOwnPage(
  c: WebContext,
  web: Web,
  { server, overview: known, ...page }: Page & {
    server: Server;
    /** Present if the page has loaded it already. */
    overview?: Overview;
  },
): Promise<Response> {
  const overview = known ?? await findOwn(web, server);
  const subject = overview && <Subject c={c} overview={overview} />;
  return await sendPage(c, web, { ...page, subject });
}

async function findOwn({ services }: Web, { id }: Server): Promise<Overview | undefined> {
  const [overview] = await findOverviews(services, { serverId: id }, services.now());
  return overview;
}

/** The header of all pages about an owner's server: its name, its state, and links to the other pages. */
function Subject({ c, overview }: { c: WebContext; overview: Overview }) {
  const { list, tabs } = currentLocale().words.myServers;
  const { slug, name, status, waiting } = overview;
  const own = `/my/servers/${slug}`;
  const isManager = covers(ownOf(c).role, "manager");
  return (
    <header class="page__head">
      <a class="crumb" href="/my/servers">{list.title}</a>
      <div class="page__title">
        <Logo server={overview} size={40} isFirst />
        <h1 dir="auto" title={name}>{name}</h1>
        <ListingState status={status} isUnlisted={overview.unlistedAt !== null} />
      </div>
      <div class="actions note">
        <bdi>{overview.gameName}</bdi>
        <Address server={overview} />
        <span>{playersOf(overview)}</span>
        {status === "approved" ? <a href={`/servers/${slug}`}>{tabs.page}</a> : null}
      </div>
      <nav class="tabs" aria-label={tabs.label}>
        {TABS.filter((tab) => isManager || VIEWED.includes(tab)).map((tab) => {
          const isHere = c.get("route")?.tab === tab;
          return (
            <a
              href={tab === "overview" ? own : `${own}/${tab}`}
              aria-current={isHere ? "page" : undefined}
            >
              {tabs[tab]}
              {tab === "api" && waiting > 0
                ? <span class="count" title={tabs.waiting}>{counted(waiting)}</span>
                : null}
            </a>
          );
        })}
      </nav>
    </header>
  );
}

/**
 * Returns whether no email about servers is sent to the viewer. Their address is unconfirmed, so it may be another
 * person's.
 */
export function lacksMail(c: WebContext, { services }: Web): boolean {
  return !viewerOf(c).emailVerified && services.postman.isOn;
}

/** The warning to an owner that no email about their servers is sent to an unconfirmed address. */
export function MailNotice() {
  const { mail } = currentLocale().words.myServers;
  return (
    <Notice tone="late">
      <p>{mail.unconfirmed}</p>
      <a href="/account">{mail.confirm}</a>
    </Notice>
  );
}

/** Formats the number of players, or the server's state if the number is unknown. */
export function playersOf(overview: Overview): string {
  const locale = currentLocale();
  const { subject: words } = locale.words.myServers;
  const { state, playersOnline, playersMax } = overview;
  if (state !== "online" || playersOnline === null) return words.states[state];
  if (playersMax === null) return locale.words.listing.badge.players(playersOnline);
  return words.players(playersOnline, playersMax);
}
