import { z } from "zod";
import { confirmName, type Profile, rename } from "../../accounts/profile.ts";
import { NAME_FAULTS, NEEDED, nextOf, profileOf } from "./account_form.ts";
import type { FaultyForm } from "../forms/forms.tsx";
import { FaultSummary, Field, fieldsOf, Form, Submit } from "../forms/forms.tsx";
import { sendPage } from "../frame/layout.tsx";
import { Section } from "../frame/parts.tsx";
import { readForm, redirectTo, submit } from "../forms/submit.ts";
import { viewerOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";
import type { Locale } from "../../locales/locale.ts";

/** POST /account/name: renames the account. */
export const saveName = submit({
  schema: z.object({ username: NEEDED, next: z.string().optional() }),
  fields: { ...NAME_FAULTS, rename_too_soon: "username" },
  show: askName,
  async act(c, web, { username, next }) {
    await rename(web.services, viewerOf(c), { newName: username, now: web.services.now() });
    return redirectTo(c, nextAfter(c, web, next), "renamed");
  },
});

/** POST /account/name/confirmation: confirms the name ("Yes, go on"). */
export async function acceptName(c: WebContext, web: Web) {
  const { typed } = await readForm(c, z.object({ next: z.string().optional() }));
  await confirmName(web.services, viewerOf(c), { now: web.services.now() });
  return redirectTo(c, nextAfter(c, web, typed["next"]));
}

/** The default is the account page, because the start page doesn't show the name. */
function nextAfter(c: WebContext, web: Web, typed?: string): string {
  const next = nextOf(c, web, typed);
  return next === "/" ? "/account" : next;
}

/** GET /account/name: asks "You vote as Steve_01: is this exactly your in-game name?" */
export async function askName(c: WebContext, web: Web, form?: FaultyForm) {
  const locale = c.get("locale");
  const { name: words } = locale.words.account;
  const profile = await profileOf(c, web);
  const next = nextAfter(c, web, form?.typed["next"]);
  return sendPage(c, web, {
    title: words.title,
    status: form ? 422 : 200,
    narrow: true,
    body: (
      <>
        <h1>
          {words.youVoteAs} <strong>{profile.username}</strong>. {words.question}
        </h1>
        <p class="lead">{words.why}</p>
        <FaultSummary locale={locale} faults={form?.faults} />
        <Form action="/account/name/confirmation" fields={{ next }}>
          <Submit>{words.yes}</Submit>
        </Form>
        <Rename locale={locale} web={web} profile={profile} next={next} form={form} />
      </>
    ),
  });
}

function Rename({ locale, web, profile, next, form }: {
  locale: Locale;
  web: Web;
  profile: Profile;
  next: string;
  form: FaultyForm | undefined;
}) {
  const { name: words } = locale.words.account;
  const allowedAt = profile.isCorrection ? undefined : profile.renameAllowedAt;
  const isTooSoon = allowedAt !== undefined && allowedAt > web.services.now();
  return (
    <Section
      look="card"
      title={words.change}
      lead={profile.isCorrection ? words.correction : words.rule}
    >
      {isTooSoon
        ? <p>{words.next(locale.words.charts.day(allowedAt))}</p>
        : (
          <Form action="/account/name" fields={{ next }}>
            <Field
              locale={locale}
              {...fieldsOf(form ?? { typed: { username: profile.username } })("username")}
              label={words.newName}
              help={locale.words.account.usernameHelp}
              autocomplete="username"
              maxlength={32}
              spellcheck={false}
            />
            <Submit look="secondary">{words.save}</Submit>
          </Form>
        )}
    </Section>
  );
}
