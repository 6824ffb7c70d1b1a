/** Milliseconds that the process on the port has to identify itself. */
const PROBE_MS = 1_000;

/**
 * Returns, for a port that is taken, an error that names the program that probably uses it. Returns any other error
 * unchanged.
 */
export async function explainTakenPort(
  error: unknown,
  host: string,
  port: number,
): Promise<unknown> {
  if (error instanceof Deno.errors.AddrInUse) {
    const holder = await guessHolder(host, port);
    return new Error(
      `Cannot listen on port ${port}: ${holder}. Stop it, or set PORT to a free one.`,
    );
  }
  if (error instanceof Deno.errors.PermissionDenied) {
    return new Error(
      `Cannot listen on port ${port}: ports below 1024 need privileges. Set PORT to a higher one.`,
    );
  }
  if (error instanceof Deno.errors.AddrNotAvailable) {
    return new Error(
      `Cannot listen on ${host}: it is not an address of this machine. Set HOST to one, or to 0.0.0.0.`,
    );
  }
  return error;
}

async function guessHolder(host: string, port: number): Promise<string> {
  const name = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  const authority = name.includes(":") ? `[${name}]` : name;
  try {
    const answer = await fetch(`http://${authority}:${port}/healthz`, {
      signal: AbortSignal.timeout(PROBE_MS),
    });
    const text = await answer.text();
    if (text.includes('"voteboard"')) return "another Voteboard answers there";
    const server = answer.headers.get("server");
    return server
      ? `a web server that calls itself "${server}" answers there`
      : "another web server answers there";
  } catch {
    // Any error of `fetch` means that there was no HTTP response in time.
    return "a program that does not answer HTTP holds it";
  }
}
