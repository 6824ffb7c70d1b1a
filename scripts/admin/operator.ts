import type { Config } from "../../src/config.ts";
import { connect, LONG_WORK_MS, type Sql } from "../../src/database/connect.ts";
import { migrate } from "../../src/database/migrate.ts";
import type { KeyContext } from "../../src/keys/issue_key.ts";
import { createSecretBox, keepSecretKey } from "../../src/secret_key.ts";
import { notifyDue } from "../../src/webhooks/wake.ts";
import { openDatabase } from "../start/database.ts";

/** What the commands work with: the domain's own verbs, at the present moment. */
export interface Operator extends KeyContext {
  now: Date;
  /** Tells running services, before this process ends, that there is something to deliver. */
  notifyDue: () => Promise<void>;
}

/** Opens the database that the environment names, or the embedded one, for the time of one piece of work. */
export async function withOperator<T>(
  config: Config,
  work: (operator: Operator) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(Deno.env.toObject());
  const sql = connect(database.url, {
    applicationName: "voteboard-admin",
    max: 2,
    answerWithinMs: LONG_WORK_MS, // it may have to migrate
  });
  try {
    await migrate(sql);
    return await work(await createOperator(sql, { ...config, dataDir: database.dataDir }));
  } finally {
    await sql.end({ timeout: 5 });
    await database.embedded?.leave();
  }
}

async function createOperator(sql: Sql, config: Config): Promise<Operator> {
  const secretKey = config.secretKey ?? await keepSecretKey(config.dataDir);
  return {
    sql,
    box: createSecretBox(secretKey),
    allowPrivate: config.webhookAllowPrivate,
    now: new Date(),
    notifyDue: () => notifyDue(sql),
  };
}
