import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { eventually } from "../../support/processes/processes.ts";
import { asSuperuser, type Cluster } from "../postgres/cluster.ts";
import { CannotHappen } from "../cannot_happen.ts";
import type { Disaster, Strike, Struck } from "./disaster.ts";
import { startNetwork } from "../postgres/network.ts";
import { openServer } from "../postgres/server.ts";
import { mountSmallDisk, type SmallDisk } from "../postgres/small_disk.ts";

/** Size of the disk: a new cluster takes 40 MB of it, and the log of changes may take 32. */
const DISK_MB = 160;

/** A log in small segments, so that a full disk is noticed soon and not after 16 MB. */
const SMALL_LOG = { max_wal_size: "32MB", min_wal_size: "2MB" };
const WAL_SEGMENT = ["--wal-segsize", "1"];

/** Milliseconds between refilling the disk while it must be full, and between starts of a dead server. */
const FILL_EVERY_MS = 250;
const START_EVERY_MS = 500;

/** Maximum segments of the log that Postgres may have in reserve. It dies when it needs one more. */
const LOG_PIECES_MAX = 200;

/** Name of a figure. */
const STARTS = "starts of Postgres by its supervisor";

/** The message about a full disk in Postgres's log. */
const NO_SPACE = /No space left on device/g;

/** Milliseconds for which the disk is full for rows, and then for the log too. Without a time, it isn't. */
export interface FullFor {
  rowsMs?: number;
  logMs?: number;
}

/** Postgres's disk is full for some time. */
export function fullDisk(fullFor: FullFor): Disaster {
  return {
    name: "full-disk",
    about: "Postgres's disk fills up and is freed",
    async open() {
      await using stack = new AsyncDisposableStack();
      let disk: SmallDisk | undefined;
      const { cluster, directUrl } = stack.use(
        await openServer(async (workshop) => {
          disk = stack.use(await mountSmallDisk(await workshop.folder("disk"), DISK_MB));
          const data = join(disk.path, "data");
          return { data, enter: disk.enter, settings: SMALL_LOG, initdb: WAL_SEGMENT };
        }),
      );
      if (!disk) throw new CannotHappen("there is no small disk");
      const network = stack.use(startNetwork(directUrl));
      const strikes = strikesOn({ disk, cluster }, fullFor);
      const whole = stack.move();
      return {
        url: network.url,
        directUrl,
        strikes,
        [Symbol.asyncDispose]: () => whole.disposeAsync(),
      };
    },
  };
}

interface Filled {
  disk: SmallDisk;
  cluster: Cluster;
}

function strikesOn(filled: Filled, { rowsMs, logMs }: FullFor): Strike[] {
  return [
    ...(rowsMs === undefined ? [] : [fill(filled, rowsMs)]),
    ...(logMs === undefined ? [] : [fillToDeath(filled, logMs)]),
  ];
}

/** Postgres can write no more rows. */
function fill(filled: Filled, fullMs: number): Strike {
  return {
    name: `the disk is full for ${fullMs / 1000} s`,
    befall: (struck) => keepFull(filled, { fullMs, struck }),
  };
}

/** Postgres cannot write its log, which ends it. */
function fillToDeath(filled: Filled, fullMs: number): Strike {
  return {
    name: `the disk is full for ${fullMs / 1000} s, of which Postgres dies`,
    befall: (struck) =>
      keepFull(filled, { fullMs, struck, onceFull: () => useUpLog(filled.cluster) }),
  };
}

async function keepFull(
  { disk, cluster }: Filled,
  { fullMs, struck, onceFull }: {
    fullMs: number;
    struck: Struck;
    onceFull?: () => Promise<void>;
  },
): Promise<void> {
  await struck.noteInFlight();
  const supervisor = supervise(cluster);
  const until = performance.now() + fullMs;
  await disk.fill();
  await onceFull?.();
  while (performance.now() < until) {
    await disk.fill();
    await pause(FILL_EVERY_MS);
  }
  await disk.free();
  await eventually("Postgres runs again", () => supervisor.ready());
  supervisor.stop();
  await noteBite(cluster, supervisor.starts(), struck);
  await struck.noteInFlight();
}

/** Begins one segment of the log after the other, as months of votes would. */
async function useUpLog(cluster: Cluster): Promise<void> {
  await asSuperuser(cluster, async (sql) => {
    for (let piece = 0; piece < LOG_PIECES_MAX && cluster.runs(); piece++) {
      await sql`select pg_logical_emit_message(false, 'chaos', 'full'), pg_switch_wal()`;
    }
  }).catch(() => {}); // it died
}

/** Restarts Postgres when it has ended, like a host's supervisor, even if it can't start. */
function supervise(cluster: Cluster) {
  let stopped = false;
  let starts = 0;
  let starting = false;

  async function watch(): Promise<void> {
    while (!stopped) {
      if (!cluster.runs()) {
        starting = true;
        starts++;
        await cluster.start().catch(() => {}); // the disk is still full
        starting = false;
      }
      await pause(START_EVERY_MS);
    }
  }

  void watch();
  return {
    ready: () => !starting && cluster.runs(),
    starts: () => starts,
    stop: () => void (stopped = true),
  };
}

/** Records whether Postgres noticed the full disk, because otherwise the strike proves nothing. */
async function noteBite({ log }: Cluster, starts: number, struck: Struck): Promise<void> {
  const complaints = (await Deno.readTextFile(log)).match(NO_SPACE)?.length ?? 0;
  const before = Number(struck.figures[STARTS] ?? 0);
  struck.figures["times that Postgres found its disk full"] = complaints;
  struck.figures[STARTS] = before + starts;
  if (complaints === 0) struck.violations.push("Postgres never found its disk full");
}
