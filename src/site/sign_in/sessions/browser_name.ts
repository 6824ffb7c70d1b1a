/** Browsers by their token in the User-Agent. A browser that also sends another browser's token precedes that one. */
const BROWSERS = [
  [/\bEdg/, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/(Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
] as const;

const SYSTEMS = ["Windows", "Android", "iPhone", "iPad", "Mac", "CrOS", "Linux"];

/**
 * Returns the browser and operating system of a User-Agent, such as "Firefox, Windows", or the User-Agent itself if it
 * isn't recognized. Undefined if there is none.
 */
export function browserOf(userAgent: string | null): string | undefined {
  if (userAgent === null || userAgent === "") return undefined;
  const browser = BROWSERS.find(([mark]) => mark.test(userAgent))?.[1];
  if (browser === undefined) return userAgent;
  const system = SYSTEMS.find((name) => userAgent.includes(name));
  return system === undefined ? browser : `${browser}, ${system}`;
}
