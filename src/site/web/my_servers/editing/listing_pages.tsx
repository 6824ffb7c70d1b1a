import { z } from "zod";
import { findOverviews } from "../../../keys/own_overview.ts";
import { editServer, versionOf } from "../../../servers/editing/edit_server.ts";
import { isHeld } from "../../../servers/review/held_fields.ts";
import { findWaiting, type ListingVersion } from "../../../servers/review/listing_version.ts";
import { findText } from "../../../servers/fields/written_text.ts";
import { listTranslations } from "../../../servers/fields/translations.ts";
import { findReview, isReviewed, type Review, REVIEW_GROUPS } from "../../../settings/review.ts";
import type { ServerDetails } from "../../../servers/server_details.ts";
import { SLUG_MOVE_DAYS, slugOpensAt } from "../../../servers/slugs/settle_slug.ts";
import { isolated } from "../../../text/shown_text.ts";
import { listOwnerNotes } from "../../../trail/owner_notes.ts";
import { action } from "../../forms/action.tsx";
import { hidden } from "../../forms/fields.tsx";
import { Panel } from "../../kit/panel.tsx";
import { sentForm, type TypedFields } from "../../kit/sent_form.ts";
import { removePicture } from "../../../pictures/put_picture.ts";
import { currentLocale } from "../../current_locale.ts";
import type { ServerAccess, Web, WebContext } from "../../web_env.ts";
import { listingOf, savedListing, typedOver } from "../form/typed_listing.ts";
import {
  LISTING_INPUTS,
  listingCopy,
  type ListingOptions,
  listingOptions,
} from "../form/listing_inputs.tsx";
import { offeredLanguages, withNewLanguages } from "../translations/translation_fields.ts";
import { LISTING_FILE } from "../form/listing_file.ts";
import { ListingForm } from "../form/listing_form.tsx";
import { Meanwhile } from "../form/filled_entries.tsx";
import { findOffered } from "./listing_preview.tsx";
import { Drawn } from "./drawn_listing.tsx";
import { OwnerNoteSheets, Written } from "./owner_note_sheets.tsx";
import { PicturesSection } from "./pictures_section.tsx";
import { lacksMail, MailNotice, sendOwnPage } from "../subject.tsx";

/**
 * POST /my/servers/:slug/edit: saves a listing. Its status doesn't change, and some changes may wait for a moderator.
 */
export const saveEdit = action({
  ...LISTING_INPUTS,
  path: "/my/servers/:slug/edit",
  who: "manager",
  route: { changes: "server", hasTexts: true },
  fields: { ...LISTING_INPUTS.fields, version_seen: hidden(z.string().optional()) },
  copy: () => ({ ...listingCopy(), submit: currentLocale().words.listingForm.edit.save }),
  async onSubmit(
    { web, own: { server }, values: { version_seen: seen, ...values }, typed, sender },
  ) {
    const { sql } = web.services;
    const [{ games, languages }, text, waiting] = await Promise.all([
      findOffered(web),
      findText(sql, server.id),
      findWaiting(sql, server.id),
    ]);
    // The form also shows texts in languages that the site no longer has.
    const shown = [text.translations, waiting?.text.translations ?? {}].flatMap(listTranslations);
    const known = [...languages, ...shown.map(([tag]) => tag)];
    const listing = listingOf(values, { typed, games, languages: known });
    return await editServer(web.services, server.slug, { ...listing, seen, ...sender });
  },
  then: ({ slug, waiting }) => [
    `/my/servers/${slug}`,
    waiting.length > 0 ? "change_waits" : "server_saved",
  ],
  page: showEdit,
});

/** GET /my/servers/:slug/edit: shows the form with the current listing, its pictures, and a preview. */
export async function showEdit(
  c: WebContext,
  web: Web,
  { server }: ServerAccess,
): Promise<Response> {
  const view = editView(await findEdit(c, web, server), sentForm()?.typed ?? {});
  const { overview } = view;
  return await sendOwnPage(c, web, {
    server,
    ...overview && { overview },
    title: currentLocale().words.listingForm.edit.title(isolated(server.name)),
    scripts: [LISTING_FILE.path],
    body: <EditBody view={view} />,
  });
}

/** A listing as it is saved, and what its owner may choose and has to know. */
type FoundListingEdit = Awaited<ReturnType<typeof findEdit>>;

async function findEdit(c: WebContext, web: Web, server: ServerDetails) {
  const { services } = web;
  const now = services.now();
  const [offered, waiting, text, review, [overview], written] = await Promise.all([
    findOffered(web),
    findWaiting(services.sql, server.id),
    findText(services.sql, server.id),
    findReview(services.sql),
    findOverviews(services, { serverId: server.id }, now),
    listOwnerNotes(services.sql, server.id, now),
  ]);
  const mail = lacksMail(c, web);
  return { server, now, offered, waiting, text, review, overview, written, lacksMail: mail };
}

