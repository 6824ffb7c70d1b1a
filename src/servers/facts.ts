import { z } from "zod";
import { isPublicLink } from "../destinations/link.ts";
import { COUNTRIES, LANGUAGES } from "./codes.ts";
import { cleanLine, cleanText } from "../text/typed_text.ts";
import { DESCRIPTION_MAX } from "./listing_fields.ts";

/** Maximum tags of a server: enough to describe it, too few to match every search. */
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

/** Facts about a server as entered by its owner, all optional. Its messages are shown to people. */
export const FACTS = z.object({
  tagline: line(TAGLINE_MAX, "A tagline"),
  tags: z.array(z.string()).max(TAGS_MAX, `Choose at most ${TAGS_MAX} tags.`).default([]),
  country: choice(COUNTRIES, "Choose a country from the list."),
  version: line(VERSION_MAX, "A version"),
  languages: z.array(z.enum(LANGUAGES, "Choose languages from the list."))
    .max(LANGUAGES_MAX, `Choose at most ${LANGUAGES_MAX} languages.`).default([]),
  website: link("A website", []),
  discord: link("An invitation", DISCORD),
  video: link("A video", VIDEO),
  rules: z.string().default("")
    .transform(cleanText)
    .refine(
      (text) => text.length <= DESCRIPTION_MAX,
      `The rules have at most ${DESCRIPTION_MAX.toLocaleString("en")} characters.`,
    ),
});

/** Facts as they are stored. */
export type Facts = z.output<typeof FACTS>;

/** Facts as entered. */
export type GivenFacts = z.input<typeof FACTS>;

function line(most: number, what: string) {
  return z.string().default("").transform((text, problem) => {
    const cleaned = cleanLine(text);
    if (cleaned !== undefined && cleaned.length <= most) return cleaned;
    problem.addIssue(
      cleaned === undefined
        ? `${what} is one line of printable characters.`
        : `${what} has at most ${most} characters.`,
    );
    return z.NEVER;
  });
}

function choice(codes: readonly string[], message: string) {
  return z.string().nullable().default(null).transform((code) => code || null)
    .refine((code) => code === null || codes.includes(code), message);
}

/** Normalizes a link as a browser would. Null means none. */
function link(what: string, sites: readonly string[]) {
  return z.string().trim().max(LINK_MAX, `${what} has at most ${LINK_MAX} characters.`)
    .nullable().default(null)
    .transform((text, problem) => {
      if (text === null || text === "") return null;
      const url = URL.parse(text);
      const host = url?.hostname ?? "";
      const isThere = isPublicLink(text) &&
        (sites.length === 0 || sites.some((site) => host === site || host.endsWith(`.${site}`)));
      if (url?.protocol === "https:" && isThere) {
        if (url.href.length <= LINK_MAX) return url.href;
        problem.addIssue(`${what} has at most ${LINK_MAX} characters, as browsers write it.`);
        return z.NEVER;
      }
      const where = sites.length === 0 ? " to a public site" : ` of ${sites.join(", ")}`;
      problem.addIssue(`${what} is a link${where} that begins with https://.`);
      return z.NEVER;
    });
}
