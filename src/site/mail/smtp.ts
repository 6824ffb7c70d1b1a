import type { Socket } from "node:net";
import { type ExplainedFault, explainFault } from "./smtp_fault.ts";

/** Hosts whose traffic stays on this machine. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/** The parameter of SMTP_URL that decides whether the server's certificate must be of a known authority. */
const CHECKED = "tls.rejectUnauthorized";

/** Milliseconds for each step of a check, so that a slow step is reported before the whole check times out. */
const STEP_MS = 5_000;

/** Maximum bytes of a response. */
const ANSWER_MAX = 4_096;

/**
 * Returns the options for a connection. A mail server on this machine may have a self-signed certificate, as Debian
 * installs it, because the connection doesn't leave the machine.
 */
export function smtpOptions(smtpUrl: string) {
  const address = new URL(smtpUrl);
  if (LOOPBACK.test(address.hostname) && !address.searchParams.has(CHECKED)) {
    address.searchParams.set(CHECKED, "false");
  }
  return { url: address.href, disableFileAccess: true, disableUrlAccess: true };
}

/**
 * Result of a check: why the mail server doesn't accept mail, or whether login and mail would be sent in clear text.
 */
type ProbedServer =
  | { kind: "takes_mail"; isInClear: boolean }
  | ExplainedFault & { kind: "fault"; message: string };

/** Connects to the mail server, logs in and sends the sender's address, as for a mail, but sends no mail. */
export async function probeMailServer(
  { smtpUrl, from, stepMs = STEP_MS }: { smtpUrl: string; from: string; stepMs?: number },
): Promise<ProbedServer> {
  const [{ default: SmtpConnection }, { parseConnectionUrl }] = await Promise.all([
    import("nodemailer/lib/smtp-connection"),
    import("nodemailer/lib/shared"),
  ]);
  const { auth, ...options } = parseConnectionUrl(smtpOptions(smtpUrl).url);
  const name = from.slice(from.lastIndexOf("@") + 1);
  // A missing greeting gets its own fault instead of a general timeout.
  const connectionTimeout = stepMs;
  const greetingTimeout = stepMs;
  const limits = { connectionTimeout, greetingTimeout, socketTimeout: 1.2 * stepMs };
  const connection = new SmtpConnection({ ...options, ...limits, name });
  // The connection may fail during each step.
  const broken = settle((done) => {
    connection.once("error", done);
    connection.once("end", () => done(new Error("Connection closed unexpectedly")));
  });
  broken.catch(() => {}); // reported by the step that failed
  const step = (work: Promise<void>) => Promise.race([work, broken]);
  try {
    await step(settle((done) => connection.connect(done)));
    // A server without login may still accept our mail. Its response to the sender shows this.
    if (auth && connection.allowsAuth) {
      await step(settle((done) => connection.login({ credentials: auth }, done))).catch(
        refuseLogin,
      );
    }
    await step(nameSender(connection, from));
    const isOwn = LOOPBACK.test(new URL(smtpUrl).hostname) || options.ignoreTLS === true;
    return { kind: "takes_mail", isInClear: auth !== undefined && !connection.secure && !isOwn };
  } catch (error) {
    const message = hideAddresses(error instanceof Error ? error.message : String(error));
    return { kind: "fault", message, ...explainFault(error, smtpUrl) };
  } finally {
    connection.close();
  }
}

/** Throws the fault of a refused login. A server that disconnects or stays silent after the login refuses it. */
function refuseLogin(error: unknown): never {
  throw error instanceof Error ? Object.assign(error, { code: "EAUTH" }) : error;
}

/** Returns a promise for a callback. */
function settle(work: (done: (error?: Error | null) => void) => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  work((error) => error ? reject(error) : resolve());
  return promise;
}

/** Sends MAIL FROM, which the driver only does for a whole mail. Throws the driver's error if it is refused. */
async function nameSender(
  { _socket: socket }: { _socket: Socket | false | null },
  from: string,
): Promise<void> {
  if (!socket) throw new Error("Connection closed unexpectedly");
  socket.removeAllListeners("data");
  const response = await new Promise<string>((resolve, reject) => {
    let said = "";
    socket.on("data", (bytes: Uint8Array) => {
      said += new TextDecoder().decode(bytes);
      const last = /^\d{3} [^\r\n]*(?=\r?\n)/m.exec(said)?.[0];
      if (last !== undefined) resolve(last);
      else if (said.length > ANSWER_MAX) reject(new Error("The answer to MAIL FROM is too long"));
    });
    socket.once("close", () => reject(new Error("Connection closed unexpectedly")));
    socket.setTimeout(STEP_MS, () => reject(new Error("Timeout after MAIL FROM")));
    socket.write(`MAIL FROM:<${from}>\r\n`);
  });
  socket.write("QUIT\r\n");
  if (response.startsWith("2")) return;
  throw Object.assign(new Error(`Mail command failed: ${response}`), {
    code: "EENVELOPE",
    command: "MAIL FROM",
    response,
    responseCode: Number(response.slice(0, 3)),
  });
}

/** An email address in a sentence. */
const ADDRESS = /[^\s<>]+@[^\s<>]+/g;

/** Removes the addresses that mail servers repeat when they refuse them. */
export function hideAddresses(text: string): string {
  return text.replaceAll(ADDRESS, "…");
}
