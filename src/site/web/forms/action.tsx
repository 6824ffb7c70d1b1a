import type { Child } from "hono/jsx";
import type { Audience, Route } from "../route.ts";
import type { Web } from "../web_env.ts";
import { ActionForm, type FormProps } from "./action_form.tsx";
import type { Declaration, Leading, PageOf } from "./declaration.ts";
import type { FormFields } from "./fields.tsx";
import { handleForm } from "./handle_form.ts";

/** A form on pages, and the route that handles it. */
export interface Action<W extends Web = Web> {
  readonly route: Route<W>;
  Form(props: FormProps): Child;
  /** The form as a single button. */
  Button(props: FormProps): Child;
}

/**
 * Declares a form: its route, its schema, the fields of its faults, and its fields on the page. A form with faults is
 * shown again on its page with the typed values, while all other forms there have their initial values.
 */
export function action<
  const Who extends Audience,
  const Shape extends FormFields,
  Result = never,
  W extends Web = Web,
>(form: Declaration<Who, Shape, Result, W> & Leading<Result>): Action<W> {
  const { path, who, guard = (handler: PageOf<Who, W>) => handler } = form;
  const handler = guard(handleForm(form, () => self));
  const self: Action<W> = {
    // The audience decides whether a handler receives a server, in `Route` as in `PageOf`.
    route: ["POST", path, who, handler, form.route] as unknown as Route<W>,
    Form: (props) => <ActionForm {...props} form={form} self={self} />,
    Button: (props) => (
      <ActionForm class="inline" look="secondary" {...props} form={form} self={self} />
    ),
  };
  return self;
}
