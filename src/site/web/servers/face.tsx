import { type PictureKind, picturePath, SHAPES } from "../../pictures/picture.ts";
import { drawingOf } from "./game_drawings.ts";
import { GAMES_FILE } from "./games_file.ts";

/**
 * The parts of a server for its pictures: the name for the initials, the slug for the colour, and the hashes of
 * uploaded pictures.
 */
export interface FaceSubject {
  name: string;
  slug: string;
  logo: string | null;
  banner: string | null;
  /** The slug of its game, whose drawing is on the stripes. */
  game?: string;
}

/** The hues, in degrees, of tiles and banners without a picture. The style sheet has a rule for each hue. */
export const HUES = [20, 55, 90, 130, 165, 200, 235, 265, 300, 340] as const;

/** Matches the words of a name in any script. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/** Properties of a picture. `isFirst` is for pictures above the fold. Others are loaded near the viewport. */
interface FaceProps {
  server: FaceSubject;
  isFirst?: boolean;
}

/** A server's logo, or a tile with its initials. `size` is the width in CSS pixels. */
export function Logo({ server, size = 64, isFirst = false }: FaceProps & { size?: number }) {
  if (server.logo !== null) {
    return <Picture kind="logo" hash={server.logo} sizes={`${size}px`} isFirst={isFirst} />;
  }
  return <Tile {...server} />;
}

/** A game's drawing on a coloured ground, or its initials if there is none. */
export function GameTile({ slug, name }: Pick<FaceSubject, "slug" | "name">) {
  if (drawingOf(slug) === undefined) return <Tile slug={slug} name={name} />;
  return (
    <span class="logo" data-hue={hueOf(slug)} aria-hidden="true">
      <GameDrawing game={slug} />
    </span>
  );
}

/** A game's drawing in the text's colour. Renders nothing if there is none. */
function GameDrawing({ game }: { game: string }) {
  const name = drawingOf(game);
  if (name === undefined) return null;
  return (
    <svg class="game" aria-hidden="true">
      <use href={`${GAMES_FILE.path}#${name}`} />
    </svg>
  );
}

/** Initials on a coloured ground, for tags, and for servers and games without a picture. */
export function Tile({ slug, name }: Pick<FaceSubject, "slug" | "name">) {
  return <span class="logo" data-hue={hueOf(slug)} aria-hidden="true">{initialsOf(name)}</span>;
}

/**
 * A server's banner, or its game's drawing on stripes in the server's colour. `sizes` is its width on a page, as in
 * HTML.
 */
export function Banner(
  { server, sizes = "(min-width: 62rem) 24rem, 100vw", isFirst = false }: FaceProps & {
    sizes?: string;
  },
) {
  if (server.banner === null) {
    return (
      <span class="banner" data-hue={hueOf(server.slug)}>
        <GameDrawing game={server.game ?? ""} />
      </span>
    );
  }
  return <Picture kind="banner" hash={server.banner} sizes={sizes} isFirst={isFirst} />;
}

/** A server's logo or banner, in a form for pictures. */
export function PicturePreview({ server, kind }: { server: FaceSubject; kind: PictureKind }) {
  return (
    <div class="face">
      {kind === "logo"
        ? <Logo server={server} size={104} isFirst />
        : <Banner server={server} sizes="14rem" isFirst />}
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
 * Returns the hue of a server's colour, which is the same on every page.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.equal(hueOf("caves"), hueOf("caves"));
 * assert.ok(HUES.includes(hueOf("caves")));
 * ```
 */
export function hueOf(slug: string): typeof HUES[number] {
  let sum = 7;
  for (const character of slug) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return HUES[sum % HUES.length] ?? HUES[0];
}

/**
 * Returns two letters for a name: the initials of its first two words, or the start of its only word. "?" if it has no
 * letters.
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
