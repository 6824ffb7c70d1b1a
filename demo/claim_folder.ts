import { join } from "node:path";

/**
 * Claims a data folder for the demo at `address` until the result is disposed of or the process dies. Throws an error
 * that names the demo which has it, because a second one would revoke the key and the passwords that the first printed.
 */
export async function claimFolder(dataDir: string, address: string): Promise<Disposable> {
  await Deno.mkdir(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, "demo.lock");
  const file = await Deno.open(path, { read: true, write: true, create: true, mode: 0o600 });
  if (!await file.tryLock(true)) {
    file.close();
    const other = await Deno.readTextFile(path);
    throw new Error(
      `A demo with the data of ${dataDir} runs at ${other}. Use it, or set DATA_DIR to another folder.`,
    );
  }
  await file.truncate();
  await file.write(new TextEncoder().encode(address));
  return {
    [Symbol.dispose]() {
      // Closing alone is not enough: a program that starts at that moment has a copy of the open file, and so the lock.
      file.unlockSync();
      file.close();
    },
  };
}
