import assert from "node:assert/strict";
import { z } from "zod";
import { commandLine } from "../support/processes/service.ts";
import { SECRET_KEY, type World } from "../support/world.ts";

const Counts = z.record(z.string(), z.number());

const Result = z.looseObject({
  accounts: Counts,
  listings: Counts,
  totals: Counts,
  months: Counts,
  addresses: Counts,
});

/** Returns a function that imports a folder by the operator's command line, and returns the result and the faults. */
export function operate(world: World) {
  const admin = commandLine({ DATABASE_URL: world.databaseUrl, SECRET_KEY });
  return async (folder: string, flags = "") => {
    const { code, stdout, stderr } = await admin.run(`import list ${folder} ${flags} --json`);
    assert.equal(code, 0, stderr);
    return { result: Result.parse(JSON.parse(stdout)), faults: stderr.split("\n").filter(Boolean) };
  };
}

/** The current month, which boards show whatever the clock of the machine. */
export const MONTH = new Date().toISOString().slice(0, 7);
