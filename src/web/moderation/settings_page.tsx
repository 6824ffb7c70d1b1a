import { z } from "zod";
import { findReview, GROUPS, saveReview } from "../../settings/review.ts";
import { Form, Submit } from "../forms/forms.tsx";
import { redirectTo, submit } from "../forms/submit.ts";
import { ticked, tickName, Ticks } from "../forms/ticks.tsx";
import { LinkLine, Section } from "../frame/parts.tsx";
import { actOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";
import { sendModeration } from "./moderation_frame.tsx";

/** GET /moderation/settings: shows the settings. */
export async function showSettings(c: WebContext, web: Web) {
  const locale = c.get("locale");
  const { settings } = locale.words.setup;
  const { review: words } = settings;
  const review = await findReview(web.services.sql);
  const chosen = GROUPS.filter((group) => review[group]);
  const typed = Object.fromEntries(chosen.map((group) => [tickName("review", group), "1"]));
  return await sendModeration(c, web, {
    title: settings.title,
    body: (
      <>
        <p class="lead">{settings.lead}</p>
        <Section look="card" title={words.title} lead={words.lead}>
          <Form action="/moderation/settings/review" class="form one-a-line">
            <Ticks
              name="review"
              label={words.label}
              help={words.help}
              choices={GROUPS.map((group) => ({ slug: group, name: words.groups[group] }))}
              typed={typed}
              faults={undefined}
            />
            <Submit>{words.save}</Submit>
          </Form>
          <p class="note">{words.pictures}</p>
          <p class="note">{words.fresh}</p>
        </Section>
        <LinkLine href="/moderation/chat" label={settings.chat} />
      </>
    ),
  });
}

/** POST /moderation/settings/review: sets what moderators review before it shows. */
export const saveReviewed = submit({
  schema: z.record(z.string(), z.string()),
  show: showSettings,
  async act(c, web, typed) {
    const chosen = ticked(typed, "review");
    const is = (group: string) => chosen.includes(group);
    const review = {
      name: is("name"),
      game: is("game"),
      address: is("address"),
      texts: is("texts"),
      links: is("links"),
      facts: is("facts"),
    };
    await saveReview(web.services, { review, ...actOf(c, web) });
    return redirectTo(c, "/moderation/settings", "settings_saved");
  },
});
