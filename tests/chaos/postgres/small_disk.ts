import { join } from "node:path";
import { run } from "./cluster.ts";
import { isInstalled } from "../../support/processes/host_tools.ts";
import { CannotHappen } from "../cannot_happen.ts";

/** A disk of a few megabytes, in memory, that only programs started with `enter` see. */
export interface SmallDisk extends AsyncDisposable {
  path: string;
  /** The command that runs a program in the namespace of the disk. */
  enter: string[];
  /** Fills it to the last byte. */
  fill(): Promise<void>;
  /** Removes the file that filled it. */
  free(): Promise<void>;
}

/**
 * Mounts the disk, reports that, and runs until its input ends, so that the disk is removed if this process is killed.
 */
const KEEPER = `mount -t tmpfs -o size="$1"m,mode=0777 tmpfs "$0" && echo mounted && exec cat`;

/** Writes until the disk is full. */
const FILL = `dd if=/dev/zero of="$0" bs=64k oflag=append conv=notrunc 2>/dev/null || true`;

/** Mounts a disk over an empty folder, in a separate namespace. Throws `CannotHappen` if that isn't allowed. */
export async function mountSmallDisk(path: string, megabytes: number): Promise<SmallDisk> {
  const isRoot = Deno.uid() === 0;
  for (const tool of ["unshare", "nsenter", "mount"]) {
    if (!isInstalled(tool)) throw new CannotHappen(`there is no ${tool}`);
  }
  const keeper = new Deno.Command("unshare", {
    args: [isRoot ? "-m" : "-Urm", "sh", "-c", KEEPER, path, String(megabytes)],
    stdin: "piped",
    stdout: "piped",
    stderr: "null",
  }).spawn();
  const stdout = keeper.stdout.getReader();
  const { value } = await stdout.read();
  if (value === undefined) {
    throw new CannotHappen(
      "nobody but root may mount a small disk here, not even by `unshare -Urm`",
    );
  }
  const target = ["nsenter", "--target", String(keeper.pid), "--mount"];
  const enter = isRoot ? target : [...target, "--user", "--preserve-credentials"];
  const filling = join(path, "filling");
  return {
    path,
    enter,
    fill: async () => void await run([...enter, "sh", "-c", FILL, filling]),
    free: async () => void await run([...enter, "rm", "-f", filling]),
    async [Symbol.asyncDispose]() {
      await keeper.stdin.close();
      await keeper.status;
      await stdout.cancel();
    },
  };
}
