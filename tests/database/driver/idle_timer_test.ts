import assert from "node:assert/strict";
import { closing, connect } from "../../../src/core/database/connect.ts";
import { freshDatabase } from "../../support/database/database.ts";

/** Milliseconds that a statement may take here, and for which the process does nothing else. */
const ANSWER_WITHIN_MS = 400;
const BUSY_MS = 500;

Deno.test("an answer that arrived while this process was busy counts", async () => {
  await using database = await freshDatabase();
  const options = { applicationName: "busy", max: 1, answerWithinMs: ANSWER_WITHIN_MS };
  const sql = connect(database.url, options);
  const [before] = await sql`select pg_backend_pid() as pid`;
  const asked = sql`select pg_backend_pid() as pid from pg_sleep(0.1)`.execute();
  await new Promise((resume) => setTimeout(resume, 10)); // it is sent, and answered below
  for (const end = performance.now() + BUSY_MS; performance.now() < end;);
  assert.deepEqual([...await asked], [before]);
  await closing(sql);
});
