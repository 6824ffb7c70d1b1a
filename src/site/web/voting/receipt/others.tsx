import type { ListedServer } from "../../../servers/public/listings.ts";
import { Panel } from "../../kit/panel.tsx";
import { Row, Rows } from "../../kit/rows.tsx";
import { Logo } from "../../servers/face.tsx";
import { Box } from "../../kit/icons.tsx";
import { isolated } from "../../../text/shown_text.ts";
import { currentLocale } from "../../current_locale.ts";

/** Other servers of the same game, which the player hasn't voted for today. */
export function Others({ servers }: { servers: readonly ListedServer[] }) {
  const { receiptPage: words } = currentLocale().words.voting;
  const [first] = servers;
  if (!first) return null;
  return (
    <Panel title={words.others(isolated(first.gameName))}>
      <Rows>
        {servers.map((server) => (
          <Row
            art={<Logo server={server} size={44} />}
            title={<a href={`/servers/${server.slug}`} dir="auto">{server.name}</a>}
            end={
              <a class="button" href={`/servers/${server.slug}/vote`}>
                <Box />
                {words.vote}
                <span class="unseen">{words.voteFor(isolated(server.name))}</span>
              </a>
            }
          />
        ))}
      </Rows>
    </Panel>
  );
}
