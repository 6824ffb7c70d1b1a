import type { Child } from "hono/jsx";
import { isSameText } from "../../../site/servers/save_facts.ts";
import { TRANSLATED_FIELDS, type Translations } from "../../../site/servers/translations.ts";
import type { ComparedText, ListingText } from "../../../site/servers/unreviewed_edit.ts";
import { LANGUAGE_TAGS } from "../../../core/locales/language_tags.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import { Instant } from "../../../site/web/parts/parts.tsx";
import { renderMarkdown } from "../../../site/web/parts/markdown.ts";
import { type TextLanguage, textLanguage } from "../../../site/web/parts/text_language.ts";
import { raw } from "hono/html";
import { diffWords } from "./text_diff.ts";
import { partNames } from "../frame/part_names.ts";
import { Chip } from "../../../site/web/kit/state.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";

/** Short facts in the order in which the desk shows them. */
const FACTS = [
  "name",
  "slug",
  "game",
  "host",
  "port",
  "tagline",
  "tags",
  "country",
  "version",
  "languages",
] as const;

/** What the head of the listing shows. */
const IDENTITY: readonly (keyof ListingText)[] = ["name", "game", "host", "port"];
/** Facts of several words, of which single ones change. */
const IN_PLACE: readonly (keyof ListingText)[] = ["tagline", "tags", "languages"];

const LINKS = ["website", "discord", "video"] as const;
const LONG = ["description", "rules"] as const;

/** The language of these texts, and those in other languages. */
const LANGUAGES = ["textLanguage", "translations"] as const;

/** Matches the links of rendered Markdown. */
const HREF = /<a href="([^"]*)"/g;

/**
 * All text of a listing that is or will be public, or the parts that `isShown` chooses, with the changes since a moderator
 * last saw it. The owner's words stand in frames of their own, so that no text can pass for a part of the desk.
 */
export async function ListingSheet(
  { text: { now, was, editedAt }, isShown = () => true }: {
    text: ComparedText;
    isShown?: (part: keyof ListingText) => boolean;
  },
) {
  const locale = currentLocale();
  const { text: words } = locale.words.moderation;
  const allChanges = changedParts(now, was);
  const changes = allChanges.filter(isShown);
  const isChangedBack = editedAt !== null && allChanges.length === 0 && isShown("name");
  // The head of the listing shows its name, game and address.
  const isThere = (part: Exclude<keyof ListingText, "translations">) =>
    changes.includes(part) ||
    (isShown(part) && !IDENTITY.includes(part) && shown(part, now) !== "");
  const parts = partNames();
  const translated = isShown("translations") && await TranslatedSheet({ now, was });
  const absent = [...FACTS, ...LINKS, ...LONG].filter((part) =>
    isShown(part) && !isThere(part) && !IDENTITY.includes(part)
  );
  return (
    <>
      {(changes.length > 0 || isChangedBack) && (
        <ChangeNote changes={changes.length} editedAt={editedAt} />
      )}
      <dl>
        {FACTS.filter(isThere).map((part) => (
          <Part name={parts[part]} isChanged={changes.includes(part)}>
            <Line
              now={shown(part, now)}
              was={was && shown(part, was)}
              inPlace={IN_PLACE.includes(part)}
            />
          </Part>
        ))}
        {LINKS.filter(isThere).map((part) => (
          <Part name={parts[part]} isChanged={changes.includes(part)}>
            <LinkLine now={now[part]} was={was?.[part] ?? null} isCompared={was !== null} />
          </Part>
        ))}
        {await Promise.all(
          LONG.filter(isThere).map(async (part) => (
            <Part name={parts[part]} isChanged={changes.includes(part)}>
              {await longText(
                [now[part], was?.[part] ?? now[part]],
                textLanguage(now.textLanguage),
              )}
            </Part>
          )),
        )}
        {translated}
      </dl>
      {absent.length === 0 ? null : (
        <p class="note">
          {words.absent(locale.formats.facts(absent.map((part) => parts[part])))}
        </p>
      )}
    </>
  );
}

/** Says how many parts changed, and when. None: an edit was taken back. */
function ChangeNote({ changes, editedAt }: {
  changes: number;
  editedAt: Date | null;
}) {
  const { text: words } = currentLocale().words.moderation;
  return (
    <p class="note">
      <b>{changes === 0 ? words.changedBack : words.changed(changes)}</b> {editedAt && (
        <span>
          {words.lastEdit} <Instant at={editedAt} />
        </span>
      )}
    </p>
  );
}

/** The language of a listing's texts, and these in other languages, with the changes. */
async function TranslatedSheet({ now, was }: { now: ListingText; was: ListingText | null }) {
  const parts = partNames();
  const own = [shown("textLanguage", now), was && shown("textLanguage", was)];
  const [language = "", languageWas = null] = own;
  const texts = flatTexts(now.translations, was?.translations ?? now.translations);
  return (
    <>
      {language === "" && !languageWas ? null : (
        <Part
          name={parts.textLanguage}
          isChanged={languageWas !== null && language !== languageWas}
        >
          <Line now={language ?? ""} was={languageWas} />
        </Part>
      )}
      {await Promise.all(
        texts.map(async ({ tag, field, name, now, was }) => (
          <Part name={name} isChanged={now !== was}>
            {field === "tagline"
              ? <Line now={now} was={was} language={textLanguage(tag)} inPlace />
              : await longText([now, was], textLanguage(tag))}
          </Part>
        )),
      )}
    </>
  );
}

