/** A drawing on a grid of 24: a tinted surface and lines, as SVG paths. */
interface Drawing {
  wash: string;
  lines: string;
}

/**
 * The site's own drawings for games, of what players do or find in them. They contain no trademark, logo or character
 * of a game.
 */
export const DRAWINGS = {
  block: {
    wash: "M12 3l8 4.5-8 4.5-8-4.5z",
    lines: "M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9",
  },
  boards: {
    wash: "M6 3h12v18H6z",
    lines: "M6 21V3h12v18M3 21h18M4 7.2l16 3.6M4 15.6l16-3.6",
  },
  car: {
    wash: "M3.5 11.5L5.5 6h13l2 5.5z",
    lines: "M3.5 11.5L5.5 6h13l2 5.5V18h-17zM3.5 11.5h17M5.5 18v2.5M18.5 18v2.5M7 14.7h2M15 14.7h2",
  },
  claw: {
    wash: "M12 12c3.4 0 5.6 2.3 5.6 5 0 2.5-2.1 4.5-5.6 4.5S6.4 19.5 6.4 17c0-2.7 2.2-5 5.6-5z",
    lines:
      "M12 12c3.4 0 5.6 2.3 5.6 5 0 2.5-2.1 4.5-5.6 4.5S6.4 19.5 6.4 17c0-2.7 2.2-5 5.6-5zM12 9.3c-1.5-1-1.9-3.8 0-6.8 1.9 3 1.5 5.8 0 6.8zM6 11.5c-1.9.100-3.6-2-3.7-5.5 2.9 1.1 4.6 3.2 3.7 5.5zM18 11.5c1.9.100 3.6-2 3.7-5.5-2.9 1.1-4.6 3.2-3.7 5.5z",
  },
  cog: {
    wash:
      "M9.8 5.8L10.4 2.9L13.6 2.9L14.2 5.8L14.9 6.1L17.3 4.5L19.5 6.7L17.9 9.1L18.2 9.8L21.1 10.4L21.1 13.6L18.2 14.2L17.9 14.9L19.5 17.3L17.3 19.5L14.9 17.9L14.2 18.2L13.6 21.1L10.4 21.1L9.8 18.2L9.1 17.9L6.7 19.5L4.5 17.3L6.1 14.9L5.8 14.2L2.9 13.6L2.9 10.4L5.8 9.8L6.1 9.1L4.5 6.7L6.7 4.5L9.1 6.1z",
    lines:
      "M9.8 5.8L10.4 2.9L13.6 2.9L14.2 5.8L14.9 6.1L17.3 4.5L19.5 6.7L17.9 9.1L18.2 9.8L21.1 10.4L21.1 13.6L18.2 14.2L17.9 14.9L19.5 17.3L17.3 19.5L14.9 17.9L14.2 18.2L13.6 21.1L10.4 21.1L9.8 18.2L9.1 17.9L6.7 19.5L4.5 17.3L6.1 14.9L5.8 14.2L2.9 13.6L2.9 10.4L5.8 9.8L6.1 9.1L4.5 6.7L6.7 4.5L9.1 6.1zM12 8.8a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 1 0 0-6.4",
  },
  compass: {
    wash: "M16 8l-2.4 5.6L8 16l2.4-5.6z",
    lines:
      "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M16 8l-2.4 5.6L8 16l2.4-5.6zM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21",
  },
  crate: {
    wash:
      "M12 2a4.2 4.2 0 0 1 4.2 4.2c0 2.3-2 4.3-4.2 5-2.2-.700-4.2-2.7-4.2-5A4.2 4.2 0 0 1 12 2z",
    lines:
      "M12 2a4.2 4.2 0 0 1 4.2 4.2c0 2.3-2 4.3-4.2 5-2.2-.700-4.2-2.7-4.2-5A4.2 4.2 0 0 1 12 2zM12 11.2V14.5M7 14.5h10V22H7zM7 22l10-7.5",
  },
  cross: {
    wash: "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8z",
    lines: "M12 4.5a7.5 7.5 0 1 0 0 15a7.5 7.5 0 1 0 0-15M12 2v5M12 17v5M2 12h5M17 12h5",
  },
  egg: {
    wash:
      "M5.5 14l2.6-2.2 2.6 2.2 2.6-2.2 2.6 2.2 2.5-2.1c.060.5.100 1 .100 1.5 0 4.6-2.9 7.6-6.5 7.6s-6.5-3-6.5-7z",
    lines:
      "M12 2.5c3.6 0 6.5 6.3 6.5 11 0 4.6-2.9 7.5-6.5 7.5s-6.5-2.9-6.5-7.5c0-4.7 2.9-11 6.5-11zM5.5 14l2.6-2.2 2.6 2.2 2.6-2.2 2.6 2.2 2.5-2.1",
  },
  fire: {
    wash:
      "M12 2.5c.5 3.5 5 5 5 9.5a5 5 0 0 1-10 0c0-2 1-3.5 2-4.5.5 1.5 1 2 2 2.5 0-2.5 0-4.5 1-7.5z",
    lines:
      "M12 2.5c.5 3.5 5 5 5 9.5a5 5 0 0 1-10 0c0-2 1-3.5 2-4.5.5 1.5 1 2 2 2.5 0-2.5 0-4.5 1-7.5zM4 21l16-3M4 18l16 3",
  },
  flag: {
    wash: "M6 4h13l-3.5 4.5L19 13H6z",
    lines: "M6 21V3M6 4h13l-3.5 4.5L19 13H6M3.5 21h5",
  },
  gem: {
    wash: "M7 4h10l4.5 5.5h-19z",
    lines: "M7 4h10l4.5 5.5L12 20.5 2.5 9.5zM2.5 9.5h19M8.5 9.5l3.5 11 3.5-11M8.5 9.5L12 4l3.5 5.5",
  },
  hatchet: {
    wash: "M13.4 3.6c3-1.2 6 .1 7.2 3.2-2 .6-3.5 1.9-4.3 3.8l-4.6-4.4z",
    lines: "M13.4 3.6c3-1.2 6 .1 7.2 3.2-2 .6-3.5 1.9-4.3 3.8l-4.6-4.4zM13.6 8.2L4 20",
  },
  headset: {
    wash: "M3.5 13H7v6H5.5a2 2 0 0 1-2-2zM20.5 13H17v6h1.5a2 2 0 0 0 2-2z",
    lines:
      "M3.5 17v-5a8.5 8.5 0 0 1 17 0v5M3.5 13H7v6H5.5a2 2 0 0 1-2-2zM20.5 13H17v6h1.5a2 2 0 0 0 2-2zM18 19c0 1.5-1.5 2.5-4.5 2.5",
  },
  horseshoe: {
    wash:
      "M7.5 20.5h-3c.8-2.5.5-4.5 0-7C3.5 8 6.5 3.5 12 3.5s8.5 4.5 7.5 10c-.5 2.5-.8 4.5 0 7h-3c-.8-3-.5-5 0-7.5.8-3.8-1.5-6.5-4.5-6.5S6.7 9.2 7.5 13c.5 2.5.8 4.5 0 7.5z",
    lines:
      "M7.5 20.5h-3c.8-2.5.5-4.5 0-7C3.5 8 6.5 3.5 12 3.5s8.5 4.5 7.5 10c-.5 2.5-.8 4.5 0 7h-3c-.8-3-.5-5 0-7.5.8-3.8-1.5-6.5-4.5-6.5S6.7 9.2 7.5 13c.5 2.5.8 4.5 0 7.5z",
  },
  layers: {
    wash: "M12 4l8 4-8 4-8-4z",
    lines: "M12 4l8 4-8 4-8-4zM4 8v8l8 4 8-4V8M4 12l8 4 8-4",
  },
  leaf: {
    wash: "M5 19C3.5 10 8.5 4 20 4c0 11.5-6 16.5-15 15z",
    lines: "M5 19C3.5 10 8.5 4 20 4c0 11.5-6 16.5-15 15zM3 21.5L14 10M9.5 14.5H15M9.5 14.5V9",
  },
  moon: {
    wash: "M12 3.5a6 6 0 1 0 0 12a6 6 0 1 0 0-12z",
    lines:
      "M12 3.5a6 6 0 1 0 0 12a6 6 0 1 0 0-12M10 7.5h.01M14 8.5h.01M11 12h.01M2.5 20.5h19M5 20.5V17M19 20.5V17M3.5 18.5h3M17.5 18.5h3",
  },
  pack: {
    wash: "M8.5 13h7v7.5h-7z",
    lines: "M6 20.5V9.5a6 6 0 0 1 12 0v11zM9.5 4V2.5h5V4M8.5 20.5V13h7v7.5M8.5 16h7M9.5 9.5h5",
  },
  planet: {
    wash: "M12 6.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11z",
    lines:
      "M12 6.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11M7 13.8c-3.3 2.5-5 4.7-4.3 5.5 1.2 1.2 6.4-2.3 11-6.6s7.9-8.9 6.8-10c-.8-.8-3.2.5-6 2.7",
  },
  rocket: {
    wash: "M12 2c3 2.3 4.5 5.3 4.5 9v5h-9v-5c0-3.7 1.5-6.7 4.5-9z",
    lines:
      "M12 2c3 2.3 4.5 5.3 4.5 9v5h-9v-5c0-3.7 1.5-6.7 4.5-9zM7.5 12L4.5 15v4l3-3M16.5 12l3 3v4l-3-3M12 19v3",
  },
  shield: {
    wash: "M12 3v18c-5-2-7.5-5.5-7.5-10V5.5z",
    lines: "M12 3l7.5 2.5V11c0 4.5-2.5 8-7.5 10-5-2-7.5-5.5-7.5-10V5.5zM12 3v18M4.5 10.5h15",
  },
  ship: {
    wash: "M7 5h10c-1 3-1 5 0 8H7c1-3 1-5 0-8z",
    lines:
      "M12 2.5V16M7 5h10c-1 3-1 5 0 8H7c1-3 1-5 0-8zM2.5 13c.5 4.5 3 7 6.5 7h6c3.5 0 6-2.5 6.5-7M3 16h18",
  },
  sword: {
    wash: "M20.5 3.5l-.7 4.6L10.7 17.2 6.8 13.3l9.1-9.1z",
    lines: "M20.5 3.5l-.7 4.6L10.7 17.2 6.8 13.3l9.1-9.1zM4.3 12.3l7.4 7.4M7.7 16.3L3.5 20.5",
  },
  tin: {
    wash: "M6 9v7c3 1.5 9 1.5 12 0V9c-3 1.5-9 1.5-12 0z",
    lines:
      "M6 5.5C6 4.1 8.7 3 12 3s6 1.1 6 2.5S15.3 8 12 8 6 6.9 6 5.5zM6 5.5v13C6 19.9 8.7 21 12 21s6-1.1 6-2.5v-13M6 10.5c2 1.8 10 1.8 12 0M6 16c2 1.8 10 1.8 12 0",
  },
  tower: {
    wash: "M8 9.5h8V21H8z",
    lines:
      "M8 21V9.5L6.5 8V3.5H9v2h2v-2h2v2h2v-2h2.5V8L16 9.5V21M4.5 21h15M10.5 21v-4a1.5 1.5 0 0 1 3 0v4M12 11v1.5",
  },
  tree: {
    wash: "M12 2.5l5 6.5h-3l5 7H5l5-7H7z",
    lines: "M12 2.5l5 6.5h-3l5 7H5l5-7H7zM12 16v5.5M9 21.5h6",
  },
  truck: {
    wash: "M2.5 5.5h11V16h-11z",
    lines:
      "M4.5 16h-2V5.5h11V16h-5M13.5 9H18l3.5 4v3h-2M15.5 16h-2M6.5 14.5a2 2 0 1 0 0 4a2 2 0 1 0 0-4M17.5 14.5a2 2 0 1 0 0 4a2 2 0 1 0 0-4",
  },
  wheel: {
    wash: "M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6z",
    lines:
      "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6M3.2 10.5L9 12M20.8 10.5L15 12M12 15v6",
  },
} as const satisfies Record<string, Drawing>;

