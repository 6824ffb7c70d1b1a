import type { Child } from "hono/jsx";
import { ButtonForm, type FaultyForm, Form, Select, Submit } from "../forms/forms.tsx";
import { deadlineOf } from "../frame/answer_in_time.ts";
import { isolated } from "../../text/typed_text.ts";
import { sendError } from "../frame/error_page.tsx";
import { LinkLine, Section } from "../frame/parts.tsx";
import type { Context } from "../../trail/context.ts";
import type { Web, WebContext } from "../web_env.ts";
import { sendModeration } from "./moderation_frame.tsx";
import type { Locale } from "../../locales/locale.ts";

/** The lists that administrators keep. */
export type Catalog = "games" | "tags";

/** A game or a tag, and how many listings have it. */
export interface Entry {
  slug: string;
  name: string;
  servers: number;
}

/** Milliseconds for what moves every listing of an entry: about 20 s for 100,000. */
const MOVED_WITHIN_MS = 60_000;

/** Gives such a change the time that a job has, because it is made as a whole or not at all. */
export function takingLong(c: WebContext, { services: { pools } }: Web): Context {
  deadlineOf(c).restart(MOVED_WITHIN_MS);
  return { sql: pools.jobs };
}

/** A link to the page of an entry, named for those who hear it. */
export function EditLink({ locale, href, name }: { locale: Locale; href: string; name: string }) {
  return (
    <a href={href}>
      {locale.words.moderationTabs.entry.edit} <bdi class="unseen">{name}</bdi>
    </a>
  );
}

/** The form of a new entry, folded above the list; a form that was refused stays open. */
export function AddEntry(
  { title, sent, children }: { title: string; sent: FaultyForm | undefined; children: Child },
) {
  return (
    <details class="card add" open={sent !== undefined}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  );
}

/** Responds with the page of one entry: its form, how to merge it into another, and how to remove it. */
export function sendEntry(
  c: WebContext,
  web: Web,
  { catalog, entry, all, sent, fields }: {
    catalog: Catalog;
    entry: Entry;
    all: readonly Entry[];
    sent: FaultyForm | undefined;
    fields: Child;
  },
): Promise<Response> {
  const locale = c.get("locale");
  const { entry: words } = locale.words.moderationTabs;
  const path = `/moderation/${catalog}/${entry.slug}`;
  return sendModeration(c, web, {
    title: words.title[catalog](isolated(entry.name)),
    sent,
    body: (
      <>
        <LinkLine
          href={`/moderation/${catalog}`}
          label={words.back[catalog]}
        />
        <Section
          look="card"
          title={words.edit}
          lead={words.editLead(entry.servers)}
        >
          <Form action={path}>
            {fields}
            <Submit>{words.save}</Submit>
          </Form>
        </Section>
        <MergeCard locale={locale} catalog={catalog} entry={entry} all={all} />
        <Section look="card" title={words.remove.heading}>
          <p>
            {entry.servers > 0 ? words.remove.used : words.remove.unused}
          </p>
          {entry.servers > 0 ? null : (
            <ButtonForm
              action={`${path}/removal`}
              label={words.remove.submit}
              look="danger"
            />
          )}
        </Section>
      </>
    ),
  });
}

function MergeCard({ locale, catalog, entry, all }: {
  locale: Locale;
  catalog: Catalog;
  entry: Entry;
  all: readonly Entry[];
}) {
  const { entry: words } = locale.words.moderationTabs;
  const others = all.filter(({ slug }) => slug !== entry.slug);
  if (others.length === 0) return null;
  const options = others.map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <Section
      look="card"
      title={words.merge.heading[catalog]}
      lead={words.merge.lead}
    >
      <form method="get" class="form" action={`/moderation/${catalog}/${entry.slug}/merge`}>
        <Select
          locale={locale}
          name="into"
          label={words.merge.into}
          options={options}
          value={undefined}
          faults={undefined}
        />
        <Submit look="secondary">{words.merge.ask}</Submit>
      </form>
    </Section>
  );
}

/** Responds with the question whether to merge an entry into another, and what that does. */
export async function askToMerge(
  c: WebContext,
  web: Web,
  { catalog, all, more }: {
    catalog: Catalog;
    all: readonly Entry[];
    /** Further effects of the merge. */
    more?: (from: string, into: string) => readonly string[];
  },
): Promise<Response> {
  const locale = c.get("locale");
  const { entry: words } = locale.words.moderationTabs;
  const from = all.find(({ slug }) => slug === c.req.param("slug"));
  const into = all.find(({ slug }) => slug === c.req.query("into"));
  if (!from) return await sendError(c, web, "notFound");
  if (!into || from === into) {
    const body = <MergeCard locale={locale} catalog={catalog} entry={from} all={all} />;
    return await sendModeration(c, web, {
      title: words.merge.choose(isolated(from.name)),
      body,
    });
  }
  const [was, name] = [isolated(from.name), isolated(into.name)];
  const [moved, kept, gone, final] = words.merge.effects;
  const effects = [
    moved(from.servers, name),
    kept,
    gone(was, name),
    final,
    ...more?.(from.slug, into.slug) ?? [],
  ];
  const path = `/moderation/${catalog}/${from.slug}`;
  return await sendModeration(c, web, {
    title: words.merge.title(was, name),
    body: (
      <section class="card">
        <ul>{effects.map((effect) => <li>{effect}</li>)}</ul>
        <div class="row">
          <ButtonForm
            action={`${path}/merge`}
            label={words.merge.submit}
            look="danger"
            fields={{ into: into.slug }}
          />
          <a class="button" href={path}>{words.merge.cancel}</a>
        </div>
      </section>
    ),
  });
}
