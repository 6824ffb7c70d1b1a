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

/** A secret that was just made, and its place on the page. */
interface Secret {
  id: string;
  label: string;
  value: string;
  help?: string;
}

/** Secrets that were just made, and where they belong. */
interface ShownOnce {
  title: string;
  secrets: readonly Secret[];
  more?: Child;
  /** The page to go on to. */
  next: string;
}

/** Returns the path of the rewards page of the server that a path names. */
export function rewardsPath(c: WebContext): string {
  return `/my/servers/${c.req.param("slug")}/rewards`;
}

/** Makes the handler of a form without fields that makes secrets, and leads on to the page it stands on. */
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

/** An API key to be shown. */
export function apiKey(value: string): Secret {
  return { id: "key", label: once.key, value, help: once.keyHelp };
}

/** The secret of a webhook to be shown. */
export function webhookSecret(value: string): Secret {
  return { id: "webhook-secret", label: once.webhookSecret, value, help: once.secretHelp };
}

/**
 * Answers a form with secrets. They appear in this answer only, which nothing may store, and in no address, cookie or
 * other page. Reloading it sends the used form again, which makes nothing.
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

/** Answers a form that was sent before, and showed its secret then. */
export function sendFormUsed(c: WebContext, web: Web): Promise<Response> {
  const more = <LinkLine href={`/my/servers/${c.req.param("slug")}/api`} label={once.back} />;
  return sendNote(c, web, { title: once.usedTitle, status: 409, lead: once.used, more });
}
