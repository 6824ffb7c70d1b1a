import { join } from "node:path";
import { openLock } from "../embedded/hold.ts";

/**
 * Claims a data folder for the demo at `address` until the result is disposed of or the process dies. Throws an error
 * that names the demo which has it, because a second one would revoke the key and the passwords that the first printed.
 */
export async function claimFolder(dataDir: string, address: string): Promise<Disposable> {
  await Deno.mkdir(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, "demo.lock");
  const file = await openLock(path);
  if (!await file.tryLock(true)) {
    file.close();
    const other = await Deno.readTextFile(path);
    throw new Error(
      `A demo with the data of ${dataDir} runs at ${other}. Use it, or set DATA_DIR to another folder.`,
    );
  }
  await file.truncate();
  await file.write(new TextEncoder().encode(address));
  return file;
}
