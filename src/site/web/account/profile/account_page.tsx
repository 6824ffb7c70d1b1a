import { type GameName, listGameNames } from "../../../accounts/names/game_names.ts";
import type { Profile } from "../../../accounts/profile.ts";
import { listAgreements } from "../../../accounts/link_agreements.ts";
import { listSessions } from "../../../sign_in/sessions/active_sessions.ts";
import { findNewcomer } from "../../../sign_in/entry/newcomers.ts";
import { forgetImport } from "../../../accounts/imported_accounts.ts";
import { nextPath } from "../../../text/next_path.ts";
import { readTyped, redirectTo } from "../../forms/read_form.ts";
import { sendPage } from "../../frame/layout.tsx";
import { Form, Submit } from "../../kit/form.tsx";
import { Panel } from "../../kit/panel.tsx";
import { Row, Rows } from "../../kit/rows.tsx";
import { Chip } from "../../kit/state.tsx";
import { LANGUAGE_PATH } from "../../locale/addresses.ts";
import { LanguageSelect } from "../../locale/language_menu.tsx";
import { Icon } from "../../kit/icons.tsx";
import { viewerOf } from "../../request_actor.ts";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { EmailAddress } from "./account_email.tsx";
import { profileOf } from "../account_form.ts";
import { GameNames } from "./game_names_page.tsx";
import { LinkOffer } from "../providers/link_offer.tsx";
import { ServerEmail } from "./server_email.tsx";
import { Sessions } from "./sessions_sheet.tsx";
import { findWaysInView, WaysToSignIn } from "./ways_in_sheet.tsx";
import { Deletion, Privacy } from "../privacy/account_privacy.tsx";

/** GET /account: shows the viewer's account, in groups of lines. */
export async function showAccount(c: WebContext, web: Web): Promise<Response> {
  const view = await findAccountView(c, web);
  const { title } = currentLocale().words.account.account;
  return await sendPage(c, web, { title, body: <AccountBody view={view} /> });
}

/** All that the viewer's account page shows. */
type AccountView = Awaited<ReturnType<typeof findAccountView>>;

async function findAccountView(c: WebContext, web: Web) {
  const { services } = web;
  const { sql, locales } = services;
  const viewer = viewerOf(c);
  const { accountId, locale: language } = viewer;
  const [profile, names, newcomer, waysIn, sessions, agreements] = await Promise.all([
    profileOf(c, web),
    listGameNames(sql, accountId),
    findNewcomer(services, c.req.raw.headers),
    findWaysInView(c, web),
    listSessions(sql, viewer, { now: services.now() }),
    listAgreements(sql, accountId),
  ]);
  const sendsMail = services.postman.isOn;
  return { profile, names, newcomer, waysIn, sessions, agreements, sendsMail, locales, language };
}

function AccountBody({ view }: { view: AccountView }) {
  const locale = currentLocale();
  const { account: words } = locale.words.account;
  const { profile } = view;
  return (
    <>
      <hgroup>
        <h1>{words.title}</h1>
        <p class="note">
          <bdi>{profile.username}</bdi> ·{" "}
          {words.since(locale.formats.date("date")(profile.createdAt))}
        </p>
      </hgroup>
      <div class="split">
        <OnThisPage view={view} />
        <div class="stack settings">
          <LinkOffer
            providers={view.waysIn.providers}
            username={profile.username}
            newcomer={view.newcomer}
          />
          <Names profile={profile} names={view.names} />
          <MailAndLanguage view={view} />
          <WaysToSignIn view={view.waysIn} />
          <Sessions sessions={view.sessions} />
          <Privacy profile={profile} agreements={view.agreements} />
          <Deletion />
        </div>
      </div>
    </>
  );
}

/** The links to the groups of the page, beside them or, on a phone, in a row above them. */
function OnThisPage({ view }: { view: AccountView }) {
  const { account: words, waysIn, sessions } = currentLocale().words.account;
  return (
    <nav class="actions" aria-label={words.onThisPage}>
      <Chip href="#names">{words.names}</Chip>
      <Chip href="#mail">{mailTitle(view)}</Chip>
      <Chip href="#ways">{waysIn.heading}</Chip>
      <Chip href="#sessions">{sessions.heading}</Chip>
      <Chip href="#privacy">{words.privacy}</Chip>
      <Chip href="#deletion">{words.deleteHeading}</Chip>
    </nav>
  );
}

/**
 * Returns the title of the group with the email address. On a site with one language, the group has no choice of
 * language.
 */
function mailTitle({ locales }: AccountView): string {
  const { account: words } = currentLocale().words.account;
  return locales.all.length > 1 ? words.mailAndLanguage : words.mail;
}

function Names({ profile, names }: { profile: Profile; names: GameName[] }) {
  const { account: words } = currentLocale().words.account;
  return (
    <Panel id="names" title={words.names}>
      <Rows>
        <Row
          art={<Icon name="person" />}
          title={profile.username}
          note={words.nameNote}
          end={<a class="button" href="/account/name">{words.changeName}</a>}
        />
        <GameNames names={names} />
      </Rows>
    </Panel>
  );
}

function MailAndLanguage({ view }: { view: AccountView }) {
  const { profile, sendsMail } = view;
  return (
    <Panel id="mail" title={mailTitle(view)}>
      <Rows>
        <EmailAddress profile={profile} sendsMail={sendsMail} />
        <ServerEmail profile={profile} sendsMail={sendsMail} />
        <LanguageChoice view={view} />
      </Rows>
    </Panel>
  );
}

/** The choice of the language of the viewer's pages and emails, if the site has several. */
function LanguageChoice({ view: { locales, language } }: { view: AccountView }) {
  const { language: words } = currentLocale().words;
  if (locales.all.length < 2) return null;
  return (
    <Row art={<Icon name="website" />} title={words.heading} note={words.lead}>
      <Form action={LANGUAGE_PATH} class="actions" fields={{ next: "/account" }}>
        <LanguageSelect locales={locales} label={words.label} chosen={language}>
          <option value="">{words.browser}</option>
        </LanguageSelect>
        <Submit look="secondary">{words.save}</Submit>
      </Form>
    </Row>
  );
}

/**
 * POST /account/move-notice/removal: removes the notice that the viewer's account was moved here. Every page may have
 * this form.
 */
export async function dropImportedNotice(c: WebContext, web: Web) {
  await forgetImport(web.services.sql, viewerOf(c).accountId);
  const { next } = await readTyped(c);
  return redirectTo(c, nextPath(next, web.site.baseUrl));
}
