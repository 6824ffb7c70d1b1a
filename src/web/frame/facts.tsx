import type { Child } from "hono/jsx";
import { FORMS, PLAYERS } from "./words.ts";

/** A list of facts, each with its name; one that is null is left out. */
export function Facts({ facts, isCard = false }: {
  facts: readonly (readonly [name: string, fact: Child])[];
  isCard?: boolean;
}) {
  return (
    <dl class={isCard ? "facts card" : "facts"}>
      {facts.map(([name, fact]) =>
        fact === null ? null : (
          <>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </>
        )
      )}
    </dl>
  );
}

/** A server's place. */
interface Place {
  host: string;
  port: number;
  defaultPort: number;
}

/** A server's address as a game's "direct connect" takes it: the port only when it is not the game's own. */
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

function addressOf({ host, port, defaultPort }: Place): string {
  const bracketed = host.includes(":") ? `[${host}]` : host;
  return port === defaultPort ? bracketed : `${bracketed}:${port}`;
}

/** The player count; nothing is claimed of a server that was never asked. */
export function players(
  { playersOnline, playersMax, isOffline }: {
    playersOnline: number;
    playersMax: number;
    isOffline: boolean;
  },
): string {
  if (isOffline) return PLAYERS.offline;
  return playersMax === 0 ? PLAYERS.unknown : PLAYERS.of(playersOnline, playersMax);
}
