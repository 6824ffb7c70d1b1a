import { join } from "node:path";

/** Reads a variable that `deno task test` sets. Without it, throws an error that names that command. */
export function required(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is not set: run tests by \`deno task test [files]\``);
  return value;
}

/**
 * Runs `make` once for all workers of a run, when the first one needs its result, and returns the folder. `make` gets
 * the folder empty, tests must not change it, and it is deleted with the run.
 */
export async function onceInRun(
  name: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(required("TEST_FOLDER"), name);
  const note = `${folder}.made`;
  // The kernel frees the lock of a worker that dies.
  using file = await Deno.open(note, { read: true, write: true, create: true });
  await file.lock(true);
  if (await Deno.readTextFile(note) !== "") return folder;
  await Deno.remove(folder, { recursive: true }).catch(() => {});
  await Deno.mkdir(folder);
  await make(folder);
  await Deno.writeTextFile(note, "made");
  return folder;
}
