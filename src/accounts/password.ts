import { Refusal } from "../errors.ts";
import { createGate } from "./gate.ts";

/** Characters of a password: NIST SP 800-63B asks for at least 8; better-auth stops at 128. */
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 128;

/** Passwords worked on at once: scrypt takes 32 MB and a processor for each, and Deno would start hundreds. */
const AT_ONCE = 4;

const gate = createGate(AT_ONCE);

/** Refuses a password that is too short or too long, without repeating it. */
export function checkPassword(password: string): void {
  if (password.length < PASSWORD_MIN) {
    throw new Refusal(
      "password_too_short",
      `Cannot use the password: it needs at least ${PASSWORD_MIN} characters`,
    );
  }
  if (password.length > PASSWORD_MAX) {
    throw new Refusal(
      "password_too_long",
      `Cannot use the password: it is longer than ${PASSWORD_MAX} characters`,
    );
  }
}

/** The password as it is stored: scrypt, off the event loop, in the form that better-auth's sign-in verifies. */
export async function hashPassword(password: string): Promise<string> {
  const { hashPassword } = await import("better-auth/crypto");
  return await gate(() => hashPassword(password));
}

/** Whether a password is the one that is stored. */
export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  const { verifyPassword } = await import("better-auth/crypto");
  return await gate(() => verifyPassword({ hash: stored, password }));
}
