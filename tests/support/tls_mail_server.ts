import { createServer, type Socket } from "node:net";
import { TLSSocket } from "node:tls";
import { HOOK_CERTIFICATE, HOOK_KEY } from "./tls_identity.ts";

/** How a mail server is set up. */
export interface MailSetting {
  /** TLS from the start, or by STARTTLS. Its certificate is for `hook.example.test`, by an authority that nothing trusts. */
  tls?: "implicit" | "starttls";
  greeting?: string;
  /** The answers to AUTH, which is offered only if it is given, to MAIL FROM, and to RCPT TO; "" hangs up instead. */
  auth?: string;
  sender?: string;
  recipient?: string;
}

/** A mail server on loopback with a setting. `await using` closes it. */
export interface TlsMailServer extends AsyncDisposable {
  port: number;
  /** The commands that came, without arguments. */
  commands: string[];
}

/** Starts one that takes every mail but for its setting. */
export async function startTlsMailServer(setting: MailSetting): Promise<TlsMailServer> {
  const sockets = new Set<Socket>();
  const commands: string[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {}); // the client hangs up at a certificate that it doesn't trust
    const isTls = setting.tls === "implicit";
    converse(isTls ? secured(socket) : socket, { setting, commands, isTls, greets: true });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: Object(server.address()).port,
    commands,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function secured(socket: Socket): TLSSocket {
  const identity = { cert: HOOK_CERTIFICATE, key: HOOK_KEY };
  const upgraded = new TLSSocket(socket, { isServer: true, ...identity });
  upgraded.on("error", () => {});
  return upgraded;
}

function converse(
  socket: Socket,
  { setting, commands, isTls, greets }: {
    setting: MailSetting;
    commands: string[];
    isTls: boolean;
    greets: boolean;
  },
): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  if (greets) say(setting.greeting ?? "220 mail.example.test ESMTP");
  let [rest, isMessage] = ["", false];
  socket.on("data", function read(bytes: Uint8Array) {
    const lines = (rest + new TextDecoder().decode(bytes)).split("\r\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      if (isMessage && line !== ".") continue;
      const verb = isMessage ? "." : line.split(" ")[0] ?? "";
      commands.push(verb);
      isMessage = verb === "DATA";
      if (verb === "STARTTLS" && setting.tls === "starttls") {
        socket.off("data", read);
        say("220 go on");
        return converse(secured(socket), { setting, commands, isTls: true, greets: false });
      }
      const answer = answerTo(verb, setting, isTls);
      if (answer !== "") say(answer);
      if (verb === "QUIT" || answer === "") socket.end();
    }
  });
}

function answerTo(verb: string, setting: MailSetting, isTls: boolean): string {
  const extensions = [
    ...setting.tls === "starttls" && !isTls ? ["STARTTLS"] : [],
    ...setting.auth === undefined ? [] : ["AUTH PLAIN"],
  ];
  const answers: Record<string, string> = {
    EHLO: ["mail.example.test", ...extensions].map((line, at, all) =>
      `250${at + 1 < all.length ? "-" : " "}${line}`
    ).join("\r\n"),
    AUTH: setting.auth ?? "502 no",
    MAIL: setting.sender ?? "250 ok",
    RCPT: setting.recipient ?? "250 ok",
    DATA: "354 go on",
    ".": "250 taken",
    QUIT: "221 bye",
  };
  return answers[verb] ?? "502 what?";
}
