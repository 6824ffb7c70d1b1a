import type { SiteServices } from "../../site/web/site_services.ts";
import type { Web } from "../../site/web/web_env.ts";
import type { Examination } from "../health/findings.ts";

/** Services that the pages of moderators use. */
export interface DeskServices extends SiteServices {
  /** Reports the state of the installation, as `deno task doctor` does. */
  examination: Examination;
}

/** Services for pages that show the state of the whole site. */
export interface DeskWeb extends Web {
  services: DeskServices;
}
