import { type GameName, listGameNames } from "../../accounts/game_names.ts";
import { listAgreements } from "../../accounts/link_agreements.ts";
import type { Profile } from "../../accounts/profile.ts";
import { findNewcomer } from "../../sign_in/newcomers.ts";
import { sendPage } from "../frame/layout.tsx";
import { BoardConsent } from "../voting/board_consent.tsx";
import { viewerOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";
import { EmailAddress } from "./account_email.tsx";
import { profileOf } from "./account_form.ts";
import { GameNames } from "./game_names.tsx";
import { LanguageChoice } from "./language_choice.tsx";
import { LinkAgreements } from "./link_agreements.tsx";
import { LinkOffer } from "./newcomer_page.tsx";
import { ServerEmail } from "./server_email.tsx";
import { Sessions } from "./sessions.tsx";
import { Line, LineLink, Sheet } from "./sheet.tsx";
import { WaysToSignIn } from "./ways_in.tsx";

/** GET /account: shows the viewer's account, in groups of lines. */
export async function showAccount(c: WebContext, web: Web) {
  const locale = c.get("locale");
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
        <nav class="side" aria-label={words.onThisPage}>
          <a href="#profile">{words.profile}</a>
          <a href="#ways">{locale.words.account.waysIn.heading}</a>
          <a href="#sessions">{locale.words.account.sessions.heading}</a>
          <a href="#privacy">{words.privacy}</a>
        </nav>
        <h1>{words.title}</h1>
        <LinkOffer locale={locale} web={web} username={profile.username} newcomer={newcomer} />
        <ProfileSheet c={c} web={web} profile={profile} names={names} />
        <WaysToSignIn c={c} web={web} />
        <Sessions c={c} web={web} />
        <PrivacySheet c={c} web={web} profile={profile} />
      </div>
    ),
  });
}

function ProfileSheet({ c, web, profile, names }: {
  c: WebContext;
  web: Web;
  profile: Profile;
  names: GameName[];
}) {
  const locale = c.get("locale");
  const { account: words } = locale.words.account;
  return (
    <Sheet id="profile" title={words.profile}>
      <Line icon="person" title={<bdi>{profile.username}</bdi>} note={words.nameNote}>
        <LineLink href="/account/name" label={words.changeName} />
      </Line>
      <GameNames locale={locale} names={names} />
      <EmailAddress locale={locale} profile={profile} />
      <ServerEmail locale={locale} profile={profile} />
      <LanguageChoice c={c} web={web} />
    </Sheet>
  );
}

async function PrivacySheet({ c, web, profile }: { c: WebContext; web: Web; profile: Profile }) {
  const locale = c.get("locale");
  const { account: words } = locale.words.account;
  const agreements = await listAgreements(web.services.sql, viewerOf(c).accountId);
  return (
    <Sheet id="privacy" title={words.privacy}>
      <BoardConsent locale={locale} profile={profile} />
      <LinkAgreements locale={locale} agreements={agreements} />
      <Line icon="copy" title={words.dataHeading} note={words.dataLead}>
        <LineLink href="/account/export" label={words.download} />
      </Line>
      <Line icon="cross" title={words.deleteHeading} note={words.deleteLead}>
        <LineLink href="/account/deletion" label={words.delete} look="danger" />
      </Line>
    </Sheet>
  );
}
