import type { Commands } from "./command.ts";
import { importList } from "../../reach/import/import_list.ts";

/** Commands for moving a list here. */
export const importCommands: Commands = {
  "import list FOLDER [--dry-run] [--mail]": (operator, { args: [folder = ""], has }) =>
    importList(operator, folder, { isDry: has("dry-run"), mails: has("mail") }),
};
