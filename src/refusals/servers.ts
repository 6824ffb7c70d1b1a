import type { Doing } from "./doing.ts";
import { conflict, forbidden, invalid, unknown } from "./kind.ts";
import { count, plural } from "../text/language.ts";

type ListingStatus = "pending" | "approved" | "rejected" | "suspended";

/** What is wrong with a host, after its name. */
const HOSTS = {
  unreadable: "is not a host name or address",
  inner: "can't be reached from the internet; give the server's public address",
};

/** Why a server can't change its status, besides the status it has. */
const UNMOVED = {
  ownerless: "its owner deleted the account, so nobody is responsible for it",
  changed: "it was changed, or somebody else decided, since you opened it; look at it again",
  unlisted: "its owner took it off the list",
};

/** Why somebody can't be offered a role or a listing. */
const NO_OFFERS = {
  unknown: ({ name }) => `there is no account ${name} that somebody signs in with`,
  self: ({ name }) => `${name} is the owner already`,
  member: ({ name }) => `${name} has access already`,
  asked: ({ name, days }) =>
    `${name} was asked already; withdraw that offer first, or wait ${days} days if it was declined`,
  many: ({ max }) => `there are ${max} people and open offers already`,
  unpublished: () => "a moderator has to approve the server first",
} satisfies Record<string, (of: { name: string; days: number; max: number }) => string>;

/** Why nobody may choose a slug, or this owner may not. */
const SLUG_FAULTS = {
  form: ({ min, max, example }) =>
    `a page address has ${min} to ${max} lower-case letters a to z, digits, and single hyphens between them` +
    (example.length < min ? "" : `, such as "${example}"`),
  reserved: ({ slug }) => `the page address "${slug}" is reserved for the site`,
  taken: ({ slug }) => `another server has or had the page address "${slug}"`,
  alike: ({ slug }) => `the page address "${slug}" looks too much like that of another server`,
} satisfies Record<
  string,
  (of: { slug: string; example: string; min: number; max: number }) => string
>;

/** Why there is no change to decide about. */
const UNCHANGED = {
  none: "none is waiting",
  seen: "its owner edited it meanwhile; look at it again",
  replaced: "its owner replaced the change meanwhile; look at the new one",
};

/** What is wrong with a new game. */
export type GameFault =
  | { field: "name"; min: number; max: number }
  | { field: "slug"; slug: string }
  | { field: "protocol"; protocol: string; known: string }
  | { field: "port"; max: number }
  | { field: "query port"; port: number };

/** A picture's width and height in pixels. */
interface Size {
  width: number;
  height: number;
}

/** What is wrong with a picture. */
export type PictureFault =
  | "damaged"
  | "animated"
  | "format"
  | { size: Size; megapixels: string }
  | { size: Size; kind: string; width: number; height: number };

/** What is wrong with the facts about a server. */
export const FACT_FAULTS = {
  tags: (max: number) => `Choose at most ${max} tags.`,
  country: "Choose a country from the list.",
  languages: "Choose languages from the list.",
  languagesTooMany: (max: number) => `Choose at most ${max} languages.`,
  rules: (max: number) => `The rules have at most ${count(max)} characters.`,
  tagline: {
    notOneLine: "A tagline is one line of printable characters.",
    tooLong: (max: number) => `A tagline has at most ${max} characters.`,
  },
  version: {
    notOneLine: "A version is one line of printable characters.",
    tooLong: (max: number) => `A version has at most ${max} characters.`,
  },
  website: {
    tooLong: (max: number) => `A website has at most ${max} characters.`,
    tooLongAsWritten: (max: number) =>
      `A website has at most ${max} characters, as browsers write it.`,
    elsewhere: () => "A website is a link to a public site that begins with https://.",
  },
  discord: {
    tooLong: (max: number) => `An invitation has at most ${max} characters.`,
    tooLongAsWritten: (max: number) =>
      `An invitation has at most ${max} characters, as browsers write it.`,
    elsewhere: (sites: string) => `An invitation is a link of ${sites} that begins with https://.`,
  },
  video: {
    tooLong: (max: number) => `A video has at most ${max} characters.`,
    tooLongAsWritten: (max: number) =>
      `A video has at most ${max} characters, as browsers write it.`,
    elsewhere: (sites: string) => `A video is a link of ${sites} that begins with https://.`,
  },
};

