import type { Config } from "../config.ts";
import type { Resources } from "../../site/web/resources.ts";
import { checkSessions } from "../database/check_sessions.ts";
import { preparePartitions } from "../database/partitions.ts";
import {
  checkPooledSettings,
  checkPostgres,
  checkSame,
  findSuperuser,
  limitsStatements,
  POOLED_TIMEOUT,
} from "../database/check_postgres.ts";
import { isLockTimeout } from "../../core/database/unavailable.ts";
import { migrateAt } from "../database/migrate.ts";
import { checkSecretKey } from "../secrets/check_secret_key.ts";
import { loadLanguages } from "../../site/locales/site_locales.ts";
import { describeError, log } from "../../core/observing/log.ts";
import { findSecretKey, type SecretKey } from "../secrets/find_secret_key.ts";
import { createServices, type Replacements, type Services } from "../services.ts";
import type { ProcessResources } from "../wiring/create_resources.ts";

/** The warning about a superuser. The service starts all the same, because the host may not have another role yet. */
const SUPERUSER_RISK =
  "anyone who breaks into this service can run programs and read and write files on the database's machine: " +
  "let DATABASE_URL name a role that owns its database and is no superuser";

/** Replacements that a start-up file in the tests may pass in. */
export interface ServeReplacements extends Replacements {
  /** Milliseconds between sweeps for the rows of dead processes. */
  reapEveryMs?: number;
  /** Milliseconds after the start until the daily jobs run. */
  dailyAfterMs?: number;
}

/** Connects everything, and migrates the database. Throws an error if that fails. */
export async function openServices(
  config: Config,
  replacements: ServeReplacements,
): Promise<Services> {
  const { databaseUrl, directUrl = databaseUrl, valkeyUrl, role } = config;
  if (databaseUrl === undefined || directUrl === undefined) {
    throw new Error("DATABASE_URL is missing; `deno task start` brings its own Postgres");
  }
  if (!config.embedded) await checkSessions(directUrl);
  const secretKey = await findSecretKey(config);
  const keys = { secretKeys: secretKey.values, keySource: secretKey.source };
  const addresses = { databaseUrl, directUrl: config.directUrl, valkeyUrl, role };
  await loadLanguages(config.locales.enabled);
  const services = createServices(config, { ...addresses, ...keys }, replacements);
  if (config.directUrl) await checkPooler(services.pools);
  await prepareDatabase(services, { directUrl, secretKey });
  await services.valkey?.ready();
  await services.look.freshen();
  return services;
}

/**
 * Checks that a pooler connects to the right database. Connection errors are left to the migrations, which name the
 * server.
 */
async function checkPooler({ pages, jobs }: Resources["pools"]): Promise<void> {
  await checkSame(pages, jobs);
  await checkPostgres(pages);
  await checkPooledSettings(pages);
  if (await limitsStatements(pages)) return;
  log("warn", "pooler_without_statement_timeout", { remedy: POOLED_TIMEOUT });
}

async function prepareDatabase(
  { pools, now, clock }: ProcessResources,
  { directUrl, secretKey }: { directUrl: string; secretKey: SecretKey },
): Promise<void> {
  const refused = (met: { name: string; tries: number }) => log("warn", "migration_waits", met);
  for (const name of await migrateAt(directUrl, { refused })) {
    log("info", "migrated", { name });
  }
  await learnTypes(pools);
  await checkSecretKey(pools.jobs, secretKey);
  const at = now();
  if (await clock.isRight(at)) await prepareUnlessLocked(pools.jobs, at);
  const role = await findSuperuser(pools.jobs);
  if (role !== undefined) {
    log("error", "database_role_is_superuser", { role, risk: SUPERUSER_RISK });
  }
  clock.start();
}

/**
 * Makes each pool fetch the database's array types before it is used. The driver (3.4.9) fetches them with a pool's
 * first statement. If the result arrives at once, it sends that statement's arrays without using the types.
 */
async function learnTypes(
  { reads, votes, pages, deliveries, leases }: Resources["pools"],
): Promise<void> {
  const ask = (pool: Resources["sql"]) => pool`select 1`.catch(() => {}); // a failed pool fetches them when it connects
  await Promise.all([reads, votes, pages, deliveries, leases].map(ask));
}

/** Prepares partitions. The timetable retries if a lock prevents it now. */
async function prepareUnlessLocked(sql: Resources["sql"], at: Date): Promise<void> {
  await preparePartitions(sql, at).catch((error) => {
    if (!isLockTimeout(error)) throw error;
    log("warn", "partitions_not_prepared", describeError(error));
  });
}
