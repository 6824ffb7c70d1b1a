import type { Child } from "hono/jsx";
import { Copyable } from "../kit/copy_button.tsx";
import { proved } from "../account/proof/prove_page.tsx";
import { type Action, action } from "../forms/action.tsx";
import type { Submission } from "../forms/declaration.ts";
import { redirectTo } from "../forms/read_form.ts";
import { sendNote } from "../frame/layout.tsx";
import { LinkLine } from "../kit/page_links.tsx";
import { Form, Submit } from "../kit/form.tsx";
import { ownOf } from "../request_actor.ts";
import { currentLocale } from "../current_locale.ts";
import type { ProofPurpose } from "../route_options.ts";
import type { ServerAccess, Site, Web, WebContext } from "../web_env.ts";
import { Panel } from "../kit/panel.tsx";
import { sendOwnPage } from "./subject.tsx";

/** A new secret, with its label on the page. */
interface Secret {
  id: string;
  label: string;
  value: string;
  help?: string;
}

/** New secrets, with the data of the page that shows them once. */
interface SecretsPage {
  title: string;
  secrets: readonly Secret[];
  more?: Child;
  /** Content that suggests a test while the secret is visible. */
  tryKey?: Child;
  /** The page to continue to. */
  next: string;
}

/** Returns the path of a server's rewards page. */
export function rewardsPath({ slug }: { slug: string }): string {
  return `/my/servers/${slug}/rewards`;
}

/** A form without fields that creates secrets. */
interface SecretForm {
  path: `/my/servers/:slug/${string}`;
  /** `key` if absent. */
  purpose?: ProofPurpose;
  /** `manager` if absent. */
  who?: "manager" | "owner";
  copy(): { submit: string };
  make(
    sent: Submission<"manager" | "owner", unknown, Web>,
  ): Promise<Omit<SecretsPage, "next"> & { next?: string }>;
  /** The path of the form's page. */
  pageOf?(c: WebContext, own: ServerAccess): string;
}

/** Declares a form that creates secrets, shows them once, and links back to its page. */
export function shownOnce(
  {
    path,
    purpose = "key",
    who = "manager",
    copy,
    make,
    pageOf = (_, { server }) => rewardsPath(server),
  }: SecretForm,
): Action {
  return action({
    path,
    who,
    route: { purpose },
    guard: proved,
    once: true,
    fields: {},
    copy,
    async onSubmit(sent) {
      const { c, web, own } = sent;
      return await sendShownOnce(c, web, { next: pageOf(c, own), ...await make(sent) });
    },
    page: (c, _, own) => redirectTo(c, pageOf(c, own)),
    used: sendFormUsed,
  });
}

/** Returns an API key to show. */
export function apiKey(value: string): Secret {
  const { once } = currentLocale().words.keys;
  return { id: "key", label: once.key, value, help: once.keyHelp };
}

/** Returns a webhook secret to show. */
export function webhookSecret(value: string): Secret {
  const { once } = currentLocale().words.keys;
  return { id: "webhook-secret", label: once.webhookSecret, value, help: once.secretHelp };
}

/**
 * Responds to a form with secrets. They appear only in this response, which must not be stored, and never in an
 * address, a cookie or another page. Reloading sends the same form again, which creates nothing.
 */
export function sendShownOnce(
  c: WebContext,
  web: Web,
  { title, secrets, more, tryKey, next }: SecretsPage,
): Promise<Response> {
  const { once } = currentLocale().words.keys;
  return sendOwnPage(c, web, {
    server: ownOf(c).server,
    title,
    status: 201,
    body: (
      <>
        <Panel title={title}>
          <p class="notice late" role="alert">{once.warning}</p>
          {secrets.map(({ help, ...secret }) => (
            <>
              <Copyable {...secret} />
              {help === undefined ? null : <p class="note">{help}</p>}
            </>
          ))}
          {more}
        </Panel>
        {tryKey}
        <p class="actions">
          <a class="button primary" href={next}>{once.done}</a>
        </p>
      </>
    ),
  });
}

/**
 * A request with which to try a key, and a link to test its webhook, which opens in a new tab so that the secret stays
 * visible.
 */
export function TryKey({ site, path, secret, canRead, hasWebhook }: {
  site: Site;
  /** The key's page. */
  path: string;
  secret: string;
  canRead: boolean;
  hasWebhook: boolean;
}) {
  const { once } = currentLocale().words.keys;
  if (!canRead && !hasWebhook) return null;
  const curl = `curl -H "Authorization: Bearer ${secret}" ${site.baseUrl}/api/v1/server`;
  return (
    <Panel title={once.tryTitle}>
      {canRead ? <Copyable id="curl" label={once.curl} value={curl} /> : null}
      {hasWebhook
        ? (
          <>
            <Form action={`${path}/tests`} fields={{ username: "" }} opensBeside once>
              <Submit look="secondary">{once.test}</Submit>
            </Form>
            <p class="note">{once.testHelp}</p>
          </>
        )
        : null}
    </Panel>
  );
}

/** Responds to a form that was sent before and has already shown its secret. */
export function sendFormUsed(c: WebContext, web: Web, { server }: ServerAccess): Promise<Response> {
  const { once } = currentLocale().words.keys;
  const more = <LinkLine href={`/my/servers/${server.slug}/api`} label={once.back} />;
  return sendNote(c, web, { title: once.usedTitle, status: 409, lead: once.used, more });
}
