/** Says in words what is wrong with an installation, or as one object with --json. Exit status 1: something fails. */
import { openDatabase } from "../embedded/launcher/database.ts";
import { loadConfig } from "../src/config.ts";
import { checkServer } from "../src/database/check_server.ts";
import { checkSessions } from "../src/database/check_sessions.ts";
import { closing, connect } from "../src/database/connect.ts";
import { examine, type Finding } from "./doctor/checks.ts";

const MARKS = { ok: "ok  ", warn: "WARN", fail: "FAIL" };

const found = await visit().catch((error): Record<string, Finding> => ({
  database: { state: "fail", words: error instanceof Error ? error.message : String(error) },
}));
if (Deno.args.includes("--json")) console.log(JSON.stringify(found));
else {
  for (const [name, { state, words }] of Object.entries(found)) {
    console.log(`${MARKS[state]} ${name}: ${words}`);
  }
}
Deno.exit(Object.values(found).some(({ state }) => state === "fail") ? 1 : 0);

/** What keeps the service from starting at all, thrown, is the only finding. */
async function visit(): Promise<Record<string, Finding>> {
  const env = Deno.env.toObject();
  const config = loadConfig(env);
  const database = await openDatabase(env);
  const sql = connect(database.url, { applicationName: "voteboard-doctor", max: 1 });
  try {
    await checkServer(sql);
    if (!database.embedded) await checkSessions(database.url);
    const { dataDir } = database;
    return await examine({ config, sql, dataDir, now: () => new Date(), fetch });
  } finally {
    await closing(sql);
    await database.close();
  }
}
