import { findOverviews, type Overview } from "../../keys/own_overview.ts";
import { countHours, type Day } from "../../deliveries/delivery_figures.ts";
import { Legend, Strip, sumOf } from "../deliveries/strip.tsx";
import { findOffersTo, type Offer } from "../../servers/people.ts";
import { Logo } from "../frame/face.tsx";
import { Address, LinkLine, Section } from "../frame/parts.tsx";
import { sendPage } from "../frame/layout.tsx";
import { State, StatusBadge } from "../frame/state.tsx";
import { MailNotice, playersOf } from "./subject.tsx";
import { viewerOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";
import { isolated } from "../../text/typed_text.ts";
import type { Locale } from "../../locales/locale.ts";

/** Servers are listed in this order. Those without problems rank with those that have a hint. */
const LEVELS = ["bad", "late", "hint"] as const;

type AttentionLevel = typeof LEVELS[number];

/** GET /my/servers: shows the viewer's servers. Those that need attention come first. */
export async function showMyServers(c: WebContext, web: Web) {
  const locale = c.get("locale");
  const { list: words } = locale.words.myServers;
  const { sql, now, ranking: { counts } } = web.services;
  const servers = await findOverviews(web.services, { accountId: viewerOf(c).accountId }, now());
  const days = await countHours(sql, servers.map(({ id }) => id), { now: now() });
  const offers = await findOffersTo(sql, viewerOf(c).accountId, now());
  const placeOf = (server: Overview) =>
    LEVELS.indexOf(attentionOf(locale, server, web)?.level ?? "hint");
  const sorted = servers.toSorted((one, other) => placeOf(one) - placeOf(other));
  const needy = servers.filter((server) => placeOf(server) < LEVELS.indexOf("hint")).length;
  const votes = sumOf(servers.map(({ votesToday }) => votesToday));
  return sendPage(c, web, {
    title: words.title,
    body: servers.length === 0
      ? (
        <>
          <h1>{words.title}</h1>
          <Offers locale={locale} offers={offers} />
          <Section look="empty" title={words.none} lead={words.noneNext}>
            <SubmitLink locale={locale} />
          </Section>
        </>
      )
      : (
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
          <ul class="owns">
            {sorted.map((server) => (
              <ServerRow locale={locale} server={server} web={web} day={days.get(server.id)} />
            ))}
          </ul>
          {counts === "all" ? null : <p class="note">{words.allVotes(counts)}</p>}
          {days.size > 0 ? <Legend locale={locale} /> : null}
        </>
      ),
  });
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

function ServerRow({ locale, server, day, web }: {
  locale: Locale;
  server: Overview;
  day: Day | undefined;
  web: Web;
}) {
  const own = `/my/servers/${server.slug}`;
  const attention = attentionOf(locale, server, web);
  const kind = ({ online: "good", offline: "bad", unknown: "off" } as const)[server.state];
  const isListed = server.status === "approved";
  return (
    <li class={`own ${attention?.level ?? ""}`}>
      <header>
        <Logo server={server} size={40} />
        <h2 dir="auto">
          <a href={own}>{server.name}</a>
        </h2>
        <p class="note">
          <bdi>{server.gameName}</bdi> · <Address server={server} />
        </p>
        {isListed ? <State kind={kind}>{playersOf(locale, server)}</State> : (
          <StatusBadge
            locale={locale}
            status={server.status}
            isUnlisted={server.unlistedAt !== null}
          />
        )}
      </header>
      {isListed ? <Numbers locale={locale} server={server} day={day} /> : null}
      {attention && (
        <p class="own__say">
          {attention.sentence} <a href={own + attention.path}>{attention.label}</a>
        </p>
      )}
    </li>
  );
}

function Numbers({ locale, server: { rank, votesToday, votesMonthly }, day }: {
  locale: Locale;
  server: Overview;
  day: Day | undefined;
}) {
  const { list: words } = locale.words.myServers;
  return (
    <dl>
      {[rank, votesToday, votesMonthly].map((figure, nth) => (
        <div>
          <dt>{words.figures[nth]}</dt>
          <dd>{figure === null ? "–" : locale.formats.count(figure)}</dd>
        </div>
      ))}
      <div class="own__strip">
        <dt>{words.sent}</dt>
        <dd>
          {day
            ? <Strip locale={locale} day={day} />
            : <span class="note">{words.nothingSent}</span>}
        </dd>
      </div>
    </dl>
  );
}

/** Where an owner can do something about it, below the page about the server. */
const PLACES = {
  toPeople: "/people",
  toServer: "",
  toStatus: "/status",
  toFacts: "/edit",
  toDeliveries: "/deliveries",
  toRewards: "/rewards",
} as const;

/**
 * Returns what a server needs most urgently: a sentence, and the subpage to do it on; undefined if nothing is wrong.
 */
function attentionOf(locale: Locale, server: Overview, { services }: Web) {
  const { attention: says } = locale.words.myServers;
  const { status, webhookState, keyName, waiting, inInbox, rewardsBy } = server;
  const say = (level: AttentionLevel, sentence: string, to: keyof typeof PLACES) => (
    { level, sentence, path: PLACES[to], label: says[to] }
  );
  if (status === "pending") {
    return services.approveVerified
      ? say("late", says.provable, "toStatus")
      : say("hint", says.pending, "toFacts");
  }
  if (server.unlistedAt !== null) return say("hint", says.unlisted, "toPeople");
  if (status !== "approved") {
    const reason = server.decidedReason;
    return say("bad", reason === null ? "" : says.decided(isolated(reason)), "toServer");
  }
  if (webhookState === "disabled" || server.failingSince !== null) {
    return say("bad", says.failing(isolated(keyName ?? ""), waiting), "toDeliveries");
  }
  if (waiting > 0) return say("late", says.waiting(waiting), "toDeliveries");
  if (server.state === "offline") return say("late", says.offline, "toStatus");
  if (rewardsBy === "inbox" && inInbox > 0) {
    return say("late", says.inbox(inInbox), "toRewards");
  }
  const hasNone = rewardsBy === "none" && webhookState === null;
  return hasNone ? say("hint", says.noReward, "toRewards") : undefined;
}

function SubmitLink({ locale }: { locale: Locale }) {
  const { list: words } = locale.words.myServers;
  return <LinkLine href="/my/servers/new" label={words.submit} look="primary" />;
}
