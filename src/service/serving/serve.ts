import { readReferenceFiles } from "../api/reference_files.ts";
import { type App, createApp, createWorkerApp } from "../app.ts";
import type { Config } from "../config.ts";
import type { Resources } from "../../site/web/resources.ts";
import { closing } from "../../core/database/connect.ts";
import { holdEmbedded } from "../../../embedded/hold.ts";
import { findExposure } from "../limits/proxy_watch.ts";
import { readBrand } from "../../site/settings/host_files.ts";
import { listen, type Listening } from "./listen.ts";
import { onShutdown, whenLauncherGone } from "./shutdown.ts";
import { describeError, flushLog, log, logFrom } from "../../core/observing/log.ts";
import { allowPrefixes } from "../../core/accounts/username.ts";
import { startObserving } from "../observing/metrics_port.ts";
import { offerFirstModerator, WORKS_MINUTES } from "../../site/sign_in/links/first_moderator.ts";
import type { Services } from "../services.ts";
import { explainTakenPort } from "./taken_port.ts";
import { registerTimetable, runDaily } from "../run_timetable.ts";
import type { Voting } from "../../site/web/site_services.ts";
import { startListening, startPolling } from "../../core/deliveries/wake.ts";
import { warmUp } from "./warm_up.ts";
import { startWatch } from "../observing/watch.ts";
import { openServices, type ServeReplacements } from "./open_services.ts";

/** Milliseconds between sweeps of idle limits. */
const TICK_MS = 1_000;

/** Milliseconds after the start until the sender is loaded, because the first visitors come before the first vote. */
const PREPARE_AFTER_MS = 1_000;

/** Milliseconds that running jobs get at shutdown. The next run completes work that they leave unfinished. */
const JOBS_GRACE_MS = 4_000;

/**
 * Serves, delivers and runs the timetable until the process gets a signal to stop. Then it drains and ends the process.
 * Resolves once it listens. Throws an error if it can't start.
 */
export async function serve(config: Config, replacements: ServeReplacements = {}): Promise<void> {
  const stopping = new AbortController();
  // Before it listens, there is nothing to shut down.
  let leave = async (): Promise<void> => {};
  let drain = async (): Promise<void> => {};
  onShutdown(whenLauncherGone(config), async (why) => {
    log("info", "stopping", { why });
    await leave();
    stopping.abort();
    await drain();
    log("info", "stopped");
  }, config.shutdownDelayMs);

  logFrom(config.log.from);
  allowPrefixes(config.bedrockPrefixes);
  const { role, nearNames } = config;
  if (nearNames.length > 0) log("warn", "variables_not_read", { variables: nearNames });
  const brand = await readBrand(config);
  const hold = config.embedded ? await holdEmbedded(config.dataDir) : undefined;
  const services = await openServices(config, replacements);

  const watch = startWatch(services, config);
  const stopObserving = startObserving(services, watch, config);
  const jobs = [
    ...await registerTimetable(services, stopping.signal, role),
    runDaily(services, stopping.signal, { role, afterMs: replacements.dailyAfterMs }),
  ];
  const app = role === "worker"
    ? createWorkerApp(services)
    : createApp(services, config, { reference: await readReferenceFiles(), brand });
  await warmUp(app, services);
  const server = await open(app, config);
  const { pools, votesDue, processId } = services;
  const work = role === "web" ? undefined : startWork(services, replacements);
  const listening = startListening(pools.openListener, votesDue, {
    processId,
    isWorker: role !== "web",
  });
  void recountOnce(services);
  const ticking = setInterval(app.tick, TICK_MS);
  // There has been no await since it began to listen, so no signal can have arrived in between.
  leave = async () => {
    app.leave();
    await new Promise((resolve) => setTimeout(resolve, config.shutdownDelayMs));
  };
  drain = async () => {
    work?.stop();
    watch.stop();
    clearInterval(ticking);
    await finish(services, [server.shutdown(), listening.stop(), ...jobs]);
    stopObserving();
    await services.close();
    await hold?.release();
  };
  if (role === "worker") return;
  const risk = findExposure(config);
  if (risk !== undefined) log("warn", "no_proxy", { risk });
  await offerModerator(services, config);
}

/** Starts sending deliveries and querying game servers, which processes that only serve pages leave to others. */
function startWork({ pools, dispatcher, poller }: Services, replacements: ServeReplacements) {
  const polling = startPolling(pools.deliveries, dispatcher, replacements);
  poller.start();
  const preparing = setTimeout(() => void dispatcher.prepare(), PREPARE_AFTER_MS);
  return {
    stop(): void {
      polling.stop();
      clearTimeout(preparing);
    },
  };
}

/** Waits until work in progress has ended, and writes the state that is only in memory. */
async function finish(services: Services, underWay: Promise<unknown>[]): Promise<void> {
  services.waitingClaims.stop();
  // Without this, a job may wait a minute for a response if the network went silent.
  setTimeout(() => void closing(services.pools.jobs, 0), JOBS_GRACE_MS);
  await Promise.all([
    ...underWay,
    services.dispatcher.stop(),
    services.poller.stop(),
  ]);
  await services.lastUse.write().catch((error) =>
    log("warn", "last_use_not_written", describeError(error))
  );
  await services.visits.write().catch((error) =>
    log("warn", "visits_not_written", describeError(error))
  );
}

/**
 * Logs a link that makes its first reader an administrator, because a new site has no account that can approve
 * listings, and its host may have no shell. The service already listens, so a database that fails at this moment
 * doesn't end it.
 */
async function offerModerator({ pools, now }: Resources, { baseUrl }: Config): Promise<void> {
  try {
    const token = await offerFirstModerator(pools.jobs, now());
    if (token === undefined) return;
    const link = `${baseUrl}/first-moderator/${token}`;
    const isTerminal = Deno.stdout.isTerminal();
    log("warn", "no_moderator_yet", {
      ...isTerminal ? {} : { link },
      works_minutes: WORKS_MINUTES,
    });
    if (isTerminal) tellFirstModerator(link);
  } catch (error) {
    log("warn", "first_moderator_not_offered", describeError(error));
  }
}

/**
 * Prints the link as plain text for a host who starts the service at a terminal, so that it can be clicked or copied.
 */
function tellFirstModerator(link: string): void {
  flushLog();
  console.log(
    `\nNobody is an administrator yet. Open this link within ${WORKS_MINUTES} minutes to become one and set the site up:` +
      `\n\n  ${link}\n`,
  );
}

/** Counts votes that changed while no service was running. */
async function recountOnce({ ranking, now, clock }: Resources & Voting): Promise<void> {
  try {
    if (await clock.isRight(now())) await ranking.recount();
  } catch (error) {
    log("warn", "ranking_not_counted", describeError(error));
  }
}

async function open(
  app: App,
  { host, port, baseUrl }: Config,
): Promise<Listening> {
  try {
    return listen((request, peer) => app.fetch(request, peer), {
      host,
      port,
      onListen: (port) => log("info", "listening", { host, port, base_url: baseUrl }),
    });
  } catch (error) {
    throw await explainTakenPort(error, host, port);
  }
}
