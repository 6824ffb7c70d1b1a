import { routes as open } from "../../../generated/public/routes.ts";
import { routes as rewards } from "../../../generated/rewards/routes.ts";
import { routes } from "../../../generated/routes.ts";

const PATHS = [routes, rewards, open].flatMap((each): { path: string }[] => Object.values(each))
  .map(({ path }) => path).filter((path) => !path.includes("{"));

/** Maximum edit distance between a misspelt path and the suggested one. */
const DIFFERENCE_MAX = 3;

/** Returns the operation's path closest to the requested one, if any is close enough. */
export function nearPath(wrongPath: string): string | undefined {
  const path = wrongPath.slice(0, 40).toLowerCase().replace(/[/.]+$/, "");
  const differences = PATHS.map((known) =>
    path && known.endsWith(path) ? 0 : difference(path, known)
  );
  const least = Math.min(...differences);
  return least <= DIFFERENCE_MAX ? PATHS[differences.indexOf(least)] : undefined;
}

/** Returns the Levenshtein distance of two texts: the number of characters to insert, delete or replace. */
function difference(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [down, letter] of [...from].entries()) {
    const above = row;
    row = [down + 1];
    for (let across = 0; across < to.length; across++) {
      const replaced = (above[across] ?? 0) + Number(to[across] !== letter);
      row.push(Math.min(replaced, (above[across + 1] ?? 0) + 1, (row[across] ?? 0) + 1));
    }
  }
  return row.at(-1) ?? 0;
}
