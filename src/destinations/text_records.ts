import { resolveTxt } from "node:dns/promises";

/** Milliseconds for one lookup: the same as for addresses. */
const DNS_TIMEOUT_MS = 3_000;

/** Looks up a name's DNS TXT records. Never throws: a name without any, and a failed lookup, give none. */
export type FindTexts = (name: string) => Promise<readonly string[]>;

/** Asks the system's name servers; an answer that takes longer than 3 s counts as none. */
export const findTextRecords: FindTexts = async (name) => {
  const late = Promise.withResolvers<string[]>();
  const timer = setTimeout(() => late.resolve([]), DNS_TIMEOUT_MS);
  try {
    return await Promise.race([lookUp(name), late.promise]);
  } finally {
    clearTimeout(timer);
  }
};

/** A long record comes in pieces of 255 bytes. */
async function lookUp(name: string): Promise<string[]> {
  try {
    const records = await resolveTxt(name);
    return records.map((pieces) => pieces.join(""));
  } catch {
    return [];
  }
}
