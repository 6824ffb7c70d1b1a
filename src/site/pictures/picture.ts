/** A square logo, or a wide banner. */
export type PictureKind = "logo" | "banner";

/** The widths in pixels in which a picture is stored, small one first, and the ratio of its height to its width. */
export const SHAPES = {
  logo: { widths: [64, 256], heightPerWidth: 1 },
  banner: { widths: [480, 1280], heightPerWidth: 1 / 3 },
} as const satisfies Record<
  PictureKind,
  { widths: readonly [number, number]; heightPerWidth: number }
>;

/** Returns the path of a picture by the hash of its bytes, so its content never changes. */
export function picturePath(hash: string, width: number): string {
  return `/pictures/${hash}-${width}.webp`;
}