type DrawingName = keyof typeof DRAWINGS;

/** The slugs of the games of each drawing. */
const GAMES: Record<DrawingName, readonly string[]> = {
  block: ["minecraft", "pixark"],
  boards: ["project-zomboid", "left-4-dead-2", "killing-floor-2"],
  car: ["fivem"],
  claw: ["ark-survival-evolved", "ark-survival-ascended", "the-isle"],
  cog: ["factorio", "satisfactory"],
  compass: ["arma-3", "arma-reforger"],
  crate: ["garrys-mod"],
  cross: [
    "counter-strike-2",
    "counter-strike-1-6",
    "counter-strike-source",
    "day-of-defeat-source",
    "insurgency-sandstorm",
    "call-of-duty-4",
    "hell-let-loose",
    "urban-terror",
    "quake-3-arena",
    "wolfenstein-enemy-territory",
    "battlefield-2",
  ],
  egg: ["palworld"],
  fire: ["dont-starve-together", "enshrouded"],
  flag: ["team-fortress-2"],
  gem: ["hytale", "core-keeper"],
  hatchet: ["rust"],
  headset: ["mumble"],
  horseshoe: ["redm"],
  layers: ["minecraft-bedrock"],
  leaf: ["eco"],
  moon: ["7-days-to-die"],
  pack: ["dayz", "abiotic-factor"],
  planet: ["starbound", "empyrion", "avorion"],
  rocket: ["space-engineers", "icarus"],
  shield: ["conan-exiles", "soulmask"],
  ship: ["valheim", "atlas"],
  sword: ["terraria", "mordhau"],
  tin: ["unturned"],
  tower: ["v-rising"],
  tree: ["the-forest", "sons-of-the-forest"],
  truck: ["euro-truck-simulator-2"],
  wheel: ["gta-san-andreas-mta", "gta-san-andreas-open-mp", "gta-san-andreas-samp"],
};

const DRAWN: ReadonlyMap<string, DrawingName> = new Map(
  Object.entries(GAMES).flatMap(([name, slugs]) =>
    // `GAMES` has no keys but the names of drawings.
    slugs.map((slug) => [slug, name as DrawingName] as const)
  ),
);

/**
 * Returns the name of a game's drawing, or undefined for a game without a drawing, for which pages show initials.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.equal(drawingOf("minecraft"), "block");
 * assert.equal(drawingOf("our-own-game"), undefined);
 * ```
 */
export function drawingOf(game: string): DrawingName | undefined {
  return DRAWN.get(game);
}

/** Returns all drawings as one SVG file. Pages show a drawing with `<use>`, in the text's colour. */
export function drawSprite(): string {
  const symbols = Object.entries(DRAWINGS).map(([name, { wash, lines }]) =>
    `<symbol id="${name}" viewBox="0 0 24 24"><path d="${wash}" fill="currentColor" fill-opacity=".22" stroke="none"/>` +
    `<path d="${lines}"/></symbol>`
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}
