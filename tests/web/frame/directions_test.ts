import assert from "node:assert/strict";

/** A declaration of a style sheet that names a side of the screen. */
interface Side {
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

const SRC = new URL("../../../src/", import.meta.url);

/** Declarations that mean a side of the screen, and why they do. */
const MEANT: readonly (readonly [file: string, declaration: string, why: string])[] = [
  [
    "site/web/kit/styles/kit_panels.css",
    "border-width: 0 2px 2px 0",
    "a chevron, turned to point down",
  ],
  [
    "site/web/kit/styles/kit_states.css",
    "background: linear-gradient(90deg, currentcolor 50%, transparent 50%)",
    "a mark of a state, half filled",
  ],
  [
    "site/web/voting/voting.css",
    "transform: translate(1.5px, 5.5px) scale(0.7)",
    "the mark's tick, moved into the middle of its box",
  ],
];

Deno.test("the style sheets name no side of the screen, but where reading begins and ends", async () => {
  const sides: string[] = [];
  const used = new Set<string>();
  for (const file of await listSheets(SRC)) {
    const css = await Deno.readTextFile(new URL(file, SRC));
    for (const { line, declaration } of findSides(css)) {
      const meant = MEANT.find(([where, what]) => where === file && what === declaration);
      if (meant) used.add(meant.join());
      else sides.push(`src/${file}:${line}: ${declaration}`);
    }
  }
  assert.deepEqual(sides, [], "write them with start and end");
  assert.equal(used.size, MEANT.length, "exceptions that no sheet needs");
});

Deno.test("a side is found in each of its guises", () => {
  const sides = [
    "margin-left: 1px",
    "border-top-right-radius: 0",
    "right: 0",
    "float: left",
    "text-align: right",
    "padding: 0 1px 0 2px",
    "inset: 0 auto auto 0",
    "border-radius: 0 1px 1px 0",
    "box-shadow: inset 4px 0 0 red",
    "background: linear-gradient(90deg, red 50%, blue 50%)",
    "background-position: right center",
    "transform: translateX(3px)",
  ];
  for (const declaration of sides) {
    const css = `a {\n  color: red;\n  ${declaration};\n}\n`;
    assert.deepEqual(findSides(css), [{ line: 3, declaration }], declaration);
  }
  const neutral = [
    "margin-inline-start: 1px",
    "padding: 0 1px 2px 1px",
    "border-radius: 1px 1px 0 0",
    "inset: 0 auto 1px",
    "box-shadow: 0 0 0 3px red",
    "text-align: start",
    "margin: 0 calc(1px + var(--left)) 0 calc(1px + var(--left))",
    "background: linear-gradient(90deg, red 35%, blue 35% 65%, red 65%)",
  ];
  for (const declaration of neutral) {
    assert.deepEqual(findSides(`/* left\n*/a { ${declaration}; }`), [], declaration);
  }
});

/** Returns the style sheets in a folder, as paths below `SRC`. */
async function listSheets(folder: URL): Promise<string[]> {
  const found: string[] = [];
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    const url = new URL(isDirectory ? `${name}/` : name, folder);
    if (isDirectory) found.push(...await listSheets(url));
    else if (name.endsWith(".css")) found.push(url.pathname.slice(SRC.pathname.length));
  }
  return found.sort();
}

/** Finds what a style sheet says of the left and the right. */
function findSides(css: string): Side[] {
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

/** Returns whether a radius differs between the left and the right: from the top left, clockwise. */
function isLopsided(
  [topLeft, topRight = topLeft, bottomRight = topLeft, bottomLeft = topRight]: readonly string[],
): boolean {
  return topLeft !== topRight || bottomRight !== bottomLeft;
}

/** Returns whether a gradient that runs sideways begins in another colour than it ends. */
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
