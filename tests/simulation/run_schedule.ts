import type { Sql } from "../../src/core/database/connect.ts";
import { createDispatcher } from "../../src/core/deliveries/dispatcher.ts";
import { carryOutVoidBatches } from "../../src/desk/voids/carry_out_void_batches.ts";
import { countSiteBoard } from "../../src/site/voting/site_board.ts";
import { seededRandom } from "../chaos/random.ts";
import type { World } from "../support/world.ts";
import { type Doing, perform, rankServers, type Stage } from "./acts.ts";
import { type Connections, Gate } from "./gate.ts";
import { findViolations } from "./invariants.ts";
import { Ledger } from "./ledger.ts";
import { ownGlobals } from "./own_globals.ts";
import type { Act, Plan } from "./plan.ts";
import { createSimulatedSender } from "./receiver.ts";
import { type Observer, running, type Service, Stopped } from "./simulated_service.ts";
import { Scheduler } from "./scheduler.ts";

/** Result of a schedule. */
export interface Outcome {
  failures: string[];
  /** The decisions and responses, as in a recording. */
  lines: string[];
  ledger: Ledger;
  counts: Scheduler["counts"];
}

/** The database and services in which schedules run, one after another. */
export interface Site {
  world: World;
  /** A session that plans repeated statements once. */
  observer: Sql;
  connections: Connections;
}

const START_AT = new Date("2026-03-10T12:00:00.000Z");

/** Milliseconds between the steps of the end, in which leases of dead services expire. */
const REST_MS = 20_000;

/** Rounds in which the end of a schedule frees, sends and records the remaining rows. */
const REST_ROUNDS = 3;

/** Runs a plan by its seed or by recorded decisions, and then checks the invariants. */
export async function runSchedule(site: Site, plan: Plan, replay?: string[]): Promise<Outcome> {
  const { world, connections, observer: sql } = site;
  const stage = await setStage(site, plan);
  const ledger = new Ledger();
  const { seed, crashes, stays } = plan;
  const onDeadlock = (text: string) => ledger.failures.push(`deadlock in: ${text}`);
  const scheduler = new Scheduler({
    seed,
    startAt: START_AT,
    crashes,
    stays,
    onDeadlock,
    replay,
    observer: observerOf(sql),
  });
  const gates = new Map<Service, Gate>();
  const addActor = (name: string, acts: readonly Act[]) => {
    const gate = new Gate(scheduler, connections, onDeadlock);
    const service = scheduler.addService(name, () => gate.cut(sql));
    gates.set(service, gate);
    return { service, gate, acts };
  };
  const actors = plan.services.map((acts, nth) => addActor(`s${nth}`, acts));
  const serving = { plan, world, ledger, scheduler };
  let stopped = false;
  {
    using _globals = ownGlobals(scheduler);
    try {
      await runAll(scheduler, actors, (actor) => serve({ ...serving, ...actor, stage }));
      scheduler.isResting = true;
      const last = addActor("rest", []);
      const accepting = { ...serving, plan: { ...plan, accepts: 1 } };
      await runAll(scheduler, [last], (actor) => rest({ ...accepting, ...actor }));
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      ledger.failures.push(error.message);
      stopped = true;
    }
  }
  for (const gate of gates.values()) stopped ? await gate.cut(sql) : gate.release();

  const failures = stopped
    ? ledger.failures
    : await findViolations(sql, ledger, new Date(scheduler.now));
  return {
    failures: [...new Set(failures)],
    lines: scheduler.lines,
    ledger,
    counts: scheduler.counts,
  };
}

/** Lets all actors work at the same time, as the scheduler decides, until each is done. */
async function runAll<A extends { service: Service }>(
  scheduler: Scheduler,
  actors: readonly A[],
  work: (actor: A) => Promise<void>,
): Promise<void> {
  let left = actors.length;
  for (const actor of actors) {
    void running.run(actor.service, () => work(actor)).then(() => left--);
  }
  await scheduler.run(() => left === 0);
}