/** Lists the texts in other languages that are there or were, each with the name of its field and language. */
function flatTexts(now: Translations, was: Translations) {
  const locale = currentLocale();
  const { listingForm, listing } = locale.words;
  return LANGUAGE_TAGS.flatMap((tag) =>
    TRANSLATED_FIELDS.map((field) => ({
      tag,
      field,
      name: listingForm.translations.field(
        listing.change.text[field],
        locale.formats.language(tag),
      ),
      now: now[tag]?.[field] ?? "",
      was: was[tag]?.[field] ?? "",
    }))
  ).filter(({ now, was }) => now !== "" || was !== "");
}

/** Returns the parts of a listing that differ from what a moderator last saw. */
export function changedParts(now: ListingText, was: ListingText | null): (keyof ListingText)[] {
  if (was === null) return [];
  const parts = [...FACTS, ...LINKS, ...LONG, ...LANGUAGES];
  return parts.filter((part) => !isSameText(now[part], was[part]));
}

/** Everything public of a listing as plain text, for the list in which several are decided about at once. */
export function PlainText({ text }: { text: ListingText }) {
  const { text: words } = currentLocale().words.moderation;
  const names = partNames();
  const own = [...FACTS.slice(4), ...LINKS, ...LONG, "textLanguage" as const].map((part) =>
    [names[part], shown(part, text)] as const
  );
  const translated = flatTexts(text.translations, {}).map(({ name, now }) => [name, now] as const);
  const parts = [...own, ...translated].filter(([_, value]) => value !== "");
  if (parts.length === 0) return <p class="note">{words.empty}</p>;
  return (
    <dl>
      {parts.map(([name, value]) => (
        <Part name={name} isChanged={false}>
          <span class="typed" dir="auto">{value}</span>
        </Part>
      ))}
    </dl>
  );
}

function Part({ name, isChanged, children }: {
  name: string;
  isChanged: boolean;
  children: Child;
}) {
  const { text: words } = currentLocale().words.moderation;
  return (
    <div class={isChanged ? "part part--changed" : "part"}>
      <dt>
        {name}
        {isChanged ? <Chip tone="late">{words.mark}</Chip> : null}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A short text with its changes: word by word if `inPlace`; the whole value if it reads as one, like an address. */
function Line({ now, was, language = { dir: "auto" }, inPlace = false }: {
  now: string;
  was: string | null;
  language?: TextLanguage;
  inPlace?: boolean;
}) {
  const { text: words } = currentLocale().words.moderation;
  if (was === null || was === now) {
    return now === "" ? <span class="note">{words.none}</span> : <span {...language}>{now}</span>;
  }
  if (inPlace) {
    return (
      <span {...language}>
        <Marked now={now} was={was} />
      </span>
    );
  }
  return (
    <>
      {was === "" ? null : <del {...language}>{was}</del>}{" "}
      {now === "" ? null : <ins {...language}>{now}</ins>}
    </>
  );
}

/** A text as it will be, with what was taken away and what was added marked in place. */
function Marked({ now, was }: { now: string; was: string }) {
  return (
    <>
      {diffWords(was, now).map(({ kind, text }) =>
        kind === "same" ? text : kind === "removed" ? <del>{text}</del> : <ins>{text}</ins>
      )}
    </>
  );
}

function LinkLine({ now, was, isCompared }: {
  now: string | null;
  was: string | null;
  isCompared: boolean;
}) {
  const { text: words } = currentLocale().words.moderation;
  if (!isCompared || now === was) {
    return now === null ? <span class="note">{words.none}</span> : <Anchor href={now} />;
  }
  return (
    <>
      {was === null ? null : <del>{was}</del>} {now === null ? null : (
        <ins>
          <Anchor href={now} />
        </ins>
      )}
    </>
  );
}

/** A link to another site that shows its whole address. */
function Anchor({ href }: { href: string }) {
  return <a href={href} rel="nofollow ugc noopener noreferrer">{isolated(href)}</a>;
}

/** A long text as players see it, or as typed with its changes in place, and where its links lead. */
async function longText(
  [now, was]: readonly [now: string, was: string],
  language: TextLanguage,
): Promise<Child> {
  const { text: words } = currentLocale().words.moderation;
  if (now === "" && was === "") return <span class="note">{words.none}</span>;
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
            <Marked now={now} was={was} />
          </div>
          {now !== "" && (
            <details>
              <summary>{words.asPlayers}</summary>
              {rendered}
            </details>
          )}
        </>
      )}
      {links.length === 0 ? null : (
        <>
          <p class="note">{words.linksInText}</p>
          <ul class="note">{links.map((href) => <li dir="ltr">{raw(href)}</li>)}</ul>
        </>
      )}
    </>
  );
}

function shown(part: Exclude<keyof ListingText, "translations">, text: ListingText): string {
  const { formats } = currentLocale();
  if (part === "textLanguage") return formats.language(text.textLanguage ?? "");
  if (part === "languages") return formats.facts(text.languages.map(formats.language));
  if (part === "country") return formats.country(text.country ?? "");
  if (part === "tags") return formats.facts(text.tags);
  return String(text[part] ?? "");
}
