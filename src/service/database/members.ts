import { closing, connect, describeServer } from "../../core/database/connect.ts";
import { addressesOf } from "../../core/database/database_address.ts";
import { reasonOf } from "./sentence.ts";

/** Milliseconds for the statement that each host gets. */
const ANSWER_WITHIN_MS = 2_000;

/** One of several hosts in the database's address. */
export interface DatabaseHost {
  /** `host:port`. */
  host: string;
  /** The state of the server. `alone` is a standby that doesn't follow a primary, and `away` doesn't respond. */
  state: "primary" | "standby" | "alone" | "away";
  /** The reason why it is away. */
  why?: string;
}

/**
 * Queries the state of every host of an address, each on a separate connection. Returns an empty list for an address
 * with one host.
 */
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
    // Every role can see that there is a receiver, but only some roles can see its state.
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

/** Returns whether a host is the primary or could become it. */
export function isUp({ state }: DatabaseHost): boolean {
  return state === "primary" || state === "standby";
}
