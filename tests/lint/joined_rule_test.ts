import assert from "node:assert/strict";
import plugin from "../../scripts/lint/plugin.ts";

Deno.test("no literal joins several declarations, assignments or properties into one", () => {
  const squeezed = [
    "const [a, b] = [x, y];",
    "let [a, b] = [0, 1];",
    "export const [A, B] = [1, 2] as const;",
    "let [a, b]: [number, string] = [0, ''];",
    "for (let [a, b] = [0, 1]; a < b; a++) f(a);",
    "[a, b] = [0, true];",
    "[name, text] = ['name', c];",
    "const all = { ...{ a, b }, c };",
    "const all = { ...{ a, b } satisfies Some, c };",
    "const shown = <Part {...{ a, b }} />;",
  ];
  for (const source of squeezed) assert.equal(faultsIn(source), 1, source);
});

Deno.test("what was found may be taken apart, and names may change places", () => {
  const plain = [
    "const [a, b] = await Promise.all([f(), g()]);",
    "const [a, b] = [x, y].map(f);",
    "const [first, ...others] = [...all];",
    "[a, b] = [b, a];",
    "[a, b] = [b, a + b];",
    "[this.a, b] = [b, this.a];",
    "const all = { ...found, a, b };",
    "const all = { ...isOpen && { a, b } };",
    "const all = [...[a, b].map(f)];",
    "const shown = <Part {...found} {...isOpen && { a, b }} />;",
  ];
  for (const source of plain) assert.equal(faultsIn(source), 0, source);
});

function faultsIn(source: string): number {
  const found = Deno.lint.runPlugin(plugin, "src/votes/a.tsx", source);
  return found.filter(({ id }) => id === "voteboard/joined-rule").length;
}
