/** Characters of a note that are kept. */
const NOTE_MAX = 200;

/** Returns a plugin's note as it is kept: often an error's message, whose oddities are no reason to refuse a fact. */
export function noteOf(text: string | undefined): string | undefined {
  const plain = text?.toWellFormed().replace(/[\p{Cc}\s]+/gu, " ").trim();
  return plain ? [...plain].slice(0, NOTE_MAX).join("") : undefined;
}
