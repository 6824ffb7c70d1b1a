import type { Typed } from "../forms/forms.tsx";
import { Section, Table } from "../frame/parts.tsx";
import { MY_SERVERS } from "./words.ts";

const { meanwhile: words } = MY_SERVERS;

/**
 * A form that was sent about something that was changed meanwhile: what is saved now beside what was typed, where they
 * differ. Sending the form again saves what was typed.
 */
export function Meanwhile({ isStale, names, saved, typed }: {
  isStale: boolean;
  names: Readonly<Record<string, string>>;
  saved: Typed;
  typed: Typed;
}) {
  const differing = Object.entries(names)
    .map(([field, name]) => [name, plain(saved[field]), plain(typed[field])])
    .filter(([_, saved, typed]) => saved !== typed);
  if (!isStale || differing.length === 0) return null;
  return (
    <Section title={words.title} lead={words.lead}>
      <Table
        label={words.title}
        heads={words.heads}
        rows={differing.map(([field, saved, typed]) => [
          field,
          saved || words.nothing,
          <strong>{typed || words.nothing}</strong>,
        ])}
      />
    </Section>
  );
}

/** Forms send line breaks as CR LF. */
function plain(text = ""): string {
  return text.replaceAll("\r\n", "\n").trim();
}
