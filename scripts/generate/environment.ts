import { z } from "zod";
import { environment } from "../../src/environment.ts";

const BEGIN = "<!-- Written by `deno task generate` from src/environment.ts. -->";
const END = "<!-- The end of what is written. -->";

/** A variable as hosts read about it. */
interface Variable {
  name: string;
  default: string;
  description: string;
}

const documented = z.looseObject({ default: z.string(), description: z.string() });

/** Lists every variable a host may set, in the order of `environment`; those between processes have no description. */
export function documentedVariables(): Variable[] {
  return Object.entries(environment.shape).flatMap(([name, schema]) => {
    const { data } = documented.safeParse(schema.meta());
    return data ? [{ name, default: data.default, description: data.description }] : [];
  });
}

/** Returns a guide's text with the table of variables between its two marks. Throws when a mark is missing. */
export function withVariables(guide: string): string {
  const begin = guide.indexOf(BEGIN);
  const end = guide.indexOf(END);
  if (begin < 0 || end < begin) throw new Error("the guide has no place for the variables");
  const rows = documentedVariables().map((variable) =>
    `| \`${variable.name}\` | ${shown(variable.default)} | ${variable.description} |`
  );
  const table = ["| Variable | Default | Meaning |", "| --- | --- | --- |", ...rows].join("\n");
  return `${guide.slice(0, begin)}${BEGIN}\n\n${table}\n\n${guide.slice(end)}`;
}

/** Returns the text of `.env.example`. */
export function exampleFile(): string {
  const parts = documentedVariables().map((variable) =>
    `# ${variable.description.replaceAll("`", "")}.\n${variable.name}=${literal(variable.default)}`
  );
  return [
    "# The variables that Voteboard reads. An empty one counts as absent; a switch is 1 or true.",
    "# Nothing reads this file by itself: copy it to .env, then `set -a; . ./.env; set +a`.",
    "",
    `${parts.join("\n\n")}\n`,
  ].join("\n");
}

/** Shows defaults that are values as code; others are words. */
function shown(text: string): string {
  return literal(text) === "" ? text : `\`${text}\``;
}

function literal(text: string): string {
  return /^[\w.]+$/.test(text) && text !== "none" ? text : "";
}
