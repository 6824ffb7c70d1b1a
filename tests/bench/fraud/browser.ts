import PBKDF2 from "altcha/workers/pbkdf2" with { type: "text" };
import { createChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/scrypt";
import type { Browser, CDPSession, Page } from "playwright-core";
import type { BotCheck } from "../../../src/votes/bot_check.ts";
import { BROWSER_WORK } from "../../../src/votes/proof_of_work.ts";
import { BotWidget } from "../../../src/web/voting/bot_widget.tsx";
import { WIDGET_FILES } from "../../../src/web/voting/widget_files.ts";
import { launchBrowser } from "../../support/browser.ts";
import { hold } from "../ending.ts";

/** Milliseconds that a worker derives keys for. */
const SOLVING_MS = 3_000;

/** The widget as the ballot shows it; the check itself is not asked. */
const CHECK: Pick<BotCheck, "kind"> = { kind: "proof_of_work" };

/** A proof as a worker of ALTCHA's is asked for it. */
export interface Puzzle {
  worker: "pbkdf2" | "scrypt";
  parameters: Record<string, unknown>;
}

/** Chromium with a page that solves. */
export interface Solver {
  /** Processor time of one key in one worker, in milliseconds. */
  derive(puzzle: Puzzle): Promise<number>;
  /** Milliseconds until the ballot's widget is ready, in the worst case. */
  waitAtWorst(): Promise<number>;
}

/** Starts it; undefined where no Chromium is installed. */
export async function openSolver(): Promise<Solver | undefined> {
  const browser = await hold(launchBrowser, (browser) => browser?.close());
  if (browser === null) return undefined;
  const server = await hold(
    () => Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, answer),
    (server) => server.shutdown(),
  );
  const origin = `http://localhost:${server.addr.port}`;
  const system = await browser.newBrowserCDPSession();
  const page = await browser.newPage();
  await page.goto(`${origin}/empty`);
  return {
    derive: (puzzle) => deriveIn(page, system, puzzle),
    waitAtWorst: () => waitAtWorst(browser, origin),
  };
}

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === "/pbkdf2.js") return script(PBKDF2);
  if (pathname === "/scrypt.js") return script(WIDGET_FILES.worker.content);
  const file = Object.values(WIDGET_FILES).find(({ path }) => path === pathname);
  if (file) return script(file.content, pathname.endsWith(".css") ? "text/css" : undefined);
  const body = pathname === "/ballot" ? await ballot() : "";
  return new Response(`<!doctype html><html lang="en"><body><form>${body}</form></body></html>`, {
    headers: { "content-type": "text/html" },
  });
}

function script(text: string, type = "text/javascript"): Response {
  return new Response(text, { headers: { "content-type": type } });
}

/** A ballot whose key is the very last. */
async function ballot(): Promise<string> {
  const challenge = await createChallenge({
    algorithm: "SCRYPT",
    cost: BROWSER_WORK.N,
    memoryCost: BROWSER_WORK.r,
    parallelism: 1,
    counter: BROWSER_WORK.tries - 1,
    deriveKey,
    hmacSignatureSecret: "a bench's secret",
  });
  const errand = { kind: "sign_up" } as const;
  const words = { ready: "Ready", noScript: "" };
  return String(
    BotWidget({ check: CHECK as BotCheck, posed: JSON.stringify(challenge), errand, words }),
  );
}

async function deriveIn(page: Page, system: CDPSession, puzzle: Puzzle): Promise<number> {
  const before = await renderersMs(system);
  const keys = await page.evaluate(solveFor, { ...puzzle, ms: SOLVING_MS });
  return (await renderersMs(system) - before) / keys;
}

/** Runs in the page: solves small puzzles one after the other, and returns how many keys that took. */
async function solveFor({ worker, parameters, ms }: Puzzle & { ms: number }): Promise<number> {
  const solver = new Worker(`/${worker}.js`);
  let keys = 0;
  for (const until = performance.now() + ms; performance.now() < until;) {
    const nonce = String(keys).padStart(32, "0");
    const common = {
      nonce,
      salt: "cd".repeat(16),
      keyLength: 32,
      keyPrefix: "00",
      parallelism: 1,
    };
    const solution = await new Promise<{ counter: number }>((resolve) => {
      solver.onmessage = ({ data }) => resolve(data);
      const challenge = { parameters: { ...parameters, ...common } };
      solver.postMessage({ type: "work", counterStart: 0, counterStep: 1, challenge });
    });
    keys += solution.counter + 1;
  }
  solver.terminate();
  return keys;
}

async function renderersMs(system: CDPSession): Promise<number> {
  const { processInfo } = await system.send("SystemInfo.getProcessInfo");
  return 1_000 * processInfo.filter(({ type }) => type === "renderer")
    .reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

async function waitAtWorst(browser: Browser, origin: string): Promise<number> {
  const page = await browser.newPage();
  const began = performance.now();
  await page.goto(`${origin}/ballot`);
  await page.getByText("Ready").waitFor({ timeout: 120_000 });
  const wait = performance.now() - began;
  await page.close();
  return wait;
}
