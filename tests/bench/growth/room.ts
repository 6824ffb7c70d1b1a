import { runProgram } from "../command.ts";

/** Bytes on the disk for each vote: its row, two indexes, and as much again in the write-ahead log while it is made. */
const BYTES_PER_VOTE = 450;

/** Bytes that a database needs besides. */
const BYTES_BESIDES = 2e9;

/** Refuses to begin on a disk without room for that many votes; a folder that `df` cannot judge passes. */
export async function requireRoom(folder: string, votes: number): Promise<void> {
  const outcome = await runProgram("df", ["--output=avail", "--block-size=1", folder]);
  const free = Number(outcome?.stdout.trim().split("\n").at(-1));
  const needed = votes * BYTES_PER_VOTE + BYTES_BESIDES;
  if (free >= needed || !outcome?.success) return;
  const gigabytes = (bytes: number) => (bytes / 1e9).toFixed(0);
  throw new Error(
    `This needs ${gigabytes(needed)} GB in ${folder}, and ${gigabytes(free)} are free`,
  );
}
