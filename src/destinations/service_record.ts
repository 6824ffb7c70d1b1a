import { resolveSrv } from "node:dns/promises";
import { inTime } from "./in_time.ts";

/** Milliseconds for the lookup: most names have no such record, and their servers wait for the answer. */
const DNS_TIMEOUT_MS = 1_500;

/** The place a service runs at. */
export interface ServicePlace {
  host: string;
  port: number;
}

/** Finds where a name's service runs, by SRV record (RFC 2782). Never throws; no record and no answer are alike. */
export type FindService = (name: string) => Promise<ServicePlace | undefined>;

/** Asks the system's name servers, as in `_minecraft._tcp.play.example.com`; the best-priority record counts. */
export const findServiceRecord: FindService = (name) =>
  inTime(lookUp(name), DNS_TIMEOUT_MS, undefined);

async function lookUp(name: string): Promise<ServicePlace | undefined> {
  const [best] = (await resolveSrv(name)).toSorted((a, b) => a.priority - b.priority);
  return best && { host: best.name.toLowerCase().replace(/\.$/, ""), port: best.port };
}
