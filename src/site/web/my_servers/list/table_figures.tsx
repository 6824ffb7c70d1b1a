import type { Child } from "hono/jsx";
import { Move } from "../../listing/entries/move.tsx";
import type { OwnServer } from "./own_list.ts";
import { healthOf } from "../health/reward_health.ts";
import { currentLocale } from "../../current_locale.ts";
import { Delta } from "../../kit/rows.tsx";
import { State } from "../../kit/state.tsx";

/** Returns whether a server has figures, which it has once approved. */
export function isListed({ server }: OwnServer): boolean {
  return server.status === "approved";
}

/** Returns the cells with a listed server's votes and rank, compared with a week ago, and the health of its rewards. */
export function figuresOf(listed: OwnServer): readonly Child[] {
  if (!isListed(listed)) return ["", "", "", ""];
  const locale = currentLocale();
  const { byNow, wholeDay } = locale.words.myServers.list;
  const { server, weekAgoByNow } = listed;
  const { count } = locale.formats;
  const { votesToday, votesWeekAgo, votesMonthly, standing } = server;
  const rewards = healthOf(server);
  return [
    <>
      <b>{count(votesToday)}</b> <Change votes={votesToday} before={weekAgoByNow} />
      <p class="note">
        {weekAgoByNow === undefined ? wholeDay(votesWeekAgo) : byNow(weekAgoByNow)}
      </p>
    </>,
    standing && (
      <>
        <b>#{count(standing.rankInGame)}</b>{" "}
        <Move
          rank={standing.rankInGame}
          before={standing.weekAgo && standing.weekAgo.rankInGame}
        />
        <p class="note">{locale.words.overview.rank.of(standing.listedInGame)}</p>
      </>
    ),
    <b>{count(votesMonthly)}</b>,
    <State tone={rewards.kind}>{rewards.state}</State>,
  ];
}

/** The difference in votes from a week ago. Renders nothing if there is no difference. */
function Change({ votes, before }: {
  votes: number;
  before: number | undefined;
}) {
  const locale = currentLocale();
  const { today: words } = locale.words.overview;
  if (before === undefined || before === votes) return null;
  const difference = votes - before;
  const isMore = difference > 0;
  return (
    <Delta by={difference}>
      <span aria-hidden="true">
        {isMore ? "▲" : "▼"} {locale.formats.count(Math.abs(difference))}
      </span>
      <span class="unseen">{isMore ? words.more(difference) : words.fewer(-difference)}</span>
    </Delta>
  );
}
