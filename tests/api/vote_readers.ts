/** An answer as a plugin's HTTP client hands it over. */
export interface Heard {
  status: number;
  body: string;
}

/** A plugin's own logic about an answer, restated: whether it gives a reward because of it. */
export interface Reader {
  name: string;
  /** Whether its reward follows the check, the claim, or the one because of the other. */
  pays: "check" | "claim";
  reads(heard: Heard): boolean;
}

const isFine = ({ status }: Heard) => status >= 200 && status < 300;

/** The plugins that speak this form, by their logic; some look at the body whatever the status is. */
export const READERS: readonly Reader[] = [
  { name: "exact, 2xx", pays: "check", reads: (heard) => isFine(heard) && heard.body === "1" },
  { name: "exact, any status", pays: "claim", reads: ({ body }) => body === "1" },
  {
    name: "trimmed, 200",
    pays: "claim",
    reads: ({ status, body }) => status === 200 && body.trim() === "1",
  },
  { name: "first byte", pays: "check", reads: ({ body }) => body[0] === "1" },
  { name: "substring", pays: "claim", reads: ({ body }) => body.includes("1") },
  {
    name: "substring, unless Error",
    pays: "claim",
    reads: ({ body }) => !body.includes("Error") && /1|2/.test(body) && !body.includes("2"),
  },
  {
    name: "int",
    pays: "claim",
    reads: ({ body }) => !body.includes("Error") && Number.parseInt(body) === 1,
  },
  {
    name: "int, whatever it is",
    pays: "check",
    reads: ({ body }) => Number.parseInt(body) > 0 && Number.parseInt(body) < 2,
  },
  { name: "loose PHP: == 1", pays: "claim", reads: ({ body }) => looseNumber(body) === 1 },
  {
    name: "loose PHP: == '1'",
    pays: "check",
    reads: ({ body }) => /^\s*1\s*$/.test(body) || looseNumber(body) === 1,
  },
  {
    name: "Lua find: 0, then 1",
    pays: "claim",
    reads: ({ status, body }) => status === 200 && !body.includes("0") && body.includes("1"),
  },
  {
    name: "Lua find, any status",
    pays: "claim",
    reads: ({ body }) => !body.includes("0") && body.includes("1"),
  },
  { name: "any digit but 0 and 2", pays: "check", reads: ({ body }) => /[13-9]/.test(body) },
];

/** A text as PHP before 8 compares it to a number: the digits in front, or 0. */
function looseNumber(text: string): number {
  return Number.parseFloat(text) || 0;
}
