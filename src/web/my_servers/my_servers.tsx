import { findOverviews, type Overview } from "../../keys/own_overview.ts";
import { countHours, type Day } from "../../deliveries/delivery_figures.ts";
import { Legend, Strip, sumOf } from "../deliveries/strip.tsx";
import { findOffersTo, type Offer } from "../../servers/people.ts";
import { Logo } from "../frame/face.tsx";
import { Address, LinkLine, Section } from "../frame/parts.tsx";
import { sendPage } from "../frame/layout.tsx";
import { State, StatusBadge } from "../frame/state.tsx";
import { MailNotice, playersOf } from "./subject.tsx";
import { MY_SERVERS } from "./words.ts";
import { viewerOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";
import { count } from "../../text/language.ts";
import { isolated } from "../../text/typed_text.ts";

const { list: words, attention: says } = MY_SERVERS;

/** Servers are listed in this order. Those without problems rank with those that have a hint. */
const LEVELS = ["bad", "late", "hint"] as const;

type AttentionLevel = typeof LEVELS[number];

/** GET /my/servers: shows the viewer's servers. Those that need attention come first. */
export async function showMyServers(c: WebContext, web: Web) {
  const { sql, now, ranking: { counts } } = web.services;
  const servers = await findOverviews(web.services, { accountId: viewerOf(c).accountId }, now());
  const days = await countHours(sql, servers.map(({ id }) => id), { now: now() });
  const offers = await findOffersTo(sql, viewerOf(c).accountId, now());
  const placeOf = (server: Overview) => LEVELS.indexOf(attentionOf(server, web)?.level ?? "hint");
  const sorted = servers.toSorted((one, other) => placeOf(one) - placeOf(other));
  const needy = servers.filter((server) => placeOf(server) < LEVELS.indexOf("hint")).length;
  const votes = sumOf(servers.map(({ votesToday }) => votesToday));
  return sendPage(c, web, {
    title: words.title,
    body: servers.length === 0
      ? (
        <>
          <h1>{words.title}</h1>
          <Offers offers={offers} />
          <Section look="empty" title={words.none} lead={words.noneNext}>
            <SubmitLink />
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
            <SubmitLink />
          </div>
          <MailNotice c={c} web={web} />
          <Offers offers={offers} />
          <ul class="owns">
            {sorted.map((server) => (
              <ServerRow server={server} web={web} day={days.get(server.id)} />
            ))}
          </ul>
          {counts === "all" ? null : <p class="note">{words.allVotes(counts)}</p>}
          {days.size > 0 ? <Legend /> : null}
        </>
      ),
  });
}

/** Roles and listings that others offer to the viewer. */
function Offers({ offers }: { offers: readonly Offer[] }) {
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

function ServerRow({ server, day, web }: { server: Overview; day: Day | undefined; web: Web }) {
  const own = `/my/servers/${server.slug}`;
  const attention = attentionOf(server, web);
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
        {isListed
          ? <State kind={kind}>{playersOf(server)}</State>
          : <StatusBadge status={server.status} isUnlisted={server.unlistedAt !== null} />}
      </header>
      {isListed ? <Numbers server={server} day={day} /> : null}
      {attention && (
        <p class="own__say">
          {attention.sentence} <a href={own + attention.path}>{attention.label}</a>
        </p>
      )}
    </li>
  );
}

function Numbers({ server: { rank, votesToday, votesMonthly }, day }: {
  server: Overview;
  day: Day | undefined;
}) {
  return (
    <dl>
      {[rank, votesToday, votesMonthly].map((figure, nth) => (
        <div>
          <dt>{words.figures[nth]}</dt>
          <dd>{figure === null ? "–" : count(figure)}</dd>
        </div>
      ))}
      <div class="own__strip">
        <dt>{words.sent}</dt>
        <dd>{day ? <Strip day={day} /> : <span class="note">{words.nothingSent}</span>}</dd>
      </div>
    </dl>
  );
}

/**
 * Returns what a server needs most urgently: a sentence, and the subpage to do it on; undefined if nothing is wrong.
 */
function attentionOf(server: Overview, { services }: Web) {
  const { status, webhookState, keyName, waiting, inInbox, rewardsBy } = server;
  const say = (
    level: AttentionLevel,
    sentence: string,
    [path, label]: readonly [string, string],
  ) => (
    { level, sentence, path, label }
  );
  if (status === "pending") {
    return services.approveVerified
      ? say("late", says.provable, says.toStatus)
      : say("hint", says.pending, says.toFacts);
  }
  if (server.unlistedAt !== null) return say("hint", says.unlisted, says.toPeople);
  if (status !== "approved") {
    return say(
      "bad",
      says.decided(server.decidedReason && isolated(server.decidedReason)),
      says.toServer,
    );
  }
  if (webhookState === "disabled" || server.failingSince !== null) {
    return say("bad", says.failing(isolated(keyName ?? ""), waiting), says.toDeliveries);
  }
  if (waiting > 0) return say("late", says.waiting(waiting), says.toDeliveries);
  if (server.state === "offline") return say("late", says.offline, says.toStatus);
  if (rewardsBy === "inbox" && inInbox > 0) {
    return say("late", says.inbox(inInbox), says.toRewards);
  }
  const hasNone = rewardsBy === "none" && webhookState === null;
  return hasNone ? say("hint", says.noReward, says.toRewards) : undefined;
}

function SubmitLink() {
  return <LinkLine href="/my/servers/new" label={words.submit} look="primary" />;
}
