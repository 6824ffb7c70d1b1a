import assert from "node:assert/strict";
import { cleanLine, cleanText } from "../../src/core/text/typed_text.ts";

/** Characters that show nothing, and don't belong where these tests put them. */
const HIDDEN =
  "\u00ad\u034f\u115f\u17b4\u180e\u200b\u200c\u200d\u2060\u2063\u206a\u3164\ufe00\ufe0f\ufeff\uffa0\ufff9\u{e0001}\u{e0041}\u{e0100}";
const SCOPED = [..."\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"];

Deno.test("a line keeps nothing hidden", () => {
  for (const hidden of HIDDEN) {
    assert.equal(cleanLine(`Sky${hidden}block 1${hidden}`), "Skyblock 1");
  }
  assert.equal(cleanLine(HIDDEN), "");
});

Deno.test("a line with more than one line, or a direction of its own, is refused", () => {
  for (const odd of [...SCOPED, ..."\u061c\u200e\u200f\u0000\u001b\u0085\u2028\u2029", "\n"]) {
    assert.equal(cleanLine(`Sky${odd}block`), undefined, odd.codePointAt(0)?.toString(16));
  }
});

Deno.test("a text keeps line breaks and marks of direction, and loses what reaches further", () => {
  for (const scoped of SCOPED) assert.equal(cleanText(`one ${scoped}two`), "one two");
  for (const hidden of HIDDEN) assert.equal(cleanText(`o${hidden}ne`), "one");
  assert.equal(cleanText("\tone\r\ntwo\u0000\u009f\u2028 "), "one\ntwo");
  assert.equal(cleanText("C++\u200e שלום\u200f! \u061c١"), "C++\u200e שלום\u200f! \u061c١");
});

Deno.test("scripts and emoji keep the hidden characters that they need", () => {
  const needed = [
    "می‌خواهم", // Persian: non-joiner between parts of a word
    "क्‍ष", // Devanagari: joiner after the virama
    "ශ්‍රී", // Sinhala
    "👩🏽‍🚀 👨‍👩‍👧 ❤️‍🔥 🏳️‍🌈 #️⃣ ☎︎",
    "🏴󠁧󠁢󠁥󠁮󠁧󠁿", // the flag of England: tags
    "葛󠄀城", // a variant of a Han character
    "ᠮᠣᠩᠭᠣᠯ᠋", // Mongolian
  ];
  for (const text of needed) {
    assert.equal(cleanLine(text), text);
    assert.equal(cleanText(text), text);
  }
});
