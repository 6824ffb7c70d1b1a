import { isolated } from "../../../text/shown_text.ts";
import type { ListedServer } from "../../../servers/public/listings.ts";
import type { ServerToday } from "../../../voting/my_votes/votes_today.ts";
import { currentLocale } from "../../current_locale.ts";
import { Box } from "../../kit/icons.tsx";
import { Panel } from "../../kit/panel.tsx";
import { Row, Rows } from "../../kit/rows.tsx";
import { ballotPath } from "../../link_path.ts";
import { type FaceSubject, Logo } from "../../servers/face.tsx";
import { seriesPath } from "../favourites/favourites_series.tsx";

/** The player's next favourite, and other servers of the same game, which the player hasn't voted for today. */
export function NextVotes({ next, others }: {
  next: ServerToday | undefined;
  others: readonly ListedServer[];
}) {
  const { ballot, receiptPage: words } = currentLocale().words.voting;
  if (!next && others.length === 0) return null;
  return (
    <Panel title={words.nextVotes}>
      <Rows>
        {next && (
          <NextRow
            server={next}
            note={words.favourite}
            href={seriesPath(next)}
            isFavourite
          />
        )}
        {others.map((server) => (
          <NextRow
            server={server}
            note={ballot.place(server.rankInGame, isolated(server.gameName))}
            href={ballotPath(server.slug)}
          />
        ))}
      </Rows>
    </Panel>
  );
}

function NextRow({ server, note, href, isFavourite = false }: {
  server: FaceSubject;
  note: string;
  href: string;
  isFavourite?: boolean;
}) {
  const { receiptPage: words } = currentLocale().words.voting;
  return (
    <Row
      art={<Logo server={server} size={40} />}
      title={<a href={`/servers/${server.slug}`} dir="auto">{server.name}</a>}
      note={note}
      end={
        <a class={isFavourite ? "button button--vote" : "button"} href={href}>
          <Box />
          {words.vote}
          <span class="unseen">{words.voteFor(isolated(server.name))}</span>
        </a>
      }
    />
  );
}
