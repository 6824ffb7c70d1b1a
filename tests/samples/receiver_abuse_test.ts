/** The receivers in the owner's API panel, run as programs: strangers cannot stop or starve them. */
import assert from "node:assert/strict";
import { newVote, post, SECRET } from "../support/api/sample_votes.ts";
import {
  inEachLanguage,
  openFolder,
  openReceiver,
  type Sample,
  type SampleReceiver,
} from "./samples.ts";

/** Milliseconds a good delivery may take while strangers hold connections open: the best of three. */
const ANSWER_WITHIN_MS = 2_000;

/** Milliseconds after which a receiver must have hung up on a client; samples give it 5 s. */
const HANG_UP_WITHIN_MS = 20_000;

const HEAD = "POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";

/** The beginnings of requests that do not go on. */
const UNFINISHED = ["", "PO", "POST / HTTP/1.1\r\nHo", `${HEAD}Content-Length: 900\r\n\r\n{"a"`];

/** Maximum open files of a receiver that strangers use up. A runtime needs some of them for itself. */
const FILES = 100;

/** Strangers who come at the same time; more would wait in line with the system. */
const AT_ONCE = 50;

Deno.test("each sample receiver lives through 1,000 aborted and slow clients", async (t) => {
  await inReceiver(t, async (receiver) => {
    const slow: Deno.TcpConn[] = [];
    try {
      for (let count = 0; count < 1_000; count += AT_ONCE) {
        const came = await Promise.all(Array.from(
          { length: AT_ONCE },
          (_, index) => dial(receiver, UNFINISHED[index % UNFINISHED.length] ?? ""),
        ));
        // Every second one hangs up at once, the others neither go on nor go.
        for (const [index, stranger] of came.entries()) {
          if (index % 8 < 4) stranger.close();
          else slow.push(stranger);
        }
      }
      await assertWorks(receiver);
    } finally {
      for (const stranger of slow) stranger.close();
    }
    await assertWorks(receiver);
  });
});

Deno.test("each sample receiver lives through garbage", async (t) => {
  const garbage = [
    "\r\n\r\n",
    "\u0000\u0001\u0002\r\n\r\n",
    "GET\r\n\r\n",
    "POST / HTTP/9.9\r\n\r\n",
    `${HEAD}Content-Length: -1\r\n\r\n`,
    `${HEAD}Content-Length: x\r\n\r\n`,
    `${HEAD}Content-Length: 99999999999999999999\r\n\r\n`,
    `${HEAD}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
    `${HEAD}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
    `${HEAD}\r\n`,
    `${HEAD}X-Listing-Signature: \u00ff\r\nContent-Length: 0\r\n\r\n`,
    `GET /${"x".repeat(200_000)} HTTP/1.1\r\n\r\n`,
    `POST / HTTP/1.1\r\n${"X-A: b\r\n".repeat(5_000)}\r\n`,
  ];
  await inReceiver(t, async (receiver) => {
    for (const text of garbage) {
      using stranger = await dial(receiver, text);
      await stranger.closeWrite().catch(() => {});
      await firstLine(stranger, 1_000);
    }
    await assertWorks(receiver);
  });
});

Deno.test("each sample receiver recovers after strangers use up its open files", async (t) => {
  await inEachLanguage(t, async (sample) => {
    await using folder = await openFolder();
    await using receiver = await openReceiver(sample, {
      folder: folder.path,
      secret: SECRET,
      files: FILES,
    });
    const strangers = await Promise.all(
      Array.from({ length: FILES + 20 }, (_, index) => dial(receiver, UNFINISHED[index % 4] ?? "")),
    );
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    for (const stranger of strangers) stranger.close();
    await assertWorks(receiver);
  });
});

Deno.test("each sample receiver answers in 2 s and drops 50 stalling strangers", async (t) => {
  await inReceiver(t, async (receiver, { hangsUp }) => {
    await assertWorks(receiver);
    const strangers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => dial(receiver, UNFINISHED[index % 4] ?? "")),
    );
    const stillDripping = drip(strangers);
    try {
      const took = [];
      for (let count = 0; count < 3; count++) {
        const startedAt = performance.now();
        await assertWorks(receiver);
        took.push(performance.now() - startedAt);
      }
      assert.ok(Math.min(...took) < ANSWER_WITHIN_MS, `answers took ${took} ms`);
      // Hanging up is the business of the web server that runs a PHP page or stands before the receiver.
      if (!hangsUp) return;
      for (const stranger of strangers) assert.ok(await isHungUp(stranger, HANG_UP_WITHIN_MS));
    } finally {
      clearInterval(stillDripping);
      for (const stranger of strangers) stranger.close();
    }
    await assertWorks(receiver);
  });
});

