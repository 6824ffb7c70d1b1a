import type { MiddlewareHandler } from "hono";
import { createFairQueue } from "../../../core/limits/fair_queue.ts";
import { networkKey } from "../../../core/limits/client_address.ts";
import { deadlineOf } from "../frame/answer_in_time.ts";
import { sendTooMany } from "../frame/error_page.tsx";
import { addressKeyOf, viewerOf } from "../request_actor.ts";
import type { Web, WebContext, WebEnv } from "../web_env.ts";
import { takeForm } from "./take_form.ts";
import { HOUR_MS } from "../../../core/time/day.ts";

/** Maximum bytes of a picture's file, and maximum milliseconds for it to arrive. A phone sends 2 Mbit/s. */
export const UPLOAD_MAX_BYTES = 8_000_000;
const UPLOAD_WITHIN_MS = 30_000;

/** Maximum bytes of the form around a picture. */
const FORM_BYTES = 4_096;

/** Maximum milliseconds that an upload waits for its turn, and then for being re-encoded. */
const WAIT_MS = 60_000;
const WORK_MS = 45_000;

/** Milliseconds that a proxy must allow for reading an upload, and for the response. */
export const UPLOAD_READ_MS = WAIT_MS + UPLOAD_WITHIN_MS;
export const UPLOAD_ANSWERED_MS = UPLOAD_READ_MS + WORK_MS;

/**
 * Maximum pictures of an account per hour. Each one costs one or two seconds of a core.
 *
 * ```text
 * limit             value               protects              used up by
 * uploads           30 in 1 h           the cores             an account's pictures
 *   test: an account uploads thirty pictures an hour
 * queue of uploads  2 at once, 16 wait  memory, other owners  the accounts of a network
 *   test: no network's accounts keep a stranger's upload from getting through
 * ```
 */
export const UPLOADS_PER_HOUR = 30;

/**
 * The queue of uploads. Those in a slot are read or re-encoded, and so are in memory. Others wait unread, one per
 * account. Networks take turns, however many accounts they have. Uploads for listed servers, which moderators have
 * reviewed, have a separate queue.
 */
const QUEUE = { slots: 2, waiting: 16, perNetwork: 16, retryAfterSeconds: 10, yieldsMs: 60_000 };

/**
 * Creates the middleware that reads an owner's picture, or an administrator's for the site, once a slot is free and the
 * account's previous upload is done.
 */
export function takeUpload(web: Web): MiddlewareHandler<WebEnv> {
  const limiter = web.services.limiter("uploads", {
    requests: UPLOADS_PER_HOUR,
    windowMs: HOUR_MS,
    maxKeys: 20_000,
  });
  const listed = createFairQueue(QUEUE);
  const others = createFairQueue(QUEUE);
  const turns = new Map<string, Promise<unknown>>();
  const take = takeForm(web, {
    unparsed: "upload",
    maxBytes: UPLOAD_MAX_BYTES + FORM_BYTES,
    withinMs: UPLOAD_WITHIN_MS,
    restMs: WORK_MS,
    tooLarge: "pictureTooLarge",
  });
  return async (c, next) => {
    const { accountId } = viewerOf(c);
    const decision = await limiter.take(accountId);
    if (!decision.allowed) return await sendTooMany(c, web, decision);
    const own = c.get("own");
    const queue = own === undefined || own.server.status === "approved" ? listed : others;
    const { restart, signal } = deadlineOf(c);
    restart(WAIT_MS);
    const waiting = { network: networkKey(addressKeyOf(c, web)), signal };
    const turn = (turns.get(accountId) ?? Promise.resolve())
      .then(() => queue(async () => await take(c, next), waiting));
    const over = turn.then(() => {}, () => {}).finally(() => {
      if (turns.get(accountId) === over) turns.delete(accountId);
    });
    turns.set(accountId, over);
    return await turn;
  };
}

/** Maximum bytes of the header of a form's field. */
const HEAD_MAX_BYTES = 1_024;

/** Maximum fields before the file, and maximum bytes of the fields after it. */
const FIELDS_MAX = 4;
const REST_MAX_BYTES = 1_024;

/** A file, and the name of its field. */
interface UploadedFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Returns the file of a form (RFC 7578): the bytes between its header and the next boundary, which is searched for only
 * near the end. The file itself isn't parsed, because eight megabytes would block all requests for a tenth of a second.
 * Short fields around it are skipped, because pages of earlier versions send one.
 */
export function fileOf(c: WebContext): UploadedFile | undefined {
  const boundary = /boundary="?([^";]+)/.exec(c.req.header("content-type") ?? "")?.[1];
  let body = c.get("upload") ?? new Uint8Array();
  for (let parts = 0; parts <= FIELDS_MAX; parts++) {
    const head = new TextDecoder("latin1").decode(body.subarray(0, HEAD_MAX_BYTES));
    const [line = "", name = "", rest = ""] =
      /^--.*\r\ncontent-disposition:[^\r]*; name="(\w+)"([^]*?)\r\n\r\n/i.exec(head) ?? [];
    if (!line.startsWith(`--${boundary}\r\n`)) return undefined;
    if (/; *filename/i.test(rest)) return filePart(body, { line, name, boundary });
    const end = head.indexOf(`\r\n--${boundary}\r\n`, line.length);
    if (end < 0) return undefined;
    body = body.subarray(end + "\r\n".length);
  }
  return undefined;
}

function filePart(
  body: Uint8Array<ArrayBuffer>,
  { line, name, boundary }: {
    /** The part's header. */
    line: string;
    name: string;
    boundary: string | undefined;
  },
): UploadedFile | undefined {
  const content = body.subarray(line.length);
  const tail = new TextDecoder("latin1").decode(content.subarray(-REST_MAX_BYTES));
  const [bytes = "", ...parts] = tail.split(`\r\n--${boundary}`);
  if (!/^--(\r\n)?$/.test(parts.pop() ?? "")) return undefined;
  const isField = /^\r\ncontent-disposition:[^\r]*; name="\w+"\r\n\r\n/i;
  if (!parts.every((part) => isField.test(part))) return undefined;
  const length = content.length - tail.length + bytes.length;
  return { name, bytes: content.subarray(0, length) };
}
