import type { Area } from "../area.ts";
import { withOptions } from "../route.ts";
import { PROOF_PATH } from "../forms/read_form.ts";
import * as email from "./profile/account_email.tsx";
import { askToVerify, confirmAddress } from "./profile/confirm_address.tsx";
import { askName, keptName, newName } from "./profile/account_name.tsx";
import { dropImportedNotice, showAccount } from "./profile/account_page.tsx";
import { askFirstModerator, firstModerator } from "./sign_in/first_moderator_page.tsx";
import * as names from "./profile/game_names_page.tsx";
import { secondFactor, showHalfSignIn } from "./sign_in/half_sign_in_page.tsx";
import { endLinks } from "./privacy/link_agreements_form.tsx";
import * as newcomer from "./providers/newcomer_page.tsx";
import { linkToOwn } from "./providers/link_offer.tsx";
import { askNotMe, disown } from "./sign_in/not_me_page.tsx";
import { askPassword, ownPassword, PASSWORD_PATH } from "./passwords/own_password_page.tsx";
import { PASSKEYS_FILE } from "./ways/passkey_form.tsx";
import { askPasskey, dropPasskey, newPasskey } from "./factors/passkeys_page.tsx";
import * as page from "./privacy/deletion_and_export.tsx";
import { withPasswords } from "./passwords/passwords_off.tsx";
import { showPrivacy } from "./privacy/privacy_page.tsx";
import { newProof } from "./proof/proof_ways.tsx";
import { proved, showProof } from "./proof/prove_page.tsx";
import * as round from "./providers/provider_round.tsx";
import * as reset from "./passwords/reset_password.tsx";
import * as factor from "./factors/second_factor_page.tsx";
import { askToStop, serverMail, stopEmail } from "./profile/server_email.tsx";
import { endOne, endOthers } from "./profile/sessions_sheet.tsx";
import { keyForSignIn } from "./sign_in/sign_in_by_passkey_form.tsx";
import { askByLink, enterFromLink } from "./sign_in/sign_in_link_page.tsx";
import { newSession, showSignIn, submitSignOut } from "./sign_in/sign_in_page.tsx";
import { newAccount, showSignUp } from "./sign_in/sign_up_page.tsx";
import { unlinkOwn } from "./profile/ways_in_sheet.tsx";
import ACCOUNT_STYLES from "./account.css" with { type: "text" };

/** The pages for signing up and in, and for managing an account. */
export const ACCOUNT_AREA: Area = {
  checked: withOptions({ signsIn: true }, [
    ["GET", "/sign-up", "anybody", showSignUp],
    newAccount.route,
    ["GET", "/sign-in", "anybody", showSignIn],
    newSession.route,
  ]),
  routes: [
    ["POST", "/sign-out", "anybody", submitSignOut],
    ...withOptions({ signsIn: true }, [
      ["GET", "/sign-in/with/:provider", "anybody", round.leadToSignIn],
      ["POST", "/sign-in/with/:provider", "anybody", round.sendToProvider],
      ["GET", "/sign-in/with/:provider/back", "anybody", round.returnFromProvider],
      ["GET", round.NAME_PATH, "anybody", newcomer.askNewcomer],
      newcomer.nameNewcomer.route,
      ["GET", "/sign-in/link/:token", "anybody", askByLink],
      enterFromLink.route,
      keyForSignIn.route,
      ["GET", "/sign-in/second-factor", "anybody", showHalfSignIn],
      secondFactor.route,
    ]),
    ["GET", "/reset-password", "anybody", withPasswords(reset.askForReset)],
    reset.askReset.route,
    ["GET", "/reset-password/:token", "anybody", withPasswords(reset.choosePassword)],
    reset.newPassword.route,
    ["GET", "/not-me/:token", "anybody", askNotMe],
    disown.route,
    ["GET", "/verify-email/:token", "anybody", askToVerify],
    confirmAddress.route,
    ["GET", "/first-moderator/:token", "signed in", askFirstModerator],
    firstModerator.route,
    ["GET", "/stop-email/:token", "link holder", askToStop],
    ["POST", "/stop-email/:token", "link holder", stopEmail],
    ["GET", "/privacy", "anybody", showPrivacy],

    ["GET", "/account", "signed in", showAccount],
    ["POST", "/account/move-notice/removal", "signed in", dropImportedNotice],
    ["GET", "/account/name", "signed in", askName],
    newName.route,
    keptName.route,
    ["GET", "/account/game-names", "signed in", names.showGameNames],
    names.newGameName.route,
    names.dropGameName.route,
    endLinks.route,
    ["GET", PASSWORD_PATH, "signed in", withPasswords(askPassword), { purpose: "password" }],
    ownPassword.route,
    linkToOwn.route,
    unlinkOwn.route,
    ["GET", "/account/email", "signed in", email.askEmail, { purpose: "email" }],
    email.newAddress.route,
    email.newLink.route,
    serverMail.route,
    ["GET", PROOF_PATH, "signed in", showProof],
    newProof.route,
    ["GET", "/account/passkeys/new", "signed in", proved(askPasskey), { purpose: "passkey" }],
    newPasskey.route,
    dropPasskey.route,
    ["GET", "/account/second-factor", "signed in", proved(factor.showSecondFactor), {
      purpose: "second_factor",
    }],
    factor.turnOnByApp.route,
    factor.turnOnByPasskeys.route,
    factor.renewCodes.route,
    factor.dropFactor.route,
    endOne.route,
    endOthers.route,
    ["GET", "/account/export", "signed in", page.askForExport, { purpose: "export" }],
    page.exportOwn.route,
    ["GET", "/account/deletion", "signed in", page.confirmDeletion, { purpose: "deletion" }],
    page.deleteOwn.route,
  ],
  files: [PASSKEYS_FILE],
  styles: { everybody: [ACCOUNT_STYLES] },
};
