import { resolveTxt } from "node:dns/promises";
import { inTime } from "./in_time.ts";

/** Milliseconds for one lookup: the same as for addresses. */
const DNS_TIMEOUT_MS = 3_000;

/** Looks up a name's DNS TXT records. Never throws: a name without any, and a failed lookup, give none. */
export type FindTexts = (name: string) => Promise<readonly string[]>;

/** Asks the system's name servers; an answer that takes longer than 3 s counts as none. */
export const findTextRecords: FindTexts = (name) => inTime(lookUp(name), DNS_TIMEOUT_MS, []);

/** A long record comes in pieces of 255 bytes. */
async function lookUp(name: string): Promise<readonly string[]> {
  return (await resolveTxt(name)).map((pieces) => pieces.join(""));
}
