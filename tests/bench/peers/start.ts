import { join } from "node:path";
import { TEST_LOCK } from "../../../embedded/launcher/project.ts";
import { V8_FLAGS } from "../../../embedded/launcher/service_flags.ts";
import { freePort, type Side, startSide } from "../sides/side.ts";
import { buildFastify, buildGo, buildRust, type Built } from "./build.ts";

const PEERS = import.meta.dirname ?? "";

/** The settings that a peer is started with. */
export interface PeerOptions {
  databaseUrl: string;
  /** Folder for their logs. */
  logs: string;
}

/** A peer: its name in the tables, and what starts it. */
interface Peer {
  name: string;
  start(options: PeerOptions): Promise<Side | { leftOut: string }>;
}

/** The peers of the vote check by the names under which they are asked for. */
export const PEERS_BY_KEY = {
  plain: script("Deno.serve, plain text", "plain_text.ts"),
  hand: script("the same by hand", "hand_written.ts"),
  fastify: built("Fastify + pg on Node", buildFastify, fieldsOf),
  go: built("Go, net/http + pgx", buildGo, keywordsOf),
  rust: built("Rust, axum", buildRust, keywordsOf),
} as const satisfies Record<string, Peer>;

function script(name: string, file: string): Peer {
  return {
    name,
    start({ databaseUrl, logs }) {
      const port = freePort();
      const flags = [...TEST_LOCK, V8_FLAGS, "-A"]; // the service's, which make it faster
      const args = ["run", ...flags, join(PEERS, file), String(port), databaseUrl];
      return startSide({ name, program: Deno.execPath(), args, port, logs });
    },
  };
}

function built(
  name: string,
  build: () => Promise<Built>,
  describeDatabase: (url: string) => string[],
): Peer {
  return {
    name,
    async start({ databaseUrl, logs }) {
      const peer = await build();
      if ("leftOut" in peer) return peer;
      const port = freePort();
      const args = [...peer.args, String(port), ...describeDatabase(databaseUrl), PEERS];
      return await startSide({
        ...peer,
        name,
        args,
        port,
        logs,
        env: { NODE_ENV: "production", NODE_NO_WARNINGS: "1" },
      });
    },
  };
}

function fieldsOf(url: string): string[] {
  const { hostname, port, username, pathname, searchParams } = new URL(url);
  const place = [
    searchParams.get("host") ?? hostname,
    searchParams.get("port") ?? (port || "5432"),
  ];
  return [...place, username, pathname.slice(1)];
}

/** One argument, as libpq reads it. */
function keywordsOf(url: string): string[] {
  const [host, port, user, name] = fieldsOf(url);
  const { password } = new URL(url);
  const secret = password && ` password='${decodeURIComponent(password)}'`;
  const plans = "options='-c plan_cache_mode=force_generic_plan'"; // as in our pool of reads
  return [`host='${host}' port=${port} user='${user}' dbname='${name}' ${plans}${secret}`];
}
