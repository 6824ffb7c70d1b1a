import type { FunctionReference, SyntaxNode } from "@fluent/syntax";
import { knownNames, type MessageContext } from "./message_context.ts";
import type { Parameter } from "./parameters.ts";

/** Returns an argument that holds a value, and tells a fault if English has none of this name. */
export function parameterOf(
  name: string,
  node: SyntaxNode,
  context: MessageContext,
): Parameter | undefined {
  const found = context.parameters.find((one) => one.name === name && one.kind !== "tag");
  if (!found) {
    context.tell(node, `$${name} is not known in English (known: ${knownNames("value", context)})`);
  }
  return found;
}

/** Writes the code that shows an argument. */
export function variableCode(name: string, node: SyntaxNode, context: MessageContext): string {
  const parameter = parameterOf(name, node, context);
  if (parameter?.kind === "number") return `intl.count(${name})`;
  if (parameter?.kind === "Date") {
    context.tell(node, `a date needs its parts: { DATETIME($${name}, month: "long") }`);
  }
  if (parameter?.kind === "union") {
    context.tell(node, `$${name} is no text to show: choose a text by it`);
  }
  return context.isRightToLeft ? `\`\\u2068\${${name}}\\u2069\`` : name;
}

/** The functions of messages, and the kind of argument that each takes. */
const FUNCTIONS: Readonly<Record<string, "number" | "Date">> = {
  NUMBER: "number",
  DATETIME: "Date",
};

/** Writes the code that formats an argument. */
export function functionCode(reference: FunctionReference, context: MessageContext): string {
  const { id: { name: called }, arguments: { positional: [first], named } } = reference;
  const takes = FUNCTIONS[called];
  if (!takes || first?.type !== "VariableReference") {
    context.tell(reference, "only NUMBER and DATETIME of an argument are known");
    return `""`;
  }
  const { name } = first.id;
  const parameter = parameterOf(name, first, context);
  if (parameter && parameter.kind !== takes) {
    context.tell(first, `${called} takes a ${takes}, which $${name} is not`);
  }
  const options = named.map(({ name: option, value }) => {
    const isText = value.type === "StringLiteral";
    return `${option.name}: ${isText ? JSON.stringify(value.parse().value) : value.value}`;
  }).join(", ");
  if (takes === "Date") {
    if (options === "") context.tell(reference, 'DATETIME needs options, such as month: "long"');
    return `${context.dateFormatter(options)}(${name})`;
  }
  if (options === "") return `intl.count(${name})`;
  if (options !== "maximumFractionDigits: 1") {
    context.tell(reference, "NUMBER knows maximumFractionDigits: 1 only");
  }
  return `intl.decimal(${name})`;
}
