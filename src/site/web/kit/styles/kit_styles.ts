import FACTS from "./kit_facts.css" with { type: "text" };
import FIELDS from "./kit_fields.css" with { type: "text" };
import OWN from "./kit_own.css" with { type: "text" };
import PAGE from "./kit_page.css" with { type: "text" };
import PANELS from "./kit_panels.css" with { type: "text" };
import PHONES from "./kit_phones.css" with { type: "text" };
import STATES from "./kit_states.css" with { type: "text" };
import STEPS from "./kit_steps.css" with { type: "text" };
import TEXTS from "./kit_texts.css" with { type: "text" };

/**
 * The styles of the kit, in the order of its README.md, after those of the frame.
 * Those for phones come after those that they change.
 */
export const KIT_STYLES: readonly string[] = [
  PAGE,
  PANELS,
  FACTS,
  STATES,
  FIELDS,
  STEPS,
  TEXTS,
  PHONES,
];

/** The styles of parts that only pages for signed-in users have. */
export const OWN_KIT_STYLES: string = OWN;
