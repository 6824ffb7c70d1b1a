import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { TEST_LOCK } from "../../../embedded/launcher/project.ts";
import { emptyFolder } from "../../support/database/embedded_folder.ts";
import { hasTool, runTool } from "../../support/processes/host_tools.ts";
import { runDeno } from "../../support/processes/processes.ts";

/** The commands that a host or an owner types, and those of a developer, which have packages of their own. */
const COMMANDS = [
  ...[
    "admin",
    "backup",
    "restore",
    "doctor",
    "migrate",
    "convert_list",
    "receiver",
    "grade",
    "sbom",
  ]
    .map((name) => `scripts/${name}.ts`),
  ...["embedded/start.ts", "demo/demo.ts"],
];
const TOOLS = ["bench", "simulate", "chaos", "test", "generate"].map((name) =>
  `scripts/${name}.ts`
);

Deno.test("each command says how it is used, whichever way it is asked", async () => {
  for (const command of COMMANDS) {
    for (const word of ["--help", "-h", "help"]) {
      const { code, stdout, stderr } = await runDeno(["-A", command, word]);
      assert.deepEqual([code, stderr], [0, ""], `${command} ${word}`);
      assert.match(stdout, /deno task /, command);
    }
  }
});

Deno.test("each tool of developers says how it is used", async () => {
  for (const tool of TOOLS) {
    const args = ["run", "--quiet", "-A", ...TEST_LOCK, tool, "--help"];
    const { code, stdout } = await new Deno.Command(Deno.execPath(), { args }).output();
    assert.equal(code, 0, tool);
    assert.match(new TextDecoder().decode(stdout), /deno task /, tool);
  }
});

Deno.test("a command of the operator says how it is used, without a database", async () => {
  for (const words of ["server approve --help", "server approve SLUG -h", "help server approve"]) {
    const { code, stdout } = await runDeno(["-A", "scripts/admin.ts", ...words.split(" ")]);
    assert.deepEqual([code, stdout.trim().split("\n").slice(1)], [0, [
      "  deno task admin server approve SLUG",
    ]]);
  }
  const { stdout } = await runDeno(["-A", "scripts/admin.ts", "server", "--help"]);
  assert.match(stdout, /server suspend/);
  assert.doesNotMatch(stdout, /account create/);
});

Deno.test("a terminal never shows a backup's passphrase, and shows what is typed afterwards", {
  ignore: !hasTool("python3"),
}, async () => {
  await using folder = await emptyFolder();
  const secret = "correct horse battery";
  const tries: [typed: string[], words: RegExp, code: number][] = [
    [[`${secret}\r`, `${secret}\r`], /There is no database/, 1],
    [[`x\u0015${secret}y\u007f\n`, `${secret}\n`], /There is no database/, 1],
    [[`${secret}\r`, `${secret}!\r`], /The two passphrases differ/, 1],
    [["short\r"], /too short/, 1],
    [["\r"], /There is no passphrase/, 1],
    [[`${secret}\u0003`], /Interrupted: nothing was backed up/, 130],
  ];
  for (const [typed, words, code] of tries) {
    const { said } = await runTool("python3", [
      fileURLToPath(new URL("at_a_terminal.py", import.meta.url)),
      ...[JSON.stringify(typed), "env", `DATA_DIR=${folder.dataDir}`, "BACKUP_PASSPHRASE="],
      ...[Deno.execPath(), "run", "--quiet", "-A", "scripts/backup.ts", `${folder.dataDir}/file`],
    ]);
    const seen = JSON.parse(said);
    assert.match(seen.shown, words);
    assert.deepEqual([seen.code, seen.echoes], [code, true], JSON.stringify(typed));
    assert.doesNotMatch(seen.shown, /correct|horse/);
  }
});
