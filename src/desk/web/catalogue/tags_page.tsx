import {
  addTag,
  editTag,
  listKnownTags,
  mergeTags,
  removeTag,
  TAG_MAX,
} from "../../../site/servers/tags.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { line } from "../../../site/web/forms/fields.tsx";
import { catalogRoutes } from "./catalog_routes.tsx";

/** The routes of the tags that owners choose from. */
export const TAG_ROUTES = catalogRoutes({
  kind: "tag",
  path: "tags",
  list: listKnownTags,
  add: addTag,
  edit: (context, slug, typed, act) => editTag(context, slug, { typed, ...act }),
  merge: (context, slug, into, act) => mergeTags(context, slug, { into, ...act }),
  remove: removeTag,
  fields: {
    name: line({ max: TAG_MAX }),
    slug: line({ max: 40, isOptional: true, isPasted: true }),
  },
  refused: { tag_invalid: "", tag_exists: "name" },
  blank: {},
  typedOf: ({ name, slug }) => ({ name, slug }),
  options: () => ({}),
  copy: () => currentLocale().words.moderationTabs.tags,
  words: () => currentLocale().words.moderationTabs.tags,
  heads: () => currentLocale().words.moderationTabs.tags.heads,
  cellsOf: ({ name, servers, slug }) => [name, servers, <code>{slug}</code>],
});
