/** The parts of a file of settings. */
type State = "before name" | "comment" | "name" | "before value" | "value" | "single" | "double";

/** Characters that a backslash escapes in double quotes. Before other characters it is a normal character. */
const ESCAPED_IN_DOUBLE = '"\\`$';

/**
 * Reads a file of settings as systemd reads an EnvironmentFile (systemd.exec(5)): a line is `NAME=value`, spaces and
 * all, without those at its ends. `#` and `;` begin a comment only at the start of a line, and `$` has no meaning. In
 * single quotes every character stands for itself. In double quotes, a backslash escapes `"`, `\`, a backtick and `$`.
 *
 * @example
 * import { readSettings } from "./read_settings.ts";
 * const settings = readSettings("SITE_NAME=My Votes # 1\nMAIL_FROM='a$b'\n");
 * if (settings.SITE_NAME !== "My Votes # 1" || settings.MAIL_FROM !== "a$b") throw new Error();
 */
export function readSettings(text: string): Record<string, string> {
  const entry = createEntry();
  let state: State = "before name";

  function end(): void {
    entry.end(state !== "name");
    state = "before name";
  }

  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? "";
    const isNewline = character === "\n" || character === "\r";
    const next = text[at + 1] ?? "";
    if (state === "single") {
      if (character === "'") state = "before value";
      else entry.add(character);
    } else if (state === "double") {
      if (character === '"') state = "before value";
      else if (character !== "\\") entry.add(character);
      else if (ESCAPED_IN_DOUBLE.includes(next)) entry.add(text[++at] ?? "");
      else if (next === "\n") at++;
      else entry.add(character);
    } else if (isNewline) {
      end();
    } else if (state === "before name" || state === "comment") {
      if (state === "comment" || /[#;]/.test(character)) state = "comment";
      else if (!/\s/.test(character)) {
        state = "name";
        entry.addToName(character);
      }
    } else if (state === "name") {
      if (character === "=") state = "before value";
      else entry.addToName(character);
    } else if (character === "\\") {
      if (next !== "\n") entry.add(next);
      at++;
      state = "value";
    } else if (state === "before value" && character === "'") {
      state = "single";
    } else if (state === "before value" && character === '"') {
      state = "double";
    } else if (/\s/.test(character)) {
      if (state === "value") entry.addSpace(character);
    } else {
      entry.add(character);
      state = "value";
    }
  }
  end();
  return entry.settings;
}

/** Creates the entry that is being read, and the settings that were read before it. */
function createEntry() {
  const settings: Record<string, string> = {};
  let name = "";
  let value = "";
  /** The length of the value up to its last character that isn't a space outside quotes. */
  let kept = 0;

  function add(character: string): void {
    value += character;
    kept = value.length;
  }

  /** Begins the next entry. Keeps this one if it is complete and has a name. */
  function end(isComplete: boolean): void {
    if (name.trim() !== "" && isComplete) settings[name.trim()] = value.slice(0, kept);
    name = "";
    value = "";
    kept = 0;
  }

  return {
    settings,
    addToName: (character: string) => void (name += character),
    add,
    /** Adds a space outside quotes, which counts only if another character follows. */
    addSpace: (character: string) => void (value += character),
    end,
  };
}
