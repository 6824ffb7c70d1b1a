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
export function Players(
  { server }: { server: { players_online: number; players_max: number } },
) {
  if (server.players_max === 0) {
    return <span class="count note">{words.players}: {words.playersUnknown}</span>;
  }
  return (
    <span class="count">
      {words.players}: {words.playersOf(server.players_online, server.players_max)}
    </span>
  );
}
