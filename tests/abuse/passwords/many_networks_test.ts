import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { openVisitor } from "../../support/people/visitor.ts";
import { proveSignUp } from "../../support/votes/ballots.ts";
import { openWorld } from "../../support/world.ts";
import { askedBy } from "../../../src/site/accounts/passwords/asker.ts";
import { createPasswords, PASSWORD_QUEUE } from "../../../src/site/accounts/passwords/password.ts";
import { QueueFull } from "../../../src/core/limits/fair_queue.ts";

/** Core-seconds of one proof, as `BROWSER_WORK` states. */
const PROOF_CORE_SECONDS = 0.15;

/** Milliseconds of one hash, and of a step of the clock. */
const HASH_MS = 100;
const STEP_MS = 10;

/** Milliseconds that a browser waits after a 503, according to its Retry-After. */
const RETRY_MS = PASSWORD_QUEUE.retryAfterSeconds * 1_000;

/** Sign-ins that the attacker keeps waiting: they fill the queue, and one more takes each place that gets free. */
const AT_ONCE = 22;

/** Milliseconds after which the attacker replaces a sign-in that was refused. */
const INSISTS_MS = 100;

/** An attack, and the new browsers that come during it. */
interface FloodOptions {
  /** The attacker's networks. */
  networks: number;
  /** Work that the attacker has for proofs. Each sign-in costs one. */
  coreSeconds: number;
  /** New browsers, each from a network of its own, and the milliseconds between them. */
  honest: number;
  everyMs?: number;
  /** Duration of the trial. */
  seconds: number;
}

/** A network of an attacker delays new browsers by one hash in 15 minutes, and a step of the clock. */
const HASH_SECONDS = 0.11;

/** Seconds until a browser that was refused has tried again, and was hashed. */
const AGAIN_SECONDS = 3 + 2;

Deno.test("24 networks with 14 core-seconds keep no new browser from signing in", async () => {
  const attack = { networks: 24, coreSeconds: 14 };
  const flood = await floodLine({ ...attack, honest: 7, everyMs: 500, seconds: 10 });
  assert.ok(flood.coreSeconds > 13.8, `${flood.coreSeconds} core-seconds`);
  for (const seconds of flood.waits) assert.ok((seconds ?? Infinity) < 2.2, `${flood.waits}`);
});

for (const networks of [8, 24, 64, 256, 1_000]) {
  Deno.test(`${networks} networks delay new browsers by a turn of each, whatever they spend`, async () => {
    const shutSeconds = networks * HASH_SECONDS + AGAIN_SECONDS;
    const honest = Math.ceil(shutSeconds) + 10;
    const flood = await floodLine({
      networks,
      coreSeconds: Infinity,
      honest,
      seconds: honest + AGAIN_SECONDS,
    });
    assert.ok(flood.coreSeconds > honest, "the queue was flooded until the end");
    flood.waits.forEach((seconds, n) => {
      const limit = n > networks * HASH_SECONDS ? 2.2 : shutSeconds;
      assert.ok((seconds ?? Infinity) <= limit, `the ${n}th waited ${seconds} s`);
    });
  });
}

Deno.test("a sign-up with a challenge of another network is refused, and its form brings another", async () => {
  await using world = await openWorld();
  const proof = await proveSignUp(openVisitor(world, { address: "203.0.113.9" }));
  const typed = { email: "alex@example.com", password: "a long walk at noon" };
  const elsewhere = openVisitor(world, { address: "198.51.100.1" });
  await elsewhere.get("/sign-up");
  const refused = await elsewhere.submit("/sign-up", { ...typed, username: "Alex_01", proof });
  assert.equal(refused.status, 422);
  assert.match(refused.html, /That check was not for this form/);
  assert.match(refused.html, /<altcha-widget/);
  const near = openVisitor(world, { address: "203.0.113.200" });
  await near.get("/sign-up");
  const done = await near.submit("/sign-up", { ...typed, username: "Alex_01", proof });
  assert.equal(done.status, 303);
});

