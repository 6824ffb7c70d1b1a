import type { Handler } from "hono";
import * as email from "../../site/web/account/account_email.tsx";
import { acceptName, askName, newName } from "../../site/web/account/account_name.tsx";
import { showAccount } from "../../site/web/account/account_page.tsx";
import { dropImportedNotice } from "../../site/web/account/drop_imported_notice.ts";
import {
  askFirstModerator,
  takeFirstModerator,
} from "../../site/web/account/first_moderator_page.tsx";
import * as names from "../../site/web/account/game_names_page.tsx";
import { showHalfSignIn, submitSecondFactor } from "../../site/web/account/half_sign_in_page.tsx";
import { endLinks } from "../../site/web/account/link_agreements_form.tsx";
import * as newcomer from "../../site/web/account/newcomer_page.tsx";
import { askNotMe, disown } from "../../site/web/account/not_me_page.tsx";
import { askPassword, changeOwnPassword } from "../../site/web/account/own_password_page.tsx";
import { askPasskey, dropPasskey, saveNewPasskey } from "../../site/web/account/passkeys_page.tsx";
import { PASSKEYS_FILE } from "../../site/web/account/passkeys_file.ts";
import * as password from "../../site/web/account/password_page.tsx";
import { withPasswords } from "../../site/web/account/passwords_off.tsx";
import * as round from "../../site/web/account/provider_round.tsx";
import { showPrivacy } from "../../site/web/account/privacy.tsx";
import { proved, showProof, submitProof } from "../../site/web/account/prove_page.tsx";
import * as reset from "../../site/web/account/reset_password.tsx";
import * as factor from "../../site/web/account/second_factor_page.tsx";
import { askToStop, changeServerEmail, stopEmail } from "../../site/web/account/server_email.tsx";
import { endAllOtherSessions, endOwnSession } from "../../site/web/account/sessions_sheet.tsx";
import { submitPasskey } from "../../site/web/account/sign_in_by_passkey_form.tsx";
import { showSignIn, submitSignIn, submitSignOut } from "../../site/web/account/sign_in_form.tsx";
import { askByLink, enterFromLink } from "../../site/web/account/sign_in_link_page.tsx";
import { showSignUp, submitSignUp } from "../../site/web/account/sign_up.tsx";
import { unlinkOwn } from "../../site/web/account/ways_in_sheet.tsx";
import { PROOF_PATH } from "../../site/web/forms/submit.ts";
import { LICENSES_PATH } from "../../site/web/frame/licenses_path.ts";
import { sendLicenses } from "./licenses.ts";
import { AREAS } from "./areas.ts";
import { DESK_STYLES_FILE, MODERATION_STYLES_FILE, STYLES_FILE } from "./style_sheets.ts";
import { OWN_STYLES_FILE } from "../../site/web/my_servers/own_styles.ts";
import { FONT_FILES, SCRIPT_FILE, WIDGET_THEME_FILES } from "../../site/web/frame/static_files.ts";
import { GAMES_FILE } from "../../site/web/parts/games_file.ts";
import { sendTheme, THEME_PATH } from "../../site/web/frame/theme.ts";
import { sendFlag } from "../../site/web/listing/country_flag.tsx";
import { sendBadge } from "../../site/web/listing/badge.tsx";
import { sendCard } from "../../site/web/listing/share_card.ts";
import { sendWidget } from "../../site/web/listing/widget.tsx";
import { DESK_FILE } from "../../desk/web/frame/desk_file.ts";
import { VOIDS_FILE } from "../../desk/web/voids/voids_file.ts";
import { readOneAnswer } from "../../desk/web/voids/answers.tsx";
import { isVoiding, liftAct, showVoids, voidChosen } from "../../desk/web/voids/void_many.tsx";
import {
  dismissOneWave,
  isWaveVoiding,
  showWave,
  voidWaveVotes,
} from "../../desk/web/waves/wave_page.tsx";
import { showWaves } from "../../desk/web/waves/waves_page.tsx";
import { WIDGET_FILES } from "../../site/web/voting/widget_files.ts";
import type { DeskWeb } from "../../desk/web/desk_web.ts";
import type { Route } from "../../site/web/route.ts";
import { LISTING_FILE } from "../../site/web/my_servers/listing_file.ts";
import { REMOVED_ROUTES } from "../../site/web/guards/removed_addresses.ts";
import { OWNER_ROUTES } from "./owner_routes.ts";
import type { WebEnv } from "../../site/web/web_env.ts";

