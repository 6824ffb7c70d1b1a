import { type createSiteLook, DEFAULT_NAME, type SiteLook } from "../../settings/site_look.ts";
import type { HostSite, Site, WebContext } from "../web_env.ts";
import { createSiteFiles } from "./site_files.ts";

/** The site's current look, and the files that its pages load. */
interface SiteSnapshot {
  site: Site;
  files: ReturnType<typeof createSiteFiles>;
}

/** The number of looks whose files are still served, because pages rendered before a change load them. */
const KEPT_SNAPSHOTS = 3;

/** The route of an icon or a style sheet with the site's colour, whose path changes with the content. */
export const SITE_FILE_PATH = "/:file{(?:icon|accent)\\.[0-9a-f]{10}\\.[a-z]{3,4}}";

/**
 * Creates the site from the host's configuration and the administrators' settings. The host's configuration takes
 * precedence. A change is visible as soon as `look` has loaded it.
 */
export function createLiveSite(
  host: HostSite,
  look: Pick<ReturnType<typeof createSiteLook>, "current" | "stamp" | "freshenForFile">,
) {
  let stamp: string | undefined;
  let moments: SiteSnapshot[] = [];

  function now(): SiteSnapshot {
    const [newest] = moments;
    if (newest && stamp === look.stamp()) return newest;
    stamp = look.stamp();
    const site = siteOf(host, look.current());
    const moment = { site, files: createSiteFiles(site) };
    moments = [moment, ...moments].slice(0, KEPT_SNAPSHOTS);
    return moment;
  }

  function findFile(path: string) {
    now();
    return moments.flatMap(({ files }) => files.hashed).find((file) => file.path === path);
  }

  return {
    now,
    /** Sends a file. An unknown file may belong to a look that another process has loaded already. */
    async sendFile(c: WebContext, next: () => Promise<void>): Promise<Response | void> {
      if (!findFile(c.req.path)) await look.freshenForFile();
      const file = findFile(c.req.path);
      return file ? file.send(c) : await next();
    },
  };
}

function siteOf(host: HostSite, look: SiteLook): Site {
  const { brand = {} } = host;
  const logo = look.logo && { bytes: look.logo, type: "image/webp", extension: "webp" };
  const imprint = brand.pages?.imprint ?? look.imprint;
  return {
    ...host,
    name: host.name ?? look.name ?? DEFAULT_NAME,
    brand: {
      accent: brand.accent ?? look.accent,
      logo: brand.logo ?? logo,
      pages: { ...brand.pages, ...imprint === undefined ? {} : { imprint } },
      otherPages: brand.otherPages ?? {},
    },
  };
}