/**
 * Lets networks flood the password queue of a machine with two cores, on a clock of its own. The attacker fills the
 * queue, sends the next sign-in in the moment in which one is answered, and always from the idle network that was
 * served least. New browsers have a proof, and try again when they are told to. Returns the seconds that each had to
 * wait (undefined: until the end) and the attacker's work.
 */
async function floodLine(
  { networks, coreSeconds, honest, everyMs = 1_000, seconds }: FloodOptions,
): Promise<{ waits: (number | undefined)[]; coreSeconds: number }> {
  const clock = createStepClock();
  const passwords = createPasswords({ N: 2, r: 1, p: 1 }, {
    room: { ...PASSWORD_QUEUE, slots: 1 },
    now: clock.now,
    derive: () => new Promise((resolve) => clock.after(HASH_MS, () => resolve(Buffer.alloc(64)))),
  });
  const hash = (network: string) =>
    askedBy({ network }, () => passwords.as("proved").hash("a long walk"))
      .then(() => true, (error) => error instanceof QueueFull ? false : Promise.reject(error));
  const attack = createAttack({ networks, coreSeconds, hash });

  const waits: (number | undefined)[] = Array.from({ length: honest });
  async function arrive(n: number, since: number): Promise<void> {
    if (await hash(`honest ${n}`)) waits[n] = (clock.now() - since) / 1_000;
    else clock.after(RETRY_MS, () => void arrive(n, since));
  }
  async function keepWaiting(): Promise<void> {
    const answer = await attack.send();
    if (answer === "served") return await keepWaiting();
    if (answer === "refused") clock.after(INSISTS_MS, () => void keepWaiting());
  }

  // The first hash tells the queue how fast the machine is.
  void hash("the first");
  await clock.run(HASH_MS * 2);
  for (let sent = 0; sent < Math.min(AT_ONCE, networks); sent++) void keepWaiting();
  for (let n = 0; n < honest; n++) {
    clock.after(n * everyMs + 530, () => void arrive(n, clock.now()));
  }
  await clock.run(seconds * 1_000);
  return { waits, coreSeconds: attack.spent() };
}

/** Creates an attack that buys a proof for each sign-in, and sends it from its best network. */
function createAttack({ networks, coreSeconds, hash }: {
  networks: number;
  coreSeconds: number;
  hash: (network: string) => Promise<boolean>;
}) {
  const own = Array.from({ length: networks }, (_, n) => ({
    name: `network ${n}`,
    served: 0,
    isWaiting: false,
  }));
  let proofs = 0;

  return {
    spent: () => proofs * PROOF_CORE_SECONDS,
    async send(): Promise<"served" | "refused" | "no_work_left"> {
      const [first, ...others] = own.filter(({ isWaiting }) => !isWaiting);
      if (!first || (proofs + 1) * PROOF_CORE_SECONDS > coreSeconds) return "no_work_left";
      proofs += 1;
      const network = others.reduce((best, one) => one.served < best.served ? one : best, first);
      network.isWaiting = true;
      const isServed = await hash(network.name);
      network.isWaiting = false;
      if (isServed) network.served += 1;
      return isServed ? "served" : "refused";
    },
  };
}

/** Creates a clock that runs in steps. All that follows from a step happens within it. */
function createStepClock() {
  let due: { at: number; run(): void }[] = [];
  let at = 0;
  return {
    now: () => at,
    after: (ms: number, run: () => void) => void due.push({ at: at + ms, run }),
    async run(ms: number): Promise<void> {
      for (const end = at + ms; at < end; at += STEP_MS) {
        const ready = due.filter((one) => one.at <= at);
        due = due.filter((one) => one.at > at);
        for (const { run } of ready) run();
        for (let turn = 0; turn < 40; turn++) await Promise.resolve();
      }
    },
  };
}
