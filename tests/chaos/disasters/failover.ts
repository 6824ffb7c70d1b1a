import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { asSuperuser, type Cluster, clusterAt, run, socketUrl } from "../postgres/cluster.ts";
import type { Disaster, Strike } from "./disaster.ts";
import { type DatabaseNetwork, startNetwork } from "../postgres/network.ts";
import { openServer, type Workshop } from "../postgres/server.ts";
import { eventually } from "../../support/processes/processes.ts";

/** The name that the standby gives to the primary. */
const STANDBY = "standby";

/** Milliseconds within which a new standby must catch up. */
const IN_SYNC_WITHIN_MS = 20_000;

/** Both servers of a host that must not lose a vote: a commit waits until the standby has it on disk. */
interface Pair {
  primary: Cluster;
  standby: Cluster;
  /** Folder with a link to the socket of the current primary. */
  current: string;
}

/**
 * The primary dies and a standby is promoted. `noticedMs` is the time until the promoting program notices the death.
 */
export function failover({ noticedMs }: { noticedMs: number }): Disaster {
  return {
    name: "failover",
    about: "the primary is killed and its synchronous standby promoted",
    async open() {
      await using stack = new AsyncDisposableStack();
      const settings = { synchronous_commit: "on", wal_keep_size: "256MB" };
      const { cluster: primary, workshop } = stack.use(
        await openServer(() => Promise.resolve({ settings })),
      );
      const standby = stack.use(await addStandby(primary, workshop));
      const current = join(await workshop.folder("way"), "current");
      await lead(current, primary);
      const directUrl = socketUrl(current, "app");
      const network = stack.use(startNetwork(directUrl));
      const strike = promoteAfterDeath({ primary, standby, current }, network, noticedMs);
      const whole = stack.move();
      return {
        url: network.url,
        directUrl,
        strikes: [strike],
        [Symbol.asyncDispose]: () => whole.disposeAsync(),
      };
    },
  };
}

/** For the services, the host seems to be switched off: it neither responds nor refuses. */
function promoteAfterDeath(pair: Pair, network: DatabaseNetwork, noticedMs: number): Strike {
  const { primary, standby, current } = pair;
  return {
    name: `the primary dies; its standby is promoted ${noticedMs / 1000} s later`,
    async befall(struck) {
      network.goDark();
      await primary.kill();
      await pause(noticedMs);
      const startedAt = performance.now();
      await asSuperuser(standby, (sql) => sql`select pg_promote(true, 30)`);
      await lead(current, standby);
      network.light();
      struck.figures["promotion, ms"] = Math.round(performance.now() - startedAt);
      await struck.noteInFlight();
    },
  };
}

/** Copies the running primary, as the command pg_basebackup does, and starts the copy as a synchronous standby. */
export async function addStandby(primary: Cluster, workshop: Workshop): Promise<Cluster> {
  const folder = await workshop.folder(STANDBY);
  const data = join(folder, "data");
  await asSuperuser(primary, async (sql) => {
    await sql`select pg_backup_start('standby', true)`;
    await copyData(join(primary.folder, "data"), data);
    const [backup] = await sql<{ labelfile: string }[]>`select labelfile from pg_backup_stop()`;
    await Deno.writeTextFile(join(data, "backup_label"), backup?.labelfile ?? "");
  });
  await Deno.writeTextFile(join(data, "standby.signal"), "");
  await workshop.give(data);
  const primary_conninfo =
    `host=${primary.folder} port=5432 user=postgres application_name=${STANDBY}`;
  const standby = clusterAt({
    programs: workshop.programs,
    folder,
    data,
    settings: { primary_conninfo },
  });
  await standby.start();
  await waitForSync(primary);
  return standby;
}

async function copyData(from: string, to: string): Promise<void> {
  await run(["cp", "-a", from, to]);
  await Deno.remove(join(to, "postmaster.pid"));
  // The standby fetches the log that was written during the copy.
  await Deno.remove(join(to, "pg_wal"), { recursive: true });
  await Deno.mkdir(join(to, "pg_wal"), { mode: 0o700 });
}

async function waitForSync(primary: Cluster): Promise<void> {
  await asSuperuser(primary, async (sql) => {
    await sql.unsafe(`alter system set synchronous_standby_names = '${STANDBY}'`);
    await sql`select pg_reload_conf()`;
    await eventually("the standby is in sync", async () => {
      const states = await sql<
        { syncState: string }[]
      >`select sync_state from pg_stat_replication`;
      return states.some(({ syncState }) => syncState === "sync");
    }, { withinMs: IN_SYNC_WITHIN_MS });
  });
}

/** Makes the link point to a server, so that the address stays the same. */
async function lead(current: string, { folder }: Cluster): Promise<void> {
  await Deno.remove(current).catch(() => {});
  await Deno.symlink(folder, current);
}
