import { PASSWORD_MAX } from "../../accounts/password.ts";
import { Field } from "../forms/forms.tsx";
import type { Faults } from "../forms/read_form.ts";
import { ACCOUNTS } from "./words.ts";

/** A password field. One for a new password says what is needed; password managers are told which of the two it is. */
export function PasswordField({ name = "password", label, isNew = false, faults }: {
  name?: string;
  label: string;
  isNew?: boolean;
  faults: Faults | undefined;
}) {
  return (
    <Field
      name={name}
      type="password"
      label={label}
      help={isNew ? ACCOUNTS.passwordHelp : undefined}
      faults={faults}
      autocomplete={isNew ? "new-password" : "current-password"}
      maxlength={PASSWORD_MAX}
    />
  );
}

/** Tells password managers whose password a form is about; nobody sees it. */
export function WhosePassword({ username = "" }: { username?: string }) {
  return <input type="text" autocomplete="username" value={username} readonly hidden />;
}
