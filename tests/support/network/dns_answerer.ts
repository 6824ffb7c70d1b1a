import { Buffer } from "node:buffer";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import type { ResolvedAddress } from "../../../src/core/destinations/resolver.ts";

/** The types of a sender's queries. */
export type QuestionType = "A" | "AAAA";

/** Returns the addresses for a query. `round` counts the same queries, starting at 1. */
export type Zone = (name: string, type: QuestionType, round: number) => readonly string[];

/** A DNS server on loopback UDP, and a lookup that queries only this server. */
export interface DnsAnswerer extends AsyncDisposable {
  /** Fits `createResolver({ lookup })`. */
  lookup(hostname: string): Promise<readonly ResolvedAddress[]>;
  /** Its address, in the format of `setServers` of node:dns. */
  place: string;
}

const TYPE_CODES: ReadonlyMap<number, QuestionType> = new Map([[1, "A"], [28, "AAAA"]]);

/** Starts a server that resolves every name by `zone`, with a TTL of 0 as a rebinding attacker would. */
export async function startDnsAnswerer(zone: Zone): Promise<DnsAnswerer> {
  const socket = createSocket("udp4");
  const rounds = new Map<string, number>();
  socket.on("message", (query, { port, address }) => {
    socket.send(answerTo(query, zone, rounds), port, address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  const nameServer = { ipAddr: "127.0.0.1", port: socket.address().port };

  async function ask(hostname: string, type: QuestionType): Promise<ResolvedAddress[]> {
    const found = await Deno.resolveDns(`${hostname}.`, type, { nameServer }).catch(() => []);
    return found.map((address) => ({ address, family: type === "A" ? 4 : 6 }));
  }

  return {
    place: `127.0.0.1:${nameServer.port}`,
    async lookup(hostname) {
      return (await Promise.all([ask(hostname, "A"), ask(hostname, "AAAA")])).flat();
    },
    async [Symbol.asyncDispose]() {
      const closed = once(socket, "close");
      socket.close();
      await closed;
    },
  };
}

/**
 * Returns the response to a query (RFC 1035 §4.1): the question is copied, and each answer points back to its name at
 * offset 12.
 */
function answerTo(query: Uint8Array, zone: Zone, rounds: Map<string, number>): Buffer {
  const { name, typeCode, end } = readQuestion(query);
  const type = TYPE_CODES.get(typeCode);
  const question = `${name} ${typeCode}`;
  const round = (rounds.get(question) ?? 0) + 1;
  rounds.set(question, round);
  const addresses = type === undefined ? [] : zone(name, type, round);
  const head = [...query.subarray(0, 2), 0x84, 0x00, 0, 1, 0, addresses.length, 0, 0, 0, 0];
  const answers = addresses.flatMap((address) => record(typeCode, bytesOf(address)));
  return Buffer.from([...head, ...query.subarray(12, end), ...answers]);
}

function readQuestion(query: Uint8Array) {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(new TextDecoder().decode(query.subarray(at + 1, at + 1 + length)));
    at += 1 + length;
  }
  const typeCode = (query[at + 1] ?? 0) * 256 + (query[at + 2] ?? 0);
  return { name: labels.join(".").toLowerCase(), typeCode, end: at + 5 };
}

function record(typeCode: number, address: readonly number[]): number[] {
  const pointer = [0xc0, 12];
  const internetWithoutTtl = [0, 1, 0, 0, 0, 0];
  return [...pointer, 0, typeCode, ...internetWithoutTtl, 0, address.length, ...address];
}

function bytesOf(address: string): number[] {
  if (!address.includes(":")) return address.split(".").map(Number);
  const [left = [], right = []] = address.split("::").map(groupsOf);
  const zeros = Array<number>(16 - left.length - right.length).fill(0);
  return [...left, ...zeros, ...right];
}

function groupsOf(side: string): number[] {
  if (side === "") return [];
  return side.split(":").flatMap((group) => {
    const value = parseInt(group, 16);
    return [value >> 8, value & 0xff];
  });
}
