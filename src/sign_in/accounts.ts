import type { Sql } from "../database/connect.ts";
import { findProfile, markEmailVerified } from "../accounts/account_repository.ts";
import { createLazyAuth, type LinkedAccount } from "./auth.ts";
import { createBackground } from "../mail/background.ts";
import { changePassword, type ChangePasswordOutcome } from "./change_password.ts";
import {
  requestVerification,
  type RequestVerificationOutcome,
  verifyEmail,
  type VerifyEmailOutcome,
} from "./confirm_email.ts";
import type { AccountRequest, AccountsContext } from "./context.ts";
import { deleteAccount, type DeleteOutcome } from "./delete_account.ts";
import { findViewer, type Seen, signOut } from "./find_viewer.ts";
import { createAccountLimits, type CreateLimiter } from "./limits.ts";
import type { Mailer } from "../mail/mailer.ts";
import { createPasswords, type Passwords } from "../accounts/password.ts";
import { type MailSite, resetMail, verificationMail } from "./mails.ts";
import { confirmName, isCorrection, rename, renameAllowedAt } from "../accounts/rename.ts";
import {
  requestReset,
  type RequestResetOutcome,
  resetPassword,
  type ResetPasswordOutcome,
} from "./reset_password.ts";
import { endOtherSessions, endSession, listSessions, type Session } from "./sessions.ts";
import { signIn, type SignInOutcome } from "./sign_in.ts";
import { type SignUp, signUp, type SignUpOutcome } from "./sign_up.ts";
import type { Viewer } from "../trail/viewer.ts";

/** Data for the account page. */
export interface Profile {
  username: string;
  /** As the owner typed it. */
  email: string;
  emailVerified: boolean;
  /** Whether the owner confirmed that the name is exactly the one in the game. */
  nameConfirmed: boolean;
  /** Whether a new name would be a correction, which does not count as a rename. */
  isCorrection: boolean;
  /** When the name may change again; absent: at any time. */
  renameAllowedAt: Date | undefined;
}

/** Everything people do with their own account. Passwords and links are better-auth's; names are ours. */
export interface Accounts {
  viewer(headers: Headers): Promise<Seen>;
  signUp(wanted: SignUp, request: AccountRequest): Promise<SignUpOutcome>;
  signIn(
    typed: { nameOrEmail: string; password: string },
    request: AccountRequest,
  ): Promise<SignInOutcome>;
  signOut(headers: Headers): Promise<{ setCookies: string[] }>;
  requestReset(email: string, request: AccountRequest): Promise<RequestResetOutcome>;
  resetPassword(given: { token: string; newPassword: string }): Promise<ResetPasswordOutcome>;
  changePassword(
    viewer: Viewer,
    passwords: { password: string; newPassword: string },
    request: AccountRequest,
  ): Promise<ChangePasswordOutcome>;
  requestVerification(viewer: Viewer): Promise<RequestVerificationOutcome>;
  verifyEmail(token: string): Promise<VerifyEmailOutcome>;
  profile(viewer: Viewer): Promise<Profile | undefined>;
  sessions(viewer: Viewer): Promise<Session[]>;
  endSession(viewer: Viewer, id: string): Promise<boolean>;
  endOtherSessions(viewer: Viewer): Promise<number>;
  confirmName(viewer: Viewer): Promise<void>;
  rename(viewer: Viewer, newName: string): Promise<{ username: string }>;
  deleteAccount(viewer: Viewer, password: string): Promise<DeleteOutcome>;
  /** Frees what idle limits hold; called every second. */
  tick(): void;
  /** Resolves when no mail is under way. */
  settled(): Promise<void>;
  /** Waits for mail under way, 5 s at most. */
  stop(): Promise<void>;
}

/** Dependencies of createAccounts. */
export interface AccountsOptions {
  sql: Sql;
  /** The service's secret key: 32 bytes as base64. */
  secretKey: string;
  site: MailSite;
  now: () => Date;
  mailer: Mailer;
  createLimiter: CreateLimiter;
  passwords?: Passwords | undefined;
}

/** Wires everything up; loads and queries nothing before the first call. */
export function createAccounts(options: AccountsOptions): Accounts {
  const context = createContext(options);
  const { sql, now, limits, background } = context;
  return {
    viewer: (headers) => findViewer(context, headers),
    signUp: (wanted, request) => signUp(context, wanted, request),
    signIn: (typed, request) => signIn(context, typed, request),
    signOut: (headers) => signOut(context, headers),
    requestReset: (email, request) => Promise.try(() => requestReset(context, email, request)),
    resetPassword: (given) => resetPassword(context, given),
    changePassword: (viewer, passwords, request) =>
      changePassword(context, viewer, passwords, request),
    requestVerification: (viewer) => requestVerification(context, viewer),
    verifyEmail: (token) => verifyEmail(context, token),
    profile: (viewer) => showProfile(sql, viewer),
    sessions: (viewer) => listSessions(sql, viewer, now()),
    endSession: (viewer, id) => endSession(sql, viewer, id),
    endOtherSessions: (viewer) => endOtherSessions(sql, viewer),
    confirmName: (viewer) => confirmName(sql, viewer, now()),
    rename: (viewer, newName) => rename(sql, viewer, { newName, now: now() }),
    deleteAccount: (viewer, password) => deleteAccount(context, viewer, password),
    tick: () => Object.values(limits).forEach((limiter) => limiter.tick()),
    settled: () => background.settled(),
    stop: () => background.stop(),
  };
}

function createContext(
  { createLimiter, secretKey, passwords = createPasswords(), ...given }: AccountsOptions,
): AccountsContext {
  const { sql, site, mailer } = given;
  const addressed = ({ username, email }: LinkedAccount, token: string) => ({
    to: email,
    username,
    token,
  });
  const auth = createLazyAuth({
    sql,
    passwords,
    secretKey,
    baseUrl: site.baseUrl,
    sendResetLink: (account, token) => mailer.send(resetMail(site, addressed(account, token))),
    sendVerificationLink: (account, token) =>
      mailer.send(verificationMail(site, addressed(account, token))),
    onPasswordReset: (accountId) => markEmailVerified(sql, accountId),
  });
  const background = createBackground();
  return { ...given, passwords, auth, background, limits: createAccountLimits(createLimiter) };
}

async function showProfile(sql: Sql, { accountId }: Viewer): Promise<Profile | undefined> {
  const profile = await findProfile(sql, accountId);
  if (!profile) return undefined;
  return {
    username: profile.username,
    email: profile.typedEmail ?? profile.email,
    emailVerified: profile.emailVerified,
    nameConfirmed: profile.nameConfirmedAt !== null,
    isCorrection: isCorrection(profile),
    renameAllowedAt: renameAllowedAt(profile),
  };
}
