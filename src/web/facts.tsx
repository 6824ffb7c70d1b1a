import { STRINGS } from "./strings.ts";

const { server: words } = STRINGS;

/** Where a server is, as a game's "direct connect" takes it: the port only when it is not the game's own. */
export function Address(
  { server }: { server: { host: string; port: number; default_port: number } },
) {
  const host = server.host.includes(":") ? `[${server.host}]` : server.host;
  return (
    <code class="address">
      {server.port === server.default_port ? host : `${host}:${server.port}`}
    </code>
  );
}

/** How many play; nothing is claimed of a server that was never asked. */
export function players(
  { players_online, players_max }: { players_online: number; players_max: number },
): string {
  return players_max === 0 ? words.playersUnknown : words.playersOf(players_online, players_max);
}
