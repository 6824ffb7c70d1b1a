/** A piece of a compiled message: fixed text, code that returns a string, or code that returns entries of an array. */
export type Part =
  | { kind: "text"; text: string }
  | { kind: "code"; code: string; isChoice: boolean }
  | { kind: "entries"; code: string };

/** Returns the code of an expression that joins pieces to a string. */
export function stringCode(parts: readonly Part[]): string {
  const joined = joinTexts(parts);
  const [first] = joined;
  if (first === undefined) return `""`;
  if (joined.length === 1) return first.kind === "text" ? JSON.stringify(first.text) : first.code;
  const template = templateCode(joined);
  if (template !== undefined && template.length <= TEMPLATE_MAX) return template;
  return joined.map((part) => part.kind === "text" ? JSON.stringify(part.text) : wrapped(part))
    .join(" + ");
}

/** Length of the longest template. The formatter breaks longer ones inside their placeholders. */
const TEMPLATE_MAX = 60;

function templateCode(parts: readonly Part[]): string | undefined {
  if (parts.some((part) => part.kind === "code" && part.isChoice)) return undefined;
  const inner = parts.map((part) =>
    part.kind === "text" ? part.text.replaceAll(/[`\\]|\$\{/g, "\\$&") : "${" + part.code + "}"
  );
  return "`" + inner.join("") + "`";
}

/** Returns the code of an expression for an array of texts and of the results of tags. */
export function arrayCode(parts: readonly Part[]): string {
  const entries = joinTexts(parts).map((part) =>
    part.kind === "text" ? JSON.stringify(part.text) : part.code
  );
  return `[${entries.join(", ")}]`;
}

function wrapped(part: Exclude<Part, { kind: "text" }>): string {
  return part.kind === "code" && part.isChoice ? `(${part.code})` : part.code;
}

function joinTexts(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.kind === "text" && last?.kind === "text") {
      joined[joined.length - 1] = { kind: "text", text: last.text + part.text };
    } else if (part.kind !== "text" || part.text !== "") joined.push(part);
  }
  return joined;
}
