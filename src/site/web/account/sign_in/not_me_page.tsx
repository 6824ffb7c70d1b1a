import { disownSignIn } from "../../../sign_in/not_me.ts";
import { action } from "../../forms/action.tsx";
import { sendNote } from "../../frame/layout.tsx";
import { LinkLine } from "../../kit/page_links.tsx";
import { Instant } from "../../kit/times.tsx";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { sendFormPage } from "../form_page.tsx";

/** Ends all sessions of the account, and mails a link for a new password. */
export const disown = action({
  path: "/not-me/:token",
  who: "anybody",
  fields: {},
  copy: () => ({ submit: currentLocale().words.factors.notMe.submit }),
  async onSubmit({ c, web }) {
    const { notMe: words } = currentLocale().words.factors;
    const { kind } = await disownSignIn(web.services, c.req.param("token") ?? "");
    if (kind === "link_dead") return await sendDead(c, web);
    const isReset = kind === "no_mail" || kind === "used" && web.services.passwordSignIn;
    const more = isReset
      ? <LinkLine href="/reset-password" label={words.reset} look="primary" />
      : <LinkLine href="/sign-in" label={words.signIn} />;
    return await sendNote(c, web, { ...words[kind], more });
  },
});

/** GET /not-me/:token: shows a button, because virus scanners open every link in an email. */
export function askNotMe(c: WebContext, web: Web) {
  const { factors: { notMe: words }, frame } = currentLocale().words;
  const token = c.req.param("token") ?? "";
  const link = web.services.notMeLinks.read(token);
  if (link === undefined) return sendDead(c, web);
  return sendFormPage(c, web, {
    title: words.title,
    lead: words.lead,
    form: <DisownForm token={token} signedInAt={new Date(link.mailedAt)} />,
    more: (
      <p>
        {words.itWasMe} <a href="/">{frame.errors.home}</a>
      </p>
    ),
  });
}

function DisownForm({ token, signedInAt }: { token: string; signedInAt: Date }) {
  const { notMe: words } = currentLocale().words.factors;
  return (
    <disown.Form at={{ token }} look="danger">
      <p>
        {words.signedInAt}{" "}
        <strong>
          <Instant at={signedInAt} />
        </strong>
      </p>
      <div class="prose">
        <p>{words.ifPressed}</p>
        <ul>
          {words.effects.map((effect) => <li>{effect}</li>)}
        </ul>
      </div>
    </disown.Form>
  );
}

function sendDead(c: WebContext, web: Web) {
  const locale = currentLocale();
  const { notMe: words } = locale.words.factors;
  const more = <LinkLine href="/account" label={locale.words.factors.prove.back} />;
  return sendNote(c, web, { ...words.dead, status: 410, more });
}
