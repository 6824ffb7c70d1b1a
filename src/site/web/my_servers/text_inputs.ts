import { TAGLINE_MAX } from "../../servers/facts.ts";
import { DESCRIPTION_MAX } from "../../servers/listing_fields.ts";
import { type Input, LINE } from "./inputs.ts";
import { currentLocale } from "../current_locale.ts";

/** Lines of the description and of the rules that are visible without scrolling. */
const DESCRIPTION_ROWS = 10;
const RULES_ROWS = 5;

/** Returns the fields of a listing's texts. */
export function textInputs(): readonly Input[] {
  const { form: words } = currentLocale().words.listingForm;
  return [
    { ...LINE, name: "tagline", ...words.tagline, maxlength: TAGLINE_MAX },
    {
      kind: "text",
      name: "description",
      ...words.description,
      help: words.description.help(DESCRIPTION_MAX),
      required: false,
      rows: DESCRIPTION_ROWS,
      maxlength: DESCRIPTION_MAX,
    },
    {
      kind: "text",
      name: "rules",
      ...words.rules,
      required: false,
      rows: RULES_ROWS,
      maxlength: DESCRIPTION_MAX,
    },
  ];
}
