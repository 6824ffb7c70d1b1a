import type { Config } from "../config.ts";
import { createPasswords, type Passwords } from "../accounts/password.ts";
import { connect, type Sql } from "../database/connect.ts";
import { migrate } from "../database/migrate.ts";
import type { KeyContext } from "../keys/issue_key.ts";
import { createSecretBox, keepSecretKey } from "../secret_key.ts";
import { notifyDue } from "../deliveries/wake.ts";

/** Context of the commands: what the domain's functions need, at the current moment. */
export interface Operator extends KeyContext {
  now: Date;
  /** Reads all of standard input. */
  readInput: () => Promise<string>;
  passwords: Passwords;
  /** Tells running services, before this process ends, that there are deliveries to send. */
  notifyDue: () => Promise<void>;
}

/** A database opened for one command. */
export interface OpenedDatabase {
  url: string;
  /** Absolute. */
  dataDir: string;
  close(): Promise<void>;
}

/** Outside dependencies of the command line. */
export interface Surroundings {
  env: Record<string, string | undefined>;
  readInput: () => Promise<string>;
  /** Opens the database named by the environment, or the embedded one. */
  openDatabase(env: Record<string, string | undefined>): Promise<OpenedDatabase>;
}

/** Opens the operator's database for one piece of work. */
export async function withOperator<T>(
  config: Config,
  { env, readInput, openDatabase }: Surroundings,
  work: (operator: Operator) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(env);
  const sql = connect(database.url, { max: 2, applicationName: "voteboard-admin" });
  try {
    await migrate(sql);
    const operator = await createOperator(sql, { ...config, dataDir: database.dataDir });
    return await work({ ...operator, readInput });
  } finally {
    await sql.end({ timeout: 5 });
    await database.close();
  }
}

async function createOperator(
  sql: Sql,
  config: Config,
): Promise<Omit<Operator, "readInput">> {
  const secretKey = config.secretKey ?? await keepSecretKey(config.dataDir);
  return {
    sql,
    box: createSecretBox(secretKey),
    allowPrivate: config.webhookAllowPrivate,
    now: new Date(),
    passwords: createPasswords(),
    notifyDue: () => notifyDue(sql),
  };
}
