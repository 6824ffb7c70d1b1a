/** A square logo, or a wide banner. */
export type PictureKind = "logo" | "banner";

/**
 * The part of a picture that stays when it is cropped to its shape: 0 keeps the left or top edge, 1 the right or bottom
 * edge, and 0.5 the middle.
 */
export interface Crop {
  x: number;
  y: number;
}

/** The crop of a picture for which nothing was chosen. */
export const MIDDLE: Crop = { x: 0.5, y: 0.5 };

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
