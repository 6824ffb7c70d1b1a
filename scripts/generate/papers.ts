import { ENGLISH } from "../../src/core/locales/locale.ts";
import { exampleFile, withKeptData, withRights, withVariables } from "./environment.ts";
import { collectFlags } from "./flags.ts";
import { cutFont, FONTS } from "./font.ts";
import { format } from "./format.ts";
import { highlightGuides } from "./highlights.ts";

const ROOT = new URL("../../", import.meta.url);
const GUIDE = new URL("docs/hosting.md", ROOT);
const DATA = new URL("docs/data.md", ROOT);
const OPERATING = new URL("docs/operating.md", ROOT);
const EXAMPLE = new URL(".env.example", ROOT);
const HIGHLIGHTS = new URL("src/site/web/docs/highlights.json", ROOT);
const FLAGS = new URL("src/site/web/listing/flags/flags.json", ROOT);
const TYPEFACE = new URL("src/site/web/frame/fonts/", ROOT);

/** A file outside generated/, and its source. */
interface Paper {
  text: string;
  source: string;
}

/**
 * Returns the files that are generated from sources other than a contract, by URL: the environment variables in the
 * hosting guide and in `.env.example`, the stored data in the page on data, the rights of each role in the operating
 * guide, the highlighting of the guides' code, and the typeface and the flags that pages use.
 */
export async function writtenPapers(): Promise<Map<URL, Paper>> {
  const guide = withVariables(await Deno.readTextFile(GUIDE));
  const data = withKeptData(await Deno.readTextFile(DATA), ENGLISH.words);
  const operating = withRights(await Deno.readTextFile(OPERATING));
  const source = "src/service/environment.ts";
  const fonts = await Promise.all(FONTS.map(async (name) => {
    const paper: Paper = { text: await cutFont(name), source: "Archivo" };
    return [new URL(`${name}.base64`, TYPEFACE), paper] as const;
  }));
  const flags = JSON.stringify(collectFlags());
  const highlights = JSON.stringify(await highlightGuides());
  return new Map([
    [GUIDE, { text: await format(guide, "md"), source }],
    [DATA, { text: await format(data, "md"), source: "locales/en/kept-data.ftl" }],
    [OPERATING, { text: await format(operating, "md"), source: "src/core/rights/rights.ts" }],
    [EXAMPLE, { text: exampleFile(), source }],
    [HIGHLIGHTS, { text: await format(highlights, "json"), source: "the code of the guides" }],
    [FLAGS, { text: await format(flags, "json"), source: "country-flag-icons" }],
    ...fonts,
  ]);
}
