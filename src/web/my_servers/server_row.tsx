import type { Overview } from "../../keys/own_overview.ts";
import type { Locale } from "../../locales/locale.ts";
import { Logo } from "../frame/face.tsx";
import { Address } from "../frame/parts.tsx";
import { State, StatusBadge } from "../frame/state.tsx";
import { Move } from "../listing/move.tsx";
import type { Attention } from "./attention.ts";
import { healthOf } from "./reward_health.ts";
import { playersOf } from "./subject.tsx";

/** A server in its owner's list. */
export interface Listed {
  server: Overview;
  /** Undefined if there is nothing to do. */
  attention: Attention | undefined;
  /** Votes a week ago up to the same moment. Undefined if there were too many to count. */
  weekAgoByNow: number | undefined;
}

/** One server: what it is, how it does, and what to do next. */
export function ServerRow({ locale, ...listed }: Listed & { locale: Locale }) {
  const { server, attention } = listed;
  const { list: words } = locale.words.myServers;
  const own = `/my/servers/${server.slug}`;
  const kind = ({ online: "good", offline: "bad", unknown: "off" } as const)[server.state];
  const isListed = server.status === "approved";
  return (
    <li class={`own ${attention?.level ?? ""}`.trim()}>
      <header>
        <Logo server={server} size={40} />
        <h3 dir="auto">
          <a href={own}>{server.name}</a>
        </h3>
        <p class="note">
          <bdi>{server.gameName}</bdi> · <Address server={server} />
        </p>
        <p class="note">
          {isListed ? <State kind={kind}>{playersOf(locale, server)}</State> : (
            <StatusBadge
              locale={locale}
              status={server.status}
              isUnlisted={server.unlistedAt !== null}
            />
          )}
          {server.role === null || server.role === "owner"
            ? null
            : ` · ${words.roles[server.role]}`}
        </p>
      </header>
      {isListed ? <Figures locale={locale} {...listed} /> : null}
      {attention && !(isListed && attention.level === "hint") && (
        <p class="own__say">
          {attention.sentence}{" "}
          {attention.to && <a href={own + attention.to.path}>{attention.to.label}</a>}
        </p>
      )}
    </li>
  );
}

/** Votes and rank of a listed server beside those of a week ago, its rewards, and the next step. */
function Figures({ locale, server, attention, weekAgoByNow }: Listed & { locale: Locale }) {
  const { list: { figures, byNow, wholeDay } } = locale.words.myServers;
  const { rank: ranks, health } = locale.words.overview;
  const { count } = locale.formats;
  const { votesToday, votesWeekAgo, votesMonthly, standing } = server;
  const rewards = healthOf(locale, server);
  return (
    <dl>
      <div>
        <dt>{figures.today}</dt>
        <dd>
          {count(votesToday)} <Change locale={locale} votes={votesToday} before={weekAgoByNow} />
        </dd>
        <dd class="note">
          {weekAgoByNow === undefined ? wholeDay(votesWeekAgo) : byNow(weekAgoByNow)}
        </dd>
      </div>
      <div>
        <dt>{figures.rank}</dt>
        {standing === undefined ? <dd>–</dd> : (
          <>
            <dd>
              #{count(standing.rankInGame)}{" "}
              <Move
                locale={locale}
                rank={standing.rankInGame}
                before={standing.weekAgo && standing.weekAgo.rankInGame}
              />
            </dd>
            <dd class="note">{ranks.of(standing.listedInGame)}</dd>
          </>
        )}
      </div>
      <div>
        <dt>{figures.month}</dt>
        <dd>{count(votesMonthly)}</dd>
      </div>
      <div>
        <dt>{health.label}</dt>
        <dd>
          <State kind={rewards.kind}>{rewards.state}</State>
        </dd>
      </div>
      {attention?.level === "hint" && attention.to
        ? (
          <div class="own__next">
            <dt>{figures.next}</dt>
            <dd>
              <a href={`/my/servers/${server.slug}${attention.to.path}`}>{attention.to.label}</a>
            </dd>
          </div>
        )
        : null}
    </dl>
  );
}

/** How many more or fewer votes there are than a week ago. Renders nothing for as many. */
function Change({ locale, votes, before }: {
  locale: Locale;
  votes: number;
  before: number | undefined;
}) {
  const { today: words } = locale.words.overview;
  if (before === undefined || before === votes) return null;
  const difference = votes - before;
  const [look, mark, text] = difference > 0
    ? ["move move--up", "▲", words.more(difference)]
    : ["move move--down", "▼", words.fewer(-difference)];
  return (
    <span class={look}>
      <span aria-hidden="true">{mark} {locale.formats.count(Math.abs(difference))}</span>
      <span class="unseen">{text}</span>
    </span>
  );
}
