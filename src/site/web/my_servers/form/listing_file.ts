import { createFile } from "../../create_file.ts";
import SCRIPT from "./listing_form.js" with { type: "text" };

/** The script of the listing's form. */
export const LISTING_FILE = createFile("listing-form", "js", { content: SCRIPT });
