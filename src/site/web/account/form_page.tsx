import type { Child } from "hono/jsx";
import { sendPage } from "../frame/layout.tsx";
import type { Web, WebContext } from "../web_env.ts";
import { CenteredCard } from "../kit/centered_card.tsx";

/** Responds with a page that consists of one form, or of alternative forms for one purpose. `more` is shown below. */
export function sendFormPage(
  c: WebContext,
  web: Web,
  { title, status, scripts = [], form, ...shown }: {
    title: string;
    /** The subject's picture, beside the title. */
    logo?: Child;
    lead?: Child;
    form: Child;
    more?: Child;
    scripts?: readonly string[];
    status?: 403;
  },
) {
  const body = <CenteredCard title={title} {...shown}>{form}</CenteredCard>;
  return sendPage(c, web, { title, narrow: true, scripts, body, ...status && { status } });
}

/** A hidden field that gives password managers the username. */
export function WhosePassword({ username = "" }: { username?: string }) {
  return <input type="text" autocomplete="username" value={username} readonly hidden />;
}
