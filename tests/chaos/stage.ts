import { closing, connect, type Sql } from "../../src/core/database/connect.ts";
import { migrate } from "../../src/service/database/migrate.ts";
import { createSecretBox } from "../../src/core/secrets/secret_key.ts";
import { SECRET_KEY } from "../support/world.ts";
import { type Channels, connectChannels } from "./channels.ts";
import { type Listing, seedListing } from "./voters/listing.ts";
import type { Plan } from "./plan.ts";
import { type Random, shuffled } from "./random.ts";
import type { Receivers } from "./receivers/receivers.ts";
import { startReceivers } from "./receivers/start_receivers.ts";
import { keepService, type KeptService } from "./services/services.ts";

/** Connections of the voter, which the judge uses too. */
const CONNECTIONS = 8;

/** A database's addresses. */
export interface ChaosDatabase {
  /** Address for the services. */
  url: string;
  /** Address for the second service, if it differs. */
  secondUrl?: string;
  /** Address for the judge, which works even if the services have no database. */
  directUrl: string;
}

/**
 * The resources of a run in addition to its database. When it goes out of scope, it ends every process and removes
 * every file.
 */
export interface Stage extends AsyncDisposable {
  /** The judge's own connections. */
  sql: Sql;
  listing: Listing;
  receivers: Receivers;
  channels: Channels;
  /** Two services on one database. */
  services: readonly [KeptService, KeptService];
  /** Folder of the services' logs. */
  folder: string;
}

/** Sets up receivers and a listing in an empty database, and starts the services. */
export async function setStage(
  plan: Plan & { channels?: number },
  { random, database }: { random: Random; database: ChaosDatabase },
): Promise<Stage> {
  await using stack = new AsyncDisposableStack();
  const count = plan.servers * plan.keysPerServer;
  const receivers = stack.use(await startReceivers({ count, fail: plan.receiversFail, random }));
  await createSchema(database.directUrl);
  const sql = connect(database.directUrl, { applicationName: "chaos", max: CONNECTIONS });
  stack.defer(() => closing(sql));
  const context = { sql, box: createSecretBox(SECRET_KEY), allowPrivate: true };
  const listing = await seedListing(context, plan, receivers.each);
  listing.ballots = shuffled(listing.ballots, random);
  const posted = listing.slugs.slice(0, plan.channels ?? 0);
  const channels = stack.use(await connectChannels(context, posted, random));
  const folder = await Deno.makeTempDir({ prefix: "voteboard-chaos-" });
  stack.defer(() => Deno.remove(folder, { recursive: true }));
  const keep = (name: string, databaseUrl: string) => {
    const args = [plan.waitsDividedBy, plan.leaseMs ?? []].flat().map(String);
    const options = { databaseUrl, folder, secretKey: SECRET_KEY, args };
    return stack.use(keepService(name, options));
  };
  const services = [
    keep("first", database.url),
    keep("second", database.secondUrl ?? database.url),
  ] as const;
  await Promise.all(services.map((service) => service.listens()));
  const whole = stack.move();
  return {
    sql,
    listing,
    receivers,
    channels,
    services,
    folder,
    [Symbol.asyncDispose]: () => whole.disposeAsync(),
  };
}

/** Creates the schema on a separate connection, because the driver reads a database's types when it connects. */
async function createSchema(url: string): Promise<void> {
  const sql = connect(url, { applicationName: "chaos", max: 1 });
  try {
    await migrate(sql);
  } finally {
    await closing(sql);
  }
}
