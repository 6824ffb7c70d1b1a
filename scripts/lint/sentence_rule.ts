import { projectPath } from "./import_rule.ts";

/** Files with sentences: those of the contracts, and the table of stored data. */
const CATALOGUES =
  /^src\/core\/(api\/problem_details|keys\/key_messages)\.ts$|^src\/site\/(keys\/grade_sentences|locales\/offers)\.ts$|\/kept_data\.ts$/;

/** Files whose texts only the operator reads: in the log, in metrics, on the command line, and from the doctor. */
const OPERATORS = new RegExp(
  "^src/(service/(?!web/)|reach/import/|desk/health/|" +
    "core/((database|limits|observing)/|[^/]+[.]ts$)|" +
    "site/(mail/(postman|smtp_fault)|sign_in/providers/(check_issuer|setting_fault)|voting/cast_probe)[.]ts$)",
);

/** Attributes that browsers read, though some have several words. */
const MACHINE_ATTRIBUTES = new Set([
  "autocomplete",
  "class",
  "content",
  "d",
  "font-family",
  "rel",
  "sizes",
  "style",
]);

/** Errors whose message is part of a response. The messages of all others are for the log. */
const ANSWERS = new Set(["DoorRefusal", "ProblemAnswer", "Refusal"]);

/** A word in a text, with the punctuation around it. */
const WORD = /^[“"(]?\p{L}[\p{L}’'-]*[,.;:!?)”"…]*$/u;

/**
 * Sentences that people read are in `locales/en/`, where they can be translated. Reports all texts between the tags of
 * a page, and literals elsewhere that have at least two words and the beginning or the end of a sentence.
 */
export function watchSentences(context: Deno.lint.RuleContext): Deno.lint.LintVisitor {
  const file = projectPath(context.filename);
  if (!file.startsWith("src/") || CATALOGUES.test(file) || OPERATORS.test(file)) return {};
  const report = (node: Deno.lint.Node, text: string) =>
    context.report({ node, message: `This text belongs in locales/en/: ${text.trim()}` });
  const check = (node: Deno.lint.StringLiteral | Deno.lint.TemplateLiteral, text: string) => {
    const isText = isInTags(node) ? wordsOf(text).length > 1 : isSentence(text);
    if (isText && !isForMachines(node)) report(node, text);
  };
  return {
    JSXText(node) {
      if (wordsOf(node.value).length > 0) report(node, node.value);
    },
    Literal(node) {
      if (typeof node.value === "string") check(node as Deno.lint.StringLiteral, node.value);
    },
    TemplateLiteral: (node) => check(node, node.quasis.map(({ cooked }) => cooked).join("…")),
  };
}

/**
 * Returns whether a text has two words of which one isn't a name, with a capital at its beginning or punctuation at its
 * end.
 */
function isSentence(text: string): boolean {
  const words = wordsOf(text);
  return words.length > 1 && words.some((word) => /^\p{Ll}/u.test(word)) &&
    /^\p{Lu}[\p{Ll} ]|[\p{L}…][.?!:]$/u.test(plainOf(text));
}

function wordsOf(text: string): string[] {
  return plainOf(text).split(/[\s…]+/).filter((word) => WORD.test(word));
}

function plainOf(text: string): string {
  return text.replaceAll(/<[^>]*>/g, " ").trim();
}

/** Returns whether a literal is between the tags of a page, or is an attribute. */
function isInTags(node: Deno.lint.StringLiteral | Deno.lint.TemplateLiteral): boolean {
  const { parent } = node;
  return parent.type === "JSXExpressionContainer" || parent.type === "JSXAttribute";
}

/** Returns whether a literal is a type, part of a tagged statement, logged, thrown, or an attribute for browsers. */
function isForMachines(node: Deno.lint.Node): boolean {
  for (let at: unknown = node; isNode(at); at = Reflect.get(at, "parent")) {
    if (at.type === "TSLiteralType" || at.type === "TaggedTemplateExpression") return true;
    if (at.type === "JSXAttribute") return MACHINE_ATTRIBUTES.has(String(at.name.name));
    if (at.type === "NewExpression" && isLogged(at)) return true;
    if (at.type === "CallExpression" && ["super", "log"].includes(nameOf(at.callee))) return true;
  }
  return false;
}

function isLogged({ callee, parent }: Deno.lint.NewExpression): boolean {
  const name = nameOf(callee);
  return !ANSWERS.has(name) &&
    (parent.type === "ThrowStatement" || /(Error|Exception)$/.test(name));
}

function isNode(value: unknown): value is Deno.lint.Node {
  return typeof value === "object" && value !== null && "type" in value;
}

function nameOf(callee: Deno.lint.Node): string {
  return callee.type === "Super" ? "super" : callee.type === "Identifier" ? callee.name : "";
}
