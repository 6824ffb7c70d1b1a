import type { Socket } from "node:net";
import { type ExplainedFault, explainFault } from "./smtp_fault.ts";

/** Hosts whose traffic stays on this machine. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/** The parameter of an address that says whether the server must show a certificate of a known authority. */
const CHECKED = "tls.rejectUnauthorized";

/** Milliseconds of a check's steps, so that the slowest is named before the check is over. */
const STEP_MS = 5_000;

/** Bytes of an answer that are read. */
const ANSWER_MAX = 4_096;

/**
 * Returns the options for a connection. A mail server on this machine may have a certificate that no authority signed:
 * Debian's come with a self-signed one, and the connection doesn't leave the machine.
 */
export function smtpOptions(smtpUrl: string) {
  const address = new URL(smtpUrl);
  if (LOOPBACK.test(address.hostname) && !address.searchParams.has(CHECKED)) {
    address.searchParams.set(CHECKED, "false");
  }
  return { url: address.href, disableFileAccess: true, disableUrlAccess: true };
}

/**
 * Result of a check: the reason why the mail server doesn't take mail, or whether login and mail would travel in clear
 * text.
 */
type ProbedServer =
  | { kind: "takes_mail"; isInClear: boolean }
  | ExplainedFault & { kind: "fault"; message: string };

/** Connects to the mail server, logs in and names the sender, as for a mail, but doesn't send one. */
export async function probeMailServer(
  { smtpUrl, from, stepMs = STEP_MS }: { smtpUrl: string; from: string; stepMs?: number },
): Promise<ProbedServer> {
  const [{ default: SmtpConnection }, { parseConnectionUrl }] = await Promise.all([
    import("nodemailer/lib/smtp-connection"),
    import("nodemailer/lib/shared"),
  ]);
  const { auth, ...options } = parseConnectionUrl(smtpOptions(smtpUrl).url);
  const name = from.slice(from.lastIndexOf("@") + 1);
  // A greeting that never comes is named as such, not as any silence.
  const connectionTimeout = stepMs;
  const greetingTimeout = stepMs;
  const limits = { connectionTimeout, greetingTimeout, socketTimeout: 1.2 * stepMs };
  const connection = new SmtpConnection({ ...options, ...limits, name });
  // It may break during each of the steps.
  const broken = settle((done) => {
    connection.once("error", done);
    connection.once("end", () => done(new Error("Connection closed unexpectedly")));
  });
  broken.catch(() => {}); // named by the step that failed
  const step = (work: Promise<void>) => Promise.race([work, broken]);
  try {
    await step(settle((done) => connection.connect(done)));
    // A server may offer no login and still take our mail: it decides at the sender.
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

/** A server that hangs up or says nothing when it gets the login refuses that. */
function refuseLogin(error: unknown): never {
  throw Object.assign(Object(error), { code: "EAUTH" });
}

/** Returns a promise for a callback. */
function settle(work: (done: (error?: Error | null) => void) => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  work((error) => error ? reject(error) : resolve());
  return promise;
}

/**
 * Says who would send a mail, which the driver does only for a whole one. Throws as the driver does if that is refused.
 */
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
