import { editTag, listKnownTags, mergeTags, removeTag } from "../../../site/servers/tags.ts";
import type { FaultyForm } from "../../../site/web/kit/form.tsx";
import { readTyped, redirectTo, submit } from "../../../site/web/forms/submit.ts";
import { sendError } from "../../../site/web/frame/error_page.tsx";
import { actOf } from "../../../site/web/request_actor.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { askToMerge, sendEntry, takingLong } from "./catalog_entry.tsx";
import { TAG_FORM, TagFields } from "./tags_page.tsx";

/** GET /moderation/tags/:slug: shows a tag, and forms to edit, merge and remove it. */
export async function showTagEntry(c: WebContext, web: Web, sent?: FaultyForm) {
  const tags = await listKnownTags(web.services.sql);
  const tag = tags.find(({ slug }) => slug === c.req.param("slug"));
  if (!tag) return await sendError(c, web, "notFound");
  const form = sent ?? { typed: { name: tag.name, slug: tag.slug } };
  const fields = <TagFields form={form} slug={currentLocale().words.moderationTabs.entry.slug} />;
  return await sendEntry(c, web, { catalog: "tags", entry: tag, all: tags, sent, fields });
}

/** POST /moderation/tags/:slug: saves a tag. */
export const saveTagEntry = submit({
  schema: TAG_FORM,
  fields: { tag_invalid: "", tag_exists: "name" },
  show: showTagEntry,
  async act(c, web, typed) {
    await editTag(takingLong(c, web), c.req.param("slug") ?? "", { typed, ...actOf(c, web) });
    return redirectTo(c, "/moderation/tags", "tag_edited");
  },
});

/** GET /moderation/tags/:slug/merge: asks whether to merge a tag into another. */
export async function askTagMerge(c: WebContext, web: Web) {
  return await askToMerge(c, web, { catalog: "tags", all: await listKnownTags(web.services.sql) });
}

/** POST /moderation/tags/:slug/merge: merges a tag into another. */
export async function submitTagMerge(c: WebContext, web: Web) {
  const { into = "" } = await readTyped(c);
  if (into === "") return await askTagMerge(c, web);
  await mergeTags(takingLong(c, web), c.req.param("slug") ?? "", { into, ...actOf(c, web) });
  return redirectTo(c, `/moderation/tags/${into}`, "tag_merged");
}

/** POST /moderation/tags/:slug/removal: removes a tag that no listing has. */
export async function removeTagEntry(c: WebContext, web: Web) {
  await removeTag(web.services, c.req.param("slug") ?? "", actOf(c, web));
  return redirectTo(c, "/moderation/tags", "tag_removed");
}
