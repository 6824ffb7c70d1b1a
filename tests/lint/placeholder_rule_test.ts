import assert from "node:assert/strict";
import plugin from "../../scripts/lint/plugin.ts";

Deno.test("no line breaks directly inside the braces of a template", () => {
  const broken = [
    "sql`ü ${\n  a(b)\n} c`;",
    "sql`${\n  a\n}`;",
    "`ü ${a} ${\n  b ? c : d\n}`;",
    "`${a\n}`;",
    "sql`${`ü ${\n  a\n}`}`;",
  ];
  for (const source of broken) assert.equal(faultsIn(source), 1, source);
});

Deno.test("a template may contain line breaks anywhere else", () => {
  const whole = [
    "sql`\n  ü ${a}\n  ${b(c)}\n`;",
    "sql`${list.map((one) =>\n  one\n)}`;",
    "`${print({\n  a,\n})}`;",
    "f(\n  `${ a }`,\n);",
  ];
  for (const source of whole) assert.equal(faultsIn(source), 0, source);
});

function faultsIn(source: string): number {
  const found = Deno.lint.runPlugin(plugin, "src/votes/a.ts", source);
  return found.filter(({ id }) => id === "voteboard/placeholder-rule").length;
}
