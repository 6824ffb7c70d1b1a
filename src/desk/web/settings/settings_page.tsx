import type { Child } from "hono/jsx";
import { findReview, GROUPS, type Review } from "../../../site/settings/review.ts";
import { type FaultyForm, Form, Submit } from "../../../site/web/kit/form.tsx";
import { noticeOf } from "../../../site/web/frame/notices.ts";
import { tickName, Ticks } from "../../../site/web/kit/ticks.tsx";
import { LinkLine } from "../../../site/web/parts/parts.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { HostRows } from "../search/host_rows.tsx";
import { ImprintForm, LogoForm, LookForm } from "./look_forms.tsx";
import { sendModeration } from "../frame/moderation_frame.tsx";
import type { Words } from "../../../core/locales/locale.ts";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { State } from "../../../site/web/kit/state.tsx";

/** The sections of the page by their ids. */
const SECTIONS = ["look", "logo", "imprint", "review", "host"] as const;

/** A section of the page that saves something. */
export type SettingsSection = Exclude<typeof SECTIONS[number], "host">;

/** Something that is saved on the page. */
export type SavedPart = keyof Words["setup"]["settings"]["parts"];

/** A form to show again, and the section that it stands in. */
type SentSection = FaultyForm & { section: SettingsSection };

/** GET /moderation/settings: shows the settings. */
export async function showSettings(c: WebContext, web: Web, sent?: SentSection) {
  const { settings: words } = currentLocale().words.setup;
  const [review] = await Promise.all([
    findReview(web.services.sql),
    web.services.look.freshen(),
  ]);
  const formOf = (section: SettingsSection) => sent?.section === section ? sent : undefined;
  const bodies: Record<typeof SECTIONS[number], Child> = {
    look: <LookForm web={web} sent={formOf("look")} />,
    logo: <LogoForm web={web} sent={formOf("logo")} />,
    imprint: <ImprintForm web={web} sent={formOf("imprint")} />,
    review: <ReviewForm review={review} />,
    host: <HostRows web={web} />,
  };
  const saved = savedOf(c);
  return await sendModeration(c, web, {
    title: words.title,
    sent,
    body: (
      <>
        <p class="lead">{words.lead}</p>
        <div class="settings">
          <nav class="settings__contents" aria-label={words.contents}>
            {SECTIONS.map((id) => <a href={`#${id}`}>{words[id].title}</a>)}
            <a href="/moderation/chat">{words.chat}</a>
          </nav>
          <div class="settings__all">
            {SECTIONS.map((id) => (
              <Panel title={words[id].title} id={id}>
                {saved?.section === id && <SavedLine parts={saved.parts} />}
                <div class="stack">
                  <p class="soft">{words[id].lead}</p>
                  {bodies[id]}
                </div>
              </Panel>
            ))}
            <LinkLine href="/moderation/chat" label={words.chat} />
          </div>
        </div>
      </>
    ),
  });
}

/** Which section each part stands in. */
const SECTION_OF: Record<SavedPart, SettingsSection> = {
  name: "look",
  accent: "look",
  logo: "logo",
  imprint: "imprint",
  review: "review",
};

/** What a form has just saved here. A link alone can't make the page say so: the notice's cookie proves it. */
function savedOf(c: WebContext): { section: SettingsSection; parts: SavedPart[] } | undefined {
  const names = c.req.query("saved")?.split(",") ?? [];
  const parts = (Object.keys(SECTION_OF) as SavedPart[]).filter((part) => names.includes(part));
  const [first] = parts;
  if (first !== undefined) {
    return noticeOf(c) === undefined ? undefined : { section: SECTION_OF[first], parts };
  }
  const section = SECTIONS.find((id) => c.req.query("unchanged") === id);
  return section === undefined || section === "host" ? undefined : { section, parts };
}

function SavedLine({ parts }: { parts: readonly SavedPart[] }) {
  const locale = currentLocale();
  const { settings: words } = locale.words.setup;
  return (
    <p class="settings__saved">
      <State tone={parts.length > 0 ? "good" : "off"}>
        {parts.length > 0
          ? words.saved(locale.formats.facts(parts.map((part) => words.parts[part])))
          : words.unchanged}
      </State>
    </p>
  );
}

function ReviewForm({ review }: { review: Review }) {
  const { settings } = currentLocale().words.setup;
  const { review: words } = settings;
  const chosen = GROUPS.filter((group) => review[group]);
  return (
    <>
      <Form action="/moderation/settings/review" class="form one-a-line">
        <Ticks
          name="reviewed"
          label={words.label}
          help={words.help}
          choices={GROUPS.map((group) => ({ slug: group, name: words.groups[group] }))}
          typed={Object.fromEntries(chosen.map((group) => [tickName("reviewed", group), "1"]))}
          faults={undefined}
        />
        <Submit>{settings.save}</Submit>
      </Form>
      <p class="note">{words.pictures}</p>
      <p class="note">{words.fresh}</p>
    </>
  );
}
