import type { Child } from "hono/jsx";

/** A fact by its name; null where there is nothing to tell. */
export type Fact = readonly [name: string, value: Child] | null;

/** Facts, each beside its name. */
export function FactList({ facts, class: look = "facts" }: {
  facts: readonly Fact[];
  class?: string;
}) {
  return (
    <dl class={look}>
      {facts.filter((fact) => fact !== null).map(([name, value]) => (
        <>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </>
      ))}
    </dl>
  );
}
