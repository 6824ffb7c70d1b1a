/** Letters that are looked at together. */
const GRAM = 3;

/** Bits of a signature: the groups of letters of a server's words set about a quarter of them. */
const BITS = 512;

/** A set of groups of three letters as bits, several of which share one: what it lacks the text lacks, too. */
export type Signature = Uint32Array;

/** Returns the groups of three letters of a text, each once; a shorter text has none. */
export function gramsOf(text: string): string[] {
  const grams = new Set<string>();
  for (let at = 0; at + GRAM <= text.length; at++) grams.add(text.slice(at, at + GRAM));
  return [...grams];
}

/** Returns the bit of a group of three letters. */
export function bitOf(gram: string): number {
  const code = (gram.charCodeAt(0) * 31 + gram.charCodeAt(1)) * 31 + gram.charCodeAt(2);
  return Math.imul(code, 0x9e3779b1) >>> 23; // 9 bits
}

/** Returns the signature of texts. */
export function signatureOf(...texts: string[]): Signature {
  const signature = new Uint32Array(BITS / 32);
  for (const bit of texts.flatMap(gramsOf).map(bitOf)) {
    signature[bit >> 5] = (signature[bit >> 5] ?? 0) | 1 << (bit & 31);
  }
  return signature;
}

/** Whether a signature has all those bits but so many at most. */
export function hasBits(signature: Signature, bits: readonly number[], butFor = 0): boolean {
  let missed = 0;
  for (const bit of bits) {
    if (((signature[bit >> 5] ?? 0) >>> (bit & 31) & 1) === 0 && ++missed > butFor) return false;
  }
  return true;
}
