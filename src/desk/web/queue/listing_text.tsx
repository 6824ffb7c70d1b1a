import { raw } from "hono/html";
import type { ComparedText, ListingText } from "../../../site/servers/review/listing_version.ts";
import { isSameText } from "../../../site/servers/fields/written_text.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Chip } from "../../../site/web/kit/state.tsx";
import { renderMarkdown } from "../../../site/web/servers/markdown.ts";
import { Instant } from "../../../site/web/kit/times.tsx";
import { type TextLanguage, textLanguage } from "../../../site/web/servers/text_language.ts";
import { RESTORED } from "../../queue/unseen_edits.ts";
import {
  fieldNames,
  SHOWN_FIELDS,
  shownField,
  translatedNames,
} from "../../../site/web/servers/shown_fields.ts";
import { MarkedText } from "./marked_text.tsx";

/** The kind of a part: a line that changes as a whole, a phrase, a link, or a long text. */
type TextKind = "line" | "phrase" | "link" | "long";

/** The kind of each field. */
const KINDS: Readonly<Record<keyof ListingText, TextKind>> = {
  name: "line",
  slug: "line",
  game: "line",
  host: "line",
  port: "line",
  country: "line",
  version: "line",
  textLanguage: "line",
  translations: "line",
  tagline: "phrase",
  tags: "phrase",
  languages: "phrase",
  website: "link",
  discord: "link",
  video: "link",
  description: "long",
  rules: "long",
};

/** Fields that the head of the listing shows. */
const IDENTITY: readonly (keyof ListingText)[] = ["name", "game", "host", "port"];

/** Matches the links of rendered Markdown. */
const HREF = /<a href="([^"]*)"/g;

/** One text of a listing, in its current version and in the one that a moderator last saw. "" if it is absent. */
interface ComparedField {
  field: keyof ListingText;
  name: string;
  kind: TextKind;
  now: string;
  was: string;
  language: TextLanguage;
}

/**
 * All texts of a listing that are or will be public, with the changes since a moderator last saw them. The owner's
 * texts are in separate frames, so that they can't be mistaken for a part of the desk.
 */
export function ListingSheet({ text: { now, was, editedAt } }: { text: ComparedText }) {
  const { formats, words: { moderation: { text: words } } } = currentLocale();
  const parts = partsOf(now, was);
  const changes = parts.filter(isChanged).length;
  const isChangedBack = editedAt !== null && changes === 0;
  const absent = parts.filter(({ now, was }) => now === "" && was === "");
  return (
    <>
      {(changes > 0 || isChangedBack) && (
        <p class="note">
          <b>{changes === 0 ? words.changedBack : words.changed(changes)}</b> {editedAt && (
            <>
              {words.lastEdit} <Instant at={editedAt} />
            </>
          )}
        </p>
      )}
      <dl>
        {parts.filter((part) => isChanged(part) || !IDENTITY.includes(part.field))
          .map((part) => !absent.includes(part) && <PartRow {...part} />)}
      </dl>
      {absent.length > 0 && (
        <p class="note">{words.absent(formats.facts(absent.map(({ name }) => name)))}</p>
      )}
    </>
  );
}

/** The public texts of a listing as plain text, for the list in which several are decided at once. */
export function PlainText({ text }: { text: ListingText }) {
  const parts = partsOf(text, null)
    .filter(({ field, now }) => now !== "" && !IDENTITY.includes(field));
  return <dl>{parts.map((part) => <PartRow {...part} kind="line" />)}</dl>;
}

/** The texts of a listing after a change, as plain text beside the current ones. */
export function ChangedText({ now, was }: { now: ListingText; was: ListingText }) {
  const parts = partsOf(now, was).filter(isChanged);
  return <dl>{parts.map((part) => <PartRow {...part} kind="line" />)}</dl>;
}

/** Returns the parts of a listing that differ from the version that a moderator last saw. */
export function changedParts(now: ListingText, was: ListingText | null): (keyof ListingText)[] {
  if (was === null) return [];
  return [...SHOWN_FIELDS, "translations" as const].filter((field) =>
    !isSameText(now[field], was[field])
  );
}

/** Returns whether a listing has texts that a moderator has not seen and that can be put back. */
export function canPutBack({ now, was }: ComparedText): boolean {
  const restored: readonly string[] = RESTORED;
  return changedParts(now, was).some((field) => restored.includes(field));
}

function isChanged({ now, was }: ComparedField): boolean {
  return now !== was;
}

/** Returns the texts of a listing: its fields, followed by its current and former translations. */
function partsOf(now: ListingText, was: ListingText | null): ComparedField[] {
  const names = fieldNames();
  const language = textLanguage(now.textLanguage);
  const fields = SHOWN_FIELDS.map((field): ComparedField => ({
    field,
    name: names[field],
    kind: KINDS[field],
    now: shownField(field, now),
    was: shownField(field, was && !isSameText(now[field], was[field]) ? was : now),
    language: KINDS[field] === "long" ? language : { dir: "auto" },
  }));
  const other = (was ?? now).translations;
  const translated = translatedNames().map(({ tag, field, name }): ComparedField => ({
    field: "translations",
    name,
    kind: KINDS[field],
    now: now.translations[tag]?.[field] ?? "",
    was: other[tag]?.[field] ?? "",
    language: textLanguage(tag),
  }));
  return [...fields, ...translated.filter(({ now, was }) => now !== "" || was !== "")];
}

/** A part of a listing: its name, whether it changed, and the owner's text. The desk shows every part with this. */
function PartRow({ name, kind, now, was, language }: ComparedField) {
  const { text: words } = currentLocale().words.moderation;
  const isNew = now !== was;
  const text = kind === "link" && now !== "" ? <Anchor href={now} /> : now;
  return (
    <div class="part">
      <dt>
        {name}
        {isNew && <Chip tone="late">{words.mark}</Chip>}
      </dt>
      <dd>
        {kind === "long"
          ? <LongText now={now} was={was} language={language} />
          : !isNew
          ? <span class="typed" {...language}>{text}</span>
          : kind === "phrase"
          ? (
            <span {...language}>
              <MarkedText now={now} was={was} />
            </span>
          )
          : <>{was && <del {...language}>{was}</del>} {now && <ins {...language}>{text}</ins>}</>}
      </dd>
    </div>
  );
}

/** A link to another site that shows its whole address. */
function Anchor({ href }: { href: string }) {
  return <a href={href} rel="nofollow ugc noopener noreferrer">{isolated(href)}</a>;
}

/** A long text as players see it, or as typed with its changes in place, and the targets of its links. */
async function LongText({ now, was, language }: Pick<ComparedField, "now" | "was" | "language">) {
  const { text: words } = currentLocale().words.moderation;
  const html = await renderMarkdown(now);
  const links = [...new Set([...html.matchAll(HREF)].map(([, href = ""]) => href))];
  const rendered = (
    <div class="asis">
      <div class="prose" {...language}>{raw(html)}</div>
    </div>
  );
  return (
    <>
      {now === was ? rendered : (
        <>
          <div class="asis typed" {...language}>
            <MarkedText now={now} was={was} />
          </div>
          {now !== "" && (
            <details>
              <summary>{words.asPlayers}</summary>
              {rendered}
            </details>
          )}
        </>
      )}
      {links.length > 0 && (
        <>
          <p class="note">{words.linksInText}</p>
          <ul class="note">{links.map((href) => <li dir="ltr">{raw(href)}</li>)}</ul>
        </>
      )}
    </>
  );
}
