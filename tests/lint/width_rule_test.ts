import assert from "node:assert/strict";
import plugin from "../../scripts/lint/plugin.ts";

/** Text that makes a line of the given columns, after its first ones. */
const fill = (columns: number, first: string) => first + "ü".repeat(columns - first.length);

Deno.test("a line of a comment or of SQL has at most 120 columns", () => {
  const long = [
    fill(121, "// "),
    fill(121, "/** ").slice(0, -3) + " */",
    `/**\n${fill(121, " * ")}\n */`,
    fill(121, "const a = 1; // "),
    `sql\`\n  select 1\n${fill(121, "  -- ")}\n  from vote\``,
    `tx\`\n  select id,\n${fill(121, "    name as ")}\n  from vote\``,
  ];
  for (const source of long) {
    assert.equal(faultsIn(source), 1, source);
    assert.equal(faultsIn(source.replace("ü", "")), 0, source);
  }
});

Deno.test("code, texts and generated comments may have longer lines", () => {
  assert.equal(faultsIn(`// a comment\n"${fill(121, "a text")}";\n// another one`), 0);
  assert.equal(faultsIn(`\`${fill(121, "a text -- ")}\``), 0);
  assert.equal(faultsIn(`html\`${fill(121, "<p>")}\``), 0);
  assert.equal(faultsIn(fill(121, "// "), "generated/types.ts"), 0);
});

function faultsIn(source: string, file = "src/votes/a.ts"): number {
  const found = Deno.lint.runPlugin(plugin, file, source);
  return found.filter(({ id }) => id === "voteboard/width-rule").length;
}
