/** An argument of a message: a value, or a tag that wraps a part of the text. */
export type Parameter =
  | { name: string; kind: "number" | "string" | "Date" | "tag" }
  | { name: string; kind: "union"; values: readonly string[] };

const PARAMETER = /\$(\w+)(?: \(([^)]*)\))?|<(\w+)>/g;
const UNION = /^"[\w-]+"( \| "[\w-]+")*$/;

/** Words that can't be names of parameters in JavaScript, and names that the generated code uses itself. */
const TAKEN = new RegExp(
  "^(await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|" +
    "for|function|if|import|in|instanceof|let|new|null|return|static|super|switch|this|throw|true|try|typeof|" +
    "var|void|while|with|yield|english|intl)$",
);

/**
 * Reads the arguments of a message from the comment above it in English, in the order in which code passes them: `#
 * $votes (number) $kind ("a" | "b") <link>`. Calls `tell` with each fault.
 */
export function parametersOf(comment: string, tell: (reason: string) => void): Parameter[] {
  const parameters: Parameter[] = [];
  for (const [, variable, type = "", tag] of comment.matchAll(PARAMETER)) {
    const name = variable ?? tag ?? "";
    if (TAKEN.test(name)) tell(`an argument can't be called ${name}`);
    else if (parameters.some((other) => other.name === name)) tell(`${name} is described twice`);
    else if (tag !== undefined) parameters.push({ name, kind: "tag" });
    else if (type === "number" || type === "string" || type === "Date") {
      parameters.push({ name, kind: type });
    } else if (UNION.test(type)) {
      const values = type.split(" | ").map((value) => value.slice(1, -1));
      parameters.push({ name, kind: "union", values });
    } else {
      tell(`the comment gives no type for $${name}: number, string, Date or "one" | "another"`);
    }
  }
  return parameters;
}
