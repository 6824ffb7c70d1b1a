/**
 * A port where nothing listens. One that a test has just closed may be a neighbor's in the next moment; this one is
 * below all that `freePort` and the system hand out, and above those that `fetch` refuses.
 */
export const CLOSED_PORT = 10_999;

/**
 * A free port of this machine. Below the ports that systems lend to outgoing connections, so that none takes it before
 * its program does, and above 10080, the highest that `fetch` refuses.
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

/** Returns whether something listens on a port of this machine. */
export async function answers(port: number): Promise<boolean> {
  try {
    (await Deno.connect({ hostname: "127.0.0.1", port })).close();
    return true;
  } catch {
    return false;
  }
}
