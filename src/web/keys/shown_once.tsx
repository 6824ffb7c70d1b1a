import type { Child } from "hono/jsx";
import { z } from "zod";
import type { Act } from "../../trail/actor.ts";
import { Copyable } from "../frame/join.tsx";
import { redirectTo, submit } from "../forms/submit.ts";
import { actOf, FORM_ID } from "../frame/act.tsx";
import { sendNote, sendPage } from "../frame/layout.tsx";
import { LinkLine } from "../frame/parts.tsx";
import type { Web, WebContext } from "../web_env.ts";
import { KEYS } from "./words.ts";

const { once } = KEYS;

/** A new secret and how the page shows it. */
interface Secret {
  id: string;
  label: string;
  value: string;
  help?: string;
}

/** New secrets, and the page that shows them once. */
interface ShownOnce {
  title: string;
  secrets: readonly Secret[];
  more?: Child;
  /** The page to continue to. */
  next: string;
}

/** Returns the path of the rewards page of the server in the request's path. */
export function rewardsPath(c: WebContext): string {
  return `/my/servers/${c.req.param("slug")}/rewards`;
}

/** Creates the handler of a form without fields that creates secrets, shows them, and links back to the form's page. */
export function showingOnce(
  make: (c: WebContext, web: Web, act: Act) => Promise<Omit<ShownOnce, "next"> & { next?: string }>,
  pageOf = rewardsPath,
) {
  return submit({
    schema: z.object({ form_id: FORM_ID }),
    show: (c) => redirectTo(c, pageOf(c)),
    used: sendFormUsed,
    act: async (c, web, { form_id }) =>
      sendShownOnce(c, web, { next: pageOf(c), ...await make(c, web, actOf(c, web, form_id)) }),
  });
}

/** Returns an API key to show. */
export function apiKey(value: string): Secret {
  return { id: "key", label: once.key, value, help: once.keyHelp };
}

/** Returns a webhook secret to show. */
export function webhookSecret(value: string): Secret {
  return { id: "webhook-secret", label: once.webhookSecret, value, help: once.secretHelp };
}

/**
 * Responds to a form with secrets. They appear only in this response, which must not be stored, and in no address,
 * cookie or other page. Reloading sends the same form again, which creates nothing.
 */
export function sendShownOnce(
  c: WebContext,
  web: Web,
  { title, secrets, more, next }: ShownOnce,
): Promise<Response> {
  return sendPage(c, web, {
    title,
    status: 201,
    narrow: true,
    body: (
      <>
        <h1>{title}</h1>
        <p class="notice warn" role="alert">{once.warning}</p>
        {secrets.map(({ help, ...secret }) => (
          <>
            <Copyable {...secret} />
            {help === undefined ? null : <p class="note">{help}</p>}
          </>
        ))}
        {more}
        <p class="actions">
          <a class="button secondary" href={next}>{once.done}</a>
        </p>
      </>
    ),
  });
}

/** Responds to a form that was already carried out and has already shown its secret. */
export function sendFormUsed(c: WebContext, web: Web): Promise<Response> {
  const more = <LinkLine href={`/my/servers/${c.req.param("slug")}/api`} label={once.back} />;
  return sendNote(c, web, { title: once.usedTitle, status: 409, lead: once.used, more });
}
