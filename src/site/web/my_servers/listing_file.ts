import { createFile } from "../create_file.ts";
import SCRIPT from "./listing_form.js" with { type: "text" };

/** The script of the form about a listing. */
export const LISTING_FILE = createFile("listing-form", "js", { content: SCRIPT });
