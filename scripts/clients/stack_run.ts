import { join } from "node:path";
import { PROJECT } from "../../embedded/launcher/project.ts";
import type { LiveSite } from "../../tests/support/api/live_site.ts";
import { expectedLines, linesOf } from "./expected.ts";
import type { Stack } from "./stacks.ts";

/** Documents that generators read, under the names used for downloads in the guides. */
const DOCUMENTS = {
  "openapi.yaml": "openapi.yaml",
  "openapi-rewards.yaml": "openapi-rewards.yaml",
  "openapi-public.yaml": "openapi-public.yaml",
  "openapi-3.0.json": "generated/openapi-3.0.json",
  "openapi-rewards-3.0.json": "generated/rewards/openapi-3.0.json",
  "openapi-public-3.0.json": "generated/public/openapi-3.0.json",
};

/** Seconds for building a client, on a busy machine without caches. */
const BUILD_WITHIN_S = 900;

/** Seconds for a client's requests, because its key's limit stays used up for 60. */
const RUN_WITHIN_S = 45;

/** Lines of a failed program's output that are shown. */
const SHOWN_LINES = 60;

/** Generates a stack's clients in a separate folder and compiles them. Throws with the last output of the tools. */
export async function buildClient({ name }: Stack, folder: string): Promise<void> {
  const program = join(PROJECT, "tests/clients", name);
  for await (const { name: file } of Deno.readDir(program)) {
    await Deno.copyFile(join(program, file), join(folder, file));
  }
  for (const [file, source] of Object.entries(DOCUMENTS)) {
    await Deno.copyFile(join(PROJECT, source), join(folder, file));
  }
  await runIn(folder, ["bash", "-euo", "pipefail", "build"], { withinS: BUILD_WITHIN_S });
}

/** Lets a client call every operation of a site. Throws with the first unexpected line. */
export async function runClient(
  { run, ...stack }: Stack,
  folder: string,
  site: LiveSite,
): Promise<number> {
  const printed = await runIn(folder, run, { withinS: RUN_WITHIN_S, env: site.env });
  const lines = linesOf(printed);
  const expected = expectedLines(site.votedAt, stack);
  for (let nth = 0; nth < Math.max(lines.length, expected.length); nth++) {
    if (lines[nth] === expected[nth]) continue;
    throw new Error(`expected "${expected[nth] ?? ""}", the client printed "${lines[nth] ?? ""}"`);
  }
  return lines.length;
}

/** Returns whether a command runs and succeeds. */
export async function succeeds([command, ...args]: Stack["needs"][number]): Promise<boolean> {
  const options = { args, stdout: "null", stderr: "null" } as const;
  return await new Deno.Command(command, options).output().then(
    (done) => done.success,
    () => false,
  );
}

async function runIn(
  cwd: string,
  [command, ...args]: readonly [string, ...string[]],
  { withinS, env = {} }: { withinS: number; env?: Readonly<Record<string, string>> },
): Promise<string> {
  const signal = AbortSignal.timeout(withinS * 1_000);
  const done = await new Deno.Command(command, { args, cwd, env, signal, stdin: "null" }).output();
  const [printed, complained] = [done.stdout, done.stderr].map((b) => new TextDecoder().decode(b));
  if (done.success) return printed ?? "";
  const words = `${printed}${complained}`.trimEnd().split("\n").slice(-SHOWN_LINES).join("\n");
  throw new Error(`${[command, ...args].join(" ")} ended with ${done.code}:\n${words}`);
}
