import { isolated } from "../../../site/text/shown_text.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Action } from "../../../site/web/forms/action.tsx";
import { Panel } from "../../../site/web/kit/panel.tsx";
import type { CatalogEntry } from "./catalog_list.tsx";

interface EntryForm {
  form: Action;
  path: "games" | "tags";
  entry: CatalogEntry;
}

/** The form to merge an entry into another, with the effects of a merge. */
export function MergePanel(
  { form, path, entry, others }: EntryForm & { others: readonly CatalogEntry[] },
) {
  const { merge: words } = currentLocale().words.moderationTabs.entry;
  const name = isolated(entry.name);
  const [moves, gone, ranks] = words.general[path];
  return (
    <Panel id="merge" title={words.heading[path]} lead={words.lead[path]}>
      <ul>
        <li>{moves(entry.servers)}</li>
        <li>{gone(name)}</li>
        <li>{ranks}</li>
      </ul>
      <form.Form
        at={{ slug: entry.slug }}
        typed={{ into: "" }}
        look="danger"
        copy={{ into: { label: words.into(name) }, sure: { label: words.sure } }}
        options={{
          into: [
            { value: "", label: words.pick[path] },
            ...others.map(({ slug, name }) => ({ value: slug, label: name })),
          ],
        }}
        submit={words.submit}
      />
    </Panel>
  );
}

/** The effects of removing an entry, and the button if it can be removed. */
export function RemovalPanel(
  { form, path, entry: { slug, servers }, held }: EntryForm & { held: number },
) {
  const { remove: words } = currentLocale().words.moderationTabs.entry;
  return (
    <Panel title={words.heading}>
      {servers > 0 || held > 0
        ? <p>{servers > 0 ? words.used[path](servers) : words.held(held)}</p>
        : (
          <>
            <ul>{words.effects.map((effect) => <li>{effect}</li>)}</ul>
            <form.Button at={{ slug }} look="danger" submit={words.submit} />
          </>
        )}
    </Panel>
  );
}
