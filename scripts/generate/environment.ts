import { z } from "zod";
import { environment } from "../../src/service/environment.ts";
import { RIGHTS, SITE_ROLES } from "../../src/core/rights/rights.ts";
import { KEPT_DATA } from "../../src/site/accounts/kept_data.ts";
import type { Words } from "../../src/core/locales/locale.ts";

const BEGIN = "<!-- Written by `deno task generate` from src/service/environment.ts. -->";
const BEGIN_KEPT = "<!-- Written by `deno task generate` from src/site/accounts/kept_data.ts. -->";
const BEGIN_RIGHTS = "<!-- Written by `deno task generate` from src/core/rights/rights.ts. -->";
const END = "<!-- The end of what is written. -->";

/** A variable as documented for hosts. */
interface Variable {
  name: string;
  default: string;
  description: string;
}

const documented = z.looseObject({ default: z.string().optional(), description: z.string() });

/**
 * Lists every variable that a host may set, in the order of `environment`. Those used between processes have no
 * description.
 */
export function documentedVariables(): Variable[] {
  return Object.entries(environment.shape).flatMap(([name, schema]) => {
    const { data } = documented.safeParse(schema.meta());
    if (!data) return [];
    return [{ name, default: data.default ?? defaultOf(schema), description: data.description }];
  });
}

/** Returns the default of a variable in the form in which it would be set, or "" if it has no default. */
function defaultOf(schema: z.ZodType): string {
  const hasDefault = schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault;
  const value = hasDefault ? schema.def.defaultValue : undefined;
  return value === false ? "0" : String(value ?? "none");
}

/** Returns a guide's text with the table of variables between its two markers. Throws if a marker is missing. */
export function withVariables(guide: string): string {
  const rows = [...documentedVariables(), OF_BACKUPS].map((variable) =>
    `| \`${variable.name}\` | ${shown(variable.default)} | ${variable.description} |`
  );
  return withTable(guide, BEGIN, [
    "| Variable | Default | Meaning |",
    "| --- | --- | --- |",
    ...rows,
  ]);
}

/**
 * Returns a page's text with the table of stored data, in a language's texts, between its two markers. Throws if a
 * marker is missing.
 */
export function withKeptData(page: string, { keptData }: Words): string {
  const rows = KEPT_DATA.map(({ texts }) => {
    const { data, why, kept } = texts(keptData);
    return `| ${data} | ${why} | ${kept} |`;
  });
  return withTable(page, BEGIN_KEPT, ["| Data | Why | How long |", "| --- | --- | --- |", ...rows]);
}

/** Returns a guide's text with the table of rights between its two markers. Throws if a marker is missing. */
export function withRights(guide: string): string {
  const rows = Object.values(RIGHTS).map(({ means, roles }) => {
    const marks = SITE_ROLES.map((role) => roles.some((one) => one === role) ? "yes" : "–");
    return `| ${means} | ${marks.join(" | ")} |`;
  });
  return withTable(guide, BEGIN_RIGHTS, [
    `| May | ${SITE_ROLES.join(" | ")} |`,
    "| --- | --- | --- |",
    ...rows,
  ]);
}

function withTable(paper: string, mark: string, table: string[]): string {
  const begin = paper.indexOf(mark);
  const end = paper.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`the paper has no place for a table: ${mark}`);
  return `${paper.slice(0, begin)}${mark}\n\n${table.join("\n")}\n\n${paper.slice(end)}`;
}

/** Variables that backups read from the same file. The unit and Compose hide them from the service. */
const OF_BACKUPS: Variable = {
  name: "BACKUP_PASSPHRASE",
  default: "none",
  description:
    "The passphrase of backups, twelve characters or more: keep a copy elsewhere. Only `deno task backup` and `deno task restore` read it",
};

/** Returns the text of `.env.example`. */
export function exampleFile(): string {
  const parts = [...documentedVariables(), OF_BACKUPS].map((variable) =>
    `# ${variable.description.replaceAll("`", "")}.\n${variable.name}=${literal(variable.default)}`
  );
  return [
    "# The variables that Voteboard reads. An empty one counts as absent; a switch is 1 or true.",
    "# Copy it to .env, then: deno task with .env start. A value may have spaces; put single quotes around one with #, $,",
    "# a quote or a backslash. Such a line then means the same to systemd, Docker, Compose and deno task with.",
    "",
    `${parts.join("\n\n")}\n`,
  ].join("\n");
}

/** Formats a default that is a value as code. Others are text. */
function shown(text: string): string {
  return literal(text) === "" ? text : `\`${text}\``;
}

/** Formats a value as code, unless it is the name of another variable. */
function literal(text: string): string {
  return /^[\w.]+$/.test(text) && !/^[A-Z_]+$|^none$/.test(text) ? text : "";
}
