/**
 * A stored secret that can't be opened (it was sealed with another key or for another row, or it is damaged), or that
 * can't sign. The message never repeats the secret.
 */
export class UnusableSecret extends Error {
  override readonly name = "UnusableSecret";
}
