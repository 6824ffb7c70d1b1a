/**
 * A port without a listener. Another test may take a port that was just closed, but this one is below all that
 * `freePort` and the system assign, and above those that `fetch` refuses.
 */
export const CLOSED_PORT = 10_999;

/**
 * Returns a free port of this machine. It is below the ports that systems assign to outgoing connections, so that none
 * of them takes it before its program does, and above 10080, the highest that `fetch` refuses.
 */
export function freePort(): number {
  for (;;) {
    const port = 11_000 + Math.floor(Math.random() * 19_000);
    try {
      Deno.listen({ hostname: "127.0.0.1", port }).close();
      return port;
    } catch (error) {
      if (!(error instanceof Deno.errors.AddrInUse)) throw error;
    }
  }
}

/** Returns whether a program listens on a port of this machine. */
export async function answers(port: number): Promise<boolean> {
  try {
    (await Deno.connect({ hostname: "127.0.0.1", port })).close();
    return true;
  } catch {
    return false;
  }
}
