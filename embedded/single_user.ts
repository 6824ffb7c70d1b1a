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
  /** A condition that holds when all is done: it alone tells. */
  done: string;
}

/**
 * A statement ends with a semicolon and an empty line (-j), not with its first line. Names mean Postgres's own
 * things: an operator that the database's owner made in `public` would otherwise run with the superuser's rights.
 */
const SINGLE_USER = ["--single", "-j", "-c", "search_path=pg_catalog, pg_temp"];

/**
 * Runs statements as the superuser in a data folder whose server is down, each a transaction of its own: Postgres's
 * single-user mode, which asks for no connection. It goes on after a statement that fails and hides that in its exit
 * status, so `done` is asked at the end. Throws an Error with all that Postgres said when it does not hold.
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