/** All that the page shows on which a listing is edited. */
interface EditView extends FoundListingEdit {
  /** The values of the form: those that were sent, or else the saved ones. */
  typed: TypedFields;
  /** The saved values, if they have changed since the form that was sent was opened. */
  savedMeanwhile: TypedFields | undefined;
  options: ListingOptions;
}

/** Decides what the form of a listing holds, after `sent` was refused or when it is opened. */
function editView(found: FoundListingEdit, sent: TypedFields): EditView {
  const { server, text, waiting, offered } = found;
  const saved = savedListing(server, text, waiting);
  const version = versionOf(server.slug, text, waiting);
  const isStale = sent["name"] !== undefined && sent["version_seen"] !== version;
  const kept = isStale ? withNewLanguages(saved.facts, sent) : sent;
  const typed = { ...typedOver(saved, kept), version_seen: version };
  return {
    ...found,
    typed,
    savedMeanwhile: isStale ? typedOver(saved, {}) : undefined,
    options: listingOptions(offered, offeredLanguages(typed, offered.languages)),
  };
}

function EditBody({ view }: { view: EditView }) {
  const { server, now, typed, offered, options, overview } = view;
  return (
    <ListingForm
      form={saveEdit}
      at={{ slug: server.slug }}
      preview={`/my/servers/${server.slug}/preview`}
      typed={typed}
      options={options}
      notes={{ ...notesOf(server, view), ...slugNote(server, now) }}
      save={currentLocale().words.listingForm.edit.save}
      lead={<EditLead view={view} />}
      drawn={<Drawn typed={typed} offered={offered} overview={overview} />}
      pictures={<PicturesSection server={server} remove={removeOwnPicture} />}
    />
  );
}

/** POST /my/servers/:slug/pictures/removal: removes the logo or the banner. */
export const removeOwnPicture = action({
  path: "/my/servers/:slug/pictures/removal",
  who: "manager",
  route: { changes: "lists" },
  fields: { kind: hidden(z.enum(["logo", "banner"])) },
  refused: { picture_gone: "form" },
  onSubmit: ({ web, own, values: { kind }, sender }) =>
    removePicture(web.services, own.server.slug, { kind, ...sender }),
  then: (_, { own }) => [`/my/servers/${own.server.slug}/edit`, "picture_removed"],
  page: showEdit,
});

/** The sentences on when changes become public, and on what is waiting already. */
function EditLead({ view }: { view: EditView }) {
  const { edit: words } = currentLocale().words.listingForm;
  const { server, waiting, written, savedMeanwhile: saved, typed, options } = view;
  return (
    <>
      {view.lacksMail && <MailNotice />}
      <p>{isHeld(server) ? words.leadApproved : words.lead}</p>
      {server.status === "rejected" && (
        <Panel look="danger">
          {server.decidedReason !== null && <Written text={server.decidedReason} />}
          <p>{words.leadRejected}</p>
        </Panel>
      )}
      {waiting && (
        <p class="notice late">
          {words.waiting} <a href={`/my/servers/${server.slug}`}>{words.toWaiting}</a>
        </p>
      )}
      <OwnerNoteSheets server={server} list={written} isHere />
      {saved && <Meanwhile saved={saved} typed={typed} options={options} />}
    </>
  );
}

/** Returns the note beside the slug of a public page. */
function slugNote(server: ServerDetails, now: Date): { slug?: string } {
  const locale = currentLocale();
  const { edit: words } = locale.words.listingForm;
  if (!isHeld(server)) return {};
  const opensAt = slugOpensAt(server, now);
  return {
    slug: opensAt
      ? words.slugMoved(locale.words.charts.day(opensAt))
      : words.slugMoves(SLUG_MOVE_DAYS),
  };
}

/** Returns the notes beside the fields whose changes wait for a moderator, or would wait. */
function notesOf(
  server: ServerDetails,
  { waiting, review }: { waiting: ListingVersion | undefined; review: Review },
) {
  const { edit: words } = currentLocale().words.listingForm;
  if (!isHeld(server)) return {};
  const seen: Partial<Record<string, string>> = {
    name: server.name,
    game: server.gameName,
    host: server.host,
  };
  const waits = (field: string) => Object.hasOwn(waiting?.text ?? {}, field);
  const noteOf = (field: string) => {
    if (!waits(field)) return words.looksFirst;
    const now = seen[field];
    return now === undefined ? words.textWaits : words.waits(isolated(now));
  };
  // The note beside the host applies to the port, too.
  const fields = Object.values(REVIEW_GROUPS).flat().filter((field) => field !== "port");
  const noted = fields.filter((field) => isReviewed(review, field) || waits(field));
  return Object.fromEntries(noted.map((field) => [field, noteOf(field)]));
}
