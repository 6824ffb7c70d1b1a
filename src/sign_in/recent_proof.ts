/** Milliseconds that it counts when the holder of a session showed who they are. */
const RECENT_MS = 600_000;

/** Returns whether the holder of a session showed who they are within the last ten minutes. */
export function isRecent({ provedAt }: { provedAt: Date | null }, now: Date): boolean {
  return provedAt !== null && now.getTime() - provedAt.getTime() < RECENT_MS;
}
