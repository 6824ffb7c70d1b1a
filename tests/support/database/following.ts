import type { Sql } from "../../../src/core/database/connect.ts";
import {
  findChanges,
  type FoundChanges,
  type Position,
} from "../../../src/core/database/find_changes.ts";
import { followChanges } from "../../../src/core/database/follow_changes.ts";

/** Milliseconds between two looks. */
const LOOK_EVERY_MS = 100;

/** Follows the changes of a database, or what `find` returns, by a monotonic clock that the test moves. */
export function openFollowing(
  sql: Sql,
  find = (last: Position | undefined): Promise<FoundChanges> => findChanges(sql, last),
) {
  const time = { ms: 0 };
  let looking: Promise<unknown> = Promise.resolve();
  let looks = 0;
  const following = followChanges((last) => {
    looks += 1;
    const found = find(last);
    looking = found.catch(() => {});
    return found;
  }, { monotonic: () => time.ms });

  /** Waits until the look in progress has told the followers. */
  async function settled(): Promise<void> {
    await looking;
    await new Promise((resolve) => setTimeout(resolve));
  }

  return {
    following,
    time,
    settled,
    /** The number of looks so far. */
    get looks() {
      return looks;
    },
    /** Moves the clock to the next look, and waits for it. */
    async look(): Promise<void> {
      time.ms += LOOK_EVERY_MS;
      following.isCurrent();
      await settled();
    },
  };
}
