import { join } from "node:path";
import {
  type Cluster,
  clusterAt,
  type ClusterOptions,
  createDatabase,
  initialise,
} from "./cluster.ts";
import { embeddedPrograms, type Programs } from "./programs.ts";
import { giveTo } from "../../../embedded/identity.ts";

/** A separate folder of a disaster with Postgres's programs. */
export interface Workshop extends AsyncDisposable {
  programs: Programs;
  /** Creates a folder in it for a server's files. */
  folder(name: string): Promise<string>;
  /** Gives files to the user who runs Postgres. */
  give(path: string): Promise<void>;
}

/** Creates the folder in the system's folder for temporary files. */
export async function openWorkshop(): Promise<Workshop> {
  const top = await Deno.makeTempDir({ prefix: "voteboard-chaos-" });
  const programs = await embeddedPrograms(top);
  await giveTo(programs.identity, top);
  return {
    programs,
    async folder(name) {
      const path = join(top, name);
      await Deno.mkdir(path, { mode: 0o700 });
      await giveTo(programs.identity, path);
      return path;
    },
    give: (path) => giveTo(programs.identity, path),
    [Symbol.asyncDispose]: () => Deno.remove(top, { recursive: true }),
  };
}

/** A running server with an empty database. */
export interface OpenServer extends AsyncDisposable {
  cluster: Cluster;
  /** The address of its database. */
  directUrl: string;
  /** The programs that run it. */
  programs: Programs;
  workshop: Workshop;
}

/** Creates and starts a server. `options` returns its differences from others, given the workshop. */
export async function openServer(
  options: (workshop: Workshop) => Promise<Partial<ClusterOptions>> = () => Promise.resolve({}),
): Promise<OpenServer> {
  await using stack = new AsyncDisposableStack();
  const workshop = stack.use(await openWorkshop());
  const folder = await workshop.folder("server");
  const all = {
    programs: workshop.programs,
    folder,
    data: join(folder, "data"),
    ...await options(workshop),
  };
  await initialise(all);
  const cluster = stack.use(clusterAt(all));
  await cluster.start();
  await createDatabase(cluster);
  const whole = stack.move();
  return {
    cluster,
    directUrl: cluster.url(),
    programs: all.programs,
    workshop,
    [Symbol.asyncDispose]: () => whole.disposeAsync(),
  };
}
