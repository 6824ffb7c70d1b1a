import type { FunctionReference, NamedArgument, SyntaxNode } from "@fluent/syntax";
import { knownNames, type MessageContext } from "./message_context.ts";
import type { Parameter } from "./parameters.ts";

/** Returns an argument that holds a value. Reports a fault if English has no argument of this name. */
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

/** Returns the code that shows an argument. */
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

/** Returns the code that formats an argument. */
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
  const options = optionsCode(named);
  if (takes === "Date") {
    const reason = dateFault(named, context.tag);
    if (reason) context.tell(reference, reason);
    // The formatter is cached under its key.
    return `intl.date(${JSON.stringify(options)}, { ${options} })(${name})`;
  }
  if (options === "") return `intl.count(${name})`;
  if (options !== "maximumFractionDigits: 1") {
    context.tell(reference, "NUMBER knows maximumFractionDigits: 1 only");
  }
  return `intl.decimal(${name})`;
}

function optionsCode(named: readonly NamedArgument[]): string {
  return named.map(({ name, value }) => `${name.name}: ${JSON.stringify(optionValue(value))}`).join(
    ", ",
  );
}

function optionValue(value: NamedArgument["value"]): string | number {
  return value.type === "StringLiteral" ? value.parse().value : Number(value.value);
}

/** The parts of a date that a message may name, and the options of their format. */
const DATE_OPTIONS = new Set([
  ...["year", "month", "day", "weekday", "hour", "minute", "hourCycle", "dateStyle", "timeStyle"],
]);

/** Returns the fault of a date's options, or undefined if they are valid. */
function dateFault(named: readonly NamedArgument[], tag: string): string | undefined {
  if (named.length === 0) return 'DATETIME needs options, such as month: "long"';
  const unknown = named.find(({ name }) => !DATE_OPTIONS.has(name.name));
  if (unknown) return `DATETIME has no option ${unknown.name.name}`;
  try {
    const options = named.map(({ name, value }) => [name.name, optionValue(value)]);
    new Intl.DateTimeFormat(tag, Object.fromEntries(options));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
