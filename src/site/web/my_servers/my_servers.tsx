import { findOverviews } from "../../keys/own_overview.ts";
import { findOffersTo, type Offer } from "../../servers/people.ts";
import { isolated } from "../../text/shown_text.ts";
import { daysBefore } from "../../../core/time/day.ts";
import { countWeekAgoByNow } from "../../voting/vote_pace.ts";
import { sumOf } from "./delivery_strip.tsx";
import { sendPage } from "../frame/layout.tsx";
import { LinkLine } from "../parts/parts.tsx";
import { viewerOf } from "../request_actor.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { attentionOf } from "./attention.ts";
import {
  findIn,
  OWN_GROUPS,
  ownGroupOf,
  type OwnServer,
  type OwnSort,
  sorted,
  sortOf,
} from "./own_list.ts";
import { FIND_MIN, FindOwn, NothingFound } from "./find_own.tsx";
import { type ServerGroup, ServerTable } from "./server_table.tsx";
import { SoleServer } from "./sole_server.tsx";
import { MailNotice } from "./subject.tsx";
import { Panel } from "../kit/panel.tsx";
import { Row, Rows, Steps } from "../kit/rows.tsx";

/** Most servers in one table. More are in groups. */
const UNGROUPED_MAX = 4;

/** GET /my/servers: shows the viewer's servers. Those that need attention come first. */
export async function showMyServers(c: WebContext, web: Web) {
  const { list: words } = currentLocale().words.myServers;
  const [offers, servers] = await Promise.all([
    findOffersTo(web.services.sql, viewerOf(c).accountId, web.services.now()),
    findListed(c, web),
  ]);
  return await sendPage(c, web, {
    title: words.title,
    body: servers.length === 0
      ? <Start c={c} web={web} offers={offers} />
      : <Servers c={c} web={web} offers={offers} servers={servers} />,
  });
}

/** Finds the viewer's servers. */
async function findListed(c: WebContext, web: Web): Promise<OwnServer[]> {
  const { services } = web;
  const now = services.now();
  const servers = await findOverviews(services, { accountId: viewerOf(c).accountId }, now);
  const weekAgo = await countWeekAgoByNow(services.sql, servers, now);
  return servers.map((server) => ({
    server,
    attention: attentionOf(server, web),
    weekAgoByNow: weekAgo.get(server.id),
  }));
}

/** What an account without servers sees: what listing one takes, and what follows. */
function Start({ c, web, offers }: { c: WebContext; web: Web; offers: readonly Offer[] }) {
  const { list: words } = currentLocale().words.myServers;
  return (
    <>
      <h1>{words.title}</h1>
      <MailNotice c={c} web={web} />
      <Offers offers={offers} />
      <Panel title={words.none} lead={words.noneNext}>
        <Steps steps={words.start.map(([title, note]) => ({ title, note }))} />
        <LinkLine href="/my/servers/new" label={words.submit} look="primary" />
      </Panel>
    </>
  );
}

function Servers({ c, web, offers, servers }: {
  c: WebContext;
  web: Web;
  offers: readonly Offer[];
  servers: readonly OwnServer[];
}) {
  const { list: words } = currentLocale().words.myServers;
  const needy = servers.filter((listed) => ownGroupOf(listed) === "needy").length;
  const votes = sumOf(servers.map(({ server }) => server.votesToday));
  const waiting = servers.filter(({ server }) => server.status === "pending").length;
  const isWaiting = needy === 0 && waiting === servers.length;
  const [first, ...others] = servers;
  const isSole = first !== undefined && others.length === 0;
  return (
    <>
      <div class="head">
        <div>
          <h1>{words.title}</h1>
          <p class="lead">{isWaiting ? words.leadWaiting(waiting) : words.lead(votes, needy)}</p>
        </div>
        <a class="button" href="/my/servers/new">{words.another}</a>
      </div>
      <MailNotice c={c} web={web} />
      <Offers offers={offers} />
      {isSole ? <SoleServer c={c} web={web} listed={first} /> : (
        <>
          <List c={c} servers={servers} />
          <Compared web={web} servers={servers} />
        </>
      )}
    </>
  );
}

/** The servers as a table. More than a few are in groups, and can be searched and sorted. */
function List({ c, servers }: { c: WebContext; servers: readonly OwnServer[] }) {
  const canFind = servers.length >= FIND_MIN;
  const text = canFind ? c.req.query("q")?.trim().slice(0, 100) ?? "" : "";
  const sort = sortOf(canFind ? c.req.query("sort") : undefined);
  const shown = sorted(findIn(servers, text), sort);
  return (
    <>
      {canFind && <FindOwn text={text} sort={sort} shown={shown.length} all={servers.length} />}
      {shown.length === 0 ? <NothingFound /> : (
        groupsOf(shown, sort).map((group) => <ServerTable group={group} />)
      )}
    </>
  );
}

/** Returns the groups that have servers; all servers as one if they are few, or in another order. */
function groupsOf(servers: readonly OwnServer[], sort: OwnSort): ServerGroup[] {
  if (servers.length <= UNGROUPED_MAX || sort !== "attention") return [{ servers }];
  return OWN_GROUPS
    .map((name) => ({ name, servers: servers.filter((listed) => ownGroupOf(listed) === name) }))
    .filter(({ servers }) => servers.length > 0);
}

/** What the figures are compared with, and which votes they count. */
function Compared({ web, servers }: {
  web: Web;
  servers: readonly OwnServer[];
}) {
  const locale = currentLocale();
  const { list: words } = locale.words.myServers;
  const { now, ranking: { counts } } = web.services;
  const weekAgo = daysBefore(now(), 7);
  if (!servers.some(({ server }) => server.status === "approved")) return null;
  return (
    <p class="note">
      {words.compared(weekAgo, locale.formats.date("time")(weekAgo))}{" "}
      {counts === "all" ? null : words.allVotes(counts)}
    </p>
  );
}

/** Roles and listings that others offer to the viewer. */
function Offers({ offers }: { offers: readonly Offer[] }) {
  const { list: words } = currentLocale().words.myServers;
  if (offers.length === 0) return null;
  return (
    <Panel title={words.offers} id="offers">
      <Rows>
        {offers.map(({ id, owner, name, role }) => (
          <Row
            title={<span>{words.offer(owner, isolated(name), role)}</span>}
            end={<a class="button" href={`/my/offers/${id}`}>{words.toOffer}</a>}
          />
        ))}
      </Rows>
    </Panel>
  );
}
