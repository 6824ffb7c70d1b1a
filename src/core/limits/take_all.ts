import type { Limiter } from "./shared_window.ts";

/** Too many attempts. The next one is allowed after `retryAfterSeconds`. */
export interface LimitHit {
  kind: "limited";
  retryAfterSeconds: number;
}

/** Counts an attempt in each limiter in turn. Returns how long to wait once one refuses. */
export async function takeAll(
  ...takes: [limiter: Limiter, key: string, network?: string][]
): Promise<LimitHit | undefined> {
  for (const [limiter, key, network] of takes) {
    const decision = await limiter.take(key, network);
    if (!decision.allowed) {
      return { kind: "limited", retryAfterSeconds: decision.retryAfterSeconds };
    }
  }
  return undefined;
}
