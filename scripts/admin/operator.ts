import { type Clock, keepClock } from "../../src/clock.ts";
import type { Config } from "../../src/config.ts";
import { createPasswords, type Passwords } from "../../src/accounts/password.ts";
import { checkSessions } from "../../src/database/check_sessions.ts";
import { connect, LONG_WORK_MS, type Sql } from "../../src/database/connect.ts";
import { readClock } from "../../src/database/read_clock.ts";
import { migrate } from "../../src/database/migrate.ts";
import { checkSecretKey } from "../../src/keys/check_secret_key.ts";
import type { KeyContext } from "../../src/keys/issue_key.ts";
import { createSecretBox, findSecretKey, type SecretKey } from "../../src/secret_key.ts";
import { notifyDue } from "../../src/webhooks/wake.ts";
import { openDatabase } from "../start/database.ts";

/** What the commands work with: the domain's own verbs, at the present moment. */
export interface Operator extends KeyContext {
  now: Date;
  passwords: Passwords;
  /** Whether `now` can be believed. */
  clock: Clock;
  /** Tells running services, before this process ends, that there is something to deliver. */
  notifyDue: () => Promise<void>;
}

/**
 * Opens the database that the environment names, or the embedded one, for the time of one piece of work. Throws a
 * sentence when the secret key is not the database's, before anything could be sealed with it.
 */
export async function withOperator<T>(
  config: Config,
  work: (operator: Operator) => Promise<T>,
  { takesAnyKey = false }: { takesAnyKey?: boolean | undefined } = {},
): Promise<T> {
  const database = await openDatabase(Deno.env.toObject(), { takesAnyKey });
  const sql = connect(database.url, {
    applicationName: "voteboard-admin",
    max: 2,
    answerWithinMs: LONG_WORK_MS, // it may have to migrate
  });
  try {
    if (!database.embedded) await checkSessions(database.url);
    await migrate(sql);
    const secretKey = await findSecretKey({ ...config, dataDir: database.dataDir });
    if (!takesAnyKey) await checkSecretKey(sql, secretKey);
    return await work(createOperator(sql, config, secretKey));
  } finally {
    await sql.end({ timeout: 5 });
    await database.embedded?.leave();
  }
}

function createOperator(sql: Sql, config: Config, secretKey: SecretKey): Operator {
  return {
    sql,
    box: createSecretBox(secretKey.value),
    allowPrivate: config.webhookAllowPrivate,
    now: new Date(),
    passwords: createPasswords(),
    clock: keepClock({ read: () => readClock(sql), now: () => new Date() }),
    notifyDue: () => notifyDue(sql),
  };
}
