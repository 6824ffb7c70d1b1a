import { raw } from "hono/html";
import { picturePath, SHAPES } from "../../pictures/picture.ts";
import { inLanguage, isPublicPath } from "../locale/addresses.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web } from "../web_env.ts";
import type { FaceSubject } from "../servers/face.tsx";
import { TOUCH_ICON_PATH } from "./site_files.ts";
import { unmarked } from "../../text/shown_text.ts";

/** A page's metadata for link previews and search engines. */
export interface Preview {
  /** The page's canonical path, without filters. */
  path: string;
  /** The picture of a link preview. Defaults to the site's icon. */
  picture?: { path: string; width: number; height: number } | undefined;
  /** Structured data in the vocabulary of schema.org. */
  data?: Readonly<Record<string, unknown>>;
}

/**
 * The metadata in a page's head: canonical address, OpenGraph, Twitter card, and structured data, which isn't executed
 * as a script.
 */
export function PreviewHead({ web, texts, preview: { path, picture, data } }: {
  web: Web;
  texts: { title: string; description: string };
  preview: Preview;
}) {
  const { site, services: { locales } } = web;
  const locale = currentLocale();
  const url = site.baseUrl + inLanguage(path, locale, locales);
  const image = picture ?? { path: TOUCH_ICON_PATH, width: 180, height: 180 };
  const forPrograms = (_: string, value: unknown) =>
    typeof value === "string" ? unmarked(value) : value;
  const facts = JSON.stringify({ "@context": "https://schema.org", ...data }, forPrograms)
    .replaceAll(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
  const properties = {
    site_name: site.name,
    type: "website",
    url,
    ...texts,
    ...locales.all.length > 1 ? { locale: openGraphLocale() } : {},
    image: site.baseUrl + inLanguage(image.path, locale, locales),
    "image:width": `${image.width}`,
    "image:height": `${image.height}`,
  };
  const card = image.width > image.height ? "summary_large_image" : "summary";
  return (
    <>
      <link rel="canonical" href={url} />
      {alternatesOf(path, web).map(([lang, href]) => (
        <link rel="alternate" hreflang={lang} href={href} />
      ))}
      {Object.entries(properties).map(([name, content]) => (
        <meta property={`og:${name}`} content={unmarked(content)} />
      ))}
      <meta name="twitter:card" content={card} />
      {data && <script type="application/ld+json">{raw(facts)}</script>}
    </>
  );
}

/**
 * Returns the addresses of a page in each language, and for readers of all other languages. Empty if the site has only
 * one language.
 */
function alternatesOf(path: string, { site: { baseUrl }, services: { locales } }: Web) {
  if (locales.all.length < 2 || !isPublicPath(path)) return [];
  return [
    ...locales.all.map((locale) => [locale.lang, baseUrl + inLanguage(path, locale, locales)]),
    ["x-default", baseUrl + path],
  ];
}

/** Returns the page's language with the country where most of its readers live, in Open Graph's form: "de_DE". */
function openGraphLocale(): string {
  const { lang } = currentLocale();
  const { language, region } = new Intl.Locale(lang).maximize();
  return `${language}_${region}`;
}

/** Returns the picture of a server's link previews: its banner, or else its logo, or undefined without both. */
export function pictureOf(
  { banner, logo }: Pick<FaceSubject, "banner" | "logo">,
): Preview["picture"] {
  const [kind, hash] = banner === null ? ["logo", logo] as const : ["banner", banner] as const;
  if (hash === null) return undefined;
  const { widths: [_, width], heightPerWidth } = SHAPES[kind];
  return { path: picturePath(hash, width), width, height: Math.round(width * heightPerWidth) };
}
