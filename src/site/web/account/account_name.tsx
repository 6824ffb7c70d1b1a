import { z } from "zod";
import { confirmName, type Profile, rename } from "../../accounts/profile.ts";
import { NAME_FAULTS, NEEDED, profileOf } from "./account_form.ts";
import { nextOf } from "../return_path.ts";
import type { ButtonLook, FaultyForm } from "../parts/form.tsx";
import { FaultSummary, Field, fieldsOf, Form, Submit } from "../parts/form.tsx";
import { sendPage } from "../frame/layout.tsx";
import { LinkLine, Section } from "../parts/parts.tsx";
import { readForm, redirectTo, submit } from "../forms/submit.ts";
import { viewerOf } from "../request_actor.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { Door } from "../parts/door.tsx";

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

/**
 * GET /account/name: asks for a new name. As long as the first one is neither confirmed nor used, it asks "You vote as
 * Steve_01: is this exactly your in-game name?"
 */
export async function askName(c: WebContext, web: Web, form?: FaultyForm) {
  const { name: words } = currentLocale().words.account;
  const profile = await profileOf(c, web);
  const next = nextAfter(c, web, form?.typed["next"]);
  if (!profile.isCorrection) return await askNewName(c, web, { profile, next, form });
  return await sendPage(c, web, {
    title: words.title,
    status: form ? 422 : 200,
    narrow: true,
    body: (
      <>
        <h1>
          {words.youVoteAs} <strong>{profile.username}</strong>. {words.question}
        </h1>
        <p class="lead">{words.why}</p>
        <FaultSummary faults={form?.faults} />
        <Form action="/account/name/confirmation" fields={{ next }}>
          <Submit>{words.yes}</Submit>
        </Form>
        <Section look="card" title={words.change} lead={words.correction}>
          <Rename profile={profile} next={next} form={form} look="secondary" />
        </Section>
      </>
    ),
  });
}

/** The account to rename, and the page to return to. */
interface Renaming {
  profile: Profile;
  next: string;
  form: FaultyForm | undefined;
}

/** Responds with the form for another name, or says from when on there may be one. */
function askNewName(c: WebContext, web: Web, { profile, next, form }: Renaming) {
  const locale = currentLocale();
  const { account: { name: words, download }, gameNames } = locale.words;
  const { renameAllowedAt: allowedAt } = profile;
  const isTooSoon = allowedAt !== undefined && allowedAt > web.services.now();
  const back = next === "/account" ? download.back : gameNames.backTo;
  return sendPage(c, web, {
    title: words.newTitle,
    status: form ? 422 : 200,
    narrow: true,
    body: (
      <Door
        title={words.newTitle}
        lead={
          <>
            {words.youVoteAs} <strong>{profile.username}</strong>. {words.rule}
          </>
        }
        more={<LinkLine href={next} label={back} />}
      >
        <FaultSummary faults={form?.faults} />
        {isTooSoon
          ? <p>{words.next(locale.words.charts.day(allowedAt))}</p>
          : <Rename profile={profile} next={next} form={form} />}
      </Door>
    ),
  });
}

function Rename({ profile, next, form, look }: Renaming & {
  look?: ButtonLook;
}) {
  const locale = currentLocale();
  const { name: words } = locale.words.account;
  return (
    <Form action="/account/name" fields={{ next }}>
      <Field
        {...fieldsOf(form ?? { typed: { username: profile.username } })("username")}
        label={words.newName}
        help={locale.words.account.usernameHelp}
        autocomplete="username"
        maxlength={32}
        spellcheck={false}
      />
      <Submit look={look}>{words.save}</Submit>
    </Form>
  );
}
