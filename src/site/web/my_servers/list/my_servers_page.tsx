import type { RankCounts } from "../../../../core/votes/rank_counts.ts";
import { findOverviews } from "../../../keys/own_overview.ts";
import { findOffersTo, type Offer } from "../../../servers/roles/role_offers.ts";
import { isolated } from "../../../text/shown_text.ts";
import { countWeekAgoByNow } from "../../../voting/vote_pace.ts";
import { sumOf } from "../../sum_of.ts";
import { sendPage } from "../../frame/layout.tsx";
import { LinkLine } from "../../kit/page_links.tsx";
import { viewerOf } from "../../request_actor.ts";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { attentionOf } from "../health/attention.ts";
import { ownGroupOf, type OwnServer } from "./own_list.ts";
import { findSoleServer, SoleServer, type SoleServerView } from "./sole_server.tsx";
import { lacksMail, MailNotice } from "../subject.tsx";
import { Panel } from "../../kit/panel.tsx";
import { Row, Rows, Steps } from "../../kit/rows.tsx";
import { ComparisonNote, OwnServerList } from "./own_servers.tsx";

/** GET /my/servers: shows the viewer's servers. Those that need attention come first. */
export async function showMyServers(c: WebContext, web: Web): Promise<Response> {
  const view = await findMyServers(c, web);
  return await sendPage(c, web, {
    title: currentLocale().words.myServers.list.title,
    body: view.servers.length === 0 ? <Start view={view} /> : <Servers view={view} />,
  });
}

/** All that the page of the viewer's servers shows. */
interface MyServersView {
  /** Roles and listings that others offer to the viewer. */
  offers: readonly Offer[];
  servers: readonly OwnServer[];
  /** The only server, if there is one. */
  sole: SoleServerView | undefined;
  /** Whether mail about servers isn't sent to the viewer. */
  lacksMail: boolean;
  /** The address's search and order. */
  query: { q: string | undefined; sort: string | undefined };
  /** The votes that determine the rank. */
  counts: RankCounts;
  now: Date;
}

async function findMyServers(c: WebContext, web: Web): Promise<MyServersView> {
  const { sql, ranking } = web.services;
  const now = web.services.now();
  const [offers, servers] = await Promise.all([
    findOffersTo(sql, viewerOf(c).accountId, now),
    findListed(c, web),
  ]);
  const [first, ...others] = servers;
  const sole = first && others.length === 0 ? await findSoleServer(c, web, first) : undefined;
  const query = { q: c.req.query("q"), sort: c.req.query("sort") };
  const { counts } = ranking;
  return { offers, servers, sole, lacksMail: lacksMail(c, web), query, counts, now };
}

/** Returns the viewer's servers with the data of the list. */
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

/** The page of an account without servers, which explains how to list one. */
function Start({ view }: { view: MyServersView }) {
  const { list: words } = currentLocale().words.myServers;
  return (
    <>
      <h1>{words.title}</h1>
      {view.lacksMail && <MailNotice />}
      <Offers offers={view.offers} />
      <Panel title={words.none} lead={words.noneNext}>
        <Steps steps={words.start.map(([title, note]) => ({ title, note }))} />
        <LinkLine href="/my/servers/new" label={words.submit} look="primary" />
      </Panel>
    </>
  );
}

function Servers({ view }: { view: MyServersView }) {
  const { servers, sole } = view;
  const { list: words } = currentLocale().words.myServers;
  const needy = servers.filter((listed) => ownGroupOf(listed) === "needy").length;
  const votes = sumOf(servers.map(({ server }) => server.votesToday));
  const waiting = servers.filter(({ server }) => server.status === "pending").length;
  const isWaiting = needy === 0 && waiting === servers.length;
  return (
    <>
      <div class="head">
        <div>
          <h1>{words.title}</h1>
          <p class="lead">{isWaiting ? words.leadWaiting(waiting) : words.lead(votes, needy)}</p>
        </div>
        <a class="button" href="/my/servers/new">{words.another}</a>
      </div>
      {view.lacksMail && <MailNotice />}
      <Offers offers={view.offers} />
      {sole ? <SoleServer view={sole} /> : (
        <>
          <OwnServerList servers={servers} query={view.query} />
          <ComparisonNote servers={servers} counts={view.counts} now={view.now} />
        </>
      )}
    </>
  );
}

/** The open offers of roles and listings to the viewer. */
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
