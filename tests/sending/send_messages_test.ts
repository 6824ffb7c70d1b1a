import assert from "node:assert/strict";
import { type MessageKind, sendMessages } from "../../src/core/sending/send_messages.ts";
import { ANY_INSTANT } from "../../src/core/time/clock.ts";
import { logWhile } from "../support/processes/log_lines.ts";

type Numbers = MessageKind<number, string>;

/** Numbers that are due, and what became of them. */
function openQueue(due: number[], own: Partial<Numbers> = {}) {
  const recorded: string[] = [];
  const kind: Numbers = {
    name: "number",
    atOnce: 2,
    claim: ({ rows }) => Promise.resolve(due.splice(0, rows)),
    send: (claim) => Promise.resolve(`sent ${claim}`),
    record: ({ result }) => Promise.resolve(void recorded.push(result)),
    ...own,
  };
  const sendDue = (signal?: AbortSignal) =>
    sendMessages(kind, { now: () => new Date(), clock: ANY_INSTANT }, signal);
  return { sendDue, due, recorded };
}

Deno.test("a round sends everything that is due, and no more at once than the kind allows", async () => {
  let inFlight = 0;
  let most = 0;
  const { sendDue, recorded } = openQueue([1, 2, 3, 4, 5], {
    async send(claim) {
      most = Math.max(most, ++inFlight);
      await new Promise((done) => setTimeout(done, 1));
      inFlight--;
      return `sent ${claim}`;
    },
  });
  assert.equal(await sendDue(), true);
  assert.deepEqual(recorded.sort(), ["sent 1", "sent 2", "sent 3", "sent 4", "sent 5"]);
  assert.equal(most, 2);
});

Deno.test("a round ends when no message can be sent, and the next one tries again", async () => {
  const { sendDue, due, recorded } = openQueue([1, 2, 3, 4], { isDown: () => true });
  assert.equal(await sendDue(), false);
  assert.deepEqual([recorded, due], [["sent 1", "sent 2"], [3, 4]]);
  await sendDue();
  assert.deepEqual([recorded.length, due], [4, []]);
});

Deno.test("a result is recorded once the database is there, and not given up", async () => {
  let failures = 4;
  const recorded: number[] = [];
  const { sendDue } = openQueue([1, 2], {
    record({ claim }) {
      if (failures-- > 0) {
        return Promise.reject(Object.assign(new Error("gone"), { code: "57P01" }));
      }
      return Promise.resolve(void recorded.push(claim));
    },
  });
  const lines = await logWhile(sendDue);
  assert.deepEqual(recorded.sort(), [1, 2]);
  assert.equal(lines.match(/message_not_recorded/g)?.length, 1, lines);
});

Deno.test("a fault of one message is told after all others were sent", async () => {
  const fault = new Error("a bug");
  const { sendDue, recorded } = openQueue([1, 2, 3], {
    send: (claim) => claim === 1 ? Promise.reject(fault) : Promise.resolve(`sent ${claim}`),
  });
  await assert.rejects(sendDue(), fault);
  assert.deepEqual(recorded, ["sent 2", "sent 3"]);
  assert.equal(await sendDue(), true);
});

Deno.test("a stop leaves what is due, and records what is in flight", async () => {
  const begun = Promise.withResolvers<void>();
  const sent = Promise.withResolvers<string>();
  const { sendDue, due, recorded } = openQueue([1, 2, 3], {
    atOnce: 1,
    send() {
      begun.resolve();
      return sent.promise;
    },
  });
  const stopping = new AbortController();
  const round = sendDue(stopping.signal);
  await begun.promise;
  stopping.abort();
  sent.resolve("sent 1");
  await round;
  await sendDue(stopping.signal);
  assert.deepEqual([recorded, due], [["sent 1"], [2, 3]]);
});
