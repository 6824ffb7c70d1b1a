import { join, relative } from "node:path";

/**
 * Writes a service's log to a file in the data folder, a new one at each start, so that the terminal shows only text
 * for people. Returns the file's path from here. If the disk is full, the rest is lost and the service continues.
 */
export async function keepLog(
  log: ReadableStream<Uint8Array> | undefined,
  dataDir: string,
): Promise<string> {
  const path = join(dataDir, "demo.log");
  await Deno.mkdir(dataDir, { recursive: true, mode: 0o700 });
  const file = await Deno.open(path, { write: true, create: true, truncate: true, mode: 0o600 });
  const written = new WritableStream<Uint8Array>({
    async write(lines) {
      for (let from = 0; from < lines.length;) from += await file.write(lines.subarray(from));
    },
    close: () => file.close(),
  });
  log?.pipeTo(written).catch((error) => console.error(`The log has ended: ${error}`));
  return relative("", path);
}
