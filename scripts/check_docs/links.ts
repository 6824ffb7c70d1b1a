import { posix } from "node:path";
import type { Paper } from "./paper.ts";

/** Links within the project that lead nowhere: a file that is not there, or no such heading in it. */
export function faultsOfLinks(papers: readonly Paper[], files: ReadonlySet<string>): string[] {
  const headings = new Map(papers.map((paper) => [paper.path, anchorsOf(paper)]));
  return papers.flatMap(({ path, prose }) =>
    prose.flatMap(({ text, line }) =>
      linksOf(text)
        .map((link) => faultOfLink(path, link, { files, headings }))
        .filter((fault) => fault !== undefined)
        .map((fault) => `${path}:${line}: ${fault}`)
    )
  );
}

/** Targets of inline links and of reference definitions, those to other hosts left out. */
function linksOf(text: string): string[] {
  const inline = [...text.replaceAll(/`[^`]*`/g, "").matchAll(/\]\(\s*<?([^)\s>]+)/g)];
  const defined = [...text.matchAll(/^\s*\[[^\]]+\]:\s*(\S+)/g)];
  return [...inline, ...defined]
    .map(([, target = ""]) => target)
    .filter((target) => !/^[a-z][a-z+.-]*:/i.test(target));
}

function faultOfLink(
  from: string,
  link: string,
  { files, headings }: { files: ReadonlySet<string>; headings: Map<string, Set<string>> },
): string | undefined {
  const [relative = "", anchor] = link.split("#");
  const target = relative === "" ? from : posix.join(posix.dirname(from), relative);
  const folder = target.replace(/\/*$/, "/");
  if (!files.has(target) && ![...files].some((file) => file.startsWith(folder))) {
    return `links to ${target}, which does not exist`;
  }
  const anchors = headings.get(target);
  if (anchor === undefined || anchors === undefined || anchors.has(anchor)) return undefined;
  return `links to #${anchor}, but ${target} has no such heading`;
}

/** Headings as the usual hosts turn them into anchors; a heading that repeats gets a number. */
function anchorsOf({ prose }: Paper): Set<string> {
  const anchors = new Set<string>();
  for (const { text } of prose) {
    const heading = /^#{1,6}\s+(.+?)\s*#*$/.exec(text)?.[1];
    if (heading === undefined) continue;
    const plain = heading.toLowerCase().replaceAll(/\]\([^)]*\)/g, "");
    const anchor = plain.replaceAll(/[^\p{L}\p{N}\s_-]/gu, "").replaceAll(/\s/g, "-");
    let number = 0;
    while (anchors.has(number === 0 ? anchor : `${anchor}-${number}`)) number++;
    anchors.add(number === 0 ? anchor : `${anchor}-${number}`);
  }
  return anchors;
}
