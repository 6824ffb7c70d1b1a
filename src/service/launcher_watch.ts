/** Set to 1 by the launcher for the service that it spawns with a pipe on standard input. */
export const LAUNCHER_VARIABLE = "VOTEBOARD_LAUNCHER";

/** Whether there is a launcher, and the pipe to it. */
interface Launcher {
  launched: boolean;
  stdin?: { read(into: Uint8Array): Promise<number | null> };
}

/**
 * Resolves when the launcher has ended, even by kill -9: then the kernel closes the pipe that it holds open and
 * never writes to. Never resolves for a service that was started without a launcher. A pending read keeps the
 * process alive, so who drains ends with Deno.exit.
 */
export async function whenLauncherGone({ launched, stdin = Deno.stdin }: Launcher): Promise<void> {
  if (!launched) return await new Promise<never>(() => {});
  const ignored = new Uint8Array(64);
  while (await stdin.read(ignored).catch(() => null) !== null);
}
