import { z } from "zod";
import { addTag, type KnownTag, listTags, removeTag, TAG_MAX } from "../../servers/tags.ts";
import type { FaultyForm } from "../forms/forms.tsx";
import { ButtonForm, Field, fieldsOf, Form, Submit } from "../forms/forms.tsx";
import { Section, Table } from "../frame/parts.tsx";
import { redirectTo, submit } from "../forms/submit.ts";
import { sendModeration } from "./moderation_frame.tsx";
import { TAGS as words } from "./tab_words.ts";
import { actOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";

/** POST /moderation/tags: adds a tag. */
export const addNewTag = submit({
  schema: z.object({ name: z.string(), slug: z.string().trim() }),
  fields: { tag_invalid: "", tag_exists: "name" },
  show: showTags,
  async act(c, web, tag) {
    await addTag(web.services, tag, actOf(c, web));
    return redirectTo(c, "/moderation/tags", "tag_added");
  },
});

/** POST /moderation/tags/:slug/removal: removes a tag from the list and from all servers. */
export async function removeOneTag(c: WebContext, web: Web): Promise<Response> {
  await removeTag(web.services, c.req.param("slug") ?? "", actOf(c, web));
  return redirectTo(c, "/moderation/tags", "tag_removed");
}

/** GET /moderation/tags: shows the tags that owners choose from, and a form to add another. */
export async function showTags(c: WebContext, web: Web, sent?: FaultyForm) {
  const tags = await listTags(web.services.sql);
  const field = fieldsOf(sent);
  return sendModeration(c, web, {
    title: words.title,
    sent,
    body: (
      <>
        <p class="lead">{words.lead}</p>
        <Section look="card" title={words.add}>
          <Form action="/moderation/tags">
            <Field {...field("name")} {...words.name} maxlength={TAG_MAX} autocomplete="off" />
            <Field
              {...field("slug")}
              {...words.slug}
              maxlength={40}
              autocomplete="off"
              required={false}
            />
            <Submit>{words.submit}</Submit>
          </Form>
        </Section>
        <TagTable tags={tags} />
      </>
    ),
  });
}

function TagTable({ tags }: { tags: readonly KnownTag[] }) {
  const rows = tags.map(({ slug, name, servers }) => [
    name,
    <code>{slug}</code>,
    servers,
    <ButtonForm
      action={`/moderation/tags/${slug}/removal`}
      label={
        <>
          {words.remove} <bdi class="unseen">{name}</bdi>
        </>
      }
    />,
  ]);
  return (
    <Section title={words.listed} lead={words.removal}>
      <Table label={words.listed} heads={words.heads} rows={rows} cards="named" />
    </Section>
  );
}
