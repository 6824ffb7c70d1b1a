import { z } from "zod";
import {
  type BlockingListing,
  deleteAccount,
  findBlockingListings,
} from "../../sign_in/delete_account.ts";
import type { NotProved } from "../../sign_in/own_password.ts";
import { exportAccount } from "../../voting/export_account.ts";
import { ButtonForm, type ButtonLook, type FaultyForm } from "../kit/form.tsx";
import { pathWithNext } from "../return_path.ts";
import { sendPage } from "../frame/layout.tsx";
import { redirectTo, submit } from "../forms/submit.ts";
import { viewerOf } from "../request_actor.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { OWN_PASSWORD } from "./account_form.ts";
import { LinkLine } from "../parts/parts.tsx";
import { sendFormPage } from "./form_page.tsx";
import { OwnProof } from "./own_proof.tsx";
import { LineLink, SettingsSheet, SheetLine } from "./settings_sheet.tsx";

/** A page that asks for the password before an action on the account. */
interface PasswordPage {
  path: string;
  about: "deletion" | "download";
  look?: ButtonLook;
}

const DELETION: PasswordPage = {
  path: "/account/deletion",
  about: "deletion",
  look: "danger",
};
const EXPORT: PasswordPage = { path: "/account/export", about: "download" };

/**
 * GET /account/deletion: explains what is deleted and what is kept, and asks for the password. Listings that stand in the
 * way come first, each with the ways to solve it.
 */
export async function confirmDeletion(c: WebContext, web: Web) {
  const listings = await findBlockingListings(web.services.sql, viewerOf(c).accountId);
  if (listings.length === 0) return await sendPasswordPage(c, web, DELETION);
  const words = currentLocale().words.account.deletion;
  return await sendPage(c, web, {
    title: words.title,
    narrow: true,
    body: (
      <>
        <h1>{words.title}</h1>
        <p class="lead">{words.blocked(listings.length)}</p>
        <SettingsSheet
          id="listings"
          title={words.listings}
          foot={
            <p class="note">
              {words.after} <a href={DELETION.path}>{words.lookAgain}</a>
            </p>
          }
        >
          {listings.map((listing) => <Blocking listing={listing} />)}
        </SettingsSheet>
        <LinkLine href="/account" label={words.back} look="primary" />
      </>
    ),
  });
}

function Blocking({ listing: { slug, name, status } }: { listing: BlockingListing }) {
  const own = `/my/servers/${slug}`;
  const words = currentLocale().words.account.deletion;
  return (
    <SheetLine
      icon="list"
      title={
        <a href={own}>
          <bdi>{name}</bdi>
        </a>
      }
      note={words.blocking[status]}
      isLong
    >
      {status === "approved" && (
        <>
          <LineLink href={`${own}/people`} label={words.handOver} />
          <ButtonForm
            action={`${own}/unlisting`}
            label={words.unlist}
            fields={{ next: DELETION.path }}
          />
        </>
      )}
      <LineLink
        href={pathWithNext(`${own}/deletion`, DELETION.path)}
        label={words.deleteListing}
        look="danger"
      />
    </SheetLine>
  );
}

/** POST /account/deletion: deletes the account. Its session's cookie is invalid from then on. */
export const deleteOwnAccount = submitPassword(DELETION, async (c, { services }, password) => {
  const deletion = { password, now: services.now() };
  const deleted = await deleteAccount(services, viewerOf(c), deletion);
  return deleted.kind === "deleted" ? redirectTo(c, "/", "account_deleted") : deleted;
});

/** GET /account/export: explains what the file contains, and asks for the password. */
export function askForExport(c: WebContext, web: Web) {
  return sendPasswordPage(c, web, EXPORT);
}

/** POST /account/export: sends all data stored about the viewer as a JSON file. */
export const downloadExport = submitPassword(EXPORT, async (c, { services }, password) => {
  const viewer = viewerOf(c);
  const exported = await exportAccount(services, viewer, { password, now: services.now() });
  if (exported.kind !== "exported") return exported;
  const file = ReadableStream.from(exported.json).pipeThrough(new TextEncoderStream());
  return c.body(file, 200, {
    "Content-Type": "application/json",
    "Content-Disposition": `attachment; filename="${viewer.username}.json"`,
    "Cache-Control": "private, no-store",
  });
});

function sendPasswordPage(
  c: WebContext,
  web: Web,
  { path, about, look }: PasswordPage,
  form?: FaultyForm,
) {
  const locale = currentLocale();
  const { username } = viewerOf(c);
  const words = locale.words.account[about];
  return sendFormPage(c, web, {
    words: { ...words, lead: words.lead(username) },
    action: path,
    form,
    look,
    fields: (
      <OwnProof c={c} web={web} label={locale.words.account.password} faults={form?.faults} />
    ),
    more: <LinkLine href="/account" label={words.back} />,
  });
}

/** Creates the page's POST handler. `act` checks the password and returns a response if it is correct. */
function submitPassword(
  page: PasswordPage,
  act: (
    c: WebContext,
    web: Web,
    password: string,
  ) => Promise<Response | NotProved>,
) {
  return submit({
    schema: z.object({ password: OWN_PASSWORD }),
    fields: { account_owns_listings: "" },
    wrong: { password: "currentPassword" },
    show: (c, web, form) => sendPasswordPage(c, web, page, form),
    act: (c, web, { password }) => act(c, web, password),
  });
}
