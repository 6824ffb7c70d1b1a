const BROKEN = "The formatter broke this ${ } because its line is too long. Break the text " +
  "before it, or name its value before the statement";

/**
 * Forbids a line break directly after `${` or before its `}`. The formatter breaks long lines there, which makes SQL
 * hard to read.
 */
export function watchPlaceholders(context: Deno.lint.RuleContext) {
  const { text } = context.sourceCode;
  return {
    TemplateLiteral({ quasis, expressions }: Deno.lint.TemplateLiteral) {
      for (const [nth, node] of expressions.entries()) {
        const [start, end] = node.range;
        const before = text.slice(quasis[nth]?.range[1], start);
        const after = text.slice(end, quasis[nth + 1]?.range[0]);
        if (/\n/.test(before + after)) context.report({ node, message: BROKEN });
      }
    },
  };
}
