import { findOverviews } from "../../keys/own_overview.ts";
import type { Locale } from "../../locales/locale.ts";
import { findOffersTo, type Offer } from "../../servers/people.ts";
import { isolated } from "../../text/typed_text.ts";
import { daysBefore } from "../../time/day.ts";
import { countWeekAgoByNow } from "../../votes/vote_pace.ts";
import { sumOf } from "../deliveries/strip.tsx";
import { sendPage } from "../frame/layout.tsx";
import { LinkLine, Section } from "../frame/parts.tsx";
import { viewerOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";
import { attentionOf } from "./attention.ts";
import { type Listed, ServerRow } from "./server_row.tsx";
import { MailNotice } from "./subject.tsx";

/** Most servers that are one list. More are shown in groups. */
const UNGROUPED_MAX = 6;

/** Groups of servers, in this order. */
const GROUPS = ["needy", "listed", "others"] as const;

/** GET /my/servers: shows the viewer's servers. Those that need attention come first. */
export async function showMyServers(c: WebContext, web: Web) {
  const { list: words } = c.get("locale").words.myServers;
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

/** Finds the viewer's servers: the one with the most votes first within each group. */
async function findListed(c: WebContext, web: Web): Promise<Listed[]> {
  const { services } = web;
  const locale = c.get("locale");
  const now = services.now();
  const servers = await findOverviews(services, { accountId: viewerOf(c).accountId }, now);
  const weekAgo = await countWeekAgoByNow(services.sql, servers, now);
  const listed = servers.map((server) => ({
    server,
    attention: attentionOf(locale, server, web),
    weekAgoByNow: weekAgo.get(server.id),
  }));
  return listed.sort((one, other) =>
    orderOf(one) - orderOf(other) || other.server.votesMonthly - one.server.votesMonthly
  );
}

/** Returns the place of a server: what is broken, what waits, what is listed, what is not. */
function orderOf({ attention, server }: Listed): number {
  if (attention?.level === "bad") return 0;
  if (attention?.level === "late") return 1;
  return server.status === "approved" ? 2 : 3;
}

function groupOf(listed: Listed): typeof GROUPS[number] {
  const order = orderOf(listed);
  return order < 2 ? "needy" : order === 2 ? "listed" : "others";
}

/** What somebody without servers reads: what listing one takes, and what follows. */
function Start({ c, web, offers }: { c: WebContext; web: Web; offers: readonly Offer[] }) {
  const locale = c.get("locale");
  const { list: words } = locale.words.myServers;
  return (
    <>
      <h1>{words.title}</h1>
      <MailNotice c={c} web={web} />
      <Offers locale={locale} offers={offers} />
      <Section look="panel" title={words.none} lead={words.noneNext}>
        <ol class="starts">
          {words.start.map(([title, what]) => (
            <li>
              <h3>{title}</h3>
              <p class="note">{what}</p>
            </li>
          ))}
        </ol>
        <SubmitLink locale={locale} />
      </Section>
    </>
  );
}

function Servers({ c, web, offers, servers }: {
  c: WebContext;
  web: Web;
  offers: readonly Offer[];
  servers: readonly Listed[];
}) {
  const locale = c.get("locale");
  const { list: words } = locale.words.myServers;
  const { now, ranking: { counts } } = web.services;
  const weekAgo = daysBefore(now(), 7);
  const needy = servers.filter((listed) => groupOf(listed) === "needy").length;
  const votes = sumOf(servers.map(({ server }) => server.votesToday));
  const isAnyListed = servers.some(({ server }) => server.status === "approved");
  return (
    <>
      <div class="head">
        <div>
          <h1>{words.title}</h1>
          <p class="lead">{words.lead(votes, needy)}</p>
        </div>
        <SubmitLink locale={locale} />
      </div>
      <MailNotice c={c} web={web} />
      <Offers locale={locale} offers={offers} />
      <Groups locale={locale} servers={servers} />
      {isAnyListed
        ? (
          <p class="note">
            {words.compared(weekAgo, locale.formats.date("time")(weekAgo))}{" "}
            {counts === "all" ? null : words.allVotes(counts)}
          </p>
        )
        : null}
    </>
  );
}

/** The servers: a few in one list, many in groups. */
function Groups({ locale, servers }: { locale: Locale; servers: readonly Listed[] }) {
  const { list: { title, groups } } = locale.words.myServers;
  const rows = (shown: readonly Listed[]) => (
    <ul class="owns">
      {shown.map((listed) => <ServerRow locale={locale} {...listed} />)}
    </ul>
  );
  if (servers.length <= UNGROUPED_MAX) {
    return (
      <section>
        <h2 class="unseen">{title}</h2>
        {rows(servers)}
      </section>
    );
  }
  const grouped = GROUPS
    .map((group) => [group, servers.filter((listed) => groupOf(listed) === group)] as const)
    .filter(([, shown]) => shown.length > 0);
  return (
    <>
      {grouped.map(([group, shown]) => (
        <section>
          <h2 class="owns__group">
            {groups[group]} <span class="soft">{locale.formats.count(shown.length)}</span>
          </h2>
          {rows(shown)}
        </section>
      ))}
    </>
  );
}

/** Roles and listings that others offer to the viewer. */
function Offers({ locale, offers }: { locale: Locale; offers: readonly Offer[] }) {
  const { list: words } = locale.words.myServers;
  if (offers.length === 0) return null;
  return (
    <Section look="card" title={words.offers} id="offers">
      <ul>
        {offers.map(({ id, owner, name, role }) => (
          <li>
            {words.offer(owner, isolated(name), role)}{" "}
            <a href={`/my/offers/${id}`}>{words.toOffer}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function SubmitLink({ locale }: { locale: Locale }) {
  const { list: words } = locale.words.myServers;
  return <LinkLine href="/my/servers/new" label={words.submit} look="primary" />;
}