/** Empties the database, and creates a server with two keys and a few players. */
async function setStage({ world, observer: sql }: Site, plan: Plan): Promise<Stage> {
  await sql`select sim.reset()`;
  world.clock.now = START_AT;
  const server = await world.server();
  await sql`update server set rewards_by = 'inbox' where id = ${server.id}`;
  const keyIds: string[] = [];
  for (const name of ["a", "b"]) {
    keyIds.push((await world.key(server, `http://127.0.0.1:27409/${name}`, name)).id);
  }
  const accountIds: string[] = [];
  for (let nth = 0; nth < plan.players; nth++) {
    accountIds.push((await world.account(`Player_${nth}`)).id);
  }
  await sql`update account set on_boards = true`;
  // In the order of their ids, because they don't differ in other ways.
  return { server, keyIds: keyIds.sort(), accountIds: accountIds.sort() };
}

function observerOf(sql: Sql): Observer {
  return {
    async findWaiting(pids) {
      const rows = await running.run(
        undefined,
        () =>
          sql<
            { pid: number; blockers: number[] }[]
          >`select pid, pg_blocking_pids(pid) as blockers from pg_locks
            where not granted and pid = any(${pids}::int[])`,
      );
      return new Map(rows.map(({ pid, blockers }) => [pid, blockers]));
    },
    cancel: async (pid) => void await sql`select pg_cancel_backend(${pid}::int)`,
  };
}

interface Serving extends Pick<Doing, "stage" | "ledger" | "scheduler"> {
  service: Service;
  gate: Gate;
  acts: readonly Act[];
  plan: Plan;
  world: World;
}

/** Performs a service's acts one after another. After a crash it continues with the act after the interrupted one. */
async function serve({ acts, stage, ...starting }: Serving): Promise<void> {
  const { service, scheduler, ledger } = starting;
  service.isRunning = true;
  let started = startService(starting);
  for (const act of acts) {
    const { epoch, died } = service;
    const work = scheduler.park(service, epoch, act.kind).then(() =>
      perform(act, { stage, ledger, scheduler, ...started, random: seededRandom(act.draw) })
    );
    await Promise.race([work, died.promise]).catch((error) => {
      if (epoch === service.epoch) {
        ledger.failures.push(`${act.kind}: ${error.code ?? ""} ${error.message}`);
      }
    });
    if (epoch !== service.epoch) started = startService(starting);
  }
  const { dispatcher } = started;
  await Promise.race([dispatcher.stop(), service.died.promise]);
  service.isRunning = false;
}

/** Starts or restarts a service, without any state of an earlier epoch. */
function startService(
  { service, gate, plan, world, scheduler, ledger }: Omit<Serving, "acts" | "stage">,
) {
  const sql = gate.sqlFor(service);
  const { accepts } = plan;
  const { random } = service;
  const dispatcher = createDispatcher({
    sql,
    box: world.services.box,
    sender: createSimulatedSender({ scheduler, service, ledger, accepts, random }),
    now: () => new Date(scheduler.now),
    monotonic: () => scheduler.now,
    random,
  });
  return { sql, dispatcher };
}

/**
 * Completes the work that the services left: leases of dead ones expire, acts are carried out, and due deliveries are
 * sent.
 */
async function rest(serving: Omit<Serving, "acts" | "stage">): Promise<void> {
  const { service, scheduler, ledger } = serving;
  service.isRunning = true;
  const { sql, dispatcher } = startService(serving);
  try {
    for (let round = 0; round < REST_ROUNDS; round++) {
      scheduler.now += REST_MS;
      await carryOutVoidBatches(sql, new Date(scheduler.now));
      await dispatcher.deliverDue(REST_MS);
    }
    await rankServers(sql, new Date(scheduler.now));
    await countSiteBoard(sql, new Date(scheduler.now));
    await dispatcher.stop();
  } catch (error) {
    ledger.failures.push(`at rest: ${error}`);
  }
  service.isRunning = false;
}
