import { accountKey } from "../../src/core/accounts/username.ts";
import { type DoorWorld, end, waits } from "../support/api/door.ts";
import { DAY_MS, MINUTE_MS } from "../../src/core/time/day.ts";

/** A player of each state that a reward can be in, by the state's name in the vectors. */
const STATES: Record<string, (door: DoorWorld, accountId: string) => Promise<unknown>> = {
  waiting: waits,
  tested: (door, id) => waits(door, id, { isTest: true }),
  old: (door, id) => waits(door, id, { ago: 3 * DAY_MS }),
  leased: (door, id) => lease(door, id, { until: 1, othersAfter: 11 }),
  resting: (door, id) => lease(door, id, { until: -1, othersAfter: 9 }),
  lapsed: (door, id) => lease(door, id, { until: -11, othersAfter: -1 }),
  released: (door, id) => lease(door, id, { until: null, othersAfter: null }),
  async postponed(door, id) {
    const vote = await waits(door, id);
    await door.world.services.sql`
      update reward set available_at = ${minutes(door, 1)} where vote_id = ${vote}`;
  },
  granted: (door, id) => end(door, id, "granted"),
  async "granted, then voided"(door, id) {
    const vote = await end(door, id, "granted");
    await door.world.services.sql`
      update reward_outcome set voided_at = ${minutes(door, 0)} where vote_id = ${vote}`;
  },
  "granted long ago": (door, id) => end(door, id, "granted", 3 * DAY_MS),
  voided: (door, id) => end(door, id, "voided"),
  refused: (door, id) => end(door, id, "refused"),
  expired: (door, id) => end(door, id, "expired"),
  never: () => Promise.resolve(),
};

/** A name in a vector's state; a stranger has no account. */
export async function playerOf(door: DoorWorld, state: string): Promise<string> {
  const name = `P_${crypto.randomUUID().slice(0, 8)}`;
  if (state === "stranger") return name;
  const { id } = await door.world.account(name);
  const reach = STATES[state];
  if (reach === undefined) throw new Error(`no player is ${state}`);
  await reach(door, id);
  return accountKey(name);
}

async function lease(
  door: DoorWorld,
  accountId: string,
  { until, othersAfter }: { until: number | null; othersAfter: number | null },
): Promise<void> {
  const vote = await waits(door, accountId, { ago: 20 * MINUTE_MS });
  await door.world.services.sql`
    update reward set key_id = gen_random_uuid(), claims = 1,
      claim_id = case when ${until}::int is null then null else gen_random_uuid() end,
      lease_until = ${until === null ? null : minutes(door, until)},
      others_after = ${othersAfter === null ? null : minutes(door, othersAfter)}
    where vote_id = ${vote}`;
}

function minutes({ world }: DoorWorld, count: number): Date {
  return new Date(world.clock.now.getTime() + count * MINUTE_MS);
}
