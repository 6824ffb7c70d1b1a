import assert from "node:assert/strict";
import { readValue } from "../../src/service/config.ts";
import { readSettings } from "../../scripts/read_settings.ts";
import { runDeno } from "../support/processes/processes.ts";

Deno.test("a file of settings is read as systemd reads it", () => {
  const lines: [line: string, value: string | undefined][] = [
    ["A=My Votes", "My Votes"],
    ['A="My Votes"', "My Votes"],
    ["A='My Votes'", "My Votes"],
    ["A=a#b # c", "a#b # c"],
    ["A=$HOME `x`", "$HOME `x`"],
    ["A='$a \"b\" \\c'", '$a "b" \\c'],
    ['A="it\'s \\"so\\" \\$5 \\x"', 'it\'s "so" $5 \\x'],
    ["A=it's", "it's"],
    ["A=a=b==", "a=b=="],
    ["A=a\\\\b", "a\\b"],
    ["A=  spaced \t ", "spaced"],
    ["A='  spaced '", "  spaced "],
    ["  A = b", "b"],
    ["A=", ""],
    ["# A=b", undefined],
    ["; A=b", undefined],
    ["A", undefined],
    ["A=one\\\ntwo", "onetwo"],
    ["A='one\ntwo'", "one\ntwo"],
  ];
  for (const [line, value] of lines) {
    for (const end of ["", "\n", "\r\n"]) {
      assert.equal(readSettings(`B=1\n${line}${end}`)["A"], value, JSON.stringify(line + end));
    }
  }
  assert.deepEqual(readSettings("A=b\r\nC=d e\r\n\r\n# x\r\nF='g'\r\n"), {
    A: "b",
    C: "d e",
    F: "g",
  });
});

Deno.test("a value in quotes means the same where they are kept, as by docker --env-file", () => {
  const kept = ['"My Votes"', "'My Votes'", "My Votes"].map(readValue);
  assert.deepEqual(kept, ["My Votes", "My Votes", "My Votes"]);
  assert.deepEqual(['"', "'a", "a'", "\"a'", "it's"].map(readValue), [
    '"',
    "'a",
    "a'",
    "\"a'",
    "it's",
  ]);
});

Deno.test("a task runs with the settings of a file, and ends with its status", async () => {
  const file = await Deno.makeTempFile();
  await Deno.writeTextFile(file, "SITE_NAME=My Votes\nDATABASE_URL='postgres://a:b c'\n");
  const { code, stdout } = await runDeno(["-A", "scripts/with_settings.ts", file, "doctor"]);
  await Deno.remove(file);
  assert.equal(code, 1);
  assert.match(stdout, /^FAIL settings: [^]*- DATABASE_URL must be postgres/);
  assert.doesNotMatch(stdout, /SITE_NAME/);
});

Deno.test("a line as shells have it is named and not read, without its value", async () => {
  const file = await Deno.makeTempFile();
  await Deno.writeTextFile(
    file,
    "export SITE_NAME=secret1\r\nset PORT=secret2\n$env:HOST='secret3'\n",
  );
  const { code, stderr } = await runDeno([
    "-A",
    "scripts/with_settings.ts",
    file,
    "doctor",
    "--help",
  ]);
  await Deno.remove(file);
  assert.equal(code, 0);
  assert.deepEqual(
    stderr.trim().split("\n"),
    ["SITE_NAME", "PORT", "HOST"].map((name) =>
      `Not read: the line of ${name} must begin with ${name}=`
    ),
  );
  const help = await runDeno(["-A", "scripts/with_settings.ts", "--help"]);
  assert.deepEqual([help.code, help.stderr], [0, ""]);
  assert.match(help.stdout, /^Usage: deno task with FILE TASK/);
});
