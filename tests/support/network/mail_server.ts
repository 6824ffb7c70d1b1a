import type { Socket } from "node:net";
import { TLSSocket } from "node:tls";
import { type LoopbackServer, takeConnections } from "./loopback.ts";
import { HOOK_CERTIFICATE, HOOK_KEY } from "./tls_identity.ts";

/** An email that the server received. */
export interface TakenMail {
  /** From the envelope. */
  from: string;
  to: string[];
  /** Header lines, by name in lower case. */
  headers: Record<string, string>;
  text: string;
}

/** A mail server on loopback. `await using` closes it with all its connections. */
export interface MailServer extends Pick<LoopbackServer, "port" | typeof Symbol.asyncDispose> {
  /** `smtp://player:secret@127.0.0.1:<port>`. */
  url: string;
  taken: TakenMail[];
  /** The received commands, without arguments. A dot is the end of a message. */
  commands: string[];
}

/** Replies that replace those of a server that accepts every mail. "" disconnects instead. */
interface MailAnswers {
  greeting?: string;
  /** To AUTH with any credentials. */
  auth?: string;
  /** To MAIL FROM, to RCPT TO, where `TO` is the address, and to a whole message. */
  sender?: string;
  recipient?: string;
  message?: string;
}

/** The settings of a mail server. */
export interface MailSetting extends MailAnswers {
  /**
   * TLS from the start, or by STARTTLS. Its certificate is for `hook.example.test`, from an authority that no system
   * trusts.
   */
  tls?: "implicit" | "starttls";
  /** Whether it offers AUTH. True by default. */
  hasLogin?: boolean;
  /** Whether it is slow, but never silent. */
  drips?: boolean;
  /** The failures of one connection each, in order. Undefined for a connection without one. */
  failures?: readonly (MailFailure | undefined)[];
  port?: number;
}

/** The failure of one connection: in the greeting, at the recipient, or by disconnecting while the message arrives. */
export type MailFailure = "greets 421" | "RCPT 450" | "RCPT 550" | "drops in DATA" | "DATA 452";

const FAILURES: Readonly<Record<MailFailure, MailAnswers>> = {
  "greets 421": { greeting: "421 too many connections" },
  "RCPT 450": { recipient: "450 4.2.0 <TO>: greylisted" },
  "RCPT 550": { recipient: "550 <TO>: no such person" },
  "drops in DATA": { message: "" },
  "DATA 452": { message: "452 4.3.1 Insufficient system storage" },
};

/** Credentials that the tests' sender has to use: `\0player\0secret` in base64 (RFC 4616). */
const CREDENTIALS = btoa("\u0000player\u0000secret");

/**
 * Starts a server with the part of SMTP (RFC 5321) that a sender needs. It accepts every mail, except as its settings
 * define.
 */
export async function startMailServer(
  { failures = [], port, ...setting }: MailSetting = {},
): Promise<MailServer> {
  const inTurn = [...failures];
  const taken: TakenMail[] = [];
  const commands: string[] = [];
  const server = await takeConnections((socket) => {
    const failure = inTurn.shift();
    const own = { ...setting, ...failure && FAILURES[failure] };
    const isTls = own.tls === "implicit";
    const first = isTls ? secured(socket) : socket;
    first.write(`${own.greeting ?? "220 mail.example.test ESMTP"}\r\n`);
    converse(first, own, { isTls, taken, commands });
  }, port);
  return { ...server, url: `smtp://player:secret@127.0.0.1:${server.port}`, taken, commands };
}

function secured(socket: Socket): TLSSocket {
  const identity = { cert: HOOK_CERTIFICATE, key: HOOK_KEY };
  return new TLSSocket(socket, { isServer: true, ...identity }).on("error", () => {});
}

function converse(
  socket: Socket,
  setting: MailSetting,
  kept: Pick<MailServer, "taken" | "commands"> & { isTls: boolean },
): void {
  const mail: Pick<TakenMail, "from" | "to"> = { from: "", to: [] };
  let rest: string = "";
  let message: string[] | undefined = undefined;
  socket.on("data", async function read(bytes: Uint8Array) {
    const lines = (rest + new TextDecoder().decode(bytes)).split("\r\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      if (message && setting.message === "") return socket.end();
      if (message && line !== ".") {
        message.push(line.replace(/^\.\./, "."));
        continue;
      }
      const verb = message ? "." : line.split(" ", 1)[0] ?? "";
      kept.commands.push(verb);
      if (verb === "STARTTLS" && setting.tls === "starttls") {
        socket.off("data", read).write("220 go on\r\n");
        return converse(secured(socket), setting, { ...kept, isTls: true });
      }
      if (verb === "MAIL") Object.assign(mail, { from: addressIn(line), to: [] });
      if (verb === "RCPT") mail.to.push(addressIn(line));
      if (verb === "EHLO" && setting.drips) await drip(socket);
      const answer = answerTo(line, verb, { setting, isTls: kept.isTls });
      if (message && answer.startsWith("2")) kept.taken.push({ ...mail, ...parse(message) });
      message = verb === "DATA" ? [] : undefined;
      if (answer !== "") socket.write(`${answer}\r\n`);
      if (verb === "QUIT" || answer === "") socket.end();
    }
  });
}

function answerTo(
  line: string,
  verb: string,
  { setting, isTls }: { setting: MailSetting; isTls: boolean },
): string {
  const { tls, hasLogin = true, auth, sender, recipient, message } = setting;
  const extensions = [
    "mail.example.test",
    ...tls === "starttls" && !isTls ? ["STARTTLS"] : [],
    ...hasLogin ? ["AUTH PLAIN"] : [],
  ];
  const login = line === `AUTH PLAIN ${CREDENTIALS}` ? "235 welcome" : "535 no";
  const answers: Record<string, string> = {
    EHLO: extensions.map((line, at, { length }) => `250${at + 1 < length ? "-" : " "}${line}`)
      .join("\r\n"),
    AUTH: hasLogin ? auth ?? login : "502 no",
    MAIL: sender ?? "250 ok",
    RCPT: recipient?.replace("TO", addressIn(line)) ?? "250 ok",
    DATA: "354 go on",
    ".": message ?? "250 taken",
    QUIT: "221 bye",
  };
  return answers[verb] ?? "502 what?";
}

/** Sends lines of an unfinished reply for a second. */
async function drip(socket: Socket): Promise<void> {
  for (let line = 0; line < 100 && socket.writable; line++) {
    socket.write("250-mail.example.test\r\n");
    await new Promise((resume) => setTimeout(resume, 10));
  }
}

function parse(message: readonly string[]): Pick<TakenMail, "headers" | "text"> {
  const blank = message.indexOf("");
  const headers = Object.fromEntries(
    message.slice(0, blank).join("\n").replaceAll(/\n\s+/g, " ").split("\n").map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 2)];
    }),
  );
  return { headers, text: unquote(message.slice(blank + 1).join("\n")) };
}

/** Decodes quoted-printable (RFC 2045 §6.7). */
function unquote(text: string): string {
  const escaped = text.replaceAll("=\n", "").replaceAll("%", "%25");
  return decodeURIComponent(escaped.replaceAll(/=([0-9A-F]{2})/g, "%$1"));
}

function addressIn(text: string): string {
  return /<([^>]*)>/.exec(text)?.[1] ?? "";
}
