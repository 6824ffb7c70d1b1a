import type { Handlers } from "../../../../generated/public/routes.ts";
import type { Config } from "../../../service/config.ts";
import type { Services } from "../../../service/services.ts";
import type { ApiEnv } from "../../../core/api/request_state.ts";

/** GET /public/v1/tags: returns the tags that listed servers have. */
export function listTags(
  { ranking }: Services,
  { baseUrl }: Pick<Config, "baseUrl">,
): Handlers<ApiEnv>["listTags"] {
  return async (c) => {
    const tags = (await ranking.tags()).map(({ slug, name, servers }) => ({
      slug,
      name,
      servers,
      url: `${baseUrl}/tags/${slug}`,
    }));
    return c.json({ tags }, 200);
  };
}
