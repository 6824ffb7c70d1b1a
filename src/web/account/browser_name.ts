/** Browsers by their mark; those that bear the marks of others come before them. */
const BROWSERS = [
  [/\bEdg/, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/(Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
] as const;

const SYSTEMS = ["Windows", "Android", "iPhone", "iPad", "Mac", "CrOS", "Linux"];

/** Returns a browser and its system in words for the header that it sends, "Firefox, Windows"; another header as it is. */
export function browserOf(userAgent: string | null): string {
  const browser = BROWSERS.find(([mark]) => mark.test(userAgent ?? ""))?.[1];
  if (browser === undefined) return userAgent ?? "";
  const system = SYSTEMS.find((name) => userAgent?.includes(name));
  return system === undefined ? browser : `${browser}, ${system}`;
}
