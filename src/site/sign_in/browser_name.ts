/** Browsers by their marks in the User-Agent. Browsers that also send another's mark precede it. */
const BROWSERS = [
  [/\bEdg/, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/(Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
] as const;

const SYSTEMS = ["Windows", "Android", "iPhone", "iPad", "Mac", "CrOS", "Linux"];

/** Returns the browser and system of a User-Agent, such as "Firefox, Windows". An unknown one is returned unchanged. */
export function browserOf(userAgent: string | null): string {
  const browser = BROWSERS.find(([mark]) => mark.test(userAgent ?? ""))?.[1];
  if (browser === undefined) return userAgent ?? "";
  const system = SYSTEMS.find((name) => userAgent?.includes(name));
  return system === undefined ? browser : `${browser}, ${system}`;
}
