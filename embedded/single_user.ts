import { join } from "node:path";
import { type Identity, outputOf } from "./program.ts";

/** Programs that work on a cluster whose server is down. */
export interface ClusterPrograms {
  identity: Identity;
  /** Folder of Postgres's programs. */
  programs: string;
  /** False, for tests, never waits for the disk. */
  durable: boolean;
}

/** Statements to run, and the test of their success. */
export interface SingleUserRun {
  database: string;
  statements: string[];
  /** The condition that is true when all statements have succeeded. It alone determines success. */
  done: string;
}

/**
 * A statement ends with a semicolon and an empty line (-j), not with its first line. Names refer only to Postgres's own
 * objects. Otherwise an operator that the database's owner created in `public` would run with the superuser's rights.
 */
const SINGLE_USER = ["--single", "-j", "-c", "search_path=pg_catalog, pg_temp"];

/**
 * Runs statements as the superuser in a data folder whose server is down, each in a separate transaction, in Postgres's
 * single-user mode, which needs no connection. That mode continues after a failed statement and hides it in its exit
 * status, so `done` is checked at the end. Throws an Error with all of Postgres's output if it is false.
 */
export async function runSingleUser(
  data: string,
  { identity, programs, durable }: ClusterPrograms,
  { database, statements, done }: SingleUserRun,
): Promise<void> {
  const { stdout, stderr } = await outputOf(identity, join(programs, "postgres"), {
    args: [...SINGLE_USER, "-D", data, ...(durable ? [] : ["-F"]), database],
    input: [...statements, `select ${done} as done`].map((statement) => `${statement};\n\n`).join(
      "",
    ),
  });
  if (!stdout.includes('done = "t"')) {
    throw new Error(`Postgres's single-user mode failed on ${data}: ${stderr.trim()}`);
  }
}
