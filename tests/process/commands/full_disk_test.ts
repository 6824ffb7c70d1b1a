import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { SERVICE_LOCK } from "../../../embedded/launcher/project.ts";
import { embeddedFolder, emptyFolder } from "../../support/database/embedded_folder.ts";
import type { FullDisk } from "./full_disk.ts";
import { findNamespace } from "../several/namespace.ts";

const PROGRAM = fileURLToPath(new URL("./full_disk.ts", import.meta.url));

Deno.test("a full disk stops no command that only reads", async () => {
  const namespace = await findNamespace();
  if (namespace === undefined) return;
  await using source = await embeddedFolder();
  await using disk = await emptyFolder();
  const deno = [Deno.execPath(), "run", ...SERVICE_LOCK, "-A", "--no-check"];
  const played = await run([...namespace, ...deno, PROGRAM], [
    source.dataDir,
    disk.dataDir,
  ]);
  const { reads, readsByAddress, start, command, later }: FullDisk = JSON.parse(played);
  for (const answers of [reads, readsByAddress]) {
    for (const [words, { code, stderr }] of Object.entries(answers)) {
      assert.deepEqual({ words, code, stderr }, { words, code: 0, stderr: "" });
    }
  }
  assert.deepEqual(readsByAddress, reads);
  const sentence =
    /^There is no room left on the device of .*data folder.* Free some, then start again\.\n$/;
  for (const { code, stderr } of [start, command]) {
    assert.equal(code, 1);
    assert.match(stderr, sentence);
  }
  assert.deepEqual([later.code, later.stderr], [0, ""]);
});

async function run([program = "", ...args]: string[], more: string[]): Promise<string> {
  const command = new Deno.Command(program, { args: [...args, ...more], stderr: "piped" });
  const { success, stdout, stderr } = await command.output();
  const decoder = new TextDecoder();
  if (!success) throw new Error(`${program} failed: ${decoder.decode(stderr)}`);
  return decoder.decode(stdout);
}
