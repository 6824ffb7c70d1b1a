/**
 * Returns the text of a message as it is shown: a line break in the file is a space, so that long texts can be broken
 * anywhere, and an empty line begins a paragraph.
 */
export function shownText(text: string): string {
  return text.split(/\n(?: *\n)+/)
    .map((paragraph) => paragraph.replaceAll(/\n */g, " "))
    .join("\n\n");
}

const ACCENTED: Readonly<Record<string, string>> = {
  a: "áa",
  c: "ç",
  d: "đ",
  e: "ée",
  g: "ĝ",
  h: "ĥ",
  i: "íi",
  j: "ĵ",
  k: "ķ",
  l: "ļ",
  n: "ñ",
  o: "óo",
  r: "ŕ",
  s: "š",
  t: "ţ",
  u: "úu",
  w: "ŵ",
  y: "ý",
  z: "ž",
  A: "Á",
  C: "Ç",
  E: "É",
  I: "Í",
  N: "Ñ",
  O: "Ó",
  S: "Š",
  U: "Ú",
  Y: "Ý",
};

/**
 * Makes a text of the pseudo-locale from an English one: `Top voters` becomes `Tóop vóoţéeŕš`. It can be read, is
 * longer by about a third, and shows on a page which texts do not come from the files.
 */
export function pseudoText(text: string): string {
  return text.replaceAll(/<[^>]*>|[A-Za-z]/g, (found) => ACCENTED[found] ?? found);
}
