import type { Child } from "hono/jsx";
import { Logo } from "../parts/face.tsx";
import { Address } from "../parts/parts.tsx";
import { Move } from "../listing/move.tsx";
import type { OwnGroup, OwnServer } from "./own_list.ts";
import { healthOf } from "./reward_health.ts";
import { playersOf } from "./subject.tsx";
import { currentLocale } from "../current_locale.ts";
import { ListingState, State } from "../kit/state.tsx";

/** Columns of the table. */
const COLUMNS = ["server", "today", "rank", "month", "rewards", "next"] as const;

/** Some servers with a heading. */
export interface ServerGroup {
  /** Absent: all of them, without a heading. */
  name?: OwnGroup;
  servers: readonly OwnServer[];
}

/**
 * The servers, with their figures in columns. Roomy rows compare the figures with a week ago. Roles are explicit because
 * a phone shows the rows as grids.
 */
export function ServerTable({ groups, isRoomy }: {
  groups: readonly ServerGroup[];
  isRoomy: boolean;
}) {
  const locale = currentLocale();
  const { list: words } = locale.words.myServers;
  const hasFigures = groups.some(({ servers }) => servers.some(isListed));
  const heads = { ...words.figures, rewards: locale.words.overview.health.label };
  return (
    <table class={isRoomy ? "owns owns--roomy" : "owns"} role="table" aria-label={words.title}>
      <thead class={hasFigures ? undefined : "unseen"} role="rowgroup">
        <tr role="row">
          {COLUMNS.map((column) => (
            <th scope="col" role="columnheader">
              {column === "next" ? <span class="unseen">{heads.next}</span> : heads[column]}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ name, servers }) => (
        <tbody role="rowgroup">
          {name && (
            <tr class="owns__group" role="row">
              <th scope="rowgroup" colspan={COLUMNS.length} role="rowheader">
                {words.groups[name]}{" "}
                <span class="soft">{locale.formats.count(servers.length)}</span>
              </th>
            </tr>
          )}
          {servers.map((listed) => <Row listed={listed} isRoomy={isRoomy} />)}
        </tbody>
      ))}
    </table>
  );
}

/** Whether a server has figures: it was approved. */
function isListed({ server }: OwnServer): boolean {
  return server.status === "approved";
}

function Row({ listed, isRoomy }: { listed: OwnServer; isRoomy: boolean }) {
  const { server, attention } = listed;
  const rewards = healthOf(server);
  const hasFigures = isListed(listed);
  return (
    <tr class={`own ${attention?.level ?? ""}`.trim()} role="row">
      <th scope="row" role="rowheader" colspan={hasFigures ? undefined : COLUMNS.length - 1}>
        <ServerHead listed={listed} isRoomy={isRoomy} />
      </th>
      {hasFigures && (
        <>
          <Figures listed={listed} isRoomy={isRoomy} />
          <td class="own__rewards" role="cell">
            <State tone={rewards.kind}>{rewards.state}</State>
          </td>
        </>
      )}
      <td class="own__next" role="cell">
        <NextStep listed={listed} isRoomy={isRoomy} />
      </td>
    </tr>
  );
}

