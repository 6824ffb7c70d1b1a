import { freshDatabase, type TestDatabase } from "./database.ts";
import { type PostgresProxy, startPostgresProxy } from "./postgres_proxy.ts";
import { openWorld, type World, type WorldOptions } from "../world.ts";

/** A database behind a proxy with which a test loses or holds data. */
export interface ProxiedDatabase extends AsyncDisposable {
  database: TestDatabase;
  proxy: PostgresProxy;
}

/** Creates a database for a test, and a proxy in front of it. */
export async function proxiedDatabase(): Promise<ProxiedDatabase> {
  const database = await freshDatabase();
  const proxy = startPostgresProxy(database.url);
  return {
    database,
    proxy,
    async [Symbol.asyncDispose]() {
      await proxy[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}

/** Opens a world whose service reaches its database through a proxy, with the deadlines of production. */
export async function proxiedWorld(
  options: Omit<WorldOptions, "through"> = {},
): Promise<{ world: World; proxy: PostgresProxy } & AsyncDisposable> {
  let proxy: PostgresProxy | undefined;
  const through = (databaseUrl: string) => (proxy = startPostgresProxy(databaseUrl)).url;
  const world = await openWorld({ timeoutFactor: 1, ...options, through });
  if (!proxy) throw new Error("the world asked for no address");
  const opened = proxy;
  return {
    world,
    proxy: opened,
    async [Symbol.asyncDispose]() {
      await opened[Symbol.asyncDispose](); // first, so that no client waits for what it lost
      await world[Symbol.asyncDispose]();
    },
  };
}
