import { join } from "node:path";
import { type Locale } from "../../core/locales/locale.ts";
import { DEFAULT_LOCALES, type Locales, type LocaleSettings } from "../locales/site_locales.ts";
import type { LocaleTag } from "../../core/locales/language_tags.ts";

/** Pages that only the host can write. "privacy" is placed before the site's own text. */
export const HOST_PAGES = ["imprint", "privacy", "terms", "rules"] as const;

/** The name of a host's page, which is also its file's name and its path. */
export type HostPage = typeof HOST_PAGES[number];

/** Maximum bytes of a logo, which is sent on every first visit. */
const LOGO_MAX_BYTES = 100_000;

/** First bytes of the formats that browsers accept both as an icon and as an image. */
const LOGO_TYPES = {
  png: { type: "image/png", begins: /^.PNG\r\n/s },
  webp: { type: "image/webp", begins: /^RIFF.{4}WEBP/s },
  svg: { type: "image/svg+xml", begins: /^\s*<(\?xml|!--|!doctype svg|svg)\b/i },
} as const;
const LOGO_EXTENSIONS = ["png", "webp", "svg"] as const;

/** The branding that the host chose. */
export interface Brand {
  /** `#rrggbb`. */
  accent?: string | undefined;
  logo?: { bytes: Uint8Array<ArrayBuffer>; type: string; extension: string } | undefined;
  /** The host's pages in Markdown, in the site's default language. */
  pages?: HostTexts;
  /** The host's pages in other languages. */
  otherPages?: Partial<Record<LocaleTag, HostTexts>>;
}

type HostTexts = Partial<Record<HostPage, string>>;

/**
 * Returns a host's page in the reader's language, or else in the site's default language, or else in any other.
 * Undefined if there is no such page.
 */
export function findHostText(
  { pages = {}, otherPages = {} }: Brand,
  { name, locale, locales }: { name: HostPage; locale: Locale; locales: Locales },
): { text: string; language: Locale } | undefined {
  for (const language of [locale, locales.default, ...locales.all]) {
    const text = (language === locales.default ? pages : otherPages[language.tag])?.[name];
    if (text !== undefined) return { text, language };
  }
}

/** Returns the folder of the host's files. The service reads no other files of the host in the data folder. */
export function hostFolderOf(dataDir: string): string {
  return join(dataDir, "pages");
}

/** Reads the host's files at the start. Throws an error if the configured logo is not valid. */
export async function readBrand(
  { dataDir, brand, locales = DEFAULT_LOCALES }: {
    dataDir: string;
    /** The colour, and the name of the logo file in the host's folder. */
    brand: { accent: Brand["accent"]; logo: string | undefined };
    locales?: LocaleSettings;
  },
): Promise<Brand> {
  const folder = hostFolderOf(dataDir);
  const otherPages: Brand["otherPages"] = {};
  for (const tag of locales.enabled) otherPages[tag] = await readPages(folder, `.${tag}.md`);
  const { [locales.default]: own, ...others } = otherPages;
  const pages = { ...await readPages(folder, ".md"), ...own };
  const logo = await readLogo(folder, brand.logo);
  return { accent: brand.accent, logo, pages, otherPages: others };
}

/** Reads the pages whose files have the given ending: `.md`, or that of a language, such as `.de.md`. */
async function readPages(folder: string, ending: string): Promise<HostTexts> {
  const pages: HostTexts = {};
  for (const name of HOST_PAGES) {
    const text = await Deno.readTextFile(join(folder, name + ending)).catch(ignoreMissing);
    if (text?.trim()) pages[name] = text;
  }
  return pages;
}

async function readLogo(folder: string, name: string | undefined): Promise<Brand["logo"]> {
  if (name === undefined) return undefined;
  const bytes = await Deno.readFile(join(folder, name)).catch(ignoreMissing);
  if (bytes === undefined) throw new Error(`SITE_LOGO: there is no ${name} in ${folder}`);
  const extension = LOGO_EXTENSIONS.find((one) => name.endsWith(`.${one}`));
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
  const isLogo = extension !== undefined && LOGO_TYPES[extension].begins.test(start);
  if (!isLogo || bytes.length > LOGO_MAX_BYTES) {
    throw new Error(`SITE_LOGO: ${name} must be a PNG, WebP or SVG of 100 kB at most in ${folder}`);
  }
  const { type } = LOGO_TYPES[extension];
  return { bytes, type, extension };
}

function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof Deno.errors.NotFound)) throw error;
}
