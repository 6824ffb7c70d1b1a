import { type GameName, listGameNames } from "../../accounts/game_names.ts";
import { listAgreements } from "../../accounts/link_agreements.ts";
import type { Profile } from "../../accounts/profile.ts";
import { findNewcomer } from "../../sign_in/newcomers.ts";
import { sendPage } from "../frame/layout.tsx";
import { BoardChoice } from "./board_choice.tsx";
import { viewerOf } from "../request_actor.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { EmailAddress } from "./account_email.tsx";
import { profileOf } from "./account_form.ts";
import { GameNames } from "./game_names_page.tsx";
import { LanguageChoice } from "./language_choice.tsx";
import { LinkAgreements } from "./link_agreements_form.tsx";
import { LinkOffer } from "./newcomer_page.tsx";
import { ServerEmail } from "./server_email.tsx";
import { Sessions } from "./sessions_sheet.tsx";
import { LineLink, SettingsSheet, SheetLine } from "./settings_sheet.tsx";
import { WaysToSignIn } from "./ways_in_sheet.tsx";

/** GET /account: shows the viewer's account, in groups of lines. */
export async function showAccount(c: WebContext, web: Web) {
  const locale = currentLocale();
  const { account: words } = locale.words.account;
  const [profile, names, newcomer] = await Promise.all([
    profileOf(c, web),
    listGameNames(web.services.sql, viewerOf(c).accountId),
    findNewcomer(web.services, c.req.raw.headers),
  ]);
  return sendPage(c, web, {
    title: words.title,
    body: (
      <div class="account">
        <header class="mast">
          <h1>{words.title}</h1>
          <p class="soft">
            <bdi>{profile.username}</bdi> ·{" "}
            {words.since(locale.formats.date("date")(profile.createdAt))}
          </p>
        </header>
        <OnThisPage web={web} />
        <LinkOffer web={web} username={profile.username} newcomer={newcomer} />
        <NamesSheet profile={profile} names={names} />
        <MailSheet c={c} web={web} profile={profile} />
        <WaysToSignIn c={c} web={web} />
        <Sessions c={c} web={web} />
        <PrivacySheet c={c} web={web} profile={profile} />
        <DeletionSheet />
      </div>
    ),
  });
}

/** Links to the groups of the page: beside them, and on a phone in a row above them. */
function OnThisPage({ web }: { web: Web }) {
  const { account: words, waysIn, sessions } = currentLocale().words.account;
  return (
    <nav class="side" aria-label={words.onThisPage}>
      <a href="#names">{words.names}</a>
      <a href="#mail">{mailTitle(web)}</a>
      <a href="#ways">{waysIn.heading}</a>
      <a href="#sessions">{sessions.heading}</a>
      <a href="#privacy">{words.privacy}</a>
      <a href="#deletion">{words.deleteHeading}</a>
    </nav>
  );
}

/** Returns the title of the group with the email address. A site in one language has no choice of it there. */
function mailTitle(web: Web): string {
  const { account: words } = currentLocale().words.account;
  return web.services.locales.all.length > 1 ? words.mailAndLanguage : words.mail;
}

function NamesSheet({ profile, names }: {
  profile: Profile;
  names: GameName[];
}) {
  const { account: words } = currentLocale().words.account;
  return (
    <SettingsSheet id="names" title={words.names}>
      <SheetLine icon="person" title={<bdi>{profile.username}</bdi>} note={words.nameNote}>
        <LineLink href="/account/name" label={words.changeName} />
      </SheetLine>
      <GameNames names={names} />
    </SettingsSheet>
  );
}

function MailSheet({ c, web, profile }: { c: WebContext; web: Web; profile: Profile }) {
  const { isOn: sendsMail } = web.services.postman;
  return (
    <SettingsSheet id="mail" title={mailTitle(web)}>
      <EmailAddress profile={profile} sendsMail={sendsMail} />
      <ServerEmail profile={profile} sendsMail={sendsMail} />
      <LanguageChoice c={c} web={web} />
    </SettingsSheet>
  );
}

async function PrivacySheet({ c, web, profile }: { c: WebContext; web: Web; profile: Profile }) {
  const { account: words } = currentLocale().words.account;
  const agreements = await listAgreements(web.services.sql, viewerOf(c).accountId);
  return (
    <SettingsSheet id="privacy" title={words.privacy}>
      <BoardChoice profile={profile} />
      <LinkAgreements agreements={agreements} />
      <SheetLine icon="copy" title={words.dataHeading} note={words.dataLead}>
        <LineLink href="/account/export" label={words.download} />
      </SheetLine>
    </SettingsSheet>
  );
}

/** The way to delete the account, which can't be undone: on its own, at the end. */
function DeletionSheet() {
  const { account: words } = currentLocale().words.account;
  return (
    <section class="panel" id="deletion" aria-label={words.deleteHeading}>
      <ul class="lines">
        <SheetLine icon="cross" title={words.deleteHeading} note={words.deleteLead}>
          <LineLink href="/account/deletion" label={words.delete} look="danger" />
        </SheetLine>
      </ul>
    </section>
  );
}
