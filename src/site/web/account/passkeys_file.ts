import { createFile } from "../create_file.ts";
import SCRIPT from "./passkey_form.js" with { type: "text" };

/** The script of the forms that a passkey fills in. */
export const PASSKEYS_FILE = createFile("passkeys", "js", { content: SCRIPT });
