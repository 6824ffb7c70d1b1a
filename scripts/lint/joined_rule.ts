const DECLARED = "Several values are declared in one array. Declare each on its own line";
const ASSIGNED = "Several values are assigned in one array. Assign each on its own line";
const SPREAD = "An object literal is spread at once. Write its properties where they belong";

/**
 * Forbids literals that only join several lines into one: `const [a, b] = [x, y]`, `[a, b] = [x, y]` and `...{ a, b }`.
 * Destructuring the result of a function is fine, and so is an assignment that moves values between its names, such as
 * a swap.
 */
export function watchJoined(context: Deno.lint.RuleContext): Deno.lint.LintVisitor {
  const textOf = (node: Deno.lint.Node) => context.sourceCode.getText(node);
  return {
    VariableDeclarator(node) {
      if (node.id.type === "ArrayPattern" && joined(node.init)) {
        context.report({ node, message: DECLARED });
      }
    },
    AssignmentExpression(node) {
      const { left, right } = node;
      if (left.type !== "ArrayPattern" || right.type !== "ArrayExpression") return;
      const targets = new Set(left.elements.map((target) => target && textOf(target)));
      const isMove = right.elements.some((element) => targets.has(textOf(element)));
      if (!isMove && joined(right)) context.report({ node, message: ASSIGNED });
    },
    "ObjectExpression > SpreadElement"(node: Deno.lint.SpreadElement) {
      if (literalOf(node.argument)?.type === "ObjectExpression") {
        context.report({ node, message: SPREAD });
      }
    },
    JSXSpreadAttribute(node) {
      if (literalOf(node.argument)?.type === "ObjectExpression") {
        context.report({ node, message: SPREAD });
      }
    },
  };
}

/** Returns whether a node is an array whose elements are written one by one, without a spread. */
function joined(node: Deno.lint.Node | null): boolean {
  const literal = literalOf(node);
  return literal?.type === "ArrayExpression" &&
    literal.elements.every((element) => element.type !== "SpreadElement");
}

/** Returns the expression below `as const` and other types. */
function literalOf(node: Deno.lint.Node | null): Deno.lint.Node | null {
  return node?.type === "TSAsExpression" || node?.type === "TSSatisfiesExpression"
    ? literalOf(node.expression)
    : node;
}
