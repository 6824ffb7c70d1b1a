/** An email as the server received it. */
export interface TakenMail {
  /** From the envelope. */
  from: string;
  to: string[];
  /** Header lines, by name in lower case. */
  headers: Record<string, string>;
  text: string;
}

/** A mail server on loopback. `await using` closes it with all its connections. */
export interface MailServer extends AsyncDisposable {
  /** `smtp://player:secret@127.0.0.1:<port>`. */
  url: string;
  taken: TakenMail[];
}

/** Credentials that the tests' sender has to use: `\0player\0secret` in base64 (RFC 4616). */
const CREDENTIALS = btoa("\u0000player\u0000secret");

/** How a mail server fails one connection: in its greeting, at the recipient, or by hanging up while the message comes. */
export type MailFailure = "greets 421" | "RCPT 450" | "RCPT 550" | "drops in DATA" | "DATA 452";

/**
 * Speaks as much SMTP (RFC 5321) as a sender needs; `refuses` makes it reject all email, `drips` is slow but never
 * silent,
 * `busy` refuses all mail at the moment. `failures` fail one connection each, in turn; undefined: none.
 */
export function startMailServer(
  {
    refuses = false,
    drips = false,
    busy = false,
    failures = [] as (MailFailure | undefined)[],
    port = 0,
  } = {},
): MailServer {
  const listener = Deno.listen({ hostname: "127.0.0.1", port });
  const inTurn = [...failures];
  const taken: TakenMail[] = [];
  const connections = new Set<Deno.TcpConn>();

  async function serve(): Promise<void> {
    for await (const connection of listener) {
      connections.add(connection);
      const failure = inTurn.shift() ?? (busy ? "greets 421" : refuses ? "RCPT 550" : undefined);
      void converse(connection, taken, { drips, failure }).finally(() => {
        connections.delete(connection);
        connection.close();
      });
    }
  }

  const serving = serve();
  return {
    url: `smtp://player:secret@127.0.0.1:${listener.addr.port}`,
    taken,
    async [Symbol.asyncDispose]() {
      listener.close();
      await serving;
    },
  };
}

async function converse(
  connection: Deno.TcpConn,
  taken: TakenMail[],
  { drips, failure }: { drips: boolean; failure: MailFailure | undefined },
): Promise<void> {
  const say = (line: string) => connection.write(new TextEncoder().encode(`${line}\r\n`));
  let mail: Pick<TakenMail, "from" | "to"> = { from: "", to: [] };
  await say(failure === "greets 421" ? "421 too many connections" : "220 mail.example.test ESMTP");
  const lines = readLines(connection);
  for await (const line of lines) {
    const [, verb = "", rest = ""] = /^(\S+) ?(.*)$/.exec(line) ?? [];
    if (verb === "EHLO" && drips) await drip(say).catch(() => {}); // the sender hung up
    if (verb === "EHLO") await say("250-mail.example.test\r\n250 AUTH PLAIN");
    else if (verb === "AUTH") await say(rest === `PLAIN ${CREDENTIALS}` ? "235 welcome" : "535 no");
    else if (verb === "MAIL") {
      mail = { from: addressIn(rest), to: [] };
      await say("250 ok");
    } else if (verb === "RCPT") {
      mail.to.push(addressIn(rest));
      const to = mail.to.at(-1);
      if (failure === "RCPT 450") await say(`450 4.2.0 <${to}>: greylisted`);
      else await say(failure === "RCPT 550" ? `550 <${to}>: no such person` : "250 ok");
    } else if (verb === "DATA") {
      await say("354 go on");
      if (failure === "drops in DATA") return;
      const message = await readMessage(lines);
      if (failure === "DATA 452") await say("452 4.3.1 Insufficient system storage");
      else {
        taken.push({ ...mail, ...message });
        await say("250 taken");
      }
    } else await say(verb === "QUIT" ? "221 bye" : "502 what?");
  }
}

/** Sends a second's worth of lines that say more is to come. */
async function drip(say: (line: string) => Promise<unknown>): Promise<void> {
  for (let line = 0; line < 100; line++) {
    await say("250-mail.example.test");
    await new Promise((resume) => setTimeout(resume, 10));
  }
}

async function readMessage(lines: AsyncGenerator<string>) {
  const message: string[] = [];
  for (let next = await lines.next(); !next.done && next.value !== "."; next = await lines.next()) {
    message.push(next.value.replace(/^\.\./, "."));
  }
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
  const escaped = text.replaceAll("=\n", "").replaceAll("%", "%25").replaceAll(
    /=([0-9A-F]{2})/g,
    "%$1",
  );
  return decodeURIComponent(escaped);
}

async function* readLines(connection: Deno.TcpConn): AsyncGenerator<string> {
  const buffer = new Uint8Array(4_096);
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const length = await connection.read(buffer).catch(() => null);
    if (length === null) return;
    rest += decoder.decode(buffer.subarray(0, length), { stream: true });
    for (let end = rest.indexOf("\r\n"); end >= 0; end = rest.indexOf("\r\n")) {
      const line = rest.slice(0, end);
      rest = rest.slice(end + 2);
      yield line;
    }
  }
}

function addressIn(text: string): string {
  return /<([^>]*)>/.exec(text)?.[1] ?? "";
}
