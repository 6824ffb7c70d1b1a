import { createFile } from "../create_file.ts";
import { joined } from "../frame/styles.ts";
import DOCS from "./docs.css" with { type: "text" };

/** The style sheet of the guides. */
export const DOCS_STYLES: string = joined([DOCS]);

export const DOCS_STYLES_FILE = createFile("docs", "css", { content: DOCS_STYLES });
