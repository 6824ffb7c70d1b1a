/** The site's icons as SVG paths on a grid of 24, in the text's colour. */
const PATHS = {
  search: "M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0M20 20l-4-4",
  copy:
    "M11 9h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM5 15V6a2 2 0 0 1 2-2h8",
  filters:
    "M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0a2 2 0 1 0-4 0M7 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0",
  share: "M12 15V4M8 8l4-4 4 4M5 13v7h14v-7",
  games: "M4 6h16M4 12h16M4 18h16",
  website: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18",
  discord: "M4 5h16v11H10l-4 4v-4H4z",
  star: "M12 4l2.5 5.2 5.7.7-4.2 3.9 1.1 5.7-5.1-2.8-5.1 2.8 1.1-5.7-4.2-3.9 5.7-.7z",
  flame:
    "M12 3c.5 3.5 5.5 5.5 5.5 11a5.5 5.5 0 0 1-11 0c0-2 .8-3.5 2-5 .2 1.5.8 2.3 1.8 2.8C10.5 8.5 10.5 5.5 12 3z",
  video: "M4 5h16v14H4zM10 9v6l5-3z",
} as const;

/** A small icon beside text. */
export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

/** A ballot's box, ticked on hover or according to `look`. */
export function Box({ look = "box", tick = "M6 10.5l3.5 4L18 3" }) {
  return (
    <svg class={look} viewBox="0 0 20 20" aria-hidden="true">
      <rect x="2" y="3" width="15" height="15" rx="2.5" />
      <path class="box__tick" d={tick} />
    </svg>
  );
}

/** The site's logo: a ballot box with a tick. */
export function Mark() {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true">
      <rect class="brand__box" x="2" y="5" width="21" height="21" rx="4" />
      <path class="brand__tick" d="M8 14.5l5.5 6L25.5 4" />
    </svg>
  );
}
