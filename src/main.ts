/** The service: it listens, delivers and keeps the timetable, until it is told to stop. */
import { readReferenceFiles } from "./api/reference_files.ts";
import { createApp } from "./app.ts";
import { loadConfig } from "./config.ts";
import { preparePartitions } from "./database/partitions.ts";
import { holdEmbedded } from "./database/embedded/hold.ts";
import { migrate } from "./database/migrate.ts";
import { whenLauncherGone } from "./launcher_watch.ts";
import { describeError, flushLog, log } from "./log.ts";
import { keepSecretKey } from "./secret_key.ts";
import { createServices } from "./services.ts";
import { onShutdown } from "./shutdown.ts";
import { explainTakenPort } from "./taken_port.ts";
import { registerTimetable } from "./timetable.ts";
import { listenForVotes, startPolling } from "./webhooks/wake.ts";

/** How often idle limits are freed, in milliseconds. */
const TICK_MS = 1_000;

try {
  await serve();
} catch (error) {
  flushLog();
  console.error(error instanceof Error ? error.message : String(error));
  Deno.exit(1);
}

async function serve(): Promise<void> {
  const config = loadConfig(Deno.env.toObject());
  if (config.databaseUrl === undefined) {
    throw new Error("DATABASE_URL is missing; `deno task start` brings its own Postgres");
  }
  const hold = config.embedded ? await holdEmbedded(config.dataDir) : undefined;
  const secretKey = config.secretKey ?? await keepSecretKey(config.dataDir);
  const services = createServices(config, { databaseUrl: config.databaseUrl, secretKey });
  for (const name of await migrate(services.sql)) log("info", "migrated", { name });
  await preparePartitions(services.sql, services.now());

  const stopping = new AbortController();
  const crons = registerTimetable(services, stopping.signal);
  const app = createApp(services, config, await readReferenceFiles());
  const server = await listen(app, config);
  await listenForVotes(services.sql, services.dispatcher, services.processId);
  const polling = startPolling(services.sql, services.dispatcher);
  const ticking = setInterval(app.tick, TICK_MS);

  onShutdown(whenLauncherGone(), async (why) => {
    log("info", "stopping", { why });
    polling.stop();
    clearInterval(ticking);
    stopping.abort();
    await Promise.all([server.shutdown(), services.dispatcher.stop(), ...crons]);
    await services.lastUse.write().catch((error) =>
      log("warn", "last_use_not_written", describeError(error))
    );
    await services.close();
    await hold?.release();
    log("info", "stopped");
  });
}

async function listen(
  app: ReturnType<typeof createApp>,
  { host, port, baseUrl }: ReturnType<typeof loadConfig>,
) {
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
