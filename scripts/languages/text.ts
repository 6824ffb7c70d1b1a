/**
 * Returns the displayed text of a message. A line break in the file becomes a space, so that long texts can be wrapped
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
 * Returns the text of the pseudo-locale for an English one: `Top voters` becomes `Tóop vóoţéeŕš`. It is readable and
 * about a third longer, and reveals which texts on a page do not come from the files.
 */
export function pseudoText(text: string): string {
  return text.replaceAll(/<[^>]*>|[A-Za-z]/g, (found) => ACCENTED[found] ?? found);
}
