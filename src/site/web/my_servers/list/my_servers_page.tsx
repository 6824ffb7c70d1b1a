import { findOverviews } from "../../../keys/own_overview.ts";
import { findOffersTo, type Offer } from "../../../servers/roles/role_offers.ts";
import { isolated } from "../../../text/shown_text.ts";
import { countWeekAgoByNow } from "../../../voting/vote_pace.ts";
import { sumOf } from "../../parts/sum_of.ts";
import { sendPage } from "../../frame/layout.tsx";
import { LinkLine } from "../../parts/parts.tsx";
import { viewerOf } from "../../request_actor.ts";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { attentionOf } from "../health/attention.ts";
import { ownGroupOf, type OwnServer } from "./own_list.ts";
import { SoleServer } from "./sole_server.tsx";
import { MailNotice } from "../subject.tsx";
import { Panel } from "../../kit/panel.tsx";
import { Row, Rows, Steps } from "../../kit/rows.tsx";
import { Compared, List } from "./own_servers.tsx";

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
