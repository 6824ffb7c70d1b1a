import { HOST_PAGES } from "../../settings/host_files.ts";
import * as docs from "./docs_pages.tsx";
import { GUIDES } from "./guides.ts";
import { showHostPage } from "./host_page.tsx";
import { showDocsSearch } from "./docs_search_page.tsx";
import DOCS_STYLES from "./docs.css" with { type: "text" };
import type { Area } from "../area.ts";
import type { Route } from "../route.ts";

/** The guides, the problem types, and the host's pages except the one about privacy. */
export const DOCS_AREA: Area = {
  routes: [
    ["GET", "/docs", "anybody", docs.showDocs],
    ["GET", "/docs/search", "anybody", showDocsSearch],
    ...GUIDES.map(({ text }): Route => ["GET", text, "anybody", docs.sendMarkdown(text)]),
    ["GET", "/docs/:guide", "anybody", docs.showGuide],
    ["GET", "/problems/:code", "anybody", docs.showProblem, { below: "/docs" }],
    ["GET", "/llms.txt", "anybody", docs.sendGuideList],
    ...HOST_PAGES.filter((name) => name !== "privacy").map((name): Route => [
      "GET",
      `/${name}`,
      "anybody",
      showHostPage(name),
    ]),
  ],
  styles: { everybody: [DOCS_STYLES] },
};
