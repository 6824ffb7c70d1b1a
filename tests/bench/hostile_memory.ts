/**
 * Measures the memory that hostile receivers cost: 10,000 attempts at every abuse of tests/support/abuses.ts, receivers
 * in a process of their own. Exits 1 when the sender's process grew by more than 20 MB over its warm state.
 */
import { TEST_LOCK } from "../../embedded/launcher/project.ts";
import { V8_FLAGS } from "../../embedded/launcher/service_flags.ts";
import { ABUSES } from "../support/abuses.ts";
import { startRawReceiver } from "../support/raw_receiver.ts";
import { dispatchTo, openSender } from "../support/sending.ts";

const ATTEMPTS = 10_000;
const IN_FLIGHT = 128;

/** Attempts before the baseline is taken: code is compiled, pools and heap have their working size. */
const WARM_UP = 2_000;

/** Short deadlines make abuses that wait for one affordable; memory does not depend on them. */
const DEADLINE_MS = 250;

/** MB (10^6 bytes) by which the resident set may grow. */
const GROWTH_MAX_MB = 20;

switch (Deno.args[0]) {
  case "farm":
    startFarm();
    break;
  case "sender":
    Deno.exit(await measure());
    break;
  default:
    Deno.exit((await startSelf("sender", "inherit").status).code);
}

/** This program once more, with the flags of the service. */
function startSelf(part: "farm" | "sender", stdout: "inherit" | "piped"): Deno.ChildProcess {
  const args = ["run", ...TEST_LOCK, "-A", V8_FLAGS, import.meta.filename ?? "", part];
  return new Deno.Command(Deno.execPath(), { args, stdout }).spawn();
}

function startFarm(): void {
  const urls = Object.values(ABUSES).map(({ behave }) =>
    startRawReceiver(async (conversation) => {
      await conversation.nextRequest();
      await behave(conversation);
    }).url
  );
  console.log(JSON.stringify(urls));
}

async function measure(): Promise<number> {
  const farm = startSelf("farm", "piped");
  try {
    const urls = await firstLine(farm.stdout);
    await using sender = openSender({ responseTimeoutMs: DEADLINE_MS, now: () => new Date() });
    const attempt = (n: number) => sender.send(dispatchTo(urls[n % urls.length] ?? ""));
    await inFlight(WARM_UP, attempt);
    const before = rssMb();
    let peak = before;
    const sampler = setInterval(() => peak = Math.max(peak, rssMb()), 50);
    await inFlight(ATTEMPTS, attempt);
    clearInterval(sampler);
    const grown = peak - before;
    console.log(
      `${ATTEMPTS} attempts at ${urls.length} abuses: ${before.toFixed(0)} MB before, ` +
        `${peak.toFixed(0)} MB at the peak, ${rssMb().toFixed(0)} MB after; ` +
        `grown by ${grown.toFixed(1)} MB (at most ${GROWTH_MAX_MB})`,
    );
    return grown <= GROWTH_MAX_MB ? 0 : 1;
  } finally {
    farm.kill("SIGKILL");
    await farm.status;
  }
}

async function inFlight(count: number, work: (n: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, lane));
}

async function firstLine(stdout: ReadableStream<Uint8Array>): Promise<string[]> {
  for await (const text of stdout.pipeThrough(new TextDecoderStream())) {
    return JSON.parse(text);
  }
  throw new Error("the farm of receivers did not start");
}

function rssMb(): number {
  return Deno.memoryUsage().rss / 1e6;
}
