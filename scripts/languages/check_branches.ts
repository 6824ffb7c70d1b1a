import type { SelectExpression, Variant } from "@fluent/syntax";
import type { MessageContext } from "./message_context.ts";
import type { Parameter } from "./parameters.ts";
import { PLURAL_FORMS, pluralForms } from "./plural_forms.ts";
import { usedArguments } from "./walk_pattern.ts";

/** Returns the text between the brackets of a branch. */
export function keyOf({ key }: Variant): string {
  return key.type === "Identifier" ? key.name : key.value;
}

/** Reports branches that don't exist, and missing plural forms. */
export function checkBranches(
  choice: SelectExpression,
  parameter: Parameter,
  context: MessageContext,
): void {
  const keys = choice.variants.map(keyOf);
  for (const variant of choice.variants) {
    const key = keyOf(variant);
    if (keys.indexOf(key) !== choice.variants.indexOf(variant)) {
      context.tell(variant, `[${key}] stands twice`);
    }
  }
  if (parameter.kind === "union") checkUnion(choice, parameter, context);
  else if (parameter.kind === "number") checkNumber(choice, parameter.name, context);
  else context.tell(choice, `$${parameter.name} is a ${parameter.kind}, which chooses no text`);
}

function checkUnion(
  { variants }: SelectExpression,
  { name, values }: Extract<Parameter, { kind: "union" }>,
  { tell }: MessageContext,
): void {
  for (const variant of variants) {
    const key = keyOf(variant);
    if (values.includes(key) || variant.default && key === "other") continue;
    tell(variant, `[${key}] is no value of $${name} (known: ${values.join(", ")})`);
  }
}

function checkNumber(choice: SelectExpression, name: string, context: MessageContext): void {
  const { tag, tell } = context;
  const keys = choice.variants.map(keyOf);
  const exact = new Set(keys.filter((key) => /^\d+$/.test(key)).map(Number));
  const forms = pluralForms(tag);
  for (const variant of choice.variants) {
    const key = keyOf(variant);
    if (exact.has(Number(key))) continue;
    if (!PLURAL_FORMS.has(key)) {
      tell(variant, `[${key}] is no plural form (${tag} has: ${[...forms.keys()].join(", ")})`);
    } else checkShown(variant, { choice, name, exact, context });
  }
  // A text without the number, as in "[0] nobody *[other] somebody", has no plural forms.
  if (keys.every((key) => key === "0" || key === "other")) return;
  const missing = [...forms].filter(([form, numbers]) =>
    !keys.includes(form) && !numbers.every((number) => exact.has(number))
  );
  for (const [form, numbers] of missing) {
    const examples = numbers.slice(0, 3).join(", ");
    tell(choice, `the plural form [${form}] is missing, which ${tag} has for ${examples}`);
  }
}

/**
 * Reports a form for several numbers that doesn't show the number. English may leave it out for one, but Russian can't,
 * because the form is also used for 21.
 */
function checkShown(
  variant: Variant,
  { choice, name, exact, context }: {
    choice: SelectExpression;
    name: string;
    exact: ReadonlySet<number>;
    context: MessageContext;
  },
): void {
  if (!context.shownInEnglish.has(name)) return;
  if (usedArguments(variant.value).shown.has(name)) return;
  if (usedArguments(context.pattern, choice).shown.has(name)) return;
  const key = keyOf(variant);
  const numbers = (pluralForms(context.tag).get(key) ?? []).filter((number) => !exact.has(number));
  if (numbers.length < 2) return;
  const examples = numbers.slice(0, 3).join(", ");
  context.tell(
    variant,
    `[${key}] is for ${examples} in ${context.tag}, so it has to show { $${name} }`,
  );
}
