import type { Asker } from "./answers.ts";
import type { Stage } from "../stage.ts";

/** Milliseconds between two vote checks at each service, and between two pages. */
const V1_EVERY_MS = 250;
const PAGE_EVERY_MS = 500;

/** Milliseconds between checks of how late this program's own timers are. */
const LAG_EVERY_MS = 50;

/** Sends requests to the services during a whole run, without waiting for earlier responses. */
export interface Prober {
  /** Maximum milliseconds by which this program delayed responses itself. */
  lagMs: number;
  /** Stops. Resolves when all requests have a response or were given up. */
  stop(): Promise<void>;
}

/**
 * Starts vote checks of v1, with enough keys to stay below the limits, and requests for the start page and a server's
 * page.
 */
export function startProber(
  { services, listing: { keys, slugs, ballots } }: Pick<Stage, "services" | "listing">,
  asker: Asker,
): Prober {
  const asked = new Set<Promise<unknown>>();
  let checks = 0;
  let pages = 0;
  let tickedAt = performance.now();

  function ask(...[about, path, headers]: [Parameters<Asker["ask"]>[0], string, HeadersInit?]) {
    const url = (services[about.service]?.url ?? "") + path;
    const asking: Promise<unknown> = asker.ask(about, new Request(url, { headers: headers ?? {} }))
      .catch(() => {}) // is in the answers
      .finally(() => asked.delete(asking));
    asked.add(asking);
  }

  function askV1(): void {
    const { username = "" } = ballots[checks % ballots.length] ?? {};
    const headers = { authorization: `Bearer ${keys[checks++ % keys.length]}` };
    for (const service of services.keys()) {
      const about = { door: "v1", what: "GET /api/v1/vote-check", service } as const;
      ask(about, `/api/v1/vote-check?username=${username}`, headers);
    }
  }

  function askPages(): void {
    const slug = slugs[pages++ % (slugs.length + 1)];
    const what = slug === undefined ? "GET /" : "GET /servers/:slug";
    for (const service of services.keys()) {
      ask({ door: "page", what, service }, slug === undefined ? "/" : `/servers/${slug}`);
    }
  }

  function measureLag(): void {
    const now = performance.now();
    prober.lagMs = Math.max(prober.lagMs, now - tickedAt - LAG_EVERY_MS);
    tickedAt = now;
  }

  const timers = [
    setInterval(askV1, V1_EVERY_MS),
    setInterval(askPages, PAGE_EVERY_MS),
    setInterval(measureLag, LAG_EVERY_MS),
  ];
  const prober: Prober = {
    lagMs: 0,
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(asked);
    },
  };
  return prober;
}
