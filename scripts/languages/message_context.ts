import type { Pattern, SyntaxNode } from "@fluent/syntax";
import type { Parameter } from "./parameters.ts";

/** Facts about the message that is being compiled. */
export interface MessageContext {
  /** Language of the text, such as `pt-BR`. */
  tag: string;
  isRightToLeft: boolean;
  /** The whole message. */
  pattern: Pattern;
  parameters: readonly Parameter[];
  /** The arguments that the English message shows, or an empty set while the English message is compiled. */
  shownInEnglish: ReadonlySet<string>;
  /** Changes a text, for the pseudo-locale. */
  change: (text: string) => string;
  tell: (node: SyntaxNode, reason: string) => void;
  tagsUsed: Set<string>;
}

/** Lists the tags or the values of a message, for an error. */
export function knownNames(kind: "tag" | "value", { parameters }: MessageContext): string {
  const names = parameters.filter((one) => (one.kind === "tag") === (kind === "tag"))
    .map(({ name }) => kind === "tag" ? `<${name}>` : `$${name}`);
  return names.join(", ") || "none";
}
