import assert from "node:assert/strict";
import {
  CHANGES_MAX,
  type FoundChanges,
  type Position,
} from "../../src/core/database/find_changes.ts";
import { MINUTE_MS } from "../../src/core/time/day.ts";
import { openFollowing } from "../support/database/following.ts";
import { freshDatabase } from "../support/database/database.ts";

const SERVER = new Date("2026-03-01T00:00:00.000Z");
const CHANGE = { serverId: crypto.randomUUID(), nameKey: "steve_01" };

/** A follower that notes what it is told, and a database whose looks the test answers. */
async function openFollower() {
  await using database = await freshDatabase();
  const found = { server: SERVER, revision: 1, changes: [] as FoundChanges["changes"], leapMs: 0 };
  const asked: (Position | undefined)[] = [];
  const held: { look: Promise<void> | undefined } = { look: undefined };
  const opened = openFollowing(database.sql, async (last) => {
    asked.push(last);
    const { server, revision, changes, leapMs } = found;
    await held.look;
    const at = new Date(SERVER.getTime() + opened.time.ms + leapMs);
    const position = { snapshot: `${asked.length}`, server, at };
    return { position, revision, changes };
  });
  const told: string[] = [];
  opened.following.add({
    forget: (changes) => void told.push(`forget ${changes.length}`),
    forgetAll: () => void told.push("forget all"),
    accept: ({ revision }) => void told.push(`revision ${revision}`),
  });
  const toldSince = () => told.splice(0).filter((line) => line !== "revision 1");
  return { ...opened, found, asked, held, told, toldSince };
}

Deno.test("a look counts for 250 ms from its start, and not from its end", async () => {
  const { following, time, held, settled } = await openFollower();
  const look = Promise.withResolvers<void>();
  held.look = look.promise;
  assert.equal(following.isCurrent(), false);
  time.ms += 200;
  look.resolve();
  await settled();
  time.ms += 49;
  assert.equal(following.isCurrent(), true);
  time.ms += 1;
  assert.equal(following.isCurrent(), false);
});

Deno.test("it looks each 100 ms while someone asks, one look at a time, and not otherwise", async () => {
  const { following, time, asked, held, settled } = await openFollower();
  following.isCurrent();
  await settled();
  time.ms += 99;
  following.isCurrent();
  assert.equal(asked.length, 1);
  const look = Promise.withResolvers<void>();
  held.look = look.promise;
  time.ms += 1;
  following.isCurrent();
  time.ms += 200;
  following.isCurrent();
  assert.equal(asked.length, 2);
  look.resolve();
  await settled();
  time.ms += MINUTE_MS;
  await settled();
  assert.equal(asked.length, 2);
});

Deno.test("what must be newer than now waits for a look that starts later, at most each 10 ms", async () => {
  const { following, time, asked, look, settled } = await openFollower();
  await look();
  const since = time.ms;
  time.ms += 9;
  assert.equal(following.isCurrent(since), false);
  assert.equal(following.isCurrent(), true, "for others, the last look counts");
  assert.equal(asked.length, 1);
  time.ms += 1;
  assert.equal(following.isCurrent(since), false);
  await settled();
  assert.equal(asked.length, 2);
  assert.equal(following.isCurrent(since), true);
});

Deno.test("a look that had started before doesn't count for what must be newer", async () => {
  const { following, time, held, settled } = await openFollower();
  const look = Promise.withResolvers<void>();
  held.look = look.promise;
  following.isCurrent();
  const since = time.ms += 5;
  look.resolve();
  await settled();
  assert.equal(following.isCurrent(since), false);
  assert.equal(following.isCurrent(), true);
});

Deno.test("an announced change is looked for at once, if someone asked lately", async () => {
  const { following, time, asked, look, settled } = await openFollower();
  await look();
  time.ms += 10;
  following.expectChange();
  assert.equal(asked.length, 2);
  await settled();
  assert.equal(following.isCurrent(), true, "what is remembered still counts");
  time.ms += 1;
  following.expectChange();
  assert.equal(asked.length, 2, "not twice in 10 ms");
  time.ms += 9;
  following.isCurrent();
  assert.equal(asked.length, 3, "but the next request looks");
  await settled();
  time.ms += 250;
  following.expectChange();
  assert.equal(asked.length, 3);
});

Deno.test("each look goes on from the one before, and reports its changes and revision", async () => {
  const { asked, found, look, told } = await openFollower();
  await look();
  found.changes = [CHANGE];
  found.revision = 2;
  await look();
  assert.deepEqual(asked.map((last) => last?.snapshot), [undefined, "1"]);
  assert.deepEqual(told, ["forget all", "revision 1", "forget 1", "revision 2"]);
});

Deno.test("everything is forgotten once changes may have been missed", async (t) => {
  const { found, look, time, toldSince } = await openFollower();
  await look();
  const cases: Record<string, () => void> = {
    "more changes than a look reads": () =>
      void (found.changes = Array(CHANGES_MAX + 1).fill(CHANGE)),
    "another server": () => void (found.server = new Date(SERVER.getTime() + 1)),
    "a pause of the process": () => void (time.ms += 10_001),
    "a pause of its virtual machine, whose clock stood still": () => void (found.leapMs += 10_001),
    "a clock of the database that was put back": () => void (found.leapMs -= 1_000),
  };
  for (const [name, happens] of Object.entries(cases)) {
    await t.step(name, async () => {
      found.changes = [];
      await look();
      toldSince();
      await look();
      assert.deepEqual(toldSince(), ["forget 0"]);
      happens();
      await look();
      assert.deepEqual(toldSince(), ["forget all"]);
    });
  }
});

Deno.test("after a look that failed, the next one starts anew", async () => {
  const { asked, look, held, toldSince, following, time } = await openFollower();
  await look();
  held.look = Promise.reject(new Error("gone"));
  await look();
  assert.equal(following.isCurrent(), true, "the look before still counts");
  held.look = undefined;
  toldSince();
  await look();
  assert.deepEqual(toldSince(), ["forget all"]);
  assert.equal(asked.at(-1), undefined);
  held.look = Promise.reject(new Error("gone"));
  time.ms += 250;
  assert.equal(following.isCurrent(), false);
});

Deno.test("everything is forgotten each ten minutes, whatever was found", async () => {
  const { look, time, toldSince } = await openFollower();
  await look();
  const begun = time.ms;
  const at: number[] = [];
  while (time.ms - begun < 21 * MINUTE_MS) {
    toldSince();
    time.ms += 9_000;
    await look();
    if (toldSince().includes("forget all")) at.push(Math.floor((time.ms - begun) / MINUTE_MS));
  }
  assert.deepEqual(at, [10, 20]);
});
