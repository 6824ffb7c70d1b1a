import {
  type BlockingListing,
  deleteAccount,
  findBlockingListings,
} from "../../../sign_in/delete_account.ts";
import { exportAccount } from "../../../voting/export_account.ts";
import { action } from "../../forms/action.tsx";
import { password } from "../../forms/fields.tsx";
import { ButtonForm } from "../../kit/form.tsx";
import { Panel } from "../../kit/panel.tsx";
import { Row, Rows } from "../../kit/rows.tsx";
import { pathWithNext } from "../../return_path.ts";
import { sendPage } from "../../frame/layout.tsx";
import { viewerOf } from "../../request_actor.ts";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { LinkLine } from "../../kit/page_links.tsx";
import { sendFormPage } from "../form_page.tsx";
import { ownProof } from "../proof/own_proof.tsx";

const DELETION_PATH = "/account/deletion";

/**
 * GET /account/deletion: explains what is deleted and what is kept, and asks for the password. Listings that prevent
 * the deletion come first, each with possible solutions.
 */
export async function confirmDeletion(c: WebContext, web: Web) {
  const listings = await findBlockingListings(web.services.sql, viewerOf(c).accountId);
  if (listings.length === 0) return await askForDeletion(c, web);
  const words = currentLocale().words.account.deletion;
  return await sendPage(c, web, {
    title: words.title,
    narrow: true,
    body: (
      <>
        <h1>{words.title}</h1>
        <p class="lead">{words.blocked(listings.length)}</p>
        <Panel title={words.listings} id="listings">
          <Rows>{listings.map((listing) => <Blocking listing={listing} />)}</Rows>
          <p class="note">
            {words.after} <a href={DELETION_PATH}>{words.lookAgain}</a>
          </p>
        </Panel>
        <LinkLine href="/account" label={words.back} look="primary" />
      </>
    ),
  });
}

function Blocking({ listing: { slug, name, status } }: { listing: BlockingListing }) {
  const own = `/my/servers/${slug}`;
  const words = currentLocale().words.account.deletion;
  return (
    <Row
      title={
        <a href={own}>
          <bdi>{name}</bdi>
        </a>
      }
      note={words.blocking[status]}
    >
      <div class="actions">
        {status === "approved" && (
          <>
            <a class="button" href={`${own}/settings#handover`}>{words.handOver}</a>
            <ButtonForm
              action={`${own}/unlisting`}
              label={words.unlist}
              fields={{ next: DELETION_PATH }}
            />
          </>
        )}
        <a class="button danger" href={pathWithNext(`${own}/deletion`, DELETION_PATH)}>
          {words.deleteListing}
        </a>
      </div>
    </Row>
  );
}

/** Deletes the account, which invalidates its session's cookie. */
export const deleteOwn = action({
  path: DELETION_PATH,
  who: "signed in",
  route: { purpose: "deletion" },
  fields: { password: password() },
  refused: { account_owns_listings: "form" },
  wrong: { password: "currentPassword" },
  copy: () => ({ submit: currentLocale().words.account.deletion.submit }),
  onSubmit: ({ c, web, values, sender: { now } }) =>
    deleteAccount(web.services, viewerOf(c), { ...values, now }),
  then: () => ["/", "account_deleted"],
  page: askForDeletion,
});

async function askForDeletion(c: WebContext, web: Web) {
  const { deletion: words, password: label } = currentLocale().words.account;
  const proof = await ownProof(c, web, { label });
  return await sendFormPage(c, web, {
    title: words.title,
    lead: words.lead(viewerOf(c).username),
    form: <deleteOwn.Form {...proof} look="danger" />,
    more: <LinkLine href="/account" label={words.back} />,
  });
}

/** Sends all data stored about the viewer as a JSON file. */
export const exportOwn = action({
  path: "/account/export",
  who: "signed in",
  route: { purpose: "export" },
  fields: { password: password() },
  wrong: { password: "currentPassword" },
  copy: () => ({ submit: currentLocale().words.account.download.submit }),
  async onSubmit({ c, web, values, sender: { now } }) {
    const viewer = viewerOf(c);
    const exported = await exportAccount(web.services, viewer, { ...values, now });
    if (exported.kind !== "exported") return exported;
    const file = ReadableStream.from(exported.json).pipeThrough(new TextEncoderStream());
    return c.body(file, 200, {
      "Content-Type": "application/json",
      "Content-Disposition": `attachment; filename="${viewer.username}.json"`,
      "Cache-Control": "private, no-store",
    });
  },
  page: askForExport,
});

/** GET /account/export: explains what the file contains, and asks for the password. */
export async function askForExport(c: WebContext, web: Web) {
  const { download: words, password: label } = currentLocale().words.account;
  const proof = await ownProof(c, web, { label });
  return await sendFormPage(c, web, {
    title: words.title,
    lead: words.lead(viewerOf(c).username),
    form: <exportOwn.Form {...proof} />,
    more: <LinkLine href="/account" label={words.back} />,
  });
}
