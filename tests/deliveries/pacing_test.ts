import assert from "node:assert/strict";
import { createPostInTurn } from "../../src/core/deliveries/post_in_turn.ts";
import { createPacing } from "../../src/core/deliveries/pacing.ts";
import type { PacedRow } from "../../src/core/deliveries/send_slots.ts";
import { DELIVERY_RATES } from "../../src/core/deliveries/policy.ts";

function openPacing(addresses: Record<string, string> = {}) {
  const time = { ms: 0 };
  const made = createPacing({
    addressOf: (url) => addresses[url],
    rates: DELIVERY_RATES,
    monotonic: () => time.ms,
  });
  const pacing = { ...made, begin: (row: PacedRow) => made.begin(row) === "begun" };
  return { pacing, postInTurn: createPostInTurn(made), time };
}

/** Rows of an owner at a host: quick ones, at any rate, unless told. */
function rowsOf(ownerId: string, own: Partial<PacedRow> = {}, rows = 1_000): PacedRow[] {
  const host = own.destination ?? `http://${ownerId}.example`;
  return Array.from({ length: rows }, (_, n) => ({
    keyId: `${ownerId}${n}`,
    ownerId,
    url: `${host}/${n}`,
    destination: host,
    rate: DELIVERY_RATES.top,
    lane: "quick",
    isSlow: false,
    ...own,
  }));
}

const FRESH = { lane: "unproven", rate: DELIVERY_RATES.first } as const;

Deno.test("an owner begins with ten POSTs a second to a destination", () => {
  const { pacing, time } = openPacing();
  const begun = (seconds: number) => {
    let count = 0;
    for (const until = time.ms + seconds * 1000; time.ms < until; time.ms += 100) {
      for (const row of rowsOf("a", FRESH, 50)) {
        if (!pacing.begin(row)) continue;
        pacing.end(row);
        count++;
      }
    }
    return count;
  };
  assert.ok(begun(1) <= 20);
  const later = begun(10);
  assert.ok(later > 80 && later <= 110, `${later}`);
  assert.deepEqual(pacing.allow().pairs, ["a http://a.example"]);
});

Deno.test("forty new owners together send 50 a second to a destination", () => {
  const { pacing, time } = openPacing();
  const destination = "http://victim.example";
  let begun = 0;
  for (; time.ms < 10_000; time.ms += 100) {
    for (let n = 0; n < 40; n++) {
      for (const row of rowsOf(`owner${n}`, { ...FRESH, destination }, 5)) {
        if (!pacing.begin(row)) continue;
        pacing.end(row);
        begun++;
      }
    }
  }
  assert.ok(begun <= 11 * DELIVERY_RATES.unproven, `${begun}`);
});

Deno.test("names of one address together send no faster than it", () => {
  const hosts = Array.from({ length: 100 }, (_, n) => `http://n${n}.example`);
  const { pacing } = openPacing(
    Object.fromEntries(hosts.map((host) => [`${host}/0`, "192.0.2.1"])),
  );
  const begun = hosts.flatMap((destination, n) =>
    rowsOf("a", { ...FRESH, destination, keyId: `key${n}` }, 1)
  ).filter((row) => {
    const has = pacing.begin(row);
    if (has) pacing.end(row);
    return has;
  });
  assert.equal(begun.length, DELIVERY_RATES.unproven);
});

Deno.test("an owner's volume slows no other owner behind the same address", () => {
  const addresses: Record<string, string> = {};
  const { pacing } = openPacing(addresses);
  const destination = "http://cdn.example";
  for (let n = 0; n < 1_000; n++) addresses[`${destination}/${n}`] = "192.0.2.1";
  for (const owner of ["a", "b", "c"]) {
    for (const row of rowsOf(owner, { destination })) if (pacing.begin(row)) pacing.end(row);
  }
  const other = rowsOf("d", { destination });
  assert.ok(other.slice(0, 20).every((row) => pacing.begin(row)));
});

Deno.test("an owner takes at most half of the slots of a lane", () => {
  for (const [lane, most] of [["quick", 128], ["unproven", 128]] as const) {
    const { pacing } = openPacing();
    const rows = Array.from(
      { length: 200 },
      (_, n) =>
        rowsOf("a", { lane, destination: `http://host${n}.example` }, 1).map((row) => ({
          ...row,
          keyId: `key${n}`,
        })),
    ).flat();
    assert.equal(rows.filter((row) => pacing.begin(row)).length, most, lane);
    assert.ok(pacing.begin(rowsOf("b", { lane })[0] as PacedRow));
  }
});

