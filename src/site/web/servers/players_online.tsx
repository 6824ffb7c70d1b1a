import type { PlayerCount } from "../../servers/public/server_state.ts";
import { currentLocale } from "../current_locale.ts";

/**
 * The players online, with a dot for the state. If only the limit is known, the number is a question mark; without a
 * limit, the server is just "online". Renders nothing for a server that was never polled.
 */
export function PlayersOnline({ server }: { server: PlayerCount }) {
  const locale = currentLocale();
  const { players: words } = locale.words.frame;
  const { state, playersOnline, playersMax } = server;
  if (state === "unknown") return null;
  if (state === "offline") {
    return (
      <p>
        <span class="dot off"></span>
        {words.isOffline}
      </p>
    );
  }
  if (playersOnline === null && playersMax === null) {
    return (
      <p>
        <span class="dot"></span>
        {words.isOnline}
      </p>
    );
  }
  return (
    <p>
      <span class="dot"></span>
      <b>{playersOnline === null ? "?" : locale.formats.count(playersOnline)}</b>{" "}
      <span class="soft">
        {playersMax !== null && words.max(playersMax)}
        <span class="unseen">{words.online}</span>
      </span>
    </p>
  );
}
