import { createFile } from "../create_file.ts";
import { joined } from "../frame/styles.ts";
import LISTING_FORM from "./listing_form.css" with { type: "text" };
import OWN from "./own.css" with { type: "text" };

/** The style sheet of an owner's list of servers, and of the form about one. */
export const OWN_STYLES: string = joined([OWN, LISTING_FORM]);

export const OWN_STYLES_FILE = createFile("own", "css", { content: OWN_STYLES });
