import type {
  Expression,
  Pattern,
  Placeable,
  SelectExpression,
  SyntaxNode,
  TextElement,
} from "@fluent/syntax";
import { arrayCode, type Part, stringCode } from "./code_parts.ts";
import { checkBranches, keyOf } from "./check_branches.ts";
import { functionCode, parameterOf, variableCode } from "./compile_value.ts";
import { knownNames, type MessageContext } from "./message_context.ts";
import type { Parameter } from "./parameters.ts";
import { shownText } from "./text.ts";

const TAG = /<(\/?)(\w+)>/;

/** Compiles a message to an expression for a string, or for an array if the message has tags. */
export function compilePattern(context: MessageContext): string {
  const parts = partsOf(context.pattern, context);
  return hasTags(context) ? arrayCode(parts) : stringCode(parts);
}

function hasTags({ parameters }: MessageContext): boolean {
  return parameters.some(({ kind }) => kind === "tag");
}

/** Returns the pieces of a pattern. Those between two tags become one piece. */
function partsOf(pattern: Pattern, context: MessageContext): Part[] {
  const outside: Part[] = [];
  let open: { name: string; inside: Part[] } | undefined;
  for (const element of pattern.elements) {
    if (element.type === "Placeable") {
      const part = placeablePart(element.expression, context);
      if (open && part.kind === "entries") context.tell(element, `a tag stands in <${open.name}>`);
      (open?.inside ?? outside).push(part);
      continue;
    }
    const pieces = textOf(element).split(TAG);
    for (let at = 0; at < pieces.length; at += 3) {
      const text = context.change(pieces[at] ?? "");
      (open?.inside ?? outside).push({ kind: "text", text });
      const slash = pieces[at + 1];
      const name = pieces[at + 2];
      if (name === undefined) continue;
      if (slash === "/" ? open?.name !== name : open !== undefined) {
        context.tell(
          element,
          slash === "/" ? `</${name}> has no <${name}>` : `<${name}> is nested`,
        );
      } else if (slash !== "/") open = startTag(name, element, context);
      else if (open) {
        outside.push({ kind: "entries", code: `${open.name}(${stringCode(open.inside)})` });
        open = undefined;
      }
    }
  }
  if (open) context.tell(pattern, `<${open.name}> is not closed with </${open.name}>`);
  return outside;
}

function textOf(element: TextElement): string {
  return shownText(element.value);
}

function startTag(name: string, node: SyntaxNode, context: MessageContext) {
  context.tagsUsed.add(name);
  if (!context.parameters.some((known) => known.kind === "tag" && known.name === name)) {
    context.tell(node, `<${name}> is not known in English (known: ${knownNames("tag", context)})`);
  }
  return { name, inside: [] as Part[] };
}

function placeablePart(expression: Expression | Placeable, context: MessageContext): Part {
  switch (expression.type) {
    case "Placeable":
      return placeablePart(expression.expression, context);
    case "StringLiteral":
      return { kind: "text", text: expression.parse().value };
    case "NumberLiteral":
      return { kind: "text", text: expression.value };
    case "VariableReference":
      return {
        kind: "code",
        code: variableCode(expression.id.name, expression, context),
        isChoice: false,
      };
    case "FunctionReference":
      return { kind: "code", code: functionCode(expression, context), isChoice: false };
    case "SelectExpression":
      return choicePart(expression, context);
    default:
      context.tell(expression, `${expression.type} is not supported`);
      return { kind: "text", text: "" };
  }
}

function choicePart(choice: SelectExpression, context: MessageContext): Part {
  const { selector } = choice;
  if (selector.type !== "VariableReference") {
    context.tell(selector, "only an argument can choose a text");
    return { kind: "text", text: "" };
  }
  const { name } = selector.id;
  const parameter = parameterOf(name, selector, context);
  if (parameter) checkBranches(choice, parameter, context);
  const branches = choice.variants.map((variant) => ({
    isDefault: variant.default,
    test: testOf(name, keyOf(variant), parameter),
    parts: partsOf(variant.value, context),
  }));
  const isRich = branches.some(({ parts }) => parts.some(({ kind }) => kind === "entries"));
  const write = isRich ? arrayCode : stringCode;
  const last = branches.find(({ isDefault }) => isDefault);
  const code = branches.filter((branch) => branch !== last)
    .map(({ test, parts }) => `${test} ? ${write(parts)} : `)
    .join("") + write(last?.parts ?? []);
  const isChoice = branches.length > 1;
  return isRich ? { kind: "entries", code: `...(${code})` } : { kind: "code", code, isChoice };
}

function testOf(name: string, key: string, parameter: Parameter | undefined): string {
  if (parameter?.kind !== "number") return `${name} === ${JSON.stringify(key)}`;
  return /^\d+$/.test(key) ? `${name} === ${key}` : `intl.plural(${name}) === "${key}"`;
}