/** The pages with a bot check, the only ones that may load more than this site's own script. */
export const CHECKED_ROUTES: readonly Route<DeskWeb>[] = [
  ...AREAS.flatMap(({ checked }) => checked ?? []),
  ["GET", "/sign-up", "anybody", showSignUp],
  ["POST", "/sign-up", "anybody", withPasswords(submitSignUp)],
  ["GET", "/sign-in", "anybody", showSignIn],
  ["POST", "/sign-in", "anybody", withPasswords(submitSignIn)],
];

/** Pictures that other sites may embed. */
export const EMBEDDED_ROUTES: readonly Route[] = [
  ["GET", "/servers/:slug/badge.svg", "anybody", sendBadge],
  ["GET", "/servers/:slug/card.png", "anybody", sendCard],
];

/** The only pages that other sites may show in a frame. They run no script and send no form. */
export const FRAMED_ROUTES: readonly Route[] = [["GET", "/embed/:slug", "anybody", sendWidget]];

/** All other pages and forms of the site. */
export const ROUTES: readonly Route<DeskWeb>[] = [
  ...AREAS.flatMap(({ routes }) => routes),

  ["GET", "/privacy", "anybody", showPrivacy],

  ["POST", "/sign-out", "anybody", submitSignOut],
  ["GET", "/sign-in/with/:provider", "anybody", round.leadToSignIn],
  ["POST", "/sign-in/with/:provider", "anybody", round.sendToProvider],
  ["GET", "/sign-in/with/:provider/back", "anybody", round.returnFromProvider],
  ["GET", round.NAME_PATH, "anybody", newcomer.askNewcomer],
  ["POST", round.NAME_PATH, "anybody", newcomer.nameNewcomer],
  ["GET", "/sign-in/link/:token", "anybody", askByLink],
  ["POST", "/sign-in/link/:token", "anybody", enterFromLink],
  ["GET", "/reset-password", "anybody", withPasswords(reset.askForReset)],
  ["POST", "/reset-password", "anybody", withPasswords(reset.submitReset)],
  ["GET", "/reset-password/:token", "anybody", withPasswords(reset.choosePassword)],
  ["POST", "/reset-password/:token", "anybody", withPasswords(reset.savePassword)],
  ["POST", "/sign-in/passkey", "anybody", submitPasskey],
  ["GET", "/sign-in/second-factor", "anybody", showHalfSignIn],
  ["POST", "/sign-in/second-factor", "anybody", submitSecondFactor],
  ["GET", "/not-me/:token", "anybody", askNotMe],
  ["POST", "/not-me/:token", "anybody", disown],
  ["GET", "/verify-email/:token", "anybody", email.askToVerify],
  ["POST", "/verify-email/:token", "anybody", email.confirmEmail],
  ["GET", "/first-moderator/:token", "signed in", askFirstModerator],
  ["POST", "/first-moderator/:token", "signed in", takeFirstModerator],
  ["GET", "/stop-email/:token", "link holder", askToStop],
  ["POST", "/stop-email/:token", "link holder", stopEmail],

  ["GET", "/account", "signed in", showAccount],
  ["GET", "/account/name", "signed in", askName],
  newName.route,
  ["POST", "/account/name/confirmation", "signed in", acceptName],
  ["GET", "/account/game-names", "signed in", names.showGameNames],
  ["POST", "/account/game-names", "signed in", names.saveGameName],
  ["POST", "/account/game-names/removal", "signed in", names.dropGameName],
  ["POST", "/account/links/:slug/end", "signed in", endLinks],
  ["POST", "/account/move-notice/removal", "signed in", dropImportedNotice],
  ["GET", "/account/password", "signed in", withPasswords(askPassword)],
  ["POST", "/account/password", "signed in", withPasswords(changeOwnPassword)],
  ["POST", "/account/identities", "signed in", proved(newcomer.linkToOwn)],
  ["POST", "/account/identities/removal", "signed in", proved(unlinkOwn)],
  ["GET", "/account/email", "signed in", email.askEmail],
  ["POST", "/account/email", "signed in", email.changeOwnEmail],
  ["POST", "/account/server-email", "signed in", changeServerEmail],
  ["POST", "/account/verification", "signed in", email.sendVerificationAgain],
  ["GET", PROOF_PATH, "signed in", showProof],
  ["POST", PROOF_PATH, "signed in", submitProof],
  ["GET", "/account/passkeys/new", "signed in", proved(askPasskey)],
  ["POST", "/account/passkeys", "signed in", proved(saveNewPasskey)],
  ["POST", "/account/passkeys/:id/removal", "signed in", proved(dropPasskey)],
  ["GET", "/account/second-factor", "signed in", proved(factor.showSecondFactor)],
  ["POST", "/account/second-factor/app", "signed in", proved(factor.turnOnByApp)],
  ["POST", "/account/second-factor/passkeys", "signed in", proved(factor.turnOnByPasskeys)],
  ["POST", "/account/second-factor/codes", "signed in", proved(factor.renewCodes)],
  ["POST", "/account/second-factor/removal", "signed in", proved(factor.dropFactor)],
  ["POST", "/account/sessions/:id/end", "signed in", endOwnSession],
  ["POST", "/account/other-sessions/end", "signed in", endAllOtherSessions],
  ["GET", "/account/export", "signed in", password.askForExport],
  ["POST", "/account/export", "signed in", password.downloadExport],
  ["GET", "/account/deletion", "signed in", password.confirmDeletion],
  ["POST", "/account/deletion", "signed in", password.deleteOwnAccount],

  ...REMOVED_ROUTES,
  ...OWNER_ROUTES,

  ["GET", "/moderation/waves", { may: "votes" }, showWaves],
  ["GET", "/moderation/waves/:id", { may: "votes" }, showWave],
  ["POST", "/moderation/waves/:id/voiding", { may: "votes" }, proved(voidWaveVotes, isWaveVoiding)],
  ["POST", "/moderation/waves/:id/dismissal", { may: "votes" }, dismissOneWave],
  ["POST", "/moderation/answers/:id/reading", { may: "votes" }, readOneAnswer],
  ["GET", "/moderation/servers/:slug/voids", { may: "votes" }, showVoids],
  ["POST", "/moderation/servers/:slug/voids", { may: "votes" }, proved(voidChosen, isVoiding)],
  ["POST", "/moderation/servers/:slug/voids/:id/lifting", { may: "votes" }, proved(liftAct)],
];

/** The files that pages load. They are public. */
export const PUBLIC_FILES: readonly (readonly [path: string, answer: Handler<WebEnv>])[] = [
  ...[
    STYLES_FILE,
    DESK_STYLES_FILE,
    OWN_STYLES_FILE,
    MODERATION_STYLES_FILE,
    SCRIPT_FILE,
    GAMES_FILE,
    DESK_FILE,
    VOIDS_FILE,
    LISTING_FILE,
    PASSKEYS_FILE,
    ...Object.values({ ...FONT_FILES, ...WIDGET_FILES, ...WIDGET_THEME_FILES }),
  ]
    .map(({ path, send }) => [path, send] as const),
  ["/flags/:file", sendFlag],
  [LICENSES_PATH, sendLicenses],
  [THEME_PATH, sendTheme],
];