Deno.test("a hundred owners who answer slowly leave the quick lane free", () => {
  const { pacing, time } = openPacing();
  let begun = 0;
  for (let second = 0; second < 10; second++, time.ms += 1_000) {
    for (let n = 0; n < 100; n++) {
      const fresh = rowsOf(`new${n}`, { ...FRESH, keyId: `${second}${n}` }, 8);
      begun += fresh.filter(pacing.begin).length;
      begun +=
        rowsOf(`slow${n}`, { lane: "unproven", isSlow: true }, 4).filter(pacing.begin).length;
    }
  }
  assert.ok(begun <= 256, `${begun}`);
  for (const row of rowsOf("proven", {}, 16)) assert.ok(pacing.begin(row));
});

Deno.test("a hundred chats that hang leave every other lane free", () => {
  const { pacing } = openPacing();
  const chats = Array.from({ length: 100 }, (_, n) => `chat${n}`)
    .flatMap((owner) => rowsOf(owner, { lane: "chat", keyId: owner }, 3));
  assert.equal(chats.filter(pacing.begin).length, 32);
  for (const lane of ["quick", "unproven"] as const) {
    assert.ok(pacing.begin(rowsOf("a", { lane, keyId: lane }, 1)[0] as PacedRow), lane);
  }
});

Deno.test("a POST that takes a second leaves its slot to others", () => {
  const { pacing, time } = openPacing();
  const owners = Array.from({ length: 200 }, (_, n) => `owner${n}`);
  const begin = (round: string) =>
    owners.flatMap((owner) => rowsOf(owner, { keyId: `${owner}${round}` }, 1)).filter(pacing.begin);
  assert.equal(begin("a").length, 200);
  for (const row of rowsOf("more", {}, 56)) pacing.begin(row);
  const late = rowsOf("late", {}, 16).filter((row) => pacing.begin(row)).length;
  assert.ok(late <= 1, `${late}`);
  time.ms += 1_000;
  for (const row of rowsOf("later", {}, 16)) assert.ok(pacing.begin(row));
});

Deno.test("a proven owner's POSTs that hang leave new owners their slots", () => {
  const { pacing, time } = openPacing();
  for (let second = 0; second < 3; second++, time.ms += 1_000) {
    const rows = Array.from({ length: 128 }, (_, n) => ({ keyId: `${second} ${n}` }))
      .flatMap((key) => rowsOf("proven", key, 1));
    assert.equal(rows.filter(pacing.begin).length, 128);
  }
  for (const row of rowsOf("new", FRESH, 8)) assert.ok(pacing.begin(row));
});

Deno.test("an owner whose rows fill half of the room is not claimed", () => {
  const { pacing } = openPacing();
  pacing.claimed(rowsOf("a", {}, 448));
  pacing.claimed(rowsOf("b", {}, 10));
  assert.deepEqual(pacing.allow().owners, ["a"]);
  pacing.dropped(rowsOf("a", {}, 200));
  assert.deepEqual(pacing.allow().owners, []);
});

Deno.test("a rush of 300 votes a second for a minute does not pile up", () => {
  const { pacing, time } = openPacing();
  const line: PacedRow[] = [];
  const underWay: { row: PacedRow; endsAt: number }[] = [];
  let cast = 0;
  for (; time.ms < 60_000; time.ms += 20) {
    while (underWay[0] && underWay[0].endsAt <= time.ms) pacing.end(underWay.shift()!.row);
    for (; cast < time.ms * 0.3; cast++) line.push(...rowsOf("hot", { keyId: "hot" }, 1));
    while (line[0] && pacing.begin(line[0])) {
      underWay.push({ row: line.shift() as PacedRow, endsAt: time.ms + 40 });
    }
  }
  assert.ok(line.length <= 5 * DELIVERY_RATES.top / 10, `${line.length} wait`);
});

Deno.test("owners who come one after another leave something for the next", () => {
  const { pacing } = openPacing();
  for (let owner = 1; owner <= 20; owner++) {
    for (let key = 0; key < 50; key++) {
      for (const row of rowsOf(`owner${owner}`, { keyId: `${owner} ${key}` }, 8)) {
        pacing.begin({ ...row, destination: `http://${owner}-${key}.example` });
      }
    }
  }
  const next = rowsOf("next", {}, 3).filter((row) => pacing.begin(row));
  assert.ok(next.length >= 1, `${next.length}`);
});

Deno.test("a POST outside the queue waits for a slot, and gives it back", async () => {
  const { pacing, postInTurn } = openPacing();
  const { signal } = new AbortController();
  const held = rowsOf("a", { ...FRESH, keyId: "key" }, 8);
  for (const row of held) assert.ok(pacing.begin(row));
  const [own = assert.fail(), late = assert.fail()] = rowsOf("a", { ...FRESH, keyId: "key" }, 2);
  const done: string[] = [];
  const posted = postInTurn(own, () => Promise.resolve(done.push("posted")), signal);
  await assert.rejects(postInTurn(late, () => assert.fail("posted"), AbortSignal.abort()));
  assert.deepEqual(done, []);
  for (const row of held) pacing.end(row);
  await posted;
  assert.deepEqual(done, ["posted"]);
  assert.deepEqual(pacing.allow().owners, []);
});
