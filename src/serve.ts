import { readReferenceFiles } from "./api/reference_files.ts";
import { createApp } from "./app.ts";
import type { Config } from "./config.ts";
import { preparePartitions } from "./database/partitions.ts";
import { holdEmbedded } from "./database/embedded/hold.ts";
import { migrate } from "./database/migrate.ts";
import { whenLauncherGone } from "./launcher_watch.ts";
import { describeError, log } from "./log.ts";
import { keepSecretKey } from "./secret_key.ts";
import { createServices, type Replacements, type Services } from "./services.ts";
import { onShutdown } from "./shutdown.ts";
import { explainTakenPort } from "./taken_port.ts";
import { registerTimetable } from "./timetable.ts";
import { startListening, startPolling } from "./webhooks/wake.ts";

/** How often idle limits are freed, in milliseconds. */
const TICK_MS = 1_000;

/** What a start-up file of the tests may put in place of the real thing. */
export interface ServeReplacements extends Replacements {
  /** How often the rows of dead processes are freed, in milliseconds. */
  reapEveryMs?: number;
}

/**
 * Serves, delivers and keeps the timetable until the process is told to stop; then it drains and ends the
 * process. Resolves once it listens. Throws a sentence when it cannot start.
 */
export async function serve(config: Config, replacements: ServeReplacements = {}): Promise<void> {
  const stopping = new AbortController();
  let drain = async (): Promise<void> => {}; // before it listens there is nothing to end in order
  onShutdown(whenLauncherGone(config), async (why) => {
    log("info", "stopping", { why });
    stopping.abort();
    await drain();
    log("info", "stopped");
  });

  const { databaseUrl } = config;
  if (databaseUrl === undefined) {
    throw new Error("DATABASE_URL is missing; `deno task start` brings its own Postgres");
  }
  const hold = config.embedded ? await holdEmbedded(config.dataDir) : undefined;
  const secretKey = config.secretKey ?? await keepSecretKey(config.dataDir);
  const services = createServices(config, { databaseUrl, secretKey }, replacements);
  await prepareDatabase(services);

  const crons = registerTimetable(services, stopping.signal);
  const app = createApp(services, config, await readReferenceFiles());
  const server = await listen(app, config);
  const { pools, dispatcher, processId } = services;
  const polling = startPolling(pools.deliveries, dispatcher, replacements);
  const listening = startListening(pools.openListener, dispatcher, processId);
  services.poller.start();
  const ticking = setInterval(app.tick, TICK_MS);
  // Nothing has waited since it listens, so that no signal came in between.
  drain = async () => {
    polling.stop();
    clearInterval(ticking);
    await Promise.all([
      server.shutdown(),
      listening.stop(),
      services.dispatcher.stop(),
      services.poller.stop(),
      ...crons,
    ]);
    await services.lastUse.write().catch((error) =>
      log("warn", "last_use_not_written", describeError(error))
    );
    await services.close();
    await hold?.release();
  };
}

async function prepareDatabase({ pools, now }: Services): Promise<void> {
  for (const name of await migrate(pools.jobs)) log("info", "migrated", { name });
  await preparePartitions(pools.jobs, now());
}

async function listen(
  app: ReturnType<typeof createApp>,
  { host, port, baseUrl }: Config,
): Promise<Deno.HttpServer> {
  try {
    return Deno.serve({
      hostname: host,
      port,
      onListen: ({ port }) => log("info", "listening", { host, port, base_url: baseUrl }),
    }, (request, { remoteAddr }) => app.fetch(request, { remoteAddress: remoteAddr.hostname }));
  } catch (error) {
    throw await explainTakenPort(error, host, port);
  }
}
