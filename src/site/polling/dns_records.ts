import { resolveSrv, resolveTxt } from "node:dns/promises";
import { inTime } from "../../core/time/in_time.ts";

/** Milliseconds for the look-up. Most names have no such record, and their queries wait for the response. */
const SERVICE_WITHIN_MS = 1_500;

/** Host and port of a service. */
export interface ServiceAddress {
  host: string;
  port: number;
}

/**
 * Returns host and port of a name's service from its SRV record (RFC 2782). Never throws: returns undefined if there is
 * no record, or no response.
 */
export type FindService = (name: string) => Promise<ServiceAddress | undefined>;

/**
 * Queries the system's name servers, as for `_minecraft._tcp.play.example.com`. The record with the best priority
 * counts.
 */
export const findServiceRecord: FindService = (name) =>
  inTime(lookUpService(name), SERVICE_WITHIN_MS, undefined);

async function lookUpService(name: string): Promise<ServiceAddress | undefined> {
  const [best] = (await resolveSrv(name)).toSorted((a, b) => a.priority - b.priority);
  return best && { host: best.name.toLowerCase().replace(/\.$/, ""), port: best.port };
}

/** Milliseconds for one look-up: the same as for addresses. */
const TEXTS_WITHIN_MS = 3_000;

/** Returns a name's DNS TXT records. Never throws: returns an empty list if there are none, or if the look-up fails. */
export type FindTexts = (name: string) => Promise<readonly string[]>;

/** Queries the system's name servers. A response that takes longer than 3 s is ignored. */
export const findTextRecords: FindTexts = async (name) => {
  const records = await inTime(resolveTxt(name), TEXTS_WITHIN_MS, []);
  return records.map((pieces) => pieces.join("")); // a long record comes in pieces of 255 bytes
};
