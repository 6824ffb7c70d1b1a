import type { EngineKind } from "./engine.ts";
import { graphileWorker, graphileWorkerLogged } from "./graphile_worker.ts";
import { pgBoss } from "./pg_boss.ts";
import { voteboard } from "./voteboard.ts";

/** Every engine by the name of its database; ours is the first. */
export const KINDS = {
  voteboard,
  graphile: graphileWorker,
  graphile_logged: graphileWorkerLogged,
  boss: pgBoss,
} as const satisfies Record<
  string,
  EngineKind
>;

/** The name of an engine and of its database. */
export type KindName = keyof typeof KINDS;

/** Returns whether that is the name of an engine. */
export function isKind(name: string): name is KindName {
  return Object.hasOwn(KINDS, name);
}
