/** A declaration of a style sheet that names a side of the screen. */
export interface Side {
  line: number;
  declaration: string;
}

/** Properties and values with a side in their names. */
const NAMED =
  /^(?:[a-z-]*-)?(?:left|right)(?:-[a-z]+)*:|^(?:text-align|float|clear|(?:object|background|mask)-position|transform-origin|background):.*\b(?:left|right)\b/;

/** Shorthands of four sides, of which the second is on the right and the fourth on the left. */
const FOUR_SIDES = /^(?:margin|padding|inset|border-(?:width|color|style)|scroll-[a-z]+):/;

/** Shadows and shifts to one side. */
const SHIFTED =
  /^(?:box|text)-shadow:(?:.*,)?\s*(?:inset )?-?[1-9]|translateX?\((?!-?0\b|\s*-?50%)/;

/** Finds what a style sheet says of the left and the right. */
export function findSides(css: string): Side[] {
  const bare = css.replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, " "));
  return [...bare.matchAll(/(?<=[;{}]\s*)([a-z-]+:[^;{}]*)(?=[;}])/g)].map((
    { index, 1: text },
  ) => ({
    line: bare.slice(0, index).split("\n").length,
    declaration: String(text).trim().replaceAll(/\s+/g, " "),
  })).filter(({ declaration }) => isOneSided(declaration));
}

function isOneSided(declaration: string): boolean {
  if (NAMED.test(declaration) || SHIFTED.test(declaration)) return true;
  const values = partsOf(declaration.slice(declaration.indexOf(":") + 1));
  if (FOUR_SIDES.test(declaration)) return values.length === 4 && values[1] !== values[3];
  if (declaration.startsWith("border-radius:")) return isLopsided(values);
  return isHalfGradient(declaration);
}

/** Whether a radius differs between the left and the right: from the top left, clockwise. */
function isLopsided(
  [topLeft, topRight = topLeft, bottomRight = topLeft, bottomLeft = topRight]: readonly string[],
): boolean {
  return topLeft !== topRight || bottomRight !== bottomLeft;
}

/** Whether a gradient that runs sideways begins in another colour than it ends. */
function isHalfGradient(declaration: string): boolean {
  const [, stops = ""] = /linear-gradient\(-?90deg, (.*)\)/.exec(declaration) ?? [];
  if (stops === "" || declaration.includes("repeat-x")) return false;
  const colors = stops.split(/,\s*(?![^(]*\))/).map((stop) => stop.split(" ", 1)[0]);
  return colors[0] !== colors.at(-1);
}

/** Splits a value at its spaces, but not within parentheses. */
function partsOf(value: string): string[] {
  return value.trim().split(/\s+(?![^(]*\))/);
}
