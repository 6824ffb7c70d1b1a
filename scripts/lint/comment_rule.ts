import { projectPath } from "./import_rule.ts";

/** Columns that a line with a comment may have. The formatter wraps code after 100, but it never wraps comments. */
const COLUMNS_MAX = 120;

const TOO_LONG = `This comment exceeds ${COLUMNS_MAX} columns. Wrap it`;

/** Matches the line of a comment in SQL. */
const SQL_COMMENT = /^\s*--\s/;

/** Limits the lines of comments, in TypeScript and in the SQL of templates. Generated files may have longer ones. */
export function watchComments(context: Deno.lint.RuleContext): Deno.lint.LintVisitor {
  if (projectPath(context.filename).startsWith("generated/")) return {};
  const { text } = context.sourceCode;
  const check = ([start, end]: Deno.lint.Range, form?: RegExp) => {
    let at = text.lastIndexOf("\n", start) + 1;
    for (const line of text.slice(at, lineEnd(text, end)).split("\n")) {
      if (line.length > COLUMNS_MAX && (form?.test(line) ?? true)) {
        context.report({ range: [at, at + line.length], message: TOO_LONG });
      }
      at += line.length + 1;
    }
  };
  return {
    Program: () => context.sourceCode.getAllComments().forEach(({ range }) => check(range)),
    TemplateElement: ({ range }) => check(range, SQL_COMMENT),
  };
}

/** Returns the position at which the line that contains `at` ends. */
function lineEnd(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end === -1 ? text.length : end;
}
