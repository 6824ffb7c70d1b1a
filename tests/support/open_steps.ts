import type { Steps } from "../../src/api/mount.ts";

const pass = () => undefined;

/** Steps before a handler that let everybody pass, to see validation alone. */
export const OPEN_STEPS: Steps = {
  otherMethod: (c) => c.body(null, 405),
  key: pass,
  limit: () => pass,
};
