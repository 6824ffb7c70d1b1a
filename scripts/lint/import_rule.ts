import { fileURLToPath } from "node:url";
import { faultOfImport, mayReadEnvironment } from "./arrows.ts";

/** Two levels above this file. */
const PROJECT = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Checks every form of import: static, dynamic, re-exported and `typeof import(…)`. `arrows.ts` defines which imports are
 * allowed.
 */
export function watchImports(context: Deno.lint.RuleContext): Deno.lint.LintVisitor {
  const file = projectPath(context.filename);
  const check = (node: Deno.lint.Node, source: Deno.lint.Node | null, typeOnly: boolean) => {
    if (source?.type !== "Literal" || typeof source.value !== "string") return;
    const message = faultOfImport(file, source.value, typeOnly);
    if (message !== undefined) context.report({ node, message });
  };
  return {
    ImportDeclaration: (node) => check(node, node.source, node.importKind === "type"),
    ExportNamedDeclaration: (node) => check(node, node.source, node.exportKind === "type"),
    ExportAllDeclaration: (node) => check(node, node.source, node.exportKind === "type"),
    ImportExpression: (node) => check(node, node.source, false),
    TSImportType: ({ argument }) =>
      check(argument, argument.type === "TSLiteralType" ? argument.literal : null, true),
  };
}

/** Reserves `Deno.env` for `src/main.ts`. */
export function watchEnvironment(context: Deno.lint.RuleContext): Deno.lint.LintVisitor {
  if (mayReadEnvironment(projectPath(context.filename))) return {};
  const message = "Only src/main.ts reads the environment; take the value as a parameter";
  const report = (node: Deno.lint.Node) => context.report({ node, message });
  return {
    MemberExpression(node) {
      if (isEnvironmentOf(node)) report(node);
    },
    VariableDeclarator(node) {
      if (node.id.type === "ObjectPattern" && takesEnvironment(node)) report(node);
    },
  };
}

/** Returns whether it is `Deno.env`, `globalThis.Deno.env`, `Deno["env"]` or Node's `process.env`. */
function isEnvironmentOf(node: Deno.lint.MemberExpression): boolean {
  return nameOf(node) === "env" && isHost(node.object);
}

/** Returns whether it is `const { env } = Deno`. */
function takesEnvironment(node: Deno.lint.VariableDeclarator): boolean {
  return node.init !== null && isHost(node.init) && node.id.type === "ObjectPattern" &&
    node.id.properties.some((property) =>
      property.type === "Property" && property.key.type === "Identifier" &&
      property.key.name === "env"
    );
}

function isHost(node: Deno.lint.Node): boolean {
  const name = node.type === "Identifier"
    ? node.name
    : node.type === "MemberExpression"
    ? nameOf(node)
    : undefined;
  return name === "Deno" || name === "process";
}

function nameOf({ property, computed }: Deno.lint.MemberExpression): string | undefined {
  if (property.type === "Identifier") return computed ? undefined : property.name;
  return property.type === "Literal" ? String(property.value) : undefined;
}

/** Returns the path as in the import map: from the project's root, with forward slashes. */
export function projectPath(filename: string): string {
  const path = filename.replaceAll("\\", "/");
  return path.startsWith(PROJECT) ? path.slice(PROJECT.length) : path;
}