/** What a server is, and how it is or what it needs. A press anywhere on it opens its page. */
function ServerHead({ listed, isRoomy }: {
  listed: OwnServer;
  isRoomy: boolean;
}) {
  const { server, attention } = listed;
  const { list: words } = currentLocale().words.myServers;
  const isListed = server.status === "approved" && server.unlistedAt === null;
  const isNeedy = attention !== undefined && attention.level !== "hint";
  // That a moderator will review it is its status.
  const isTold = isRoomy && !isListed && server.status !== "pending";
  const need = isNeedy || isTold ? attention?.sentence : undefined;
  const role = server.role === null ? "" : words.roles[server.role];
  // A dense row has one line for both; what it needs says that a listed server is offline.
  const hasState = isRoomy || !isNeedy || !isListed;
  return (
    <div class="own__head">
      <Logo server={server} size={40} />
      <a class="own__name" href={`/my/servers/${server.slug}`} dir="auto">{server.name}</a>
      <p class="note">
        <bdi>{server.gameName}</bdi>
        {isRoomy
          ? (
            <>
              {" "}· <Address server={server} />
            </>
          )
          : null}
        {hasState
          ? (
            <>
              <Dot />
              <ServerStateBadge listed={listed} />
            </>
          )
          : null}
        {role.trim() === "" ? null : (
          <>
            <Dot />
            {role}
          </>
        )}
        {need && !isRoomy
          ? (
            <>
              {" "}· <span class="own__say">{need}</span>
            </>
          )
          : null}
      </p>
      {need && isRoomy ? <p class="own__say">{need}</p> : null}
    </div>
  );
}

/** Stands between two facts of a row. A roomy one on a phone has a line for each. */
function Dot() {
  return (
    <>
      {" "}
      <span class="own__dot">·</span>
      {" "}
    </>
  );
}

/** Whether players can join a listed server; the status of any other. */
export function ServerStateBadge({ listed: { server } }: { listed: OwnServer }) {
  const { status, unlistedAt } = server;
  if (status !== "approved" || unlistedAt !== null) {
    return <ListingState status={status} isUnlisted={unlistedAt !== null} />;
  }
  const kind = ({ online: "good", offline: "bad", unknown: "off" } as const)[server.state];
  return <State tone={kind}>{playersOf(server)}</State>;
}

/** What its owner does next: a button where something is wrong, or while a listing waits and has nothing else; or else a link. */
export function NextStep({ listed: { server, attention }, isRoomy = false }: {
  listed: OwnServer;
  isRoomy?: boolean;
}) {
  if (attention?.to === undefined) return null;
  const { path, label } = attention.to;
  const hint = isRoomy && server.status === "pending" ? "button" : undefined;
  const look = ({ bad: "button primary", late: "button", hint })[attention.level];
  return <a class={look} href={`/my/servers/${server.slug}${path}`}>{label}</a>;
}

/** Votes and rank of a listed server, beside those of a week ago. */
function Figures({ listed, isRoomy }: {
  listed: OwnServer;
  isRoomy: boolean;
}) {
  const locale = currentLocale();
  const { list: { figures, byNow, wholeDay } } = locale.words.myServers;
  const { server, weekAgoByNow } = listed;
  const { count } = locale.formats;
  const { votesToday, votesWeekAgo, votesMonthly, standing } = server;
  const before = standing?.weekAgo && standing.weekAgo.rankInGame;
  return (
    <>
      <Figure
        head={figures.today}
        figure={count(votesToday)}
        change={<Change votes={votesToday} before={weekAgoByNow} />}
        note={isRoomy &&
          (weekAgoByNow === undefined ? wholeDay(votesWeekAgo) : byNow(weekAgoByNow))}
      />
      <Figure
        head={figures.rank}
        figure={standing ? `#${count(standing.rankInGame)}` : "–"}
        change={standing &&
          <Move rank={standing.rankInGame} before={before} />}
        note={isRoomy && standing &&
          locale.words.overview.rank.of(standing.listedInGame)}
      />
      <Figure head={figures.month} figure={count(votesMonthly)} />
    </>
  );
}

/** A figure and how it changed. A phone shows its column's name in front of it. */
function Figure({ head, figure, change, note }: {
  head: string;
  figure: string;
  change?: Child;
  note?: string | false | undefined;
}) {
  return (
    <td class="own__figure" data-head={head} role="cell">
      <b>{figure}</b> {change}
      {note ? <p class="note">{note}</p> : null}
    </td>
  );
}

/** How many more or fewer votes there are than a week ago. Renders nothing for as many. */
function Change({ votes, before }: {
  votes: number;
  before: number | undefined;
}) {
  const locale = currentLocale();
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
