import type { ListedServer } from "../../servers/listings.ts";
import { Logo } from "../parts/face.tsx";
import { Box } from "../parts/icons.tsx";
import { isolated } from "../../text/shown_text.ts";
import { currentLocale } from "../current_locale.ts";

/** Servers of the game that the player hasn't voted for today. */
export function Others({ servers }: { servers: ListedServer[] }) {
  const { receiptPage: words } = currentLocale().words.voting;
  const [first] = servers;
  if (!first) return null;
  return (
    <section class="panel">
      <h2>{words.others(isolated(first.gameName))}</h2>
      <ul class="others">
        {servers.map((server) => (
          <li>
            <Logo server={server} size={44} />
            <a href={`/servers/${server.slug}`} dir="auto">{server.name}</a>
            <a class="button" href={`/servers/${server.slug}/vote`}>
              <Box />
              {words.vote}
              <span class="unseen">{words.voteFor(isolated(server.name))}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
