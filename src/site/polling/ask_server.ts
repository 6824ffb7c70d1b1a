import { isIP } from "node:net";
import { isPublicAddress } from "../../core/destinations/address.ts";
import { isGamePort } from "../../core/destinations/port.ts";
import {
  createResolver,
  type ResolvedAddress,
  type Resolver,
} from "../../core/destinations/resolver.ts";
import type { FindService, ServiceAddress } from "./dns_records.ts";
import { findServiceRecord } from "./dns_records.ts";
import { lazily } from "../../core/work/lazily.ts";
import type { PollAnswer, PollFault } from "./protocols/poll_answer.ts";
import type { Endpoint } from "./protocols/datagrams.ts";
import { isGameProtocol } from "./protocols/game_protocols.ts";
import { loadGamedig } from "./protocols/gamedig.ts";

/** Milliseconds for one server, including the look-up: the maximum time that a slot is occupied. */
const DEADLINE_MS = 5_000;

const PORT_MAX = 65_535;

/**
 * The port for which the game looks up an SRV record. We do the same, because otherwise many servers would seem
 * offline.
 */
const JAVA_PORT = 25_565;
const JAVA_SERVICE = "_minecraft._tcp.";

/** The server to query, and how. */
export interface AskTarget {
  host: string;
  /** The listed port, which players connect to. */
  port: number;
  /** A protocol from `game_protocols.ts`, or null if the game has none. */
  protocol: string | null;
  /** The game's offset from the listed port to the query port. */
  queryPortOffset: number;
}

/** Queries one game server, within 5 s. Never throws, because every failure is an answer. */
export type AskServer = (target: AskTarget) => Promise<PollAnswer>;

/** Network and clock, with production values unless a test replaces them. */
export interface AskOptions {
  /** Allows private addresses, for the demo and tests. */
  allowPrivate: boolean;
  resolver?: Resolver;
  findService?: FindService;
  deadlineMs?: number;
  /** A monotonic clock in milliseconds. */
  monotonic?: () => number;
}

/**
 * Creates the function that queries game servers with gamedig. The owner's host name is resolved once, all its
 * addresses are vetted, and only one of them is queried: first at the game's query port and, without a valid response
 * there, at the listed port.
 */
export function createAskServer(options: AskOptions): AskServer {
  const { allowPrivate, deadlineMs = DEADLINE_MS, monotonic = () => performance.now() } = options;
  const { findService = findServiceRecord } = options;
  const allows = allowPrivate ? () => true : isPublicAddress;
  const resolver = options.resolver ?? createResolver({ allows });
  const load = lazily(loadQueries);

  async function ask(target: AskTarget): Promise<PollAnswer> {
    const endsAt = monotonic() + deadlineMs;
    const { host, protocol } = target;
    if (protocol === null || !isGameProtocol(protocol)) return failed("unknown_protocol");
    const address = await findGameAddress(target, findService);
    const ports = queryPorts(address.port, target.queryPortOffset);
    if (!ports.every(isGamePort)) return failed("port_refused");
    const resolution = await resolver.resolve(address.host);
    if (resolution.kind !== "vetted") return failed(resolution.kind);
    const { queries, queryGame } = await load();
    const Query = queries[protocol];
    let answer = failed("timeout");
    for (const [turn, port] of ports.entries()) {
      const left = (endsAt - monotonic()) / (ports.length - turn);
      if (left <= 0) break;
      const endpoint = endpointOf(resolution.addresses, port);
      answer = await queryGame(new Query(), { host, protocol, endpoint, deadlineMs: left });
      if (answer.kind === "answered") break;
    }
    return answer;
  }

  return (target) => ask(target).catch((cause) => failed("internal_error", cause));
}

/** Loads gamedig, and undici, when the first server is queried. */
async function loadQueries() {
  const { queryGame } = await import("./protocols/query_game.ts");
  return { queries: await loadGamedig(), queryGame };
}

/** Returns the host and port to which the game itself would connect. */
async function findGameAddress(
  { host, port, protocol }: AskTarget,
  findService: FindService,
): Promise<ServiceAddress> {
  const hasService = protocol === "minecraftvanilla" && port === JAVA_PORT && isIP(host) === 0;
  const found = hasService ? await findService(JAVA_SERVICE + host) : undefined;
  return found ?? { host, port };
}

function queryPorts(port: number, offset: number): number[] {
  const shifted = port + offset;
  return shifted === port || shifted < 1 || shifted > PORT_MAX ? [port] : [shifted, port];
}

/**
 * Returns the address to query, preferably an IPv4 one: few game servers use IPv6, and several protocols write IPv4
 * addresses into their packets.
 */
function endpointOf(addresses: readonly ResolvedAddress[], port: number): Endpoint {
  const chosen = addresses.find(({ family }) => family === 4) ?? addresses[0];
  if (!chosen) throw new Error("a vetted name has no address");
  return { ...chosen, address: inSocketSpelling(chosen), port };
}

/**
 * Returns an address in the form in which datagrams report their sender: the shortest IPv6 form, which may differ from
 * the typed one.
 */
function inSocketSpelling({ address, family }: ResolvedAddress): string {
  return family === 4 ? address : new URL(`http://[${address}]`).hostname.slice(1, -1);
}

function failed(why: PollFault, cause?: unknown): PollAnswer {
  return { kind: "failed", why, cause };
}
