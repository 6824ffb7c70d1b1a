import type { Child } from "hono/jsx";
import { Copyable } from "../forms/forms.tsx";
import { sendPage } from "../frame/layout.tsx";
import { KEYS } from "./words.ts";
import type { Web, WebContext } from "../web_env.ts";

const { once } = KEYS;

/** Secrets that were just made, and the key they belong to. */
export interface ShownOnce {
  slug: string;
  /** Absent: it belongs to the server's rewards. */
  keyId?: string;
  title: string;
  key?: string;
  webhookSecret?: string;
  /** The next thing to do. */
  next?: string;
  /** Secrets in a form of their own. */
  more?: Child;
}

/**
 * Answers a form with secrets. They appear in this answer only, which nothing may store, and in no address, cookie or
 * other page. Reloading it sends the used form again, which makes nothing.
 */
export function sendShownOnce(
  c: WebContext,
  web: Web,
  { slug, keyId, title, key, webhookSecret, next, more }: ShownOnce,
): Promise<Response> {
  return sendPage(c, web, {
    title,
    status: 201,
    narrow: true,
    body: (
      <>
        <h1>{title}</h1>
        <p class="notice warn" role="alert">{once.warning}</p>
        {key === undefined
          ? null
          : <Secret id="key" label={once.key} value={key} help={once.keyHelp} />}
        {webhookSecret === undefined ? null : (
          <Secret
            id="webhook-secret"
            label={once.webhookSecret}
            value={webhookSecret}
            help={once.secretHelp}
          />
        )}
        {more}
        {next === undefined ? null : <p>{next}</p>}
        <p class="actions">
          <a
            class="button secondary"
            href={`/my/servers/${slug}/${keyId === undefined ? "rewards" : `api/keys/${keyId}`}`}
          >
            {once.done}
          </a>
        </p>
      </>
    ),
  });
}

/** Answers a form that was sent before, and showed its secret then. */
export function sendFormUsed(c: WebContext, web: Web): Promise<Response> {
  return sendPage(c, web, {
    title: once.usedTitle,
    status: 409,
    narrow: true,
    body: (
      <section class="empty">
        <h1>{once.usedTitle}</h1>
        <p>{once.used}</p>
        <p>
          <a href={`/my/servers/${c.req.param("slug")}/api`}>{once.back}</a>
        </p>
      </section>
    ),
  });
}

function Secret(props: { id: string; label: string; value: string; help: string }) {
  const { help, ...copyable } = props;
  return (
    <>
      <Copyable {...copyable} />
      <p class="note">{help}</p>
    </>
  );
}
