import assert from "node:assert/strict";
import { join } from "node:path";
import type { BrowserContext } from "playwright-core";
import { serveWorld } from "../../support/pages/browsing.ts";
import { hasTool } from "../../support/processes/host_tools.ts";
import { type Hands, openHands } from "./journey.ts";
import { answers, freePort } from "../../support/network/ports.ts";
import { testInBrowser } from "../shared_browser.ts";
import { openPerson } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";
import { eventually } from "../../support/processes/processes.ts";

/** Clicks, fields and commands of a reader who has a listed server, from the guides' first page on. */
const STEPS = [
  ...["click Quick start", "copy first_vote.py"],
  ...["click My servers", "click Skyblock Valley", "click Keys & deliveries"],
  ...["fill Key name", "fill Webhook URL", "click Generate API key", "copy Webhook secret"],
  ...["run python3 first_vote.py", "click I've copied it", "click Send test"],
];

testInBrowser(
  "a reader with a browser and Python prints a verified vote in 12 steps",
  async (browser) => {
    if (!hasTool("python3")) return;
    await using world = await openWorld({ now: new Date() });
    await using site = serveWorld(world);
    const server = await world.server();
    const windows: BrowserContext[] = [];
    const reader = await openHands(browser, { scripts: true, windows });
    await signIn(reader, world, site.origin);
    const port = freePort();
    const source = await readGuide(reader, site.origin);
    const secret = await makeKey(reader, `http://127.0.0.1:${port}/votes`);
    await using receiver = await startPython(source, { port, secret });
    reader.steps.push("run python3 first_vote.py");
    const { page, click } = reader;
    await click(page.getByRole("link", { name: "I've copied it" }), "I've copied it");
    await click(page.getByRole("button", { name: "Send test" }), "Send test");
    await page.getByText("Your server accepted the vote.").first().waitFor();
    await eventually("the test", () => /Voteboard_Test voted/.test(receiver.printed()));
    assert.deepEqual(reader.steps, STEPS);
    await world.account("Steve_01");
    await world.vote(server, "Steve_01");
    await world.services.dispatcher.deliverDue();
    await eventually("the vote", () => /Steve_01 voted/.test(receiver.printed()));
    for (const window of windows) await window.close();
  },
);

/** Signs the reader in as the one who owns the server. */
async function signIn({ page }: Hands, world: World, origin: string): Promise<void> {
  const { cookies } = await openPerson(world, "Sky_Captain");
  await world.services.sql`
    update server set owner_id = (select id from account where username = 'Sky_Captain')`;
  await page.context().addCookies(
    [...cookies].map(([name, value]) => ({ name, value, url: origin })),
  );
}

/** From the guides' first page to the receiver, as the page shows it. */
async function readGuide({ page, click, steps }: Hands, origin: string): Promise<string> {
  await page.goto(`${origin}/docs`);
  await click(
    page.getByRole("main").getByRole("link", { name: "Quick start" }).first(),
    "Quick start",
  );
  const sample = page.locator("pre", { hasText: "import hmac" });
  steps.push("copy first_vote.py");
  return await sample.innerText();
}

/** Makes a key whose webhook leads to a URL, and returns the webhook's secret. */
async function makeKey({ page, click, fill, steps }: Hands, url: string): Promise<string> {
  const link = (name: string) => page.getByRole("link", { name, exact: true }).first();
  await click(link("My servers"), "My servers");
  await click(link("Skyblock Valley"), "Skyblock Valley");
  await click(link("Keys & deliveries"), "Keys & deliveries");
  await fill("Key name", "votes");
  await fill("Webhook URL", url);
  await click(page.getByRole("button", { name: "Generate API key" }), "Generate API key");
  steps.push("copy Webhook secret");
  return await page.locator("#webhook-secret").inputValue();
}

/** Runs the program in a folder of its own, as the guide says. */
async function startPython(
  source: string,
  { port, secret }: { port: number; secret: string },
): Promise<AsyncDisposable & { printed(): string }> {
  const folder = await Deno.makeTempDir();
  await Deno.writeTextFile(join(folder, "first_vote.py"), source.replace("8080", String(port)));
  const child = new Deno.Command("python3", {
    args: ["-u", "first_vote.py"],
    cwd: folder,
    env: { SECRET: secret },
    stdout: "piped",
    stderr: "null",
  }).spawn();
  let text = "";
  const reading = child.stdout.pipeThrough(new TextDecoderStream()).pipeTo(
    new WritableStream({ write: (part) => void (text += part) }),
  );
  await eventually("it listens", () => answers(port));
  return {
    printed: () => text,
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await Promise.all([child.status, reading]);
      await Deno.remove(folder, { recursive: true });
    },
  };
}
