import { z } from "zod";
import { IMPORTED_VOTES_MAX } from "./imported_votes.ts";

/** The files of an archive, in the order in which they are read. docs/moving-a-list.md describes them. */
export const ARCHIVE_FILES = {
  accounts: "accounts.jsonl",
  listings: "listings.jsonl",
  totals: "totals.jsonl",
  months: "months.jsonl",
  addresses: "addresses.jsonl",
} as const;

/** `archive.json`: the version of the format, and the domain of the list that was archived. */
export const ARCHIVE = z.strictObject({
  format: z.literal(1),
  list: z.string().max(100).regex(
    /^[a-z0-9]+([.-][a-z0-9]+)*$/,
    "is not a domain, such as old.example",
  ),
});

/** An id of the other list, as text or as a number. */
const ID = z.union([z.string().min(1).max(100), z.int()]).transform(String);

const VOTES = z.int().min(0).max(IMPORTED_VOTES_MAX);

/** Text that is checked later. This is far more than any of our rules allows. */
const TEXT = z.string().max(20_000);

/** A line of accounts.jsonl. */
export const ACCOUNT = z.strictObject({
  id: ID,
  username: TEXT,
  email: TEXT.nullish(),
  password: TEXT.nullish(),
});

/** The facts of a listing, under our names. A listing is imported without those that are invalid. */
export const FACT_FIELDS = {
  tagline: TEXT.nullish(),
  tags: z.array(TEXT).max(50).nullish(),
  country: TEXT.nullish(),
  version: TEXT.nullish(),
  languages: z.array(TEXT).max(50).nullish(),
  website: TEXT.nullish(),
  discord: TEXT.nullish(),
  video: TEXT.nullish(),
  rules: TEXT.nullish(),
};

/** A line of listings.jsonl. */
export const LISTING = z.strictObject({
  id: ID,
  owner: ID,
  name: TEXT,
  game: TEXT,
  host: TEXT,
  port: z.int(),
  status: z.enum(["published", "waiting"]),
  slug: TEXT.nullish(),
  description: TEXT.nullish(),
  logo: TEXT.nullish(),
  banner: TEXT.nullish(),
  created_at: z.iso.datetime({ offset: true }).nullish(),
  ...FACT_FIELDS,
});

/** A line of totals.jsonl. */
export const TOTAL = z.strictObject({ listing: ID, votes: VOTES });

/** A line of months.jsonl. */
export const MONTH = z.strictObject({
  listing: ID,
  month: z.string().regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/, "is not a month, such as 2026-03"),
  votes: VOTES,
});

/** A line of addresses.jsonl. */
export const ADDRESS = z.strictObject({ path: TEXT, listing: ID });
