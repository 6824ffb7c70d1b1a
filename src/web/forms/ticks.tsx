import type { Faults, Typed } from "./forms.tsx";

/** Returns the name of a box to tick: each choice is a field of its own, as a form keeps one value for each. */
export function tickName(name: string, slug: string): string {
  return `${name}:${slug}`;
}

/** Returns the choices that were ticked. */
export function ticked(typed: Typed, name: string): string[] {
  return Object.keys(typed).filter((key) => key.startsWith(`${name}:`))
    .map((key) => key.slice(name.length + 1));
}

/** Several of a list: a box to tick for each. */
export function Ticks({ name, label, help, choices, typed, faults }: {
  name: string;
  label: string;
  help: string;
  choices: readonly { slug: string; name: string }[];
  typed: Typed;
  faults: Faults | undefined;
}) {
  const fault = faults?.[name];
  return (
    <fieldset class={fault === undefined ? "field ticks" : "field ticks at-fault"} id={name}>
      <legend>{label}</legend>
      <p class="note">{help}</p>
      {fault === undefined ? null : <p class="fault">{fault}</p>}
      <div class="ticks__list">
        {choices.map((choice) => (
          <label class="tick">
            <input
              type="checkbox"
              name={tickName(name, choice.slug)}
              value="1"
              checked={typed[tickName(name, choice.slug)] !== undefined}
            />{" "}
            {choice.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
