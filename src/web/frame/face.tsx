import { type PictureKind, picturePath, SHAPES } from "../../pictures/picture.ts";

/**
 * The parts of a server that its pictures need: name for the initials, slug for the colour, hashes of uploaded
 * pictures.
 */
export interface Faced {
  name: string;
  slug: string;
  logo: string | null;
  banner: string | null;
}

/** Number of hues for tiles and banners without a picture: classes `hue-1` to `hue-10`. */
const HUES = 10;

/** Matches the words of a name in any script. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/** Properties of a picture. `isFirst` is for pictures above the fold; others load when they come near the viewport. */
interface FaceProps {
  server: Faced;
  isFirst?: boolean;
}

/** A server's logo, or a tile with its initials. `size` is the width in CSS pixels. */
export function Logo({ server, size = 64, isFirst = false }: FaceProps & { size?: number }) {
  if (server.logo !== null) {
    return <Picture kind="logo" hash={server.logo} sizes={`${size}px`} isFirst={isFirst} />;
  }
  return <Tile {...server} />;
}

/** Initials on a coloured ground, for games, tags, and servers without a logo. */
export function Tile({ slug, name }: Pick<Faced, "slug" | "name">) {
  return <span class={`logo ${hueOf(slug)}`} aria-hidden="true">{initialsOf(name)}</span>;
}

/** A server's banner, or stripes in its colour. `sizes` is its width on a page, as in HTML. */
export function Banner(
  { server, sizes = "(min-width: 62rem) 24rem, 100vw", isFirst = false }: FaceProps & {
    sizes?: string;
  },
) {
  if (server.banner === null) return <span class={`banner ${hueOf(server.slug)}`}></span>;
  return <Picture kind="banner" hash={server.banner} sizes={sizes} isFirst={isFirst} />;
}

/** A server's logo or banner alone, as large as the server's page shows it. */
export function Preview({ server, kind }: { server: Faced; kind: PictureKind }) {
  return (
    <div class={`face face-${kind}`}>
      {kind === "logo"
        ? <Logo server={server} size={104} isFirst />
        : <Banner server={server} sizes="(min-width: 62rem) 40rem, 100vw" isFirst />}
    </div>
  );
}

function Picture({ kind, hash, sizes, isFirst }: {
  kind: PictureKind;
  hash: string;
  sizes: string;
  isFirst: boolean;
}) {
  const { widths: [small, large], heightPerWidth } = SHAPES[kind];
  return (
    <img
      class={kind}
      src={picturePath(hash, small)}
      srcset={[small, large].map((width) => `${picturePath(hash, width)} ${width}w`).join(", ")}
      sizes={sizes}
      width={small}
      height={small * heightPerWidth}
      alt=""
      decoding="async"
      loading={isFirst ? "eager" : "lazy"}
    />
  );
}

/**
 * Returns the class of a server's colour, which is the same on every page.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.equal(hueOf("caves"), hueOf("caves"));
 * assert.match(hueOf("caves"), /^hue-([1-9]|10)$/);
 * ```
 */
export function hueOf(slug: string): string {
  let sum = 7;
  for (const character of slug) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return `hue-${sum % HUES + 1}`;
}

/**
 * Returns two letters for a name: the initials of its first two words, or the start of its only one; "?" if it has none.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.equal(initialsOf("Seven Upon Us"), "SU");
 * assert.equal(initialsOf("✦ caves ✦"), "CA");
 * ```
 */
export function initialsOf(name: string): string {
  const [first = "?", second] = name.match(WORD) ?? [];
  const letters = second === undefined ? [...first].slice(0, 2) : [[...first][0], [...second][0]];
  return letters.join("").toUpperCase();
}
