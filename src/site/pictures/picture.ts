/** A square logo, or a wide banner. */
export type PictureKind = "logo" | "banner";

/** Widths in pixels in which a picture is kept, the small one first, and its height for each pixel of width. */
export const SHAPES = {
  logo: { widths: [64, 256], heightPerWidth: 1 },
  banner: { widths: [480, 1280], heightPerWidth: 1 / 3 },
} as const satisfies Record<
  PictureKind,
  { widths: readonly [number, number]; heightPerWidth: number }
>;

/** The path of a picture, by the hash of its bytes: what is there never changes. */
export function picturePath(hash: string, width: number): string {
  return `/pictures/${hash}-${width}.webp`;
}
