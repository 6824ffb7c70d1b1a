import { join } from "node:path";
import { writeRecording } from "./recording.ts";
import type { Failure } from "./shrink.ts";

/** Folder of recordings. */
const FOLDER = "simulated";

/** Writes a failed schedule to a file. Returns a line with the failure and the path of the file. */
export async function keepFailure(
  { plan, outcome: { failures, lines } }: Failure,
  name: string,
): Promise<string> {
  await Deno.mkdir(FOLDER, { recursive: true });
  const path = join(FOLDER, `${name}.txt`);
  await writeRecording(path, { commit: await currentCommit(), failures, plan, lines });
  const acts = plan.services.flat().length;
  return `seed ${plan.seed}: ${failures.join("; ")}; ${acts} acts, ${path}`;
}

/** Returns the current commit. A copy without history has none. */
async function currentCommit(): Promise<string> {
  const { stdout } = await new Deno.Command("git", { args: ["describe", "--always", "--dirty"] })
    .output();
  return new TextDecoder().decode(stdout).trim();
}
