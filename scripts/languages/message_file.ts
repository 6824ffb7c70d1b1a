import { FluentParser, type Message, type Pattern, type SyntaxNode } from "@fluent/syntax";
import type { Fault } from "./fault.ts";

/** A message in a file. */
export interface SourceMessage {
  id: string;
  line: number;
  pattern: Pattern;
  /** The lines above it that begin with `#`. */
  comment: string;
}

/** A parsed file of messages. */
export interface MessageFile {
  path: string;
  messages: ReadonlyMap<string, SourceMessage>;
  faults: readonly Fault[];
  /** Returns the line on which a part of the file begins. */
  lineOf: (node: SyntaxNode) => number;
}

/**
 * Reads the messages of a file in the Fluent syntax. Reports a fault for each part that can't be read, and reads the
 * rest.
 */
export function readMessages(path: string, text: string): MessageFile {
  const messages = new Map<string, SourceMessage>();
  const faults: Fault[] = [];
  const lineAt = (offset: number) => text.slice(0, offset).split("\n").length;
  const lineOf = (node: SyntaxNode) => lineAt(node.span?.start ?? 0);
  const add = (line: number, reason: string) => faults.push({ file: path, line, reason });
  const addMessage = (message: Message) => {
    const { id: { name: id }, value: pattern, comment } = message;
    const line = lineOf(message.id);
    if (message.attributes.length > 0) add(line, `${id}: attributes are not supported`);
    if (messages.has(id)) return add(line, `${id} stands twice`);
    if (pattern === null) return add(line, `${id} has no text`);
    messages.set(id, { id, line, pattern, comment: comment?.content ?? "" });
  };
  for (const entry of new FluentParser({ withSpans: true }).parse(text).body) {
    if (entry.type === "Message") addMessage(entry as Message);
    else if (entry.type === "Term") add(lineOf(entry), "terms are not supported");
    else if (entry.type === "Junk") {
      const { message, span } = entry.annotations[0] ?? { message: "can't be read", span: null };
      add(lineAt(span?.start ?? entry.span?.start ?? 0), message);
    }
  }
  return { path, messages, faults, lineOf };
}
