import { z } from "zod";
import { addTag, listKnownTags, TAG_MAX } from "../../../site/servers/tags.ts";
import type { FaultyForm } from "../../../site/web/parts/form.tsx";
import { Field, fieldsOf, Form, Submit } from "../../../site/web/parts/form.tsx";
import { redirectTo, submit } from "../../../site/web/forms/submit.ts";
import { AddEntry } from "./catalog_entry.tsx";
import { CatalogList, readFilter } from "./catalog_list.tsx";
import { sendModeration } from "../frame/moderation_frame.tsx";
import { actOf } from "../../../site/web/request_actor.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import type { Locale } from "../../../core/locales/locale.ts";
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
  const locale = currentLocale();
  const { tags: words } = locale.words.moderationTabs;
  const tags = await listKnownTags(web.services.sql);
  return sendModeration(c, web, {
    title: words.title,
    sent,
    body: (
      <>
        <p class="lead">{words.lead}</p>
        <CatalogList
          locale={locale}
          catalog="tags"
          entries={tags}
          text={readFilter(c.req.query("q"))}
          add={<NewTagForm locale={locale} sent={sent} />}
          heads={words.heads}
          cellsOf={({ name, servers, slug }) => [name, servers, <code>{slug}</code>]}
        />
      </>
    ),
  });
}

function NewTagForm({ locale, sent }: { locale: Locale; sent: FaultyForm | undefined }) {
  const { tags: words } = locale.words.moderationTabs;
  return (
    <AddEntry title={words.add} sent={sent}>
      <Form action="/moderation/tags">
        <TagFields locale={locale} form={sent ?? {}} slug={words.slug} />
        <Submit>{words.submit}</Submit>
      </Form>
    </AddEntry>
  );
}

/** The fields of a tag. */
export function TagFields({ locale, form, slug }: {
  locale: Locale;
  form: Partial<FaultyForm>;
  slug: { label: string; help: string };
}) {
  const field = fieldsOf(form);
  return (
    <>
      <Field
        locale={locale}
        {...field("name")}
        {...locale.words.moderationTabs.tags.name}
        maxlength={TAG_MAX}
        autocomplete="off"
      />
      <Field
        locale={locale}
        {...field("slug")}
        {...slug}
        maxlength={40}
        required={false}
        autocomplete="off"
      />
    </>
  );
}
