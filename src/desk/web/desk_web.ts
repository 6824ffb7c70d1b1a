import type { Web } from "../../site/web/web_env.ts";
import type { Examination } from "../health/findings.ts";

/** What pages work with that show the state of the whole site. */
export interface DeskWeb extends Web {
  services: Web["services"] & {
    /** Reports the state of the installation, as `deno task doctor` does. */
    examination: Examination;
  };
}
