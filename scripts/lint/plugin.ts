import { watchEnvironment, watchImports } from "./import_rule.ts";
import { watchJoined } from "./joined_rule.ts";
import { watchPlaceholders } from "./placeholder_rule.ts";
import { watchSentences } from "./sentence_rule.ts";
import { watchWidths } from "./width_rule.ts";

/** The project's own lint rules. */
const plugin: Deno.lint.Plugin = {
  name: "voteboard",
  rules: {
    "import-rule": { create: watchImports },
    "environment-rule": { create: watchEnvironment },
    "joined-rule": { create: watchJoined },
    "placeholder-rule": { create: watchPlaceholders },
    "sentence-rule": { create: watchSentences },
    "width-rule": { create: watchWidths },
  },
};

export default plugin;
