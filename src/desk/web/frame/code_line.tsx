import { CopyButton } from "../../../site/web/kit/copy_button.tsx";

/** A command or a line of the environment, shown completely on any screen, with a button that copies it. */
export function CodeLine({ id, value }: { id: string; value: string }) {
  return (
    <div class="copy">
      <code id={id} dir="ltr">{value}</code>
      <CopyButton of={id} />
    </div>
  );
}
