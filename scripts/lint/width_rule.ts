import { projectPath } from "./import_rule.ts";

/** Columns that a line may have. The formatter wraps code after 100, but it never wraps comments and templates. */
const COLUMNS_MAX = 120;

const TOO_LONG = `This line exceeds ${COLUMNS_MAX} columns. Wrap it`;

/** Tags of templates that are not SQL. */
const OTHER_TAGS = ["String.raw", "html"];

/** Limits the lines of comments and of SQL. Generated files may have longer ones. */
export function watchWidths(context: Deno.lint.RuleContext): Deno.lint.LintVisitor {
  if (projectPath(context.filename).startsWith("generated/")) return {};
  const { text } = context.sourceCode;
  const check = ([start, end]: Deno.lint.Range) => {
    let at = text.lastIndexOf("\n", start) + 1;
    for (const line of text.slice(at, lineEnd(text, end)).split("\n")) {
      if (line.length > COLUMNS_MAX) {
        context.report({ range: [at, at + line.length], message: TOO_LONG });
      }
      at += line.length + 1;
    }
  };
  return {
    Program: () => context.sourceCode.getAllComments().forEach(({ range }) => check(range)),
    TaggedTemplateExpression({ tag, range }) {
      if (!OTHER_TAGS.includes(context.sourceCode.getText(tag))) check(range);
    },
  };
}

/** Returns the position at which the line that contains `at` ends. */
function lineEnd(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end === -1 ? text.length : end;
}
