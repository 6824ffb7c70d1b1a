import { closing, connect, describeServer } from "../../core/database/connect.ts";
import { addressesOf } from "../../core/database/database_address.ts";
import { reasonOf } from "./sentence.ts";

/** Milliseconds for the statement that a host is asked. */
const ANSWER_WITHIN_MS = 2_000;

/** One of several hosts in the database's address. */
export interface DatabaseHost {
  /** `host:port`. */
  host: string;
  /** Role of the server; `alone` is a standby that follows no primary, `away` doesn't respond. */
  state: "primary" | "standby" | "alone" | "away";
  /** Why it is away. */
  why?: string;
}

/** Asks every host of an address what it is, on a connection of its own. Returns nothing for an address of one host. */
export async function askMembers(url: string): Promise<DatabaseHost[]> {
  const addresses = addressesOf(url);
  return addresses.length < 2 ? [] : await Promise.all(addresses.map(askMember));
}

async function askMember(address: string): Promise<DatabaseHost> {
  const sql = connect(address, {
    applicationName: "voteboard-check",
    max: 1,
    fetchTypes: false,
    answerWithinMs: ANSWER_WITHIN_MS,
  });
  const host = describeServer(sql);
  try {
    // Every role may see that there is a receiver, and only some roles what it does.
    const [row] = await sql<[{ state: DatabaseHost["state"] }]>`
      select case
        when not pg_is_in_recovery() then 'primary'
        when exists (select from pg_stat_wal_receiver) then 'standby'
        else 'alone'
      end as state`;
    return { host, state: row.state };
  } catch (error) {
    return { host, state: "away", why: reasonOf(error) };
  } finally {
    await closing(sql, 0);
  }
}

/** Returns whether a host could take over, or has. */
export function isUp({ state }: DatabaseHost): boolean {
  return state === "primary" || state === "standby";
}
