import { z } from "zod";
import { addTag, listKnownTags, TAG_MAX } from "../../../site/servers/tags.ts";
import type { FaultyForm } from "../../../site/web/kit/form.tsx";
import { Field, fieldsOf, Form, Submit } from "../../../site/web/kit/form.tsx";
import { redirectTo, submit } from "../../../site/web/forms/submit.ts";
import { AddEntry } from "./catalog_entry.tsx";
import { CatalogList, readFilter } from "./catalog_list.tsx";
import { sendModeration } from "../frame/moderation_frame.tsx";
import { actOf } from "../../../site/web/request_actor.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { pastedValue } from "../../../core/text/typed_text.ts";

/** The form of a tag. */
export const TAG_FORM = z.object({ name: z.string(), slug: z.string().transform(pastedValue) });

/** POST /moderation/tags: adds a tag. */
export const addNewTag = submit({
  schema: TAG_FORM,
  fields: { tag_invalid: "", tag_exists: "name" },
  show: showTags,
  async act(c, web, tag) {
    await addTag(web.services, tag, actOf(c, web));
    return redirectTo(c, "/moderation/tags", "tag_added");
  },
});

/** GET /moderation/tags: shows the tags that owners choose from, and a form to add another. */
export async function showTags(c: WebContext, web: Web, sent?: FaultyForm) {
  const { tags: words } = currentLocale().words.moderationTabs;
  const tags = await listKnownTags(web.services.sql);
  return sendModeration(c, web, {
    title: words.title,
    sent,
    body: (
      <>
        <p class="lead">{words.lead}</p>
        <CatalogList
          catalog="tags"
          entries={tags}
          text={readFilter(c.req.query("q"))}
          add={<NewTagForm sent={sent} />}
          heads={words.heads}
          cellsOf={({ name, servers, slug }) => [name, servers, <code>{slug}</code>]}
        />
      </>
    ),
  });
}

function NewTagForm({ sent }: { sent: FaultyForm | undefined }) {
  const { tags: words } = currentLocale().words.moderationTabs;
  return (
    <AddEntry title={words.add} sent={sent}>
      <Form action="/moderation/tags">
        <TagFields form={sent ?? {}} slug={words.slug} />
        <Submit>{words.submit}</Submit>
      </Form>
    </AddEntry>
  );
}

/** The fields of a tag. */
export function TagFields({ form, slug }: {
  form: Partial<FaultyForm>;
  slug: { label: string; help: string };
}) {
  const field = fieldsOf(form);
  return (
    <>
      <Field
        {...field("name")}
        {...currentLocale().words.moderationTabs.tags.name}
        maxlength={TAG_MAX}
        autocomplete="off"
      />
      <Field {...field("slug")} {...slug} maxlength={40} required={false} autocomplete="off" />
    </>
  );
}
