import type { ListingField } from "./listing_inputs.tsx";

/** The parts of the form, in order. The first one is always open, the others are optional. */
export const PARTS = [
  { id: "place", fields: ["port", "slug"] },
  { id: "about", fields: ["textLanguage", "tagline", "description", "rules"] },
  { id: "translations", fields: ["translations"] },
  { id: "facts", fields: ["tags", "version", "country", "languages"] },
  { id: "links", fields: ["website", "discord", "video"] },
] as const satisfies readonly FormPart[];

/** The fields above the parts, which every listing fills in. */
export const BASICS = ["game", "name", "host"] as const;

/** A part of the form. */
export interface FormPart {
  id: string;
  fields: readonly ListingField[];
}
