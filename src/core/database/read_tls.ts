import { createPrivateKey, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";

/** How a connection is encrypted. The modes are those of libpq's `sslmode`; the texts are in PEM format. */
export interface Tls {
  mode: "prefer" | "require" | "verify-ca" | "verify-full";
  /** The authorities that are trusted instead of the system's. */
  ca?: string;
  /** The client's own certificate and key, and the passphrase of the key. */
  cert?: string;
  key?: string;
  passphrase?: string;
}

/** The parameters of libpq that name files for TLS. */
export const TLS_FILES = ["sslrootcert", "sslcert", "sslkey"];

/** The values of `sslmode`. `allow` tries TLS first, as `prefer` does. */
export const MODES: Record<string, Tls["mode"] | "none"> = {
  disable: "none",
  allow: "prefer",
  prefer: "prefer",
  require: "require",
  "no-verify": "require",
  "verify-ca": "verify-ca",
  "verify-full": "verify-full",
};

/** The values of `ssl`, another name that tools have for it. */
export const SSL: Record<string, Tls["mode"] | "none"> = {
  ...MODES,
  true: "verify-full",
  "1": "verify-full",
  false: "none",
  "0": "none",
};

/**
 * Reads how a connection is encrypted, and the files for it. As in libpq, `require` with a root certificate is
 * `verify-ca`, and `system` means the authorities that this system trusts. Throws an error for a file that can't be
 * read.
 */
export function readTls(parameters: URLSearchParams): Tls | undefined {
  const mode = modeOf(parameters);
  if (mode === "none") return undefined;
  const [root, cert, key] = TLS_FILES.map((name) => readPem(name, parameters.get(name)));
  const passphrase = parameters.get("sslpassword");
  if (root !== undefined) readCertificate("sslrootcert", root);
  if (cert !== undefined && key !== undefined) refuseStrangeKey(cert, { key, passphrase });
  return {
    mode: root !== undefined && mode === "require" ? "verify-ca" : mode,
    ...(root === undefined ? {} : { ca: root }),
    ...(cert === undefined || key === undefined ? {} : { cert, key }),
    ...(passphrase === null ? {} : { passphrase }),
  };
}

/** Throws an error for a certificate whose key can't be opened or doesn't match it. TLS would continue without both. */
function refuseStrangeKey(
  cert: string,
  { key, passphrase }: { key: string; passphrase: string | null },
): void {
  const certificate = readCertificate("sslcert", cert);
  let opened: ReturnType<typeof createPrivateKey>;
  try {
    opened = createPrivateKey({ key, ...(passphrase === null ? {} : { passphrase }) });
  } catch (cause) {
    throw new Error(
      "The database's address can't be used: the file of sslkey holds no private key, or one that sslpassword doesn't open",
      { cause },
    );
  }
  if (certificate.checkPrivateKey(opened)) return;
  throw new Error("The database's address can't be used: sslkey is not the key of sslcert");
}

function readCertificate(name: string, text: string): X509Certificate {
  try {
    return new X509Certificate(text);
  } catch (cause) {
    throw new Error(
      `The database's address can't be used: the file of ${name} holds no certificate`,
      { cause },
    );
  }
}

/** Returns the mode of encryption that the parameters request. */
export function modeOf(parameters: URLSearchParams): Tls["mode"] | "none" {
  const mode = parameters.get("sslmode");
  const ssl = parameters.get("ssl");
  if (mode !== null) return MODES[mode] ?? "none";
  if (ssl !== null) return SSL[ssl] ?? "none";
  return parameters.get("sslrootcert") === "system" ? "verify-full" : "none";
}

function readPem(name: string, path: string | null | undefined): string | undefined {
  if (!path || path === "system") return undefined;
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (cause) {
    throw new Error(
      `The database's address can't be used: the file of ${name} can't be read (${path})`,
      { cause },
    );
  }
  if (text.includes("-----BEGIN ")) return text;
  throw new Error(
    `The database's address can't be used: the file of ${name} is not in PEM format (${path})`,
  );
}
