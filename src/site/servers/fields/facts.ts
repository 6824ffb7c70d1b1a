import { z } from "zod";
import { isPublicLink } from "./public_link.ts";
import { COUNTRIES, LANGUAGES } from "./codes.ts";
import { factFault } from "../../../core/refusals/fact_faults.ts";
import { cleanLine, cleanText, readUrl } from "../../../core/text/typed_text.ts";
import { DESCRIPTION_MAX } from "./listing_fields.ts";
import { refuseOwnLanguage, translationsOf } from "./translations.ts";

/** Maximum tags of a server: enough to describe it, but too few to match every search. */
export const TAGS_MAX = 5;

/** Maximum languages of a server. */
export const LANGUAGES_MAX = 5;

/** Maximum characters of a tagline, a version and a link. */
export const TAGLINE_MAX = 120;
export const VERSION_MAX = 30;
export const LINK_MAX = 200;

/** Sites for invitations and for videos, including their subdomains. */
const DISCORD = ["discord.gg", "discord.com"];
const VIDEO = ["youtube.com", "youtu.be", "twitch.tv", "vimeo.com"];

/**
 * The schema of the facts that an owner enters about a server, all optional. `factSentence` converts its messages to
 * sentences.
 */
export const FACTS = z.object({
  tagline: line("tagline", TAGLINE_MAX),
  tags: z.array(z.string()).max(TAGS_MAX, factFault("tags", { max: TAGS_MAX })).default([]),
  country: choice(COUNTRIES, factFault("country")),
  version: line("version", VERSION_MAX),
  languages: z.array(z.enum(LANGUAGES, factFault("languages")))
    .max(LANGUAGES_MAX, factFault("languages_too_many", { max: LANGUAGES_MAX })).default([]),
  website: link("website", []),
  discord: link("discord", DISCORD),
  video: link("video", VIDEO),
  rules: longText("rules"),
  /** The language of the tagline, the description and the rules. */
  textLanguage: choice(LANGUAGES, factFault("text_language")),
  /** The same texts in other languages. */
  translations: translationsOf(z.object({
    tagline: line("tagline", TAGLINE_MAX),
    description: longText("description"),
    rules: longText("rules"),
  })),
});

/** The schema of all facts, with rules that involve several of them. */
export const WHOLE_FACTS = FACTS.superRefine(refuseOwnLanguage);

/** Facts in the form that is stored. */
export type Facts = z.output<typeof FACTS>;

/** Facts in the form that is entered. */
export type GivenFacts = z.input<typeof FACTS>;

function line(name: "tagline" | "version", most: number) {
  return z.string().default("").transform((text, problem) => {
    const cleaned = cleanLine(text);
    if (cleaned !== undefined && cleaned.length <= most) return cleaned;
    problem.addIssue(
      cleaned === undefined
        ? factFault(`${name}_not_one_line`)
        : factFault(`${name}_too_long`, { max: most }),
    );
    return z.NEVER;
  });
}

/** Markdown. */
function longText(name: "description" | "rules") {
  return z.string().default("").transform(cleanText)
    .refine((text) => text.length <= DESCRIPTION_MAX, factFault(name, { max: DESCRIPTION_MAX }));
}

function choice(codes: readonly string[], message: string) {
  return z.string().nullable().default(null).transform((code) => code || null)
    .refine((code) => code === null || codes.includes(code), message);
}

/** Normalizes a link as a browser would. Null means that there is no link. */
function link(
  name: "website" | "discord" | "video",
  sites: readonly string[],
) {
  return z.string().transform(readUrl)
    .pipe(z.string().max(LINK_MAX, factFault(`${name}_too_long`, { max: LINK_MAX })))
    .nullable().default(null)
    .transform((text, problem) => {
      if (text === null || text === "") return null;
      const url = URL.parse(text);
      const host = url?.hostname ?? "";
      const isThere = isPublicLink(text) &&
        (sites.length === 0 || sites.some((site) => host === site || host.endsWith(`.${site}`)));
      if (url?.protocol === "https:" && isThere) {
        if (url.href.length <= LINK_MAX) return url.href;
        problem.addIssue(factFault(`${name}_too_long_as_written`, { max: LINK_MAX }));
        return z.NEVER;
      }
      problem.addIssue(
        name === "website"
          ? factFault("website_elsewhere")
          : factFault(`${name}_elsewhere`, { sites: sites.join(", ") }),
      );
      return z.NEVER;
    });
}
