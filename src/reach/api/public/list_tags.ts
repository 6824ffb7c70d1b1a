import type { Handlers } from "../../../../generated/public/routes.ts";
import type { ListingReads, ListingSite } from "./listing_reads.ts";
import type { ApiEnv } from "../../../core/api/request_state.ts";

/** GET /public/v1/tags: returns the tags that listed servers have. */
export function listTags(
  { ranking }: Pick<ListingReads, "ranking">,
  { baseUrl }: ListingSite,
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
