interface ShownAddress {
  host: string;
  port: number;
  defaultPort: number;
}

/** A server's address in the form for a game's "direct connect". The port is omitted if it is the game's default. */
export function Address({ server, id }: { server: ShownAddress; id?: string }) {
  return <code class="address" id={id}>{addressOf(server)}</code>;
}

/** Returns a server's address as text. */
function addressOf({ host, port, defaultPort }: ShownAddress): string {
  const bracketed = host.includes(":") ? `[${host}]` : host;
  return port === defaultPort ? bracketed : `${bracketed}:${port}`;
}
