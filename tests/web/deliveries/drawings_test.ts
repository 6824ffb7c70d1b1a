import assert from "node:assert/strict";
import { ENGLISH } from "../../../src/core/locales/locale.ts";
import { Schedule, Tries } from "../../../src/site/web/deliveries/states.tsx";
import { inLocale } from "../../../src/site/web/current_locale.ts";
import { Strip } from "../../../src/site/web/my_servers/health/delivery_strip.tsx";

const NOTHING = Array<number>(24).fill(0);

Deno.test("a strip draws what arrived upwards and what failed downwards", () => {
  const day = { atOnce: [...NOTHING], late: [...NOTHING], failed: [...NOTHING] };
  day.atOnce[0] = 30;
  day.late[0] = 10;
  day.failed[1] = 1;
  day.failed[2] = 1000;
  const drawn = inLocale(ENGLISH, () => String(Strip({ day })));
  assert.match(
    drawn,
    /aria-label="[^"]*30 delivered at once, 10 after a retry, 1,001 waiting or failed"/,
  );
  assert.match(drawn, /<path class="ok" d="M1 40h8v-30h-8z"/);
  assert.match(drawn, /<path class="late" d="M1 10h8v-10h-8z"/);
  // Small beside the other, and still to be seen.
  assert.match(drawn, /<path class="bad" d="M11 41h8v4h-8zM21 41h8v16h-8z"/);
});

Deno.test("attempts are bars: failed ones, the one that arrived, the next", () => {
  const looksOf = (
    attempts: number,
    state: "delivered" | "pending" | "abandoned" | "held",
    acceptedAttempt: number | null = null,
  ) => {
    const drawn = String(Tries({ delivery: { attempts, state, acceptedAttempt } }));
    return [...drawn.matchAll(/<rect class="([^"]+)"/g)].map(([, look]) => look);
  };
  assert.deepEqual(looksOf(2, "delivered", 2), ["bad", "good"]);
  assert.deepEqual(looksOf(5, "pending", 1), ["good"]);
  assert.deepEqual(looksOf(1, "pending"), ["bad", "next"]);
  assert.deepEqual(looksOf(0, "pending"), ["next"]);
  assert.equal(looksOf(40, "abandoned").length, 12);
});

Deno.test("the schedule shows twelve attempts, those made and the next", () => {
  const drawn = inLocale(ENGLISH, () => String(Schedule({ run: 3, state: "pending" })));
  assert.match(drawn, /aria-label="3 of 12 attempts/);
  const looks = [...drawn.matchAll(/<li><span class="state ([^"]*)">/g)].map(([, look]) => look);
  assert.deepEqual(looks.slice(0, 5), ["bad", "bad", "bad", "late", "off"]);
  assert.equal(looks.length, 12);
  assert.match(drawn, /at once.*\+5 s.*\+2 m.*\+24 h/s);
});
