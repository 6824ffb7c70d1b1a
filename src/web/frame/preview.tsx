import { raw } from "hono/html";
import { picturePath, SHAPES } from "../../pictures/picture.ts";
import type { Site } from "../web_env.ts";
import type { Faced } from "./face.tsx";
import { TOUCH_ICON_PATH } from "./site_files.ts";

/** What a page tells link previews and search engines of itself. */
export interface Preview {
  /** The page's one address, as a path: whatever filters and marks it was opened with. */
  path: string;
  /** Its picture's path and size; absent: the site's icon. */
  picture?: { path: string; width: number; height: number } | undefined;
  /** Facts in the words of schema.org; `url` and the like are paths. */
  data?: Readonly<Record<string, unknown>>;
}

/** The elements of a page's head that preview it: canonical address, OpenGraph, Twitter's card, facts in JSON-LD. */
export function PreviewHead({ site, title, description, preview: { path, picture, data } }: {
  site: Site;
  title: string;
  description: string;
  preview: Preview;
}) {
  const url = site.baseUrl + path;
  const { path: image, width, height } = picture ??
    { path: TOUCH_ICON_PATH, width: 180, height: 180 };
  const properties = {
    site_name: site.name,
    type: "website",
    url,
    title,
    description,
    image: site.baseUrl + image,
    "image:width": width,
    "image:height": height,
  };
  return (
    <>
      <link rel="canonical" href={url} />
      {Object.entries(properties).map(([name, value]) => (
        <meta property={`og:${name}`} content={String(value)} />
      ))}
      <meta name="twitter:card" content={width > 2 * height ? "summary_large_image" : "summary"} />
      {data && (
        <script type="application/ld+json">
          {raw(jsonIn({ "@context": "https://schema.org", ...data }))}
        </script>
      )}
    </>
  );
}

/** The picture that stands for a server elsewhere: its banner, else its logo. */
export function pictureOf({ banner, logo }: Pick<Faced, "banner" | "logo">): Preview["picture"] {
  const [kind, hash] = banner === null ? ["logo", logo] as const : ["banner", banner] as const;
  if (hash === null) return undefined;
  const { widths: [_, width], heightPerWidth } = SHAPES[kind];
  return { path: picturePath(hash, width), width, height: Math.round(width * heightPerWidth) };
}

/** JSON inside a script element: no text in it can end the element. */
function jsonIn(data: unknown): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
