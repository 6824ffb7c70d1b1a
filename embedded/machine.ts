/** The resources of a machine that Postgres and the service share. */
export interface Machine {
  memoryBytes: number;
  cores: number;
}

/** Settings of Postgres by name. */
export type Settings = Record<string, string>;

const MB = 1_048_576;

/** Finds the memory and the cores that this process may use: the machine's, or its container's if that has less. */
export async function findMachine(read = readText): Promise<Machine> {
  const group = (await read("/proc/self/cgroup")).match(/^0::(\/.+)$/m)?.[1] ?? "";
  const limits = await Promise.all([
    `/sys/fs/cgroup${group}/memory.max`,
    "/sys/fs/cgroup/memory.max",
    "/sys/fs/cgroup/memory/memory.limit_in_bytes",
  ].map(read));
  const bytes = limits.map((text) => Number.parseInt(text)).filter((limit) => limit > 0);
  return {
    memoryBytes: Math.min(Deno.systemMemoryInfo().total, ...bytes),
    cores: navigator.hardwareConcurrency,
  };
}

/**
 * Returns the settings for a machine that also runs the service. Postgres uses its buffers only when it needs them, so
 * an idle one stays small with any settings.
 */
export function chooseSettings({ memoryBytes, cores }: Machine): Settings {
  const share = (part: number, [least, most]: [number, number]) =>
    `${Math.floor(Math.min(Math.max(memoryBytes / MB * part, least), most))}MB`;
  return {
    shared_buffers: share(1 / 8, [32, 1_024]),
    // The operating system caches files in the rest.
    effective_cache_size: share(1 / 2, [128, 65_536]),
    // Each of 20 connections may use this much, even several times.
    work_mem: share(1 / 512, [4, 16]),
    maintenance_work_mem: share(1 / 16, [32, 256]),
    // Also needs disk space, of which small machines have little.
    max_wal_size: share(1 / 8, [256, 2_048]),
    // For an SSD: hardly any host has another disk, and virtual ones don't reveal their hardware.
    random_page_cost: "1.1",
    // Votes and responses need the other cores.
    max_parallel_workers: String(Math.floor(cores / 2)),
    max_parallel_workers_per_gather: String(Math.min(Math.floor(cores / 4), 2)),
    max_parallel_maintenance_workers: String(Math.min(Math.floor(cores / 4), 2)),
  };
}

async function readText(path: string): Promise<string> {
  return await Deno.readTextFile(path).catch(() => "");
}
