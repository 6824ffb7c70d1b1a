import { z } from "zod";
import type { Refusal } from "../../../core/refusals/refusal.ts";
import { formUsed } from "../../../core/trail/audit.ts";
import { isFormUsed } from "../../trail/find_audit.ts";
import { isUuid } from "../../../core/database/uuid_v7.ts";
import type { Faults, FaultyForm, TypedFields } from "../kit/form.tsx";
import { faultSentence } from "../kit/faults.ts";
import { type NoticeCode, pathWithNotice } from "../frame/notices.ts";
import type { Web, WebContext } from "../web_env.ts";

/** The schema of the field that identifies a form, so that a repeated submission is recognized. */
export const FORM_ID = z.uuid();

/** The path of the page on which signed-in users prove their identity again. */
export const PROOF_PATH = "/account/proof";

/** Returns a refusal if the form was carried out before. It replaces any other refusal. */
export async function ownRepeat({ services }: Web, formId = ""): Promise<Refusal | undefined> {
  const isRepeat = isUuid(formId) && await isFormUsed(services.sql, formId);
  return isRepeat ? formUsed() : undefined;
}

/** A sent form: parsed, or with a message per invalid field. */
type ParsedForm<Values> =
  | { kind: "valid"; values: Values; typed: TypedFields }
  | { kind: "invalid" } & FaultyForm;

/** Parses a POST's form. Users see the schema's error messages. Files count as empty. */
export async function readForm<Values>(
  c: WebContext,
  schema: z.ZodType<Values>,
): Promise<ParsedForm<Values>> {
  const typed = await readTyped(c);
  const parsed = schema.safeParse(typed);
  if (parsed.success) return { kind: "valid", values: parsed.data, typed };
  const faults: Faults = {};
  for (const { path, message } of parsed.error.issues) {
    // A field in a list is "list:field". The faults of a list of checkboxes belong to the list, others to the form.
    const field = path.filter((part) => typeof part === "string").join(":") || "form";
    faults[field] ??= faultSentence(message);
  }
  return { kind: "invalid", typed, faults };
}

/**
 * Reads the fields of a POST's form. NUL is removed, because keyboards can't type it and PostgreSQL's texts can't
 * contain it.
 */
export async function readTyped(c: WebContext): Promise<TypedFields> {
  const body = await c.req.parseBody();
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === "string" ? value.replaceAll("\u0000", "") : "",
    ]),
  );
}

/** Redirects the browser after a form to another page of this site, optionally with a notice. */
export function redirectTo(c: WebContext, path: string, notice?: NoticeCode): Response {
  return c.redirect(notice === undefined ? path : pathWithNotice(c, path, notice), 303);
}