Deno.test("each sample receiver refuses a body over 64 kB, announced or not", async (t) => {
  await inReceiver(t, async (receiver) => {
    const huge = newVote({ changes: { note: "x".repeat(65_536) } });
    assert.equal(await post(receiver.url, huge), 413);
    const parts = new Blob([huge.body]).stream();
    const unannounced = await fetch(receiver.url, {
      method: "POST",
      headers: huge.headers,
      body: parts,
    });
    await unannounced.body?.cancel();
    assert.equal(unannounced.status, 413);
    const large = newVote({ changes: { note: "x".repeat(60_000) } });
    assert.equal(await post(receiver.url, large), 204);
  });
});

/** A vote in chunks as tunnels and proxies send it, by how. */
const CHUNKED: Record<string, (head: string, body: string) => string> = {
  "one chunk": (head, body) => `${head}\r\n${chunk(body)}0\r\n\r\n`,
  "a chunk for each character": (head, body) =>
    `${head}\r\n${[...body].map(chunk).join("")}0\r\n\r\n`,
  "an extension and zeros": (head, body) =>
    `${head}\r\n00${body.length.toString(16).toUpperCase()};a=b\r\n${body}\r\n0\r\n\r\n`,
  "Expect: 100-continue": (head, body) =>
    `${head}Expect: 100-continue\r\n\r\n${chunk(body)}0\r\n\r\n`,
};

Deno.test("each sample receiver takes a vote that comes in chunks", async (t) => {
  await inReceiver(t, async (receiver) => {
    for (const [how, write] of Object.entries(CHUNKED)) {
      const { headers, body } = newVote();
      const fields = Object.entries(headers).map(([name, value]) =>
        `${name.toLowerCase()}: ${value}\r\n`
      );
      const request = HEAD.replace("Host: x", "Host: 127.0.0.1");
      const head = `${request}Transfer-Encoding: chunked\r\n${fields.join("")}`;
      using tunnel = await dial(receiver, write(head, body));
      assert.equal(await statusOf(tunnel), 204, how);
    }
    await assertWorks(receiver);
  });
});

const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

/** Reads the final status of an answer. */
async function statusOf(connection: Deno.TcpConn): Promise<number> {
  let text = "";
  const buffer = new Uint8Array(1_024);
  for (let read = 0; read < 20; read++) {
    const [, status] = /^(?:HTTP\/1\.1 100[^]*?\r\n\r\n)?HTTP\/1\.[01] ([2-5]\d\d)/.exec(text) ??
      [];
    if (status !== undefined) return Number(status);
    const length = await connection.read(buffer).catch(() => null);
    if (length === null) break;
    text += new TextDecoder().decode(buffer.subarray(0, length));
  }
  return 0;
}

Deno.test("each sample receiver answers every method but POST with 405", async (t) => {
  await inReceiver(t, async (receiver) => {
    const { headers, body } = newVote();
    for (const method of ["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
      const sent = ["GET", "HEAD"].includes(method) ? null : body;
      const response = await fetch(receiver.url, { method, headers, body: sent });
      await response.body?.cancel();
      assert.equal(response.status, 405, method);
      assert.equal(response.headers.get("allow"), "POST", method);
    }
    assert.doesNotMatch(receiver.printed(), / voted: /);
  });
});

async function inReceiver(
  t: Deno.TestContext,
  check: (receiver: SampleReceiver, sample: Sample) => Promise<void>,
): Promise<void> {
  await inEachLanguage(t, async (sample) => {
    await using folder = await openFolder();
    await using receiver = await openReceiver(sample, { folder: folder.path, secret: SECRET });
    await check(receiver, sample);
  });
}

/** A vote is taken and rewarded, by the process that was started. */
async function assertWorks(receiver: SampleReceiver): Promise<void> {
  assert.ok(!receiver.hasEnded(), receiver.printed());
  assert.equal(await post(receiver.url, newVote()), 204);
}

async function dial({ port }: SampleReceiver, text: string): Promise<Deno.TcpConn> {
  const connection = await Deno.connect({ hostname: "127.0.0.1", port });
  // The receiver may hang up before it has read all of it.
  await connection.write(new TextEncoder().encode(text)).catch(() => {});
  return connection;
}

/** Sends a byte to each every second, so that a limit on silence alone would never end. */
function drip(strangers: readonly Deno.TcpConn[]): ReturnType<typeof setInterval> {
  return setInterval(() => {
    for (const stranger of strangers) stranger.write(new Uint8Array([120])).catch(() => {});
  }, 1_000);
}

async function isHungUp(stranger: Deno.TcpConn, withinMs: number): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  while (performance.now() < deadline) {
    if (await firstLine(stranger, deadline - performance.now()) === null) return true;
  }
  return false;
}

/** Reads the next line: null at the end, undefined when nothing came in time. */
async function firstLine(
  stranger: Deno.TcpConn,
  withinMs: number,
): Promise<number | null | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), withinMs);
  });
  try {
    return await Promise.race([stranger.read(new Uint8Array(1_024)).catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}
