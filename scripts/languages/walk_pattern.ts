import type { Expression, Pattern, Placeable, SelectExpression } from "@fluent/syntax";

/** Arguments of a message that its text shows, and those that choose a branch. */
export interface ArgumentUse {
  shown: Set<string>;
  chosenBy: Set<string>;
}

/** Collects the arguments that a pattern uses, without those in the selection `except`. */
export function usedArguments(pattern: Pattern, except?: SelectExpression): ArgumentUse {
  const use: ArgumentUse = { shown: new Set(), chosenBy: new Set() };
  walk(pattern, except, use);
  return use;
}

function walk(pattern: Pattern, except: SelectExpression | undefined, use: ArgumentUse): void {
  for (const element of pattern.elements) {
    if (element.type === "Placeable") walkExpression(element.expression, except, use);
  }
}

function walkExpression(
  expression: Expression | Placeable,
  except: SelectExpression | undefined,
  use: ArgumentUse,
): void {
  if (expression === except) return;
  if (expression.type === "VariableReference") use.shown.add(expression.id.name);
  else if (expression.type === "Placeable") walkExpression(expression.expression, except, use);
  else if (expression.type === "FunctionReference") {
    for (const argument of expression.arguments.positional) walkExpression(argument, except, use);
  } else if (expression.type === "SelectExpression") {
    if (expression.selector.type === "VariableReference") {
      use.chosenBy.add(expression.selector.id.name);
    }
    for (const { value } of expression.variants) walk(value, except, use);
  }
}
