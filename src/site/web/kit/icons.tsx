/** The site's icons as SVG paths on a grid of 24, in the text's colour. */
const PATHS = {
  search: "M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0M20 20l-4-4",
  copy:
    "M11 9h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM5 15V6a2 2 0 0 1 2-2h8",
  filters:
    "M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0a2 2 0 1 0-4 0M7 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0",
  share: "M12 15V4M8 8l4-4 4 4M5 13v7h14v-7",
  menu: "M4 6h16M4 12h16M4 18h16",
  website: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18",
  discord: "M4 5h16v11H10l-4 4v-4H4z",
  star: "M12 4l2.5 5.2 5.7.7-4.2 3.9 1.1 5.7-5.1-2.8-5.1 2.8 1.1-5.7-4.2-3.9 5.7-.7z",
  video: "M4 5h16v14H4zM10 9v6l5-3z",
  steam:
    "M7.5 8h9a5 5 0 0 1 4.8 6.3l-.5 1.7a2.2 2.2 0 0 1-3.8.8L15.5 15h-7L7 16.8a2.2 2.2 0 0 1-3.8-.8l-.5-1.7A5 5 0 0 1 7.5 8zM8 10.5v2M7 11.5h2M15.5 11.5h.01",
  house: "M12 3l8 4v2H4V7zM6 9v8M10 9v8M14 9v8M18 9v8M4 20h16M5 17h14",
  gift:
    "M4 9h16v4H4zM6 13v7h12v-7M12 9v11M12 9c-5 0-5-5-2.5-5s2.5 5 2.5 5M12 9c5 0 5-5 2.5-5s-2.5 5-2.5 5",
  code: "M8 7l-5 5 5 5M16 7l5 5-5 5M14 4l-4 16",
  key: "M4 15.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M11.7 12.3L20 4M16.5 7.5l3 3M13.5 10.5l2 2",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  shield: "M12 3l7.5 3v5.5c0 4.5-3 7.8-7.5 9.5-4.5-1.7-7.5-5-7.5-9.5V6zM8.5 12l2.5 2.5 4.5-5",
  mail: "M3.5 6h17v12h-17zM3.5 7l8.5 6 8.5-6",
  bell: "M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15zM10 21h4",
  person: "M8.5 8a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M5 20c0-4 3-6.5 7-6.5s7 2.5 7 6.5",
  tag: "M4 4h7l9 9-7 7-9-9zM8 8h.01",
  list: "M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01",
  chain:
    "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1.5-1.5",
  screen: "M5 5h14v10H5zM2.5 19h19",
  cross: "M6 6l12 12M18 6L6 18",
} as const;

/** The name of an icon. */
export type IconName = keyof typeof PATHS;

/** A small icon beside text. The icon of a list starts at the lines' left end. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      class={name === "list" ? "icon icon--list" : "icon"}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

/** A ballot's box, ticked on hover or by `look`. */
export function Box({ look = "box", tick = "M6 10.5l3.5 4L18 3" }) {
  return (
    <svg class={look} viewBox="0 0 20 20" aria-hidden="true">
      <rect x="2" y="3" width="15" height="15" rx="2.5" />
      <path d={tick} />
    </svg>
  );
}

/** The site's logo: a ballot box with a tick. */
export function Mark() {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true">
      <rect x="2" y="5" width="21" height="21" rx="4" />
      <path d="M8 14.5l5.5 6L25.5 4" />
    </svg>
  );
}