/** Why something about a listing is refused. */
export const SERVER_REFUSALS = {
  server_unknown: unknown(({ slug }: { slug: string }) => `There is no server "${slug}"`),
  role_too_low: forbidden(({ role }: { role: "owner" | "manager" | "viewer" }) =>
    role === "owner"
      ? "Only the owner of this server may do this"
      : "You may see this server's figures and deliveries, but only its owner and managers may do this"
  ),
  offer_unknown: unknown(() =>
    "This offer is gone: it was withdrawn or answered, it expired, or the server has another owner"
  ),
  offer_refused: conflict(
    ({ doing, why, ...of }: {
      doing: Doing;
      why: keyof typeof NO_OFFERS;
      name: string;
      days: number;
      max: number;
    }) => `Cannot ${doing}: ${NO_OFFERS[why](of)}`,
  ),
  member_unknown: unknown(() => "This person has no access any more"),
  server_name_invalid: invalid(
    ({ doing, min, max }: { doing: Doing; min: number; max: number }) =>
      `Cannot ${doing}: a name has ${min} to ${max} printable characters`,
  ),
  slug_refused: invalid(
    ({ doing, why, ...of }: {
      doing: Doing;
      why: keyof typeof SLUG_FAULTS;
      slug: string;
      example: string;
      min: number;
      max: number;
    }) => `Cannot ${doing}: ${SLUG_FAULTS[why](of)}`,
  ),
  slug_moved: conflict(({ doing, days, at }: { doing: Doing; days: number; at: string }) =>
    `Cannot ${doing}: the page address of a listed server changes at most once in ${days} days; you can change it again on ${at} (UTC)`
  ),
  server_host_invalid: invalid(
    ({ doing, host, why }: { doing: Doing; host: string; why: keyof typeof HOSTS }) =>
      `Cannot ${doing}: "${host}" ${HOSTS[why]}`,
  ),
  server_port_invalid: invalid(({ doing, port }: { doing: Doing; port: number }) =>
    `Cannot ${doing}: a port is a whole number from 1 to 65535, not ${port}`
  ),
  description_too_long: invalid(
    ({ doing, max, length }: { doing: Doing; max: number; length: number }) =>
      `Cannot ${doing}: a description has at most ${max} characters, not ${length}`,
  ),
  changed_meanwhile: conflict(({ doing }: { doing: Doing }) =>
    `Cannot ${doing}: it was changed meanwhile`
  ),
  facts_invalid: invalid(({ faults }: { faults: string }) => `Cannot save facts: ${faults}`),
  tag_unknown: invalid(({ slug, doing }: { slug: string; doing?: Doing }) =>
    doing ? `Cannot ${doing}: there is no tag "${slug}"` : `There is no tag "${slug}"`
  ),
  tag_invalid: invalid((
    { doing, ...fault }:
      & { doing: "add tag" | "edit tag" }
      & ({ field: "name"; min: number; max: number } | { field: "slug" }),
  ) =>
    fault.field === "name"
      ? `Cannot ${doing}: a name has ${fault.min} to ${fault.max} printable characters`
      : `Cannot ${doing}: a slug is 2 to 40 of a to z, 0 to 9 and single hyphens`
  ),
  tag_exists: conflict(({ doing, name }: { doing: "add tag" | "edit tag"; name: string }) =>
    `Cannot ${doing}: "${name}" is already on the list`
  ),
  entry_used: conflict(({ doing, servers }: { doing: Doing; servers: number }) =>
    plural(servers, {
      one: `Cannot ${doing}: one listing has it, or had it when it was deleted; merge it instead`,
      other:
        `Cannot ${doing}: ${servers} listings have it, deleted ones included; merge it instead`,
    })
  ),
  merged_with_itself: invalid(({ doing }: { doing: Doing }) =>
    `Cannot ${doing}: choose another one to merge it into`
  ),
  servers_too_many: conflict(
    (
      { doing, ...has }:
        & { doing: Doing }
        & ({ servers: number; max: number } | { pending: number }),
    ) =>
      "servers" in has
        ? `Cannot ${doing}: you have ${has.servers}, and the limit is ${has.max}`
        : `Cannot ${doing}: ${has.pending} of yours are already waiting for a moderator`,
  ),
  change_unknown: conflict(
    ({ doing, slug, why }: { doing: Doing; slug: string; why: keyof typeof UNCHANGED }) =>
      `Cannot ${doing} of server "${slug}": ${UNCHANGED[why]}`,
  ),
  server_transition: conflict(
    ({ doing, slug, ...is }:
      & { doing: Doing; slug: string }
      & (
        | { status: ListingStatus }
        | { why: keyof typeof UNMOVED }
      )) => `Cannot ${doing} "${slug}": ${"why" in is ? UNMOVED[is.why] : `it is ${is.status}`}`,
  ),
  server_own: conflict(({ doing, slug }: { doing: Doing; slug: string }) =>
    `Cannot ${doing} "${slug}": you work on it, so another moderator decides`
  ),
  server_not_approved: conflict(
    ({ doing, slug, status }: { doing: Doing; slug: string; status: ListingStatus }) =>
      doing === "check server"
        ? `Cannot ${doing} "${slug}": it is ${status}`
        : `Cannot ${doing}: server "${slug}" is ${status}`,
  ),
  check_too_soon: conflict((since: "busy" | { isPending: boolean; seconds: number }) => {
    if (since === "busy") {
      return "Cannot check server: too many checks are under way; try again in a moment";
    }
    const which = since.isPending ? "one of your servers that wait" : "it";
    return `Cannot check server: ${which} was checked less than ${since.seconds} seconds ago`;
  }),
  game_unknown: invalid(
    ({ doing, slug, known }: { doing: Doing; slug: string; known: string }) =>
      `Cannot ${doing}: there is no game "${slug}"; known games: ${known}`,
  ),
  game_invalid: invalid(
    ({ doing, fault }: { doing: "add game" | "edit game"; fault: GameFault }) =>
      `Cannot ${doing}: ${gameFault(fault)}`,
  ),
  game_exists: conflict(({ doing, slug }: { doing: "add game" | "edit game"; slug: string }) =>
    `Cannot ${doing}: "${slug}" is already on the list, or was the short name of a game that is`
  ),
  picture_refused: invalid((fault: PictureFault) =>
    `Cannot use this picture: ${pictureFault(fault)}`
  ),
  picture_unknown: conflict(({ doing, slug }: { doing: Doing; slug: string }) =>
    `Cannot ${doing} of "${slug}": its pictures were changed meanwhile; look at it again`
  ),
  report_invalid: invalid(({ isOther, max }: { isOther: boolean; max: number }) =>
    `Cannot report: say what is wrong, in ${isOther ? "1 to" : "at most"} ${max} characters`
  ),
  reports_too_many: conflict(({ isNameless, max }: { isNameless: boolean; max: number }) =>
    isNameless
      ? `Cannot report: the moderators have ${max} reports of it by people who aren't signed in, and take no more of those for now. Sign in, in another tab, and send this again`
      : `Cannot report: the moderators have ${max} reports of it already; try again in an hour`
  ),
  report_unknown: conflict(({ slug }: { slug: string }) =>
    `Cannot close reports of "${slug}": none is open`
  ),
};

function gameFault(fault: GameFault): string {
  switch (fault.field) {
    case "name":
      return `a name has ${fault.min} to ${fault.max} printable characters`;
    case "slug":
      return `"${fault.slug}" is not a slug: 2 to 60 of a to z, 0 to 9 and single hyphens`;
    case "protocol":
      return `there is no protocol "${fault.protocol}"; known protocols: ${fault.known}`;
    case "port":
      return `a port is a whole number from 1 to ${fault.max}`;
    case "query port":
      return `the query port ${fault.port} is not a valid port`;
  }
}

function pictureFault(fault: PictureFault): string {
  if (fault === "damaged") {
    return "the file is damaged; open it in an image editor and save it again";
  }
  if (fault === "animated") return "it is animated; choose one that doesn't move";
  if (fault === "format") return "it isn't a PNG, JPEG or WebP; GIF and SVG aren't accepted";
  const has = `it has ${count(fault.size.width)} × ${count(fault.size.height)} pixels`;
  return "megapixels" in fault
    ? `${has}, and one like it may have ${fault.megapixels} megapixels; make it smaller first`
    : `${has}, and a ${fault.kind} needs at least ${fault.width} × ${fault.height}`;
}
