import type { App } from "../app.ts";
import { makeKeySecret } from "../keys/key_secret.ts";
import type { Services } from "../services.ts";

/** An ID that nothing has. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

/**
 * Asks each door something before the service listens. What a first answer compiles, connects and prepares would else
 * hold up whoever asks in the first moment, and on a busy machine beyond their deadlines. What fails here fails again
 * when it matters.
 */
export async function warmUp(app: App, { keys, lastVote, voteCounts, listing }: Services) {
  await Promise.allSettled([
    app.warmUp(),
    keys.resolve(makeKeySecret()),
    lastVote({ serverId: NOBODY, username: "nobody" }),
    voteCounts(NOBODY),
    listing(NOBODY),
  ]);
}
