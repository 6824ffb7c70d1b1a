import { closing, connect, type Sql } from "../../src/database/connect.ts";
import { migrate } from "../../src/database/migrate.ts";
import { createSecretBox } from "../../src/secret_key.ts";
import { SECRET_KEY } from "../support/world.ts";
import { type Ballot, seedListing } from "./listing.ts";
import type { Plan } from "./plan.ts";
import { type ChaosPostgres, startPostgres } from "./postgres.ts";
import { type Random, shuffled } from "./random.ts";
import { type Receivers, startReceivers } from "./receivers.ts";
import { keepService, type KeptService } from "./services.ts";

/** Connections of the voter, which also asks what the judge wants to know. */
const CONNECTIONS = 8;

/** All that a run needs; going out of scope it ends every process and removes every file. */
export interface Stage extends AsyncDisposable {
  sql: Sql;
  postgres: ChaosPostgres;
  receivers: Receivers;
  /** Two, on one database. */
  services: readonly [KeptService, KeptService];
  /** Folder of the services' logs. */
  folder: string;
  ballots: readonly Ballot[];
}

/** Sets up Postgres, receivers and a listing, and starts the services. */
export async function setStage(plan: Plan, random: Random): Promise<Stage> {
  await using stack = new AsyncDisposableStack();
  const postgres = stack.use(await startPostgres());
  const receivers = stack.use(await startReceivers(plan.servers * plan.keysPerServer, random));
  await createSchema(postgres.url);
  const sql = connect(postgres.url, { applicationName: "chaos", max: CONNECTIONS });
  stack.defer(() => closing(sql));
  const context = { sql, box: createSecretBox(SECRET_KEY), allowPrivate: true };
  const ballots = shuffled(await seedListing(context, plan, receivers.each), random);
  const folder = await Deno.makeTempDir({ prefix: "voteboard-chaos-" });
  stack.defer(() => Deno.remove(folder, { recursive: true }));
  const keep = (name: string) => {
    const args = [String(plan.waitsDividedBy), String(plan.leaseMs)];
    const options = { databaseUrl: postgres.url, folder, secretKey: SECRET_KEY, args };
    return stack.use(keepService(name, options));
  };
  const services = [keep("first"), keep("second")] as const;
  await Promise.all(services.map((service) => service.listens()));
  const whole = stack.move();
  return {
    sql,
    postgres,
    receivers,
    services,
    folder,
    ballots,
    [Symbol.asyncDispose]: () => whole.disposeAsync(),
  };
}

/** In a connection of its own: the driver learns a database's types when it connects. */
async function createSchema(url: string): Promise<void> {
  const sql = connect(url, { applicationName: "chaos", max: 1 });
  try {
    await migrate(sql);
  } finally {
    await closing(sql);
  }
}
