import { FORMS, PLAYERS } from "./words.ts";

/** Where a server is. */
interface Place {
  host: string;
  port: number;
  default_port: number;
}

/** Where a server is, as a game's "direct connect" takes it: the port only when it is not the game's own. */
export function Address({ server }: { server: Place }) {
  return <code class="address">{addressOf(server)}</code>;
}

/** The same with a button that copies it, once the script runs; one on a page. */
export function AddressToCopy({ server }: { server: Place }) {
  return (
    <span class="row">
      <code class="address" id="address">{addressOf(server)}</code>
      <button
        type="button"
        class="secondary"
        data-copy="address"
        data-copied={FORMS.copied}
        hidden
      >
        {FORMS.copy}
      </button>
    </span>
  );
}

function addressOf({ host, port, default_port }: Place): string {
  const bracketed = host.includes(":") ? `[${host}]` : host;
  return port === default_port ? bracketed : `${bracketed}:${port}`;
}

/** The player count; nothing is claimed of a server that was never asked. */
export function players(
  { players_online, players_max, is_offline }: {
    players_online: number;
    players_max: number;
    is_offline: boolean;
  },
): string {
  if (is_offline) return PLAYERS.offline;
  return players_max === 0 ? PLAYERS.unknown : PLAYERS.of(players_online, players_max);
}
