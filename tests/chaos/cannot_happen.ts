/** A disaster that this machine can't simulate. */
export class CannotHappen extends Error {
  override name = "CannotHappen";
}
