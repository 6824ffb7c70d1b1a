import type { Child } from "hono/jsx";
import { sendPage } from "../frame/layout.tsx";
import type { Web, WebContext } from "../web_env.ts";
import { Door } from "../kit/door.tsx";

/** Responds with a page that consists of one form, or of several ways to do one thing. `more` is shown below it. */
export function sendFormPage(
  c: WebContext,
  web: Web,
  { title, status, scripts = [], form, ...shown }: {
    title: string;
    /** Picture of the subject, beside the title. */
    logo?: Child;
    lead?: Child;
    form: Child;
    more?: Child;
    scripts?: readonly string[];
    status?: 403;
  },
) {
  const body = <Door title={title} {...shown}>{form}</Door>;
  return sendPage(c, web, { title, narrow: true, scripts, body, ...status && { status } });
}

/** A hidden field that shows password managers whose password the form is about. */
export function WhosePassword({ username = "" }: { username?: string }) {
  return <input type="text" autocomplete="username" value={username} readonly hidden />;
}
