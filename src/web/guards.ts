import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { every } from "hono/combine";
import { secureHeaders } from "hono/secure-headers";
import { answerInTime, changesFromHere } from "./answer_in_time.ts";
import { sendError } from "./error_page.tsx";
import { requireFormToken } from "./form_token.ts";
import { limitForms } from "./limit_forms.ts";
import { requireModerator, requireSignIn, seeViewer } from "./viewer.ts";
import type { Web, WebEnv } from "./web_env.ts";

/** Bytes of a form: the longest, a server with its description, stays far below. */
const FORM_MAX_BYTES = 65_536;

/** Who may open a page, and who may send a form. Each route has one of them. */
export interface Guards {
  open: MiddlewareHandler<WebEnv>;
  openForm: MiddlewareHandler<WebEnv>;
  own: MiddlewareHandler<WebEnv>;
  ownForm: MiddlewareHandler<WebEnv>;
  moderator: MiddlewareHandler<WebEnv>;
  moderatorForm: MiddlewareHandler<WebEnv>;
}

/** What a page needs beyond this site's own script and style sheet: sources by directive. */
export type PolicyExtras = { scriptSrc?: string[]; workerSrc?: string[]; frameSrc?: string[] };

/** Guards whose pages carry the strict policy, widened by `extras`. */
export function createGuards(web: Web, extras: PolicyExtras = {}): Guards {
  const limitForm = bodyLimit({
    maxSize: FORM_MAX_BYTES,
    onError: (c) => sendError(c, web, "tooLarge"),
  });
  const checkForm = every(limitForm, requireFormToken(web));
  const open = every(
    pageHeaders(extras),
    answerInTime(web),
    seeViewer(web),
    refuseUnreadable(web),
  );
  const own = every(open, requireSignIn(web));
  const ownForm = every(own, checkForm, limitForms(web), changesFromHere);
  return {
    open,
    openForm: every(open, checkForm, changesFromHere),
    own,
    ownForm,
    moderator: every(own, requireModerator(web)),
    moderatorForm: every(ownForm, requireModerator(web)),
  };
}

/** Control characters in a path, and NUL anywhere: no page of ours has such an address, and PostgreSQL takes no NUL. */
const UNREADABLE = /^[^?]*%(?:[01][0-9a-f]|7f)|%00/i;

/** Answers an address that no page can have as one that leads nowhere. */
function refuseUnreadable(web: Web): MiddlewareHandler<WebEnv> {
  return async (c, next) =>
    UNREADABLE.test(c.req.url) ? await sendError(c, web, "notFound") : await next();
}

/** A page may run this site's script, show text and its own style sheet, and send forms here; nothing else. */
function pageHeaders({ scriptSrc = [], ...extras }: PolicyExtras): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...scriptSrc],
      styleSrc: ["'self'"],
      imgSrc: ["'self'"],
      connectSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      ...extras,
    },
    xFrameOptions: "DENY",
    // So that whoever was signed out while filling in a form is led back to it; other sites learn nothing.
    referrerPolicy: "same-origin",
    // Whether a domain and its subdomains are https only is for whoever terminates TLS to say.
    strictTransportSecurity: false,
  });
}
