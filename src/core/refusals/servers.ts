import { cannot, type Doing } from "./doing.ts";
import { factSentence } from "./fact_faults.ts";
import { conflict, forbidden, invalid, type RefusalWords, unknown } from "./kind.ts";

type ListingStatus = "pending" | "approved" | "rejected" | "suspended";

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
  | { size: Size; megapixels: number }
  | { size: Size; kind: "logo" | "banner"; width: number; height: number };

/** Why somebody can't be offered a role or a listing. */
interface NoOffer {
  doing: Doing;
  why: "unknown" | "self" | "member" | "asked" | "many" | "unpublished";
  name: string;
  days: number;
  max: number;
}

/** Why nobody may choose a slug, or this owner may not. */
interface NoSlug {
  doing: Doing;
  why: "form" | "reserved" | "taken" | "alike";
  slug: string;
  example: string;
  min: number;
  max: number;
}

/** Why something about a listing is refused. */
export const SERVER_REFUSALS = {
  server_unknown: unknown((words, { slug }: { slug: string }) => words.server_unknown(slug)),
  role_too_low: forbidden((
    { role_too_low: words },
    { role }: { role: "owner" | "manager" | "viewer" },
  ) => role === "owner" ? words.owner : words.others),
  offer_unknown: unknown((words) => words.offer_unknown),
  offer_refused: conflict((words, offer: NoOffer) => offerRefused(words, offer)),
  member_unknown: unknown((words) => words.member_unknown),
  server_name_invalid: invalid((
    words,
    { doing, min, max }: { doing: Doing; min: number; max: number },
  ) => words.server_name_invalid(cannot(words, doing), min, max)),
  slug_refused: invalid((words, slug: NoSlug) => slugRefused(words, slug)),
  slug_moved: conflict((words, { doing, days, at }: { doing: Doing; days: number; at: string }) =>
    words.slug_moved(cannot(words, doing), days, at)
  ),
  server_host_invalid: invalid((
    words,
    { doing, host, why }: { doing: Doing; host: string; why: "unreadable" | "inner" },
  ) => words.server_host_invalid[why](cannot(words, doing), host)),
  server_port_invalid: invalid((words, { doing, port }: { doing: Doing; port: number }) =>
    words.server_port_invalid(cannot(words, doing), String(port))
  ),
  description_too_long: invalid((
    words,
    { doing, max, length }: { doing: Doing; max: number; length: number },
  ) => words.description_too_long(cannot(words, doing), String(max), String(length))),
  changed_meanwhile: conflict((words, { doing }: { doing: Doing }) =>
    words.changed_meanwhile(cannot(words, doing))
  ),
  /** `faults` are the messages of a schema. */
  facts_invalid: invalid((words, { faults }: { faults: readonly string[] }) =>
    words.facts_invalid(faults.map((fault) => factSentence(words, fault) ?? fault).join(" "))
  ),
  tag_unknown: invalid((words, { slug, doing }: { slug: string; doing?: Doing }) =>
    doing ? words.tag_unknown.cannot(cannot(words, doing), slug) : words.tag_unknown.plain(slug)
  ),
  tag_invalid: invalid((
    words,
    { doing, ...fault }:
      & { doing: "add tag" | "edit tag" }
      & ({ field: "name"; min: number; max: number } | { field: "slug" }),
  ) =>
    fault.field === "name"
      ? words.tag_invalid.name(cannot(words, doing), fault.min, fault.max)
      : words.tag_invalid.slug(cannot(words, doing))
  ),
  tag_exists: conflict((
    words,
    { doing, name }: { doing: "add tag" | "edit tag"; name: string },
  ) => words.tag_exists(cannot(words, doing), name)),
  entry_used: conflict((words, { doing, servers }: { doing: Doing; servers: number }) =>
    words.entry_used(cannot(words, doing), servers)
  ),
  merged_with_itself: invalid((words, { doing }: { doing: Doing }) =>
    words.merged_with_itself(cannot(words, doing))
  ),
  servers_too_many: conflict((
    words,
    { doing, ...has }:
      & { doing: Doing }
      & ({ servers: number; max: number } | { pending: number }),
  ) =>
    "servers" in has
      ? words.servers_too_many.all(cannot(words, doing), has.servers, has.max)
      : words.servers_too_many.pending(cannot(words, doing), has.pending)
  ),
  change_unknown: conflict((
    words,
    { doing, slug, why }: { doing: Doing; slug: string; why: "none" | "seen" | "replaced" },
  ) => words.change_unknown[why](cannot(words, doing), slug)),
  server_transition: conflict((
    words,
    { doing, slug, ...is }:
      & { doing: Doing; slug: string }
      & ({ status: ListingStatus } | { why: "ownerless" | "changed" | "unlisted" }),
  ) =>
    "why" in is
      ? words.server_transition[is.why](cannot(words, doing), slug)
      : words.server_transition.status(cannot(words, doing), slug, is.status)
  ),
  server_own: conflict((words, { doing, slug }: { doing: Doing; slug: string }) =>
    words.server_own(cannot(words, doing), slug)
  ),
  server_not_approved: conflict((
    words,
    { doing, slug, status }: { doing: Doing; slug: string; status: ListingStatus },
  ) =>
    doing === "check server"
      ? words.server_not_approved.check(slug, status)
      : words.server_not_approved.others(cannot(words, doing), slug, status)
  ),
  check_too_soon: conflict((
    { check_too_soon: words },
    since: "busy" | { isPending: boolean; seconds: number },
  ) => {
    if (since === "busy") return words.busy;
    return since.isPending ? words.waiting(since.seconds) : words.listed(since.seconds);
  }),
  game_unknown: invalid((
    words,
    { doing, slug, known }: { doing: Doing; slug: string; known: string },
  ) => words.game_unknown(cannot(words, doing), slug, known)),
  game_invalid: invalid((
    words,
    { doing, fault }: { doing: "add game" | "edit game"; fault: GameFault },
  ) => gameInvalid(words, doing, fault)),
  game_exists: conflict((
    words,
    { doing, slug }: { doing: "add game" | "edit game"; slug: string },
  ) => words.game_exists(cannot(words, doing), slug)),
  picture_refused: invalid((words, fault: PictureFault) => pictureRefused(words, fault)),
  picture_unknown: conflict((words, { doing, slug }: { doing: Doing; slug: string }) =>
    words.picture_unknown(cannot(words, doing), slug)
  ),
  report_invalid: invalid((
    { report_invalid: words },
    { isOther, max }: { isOther: boolean; max: number },
  ) => isOther ? words.other(max) : words.chosen(max)),
  reports_too_many: conflict((
    { reports_too_many: words },
    { isNameless, max }: { isNameless: boolean; max: number },
  ) => isNameless ? words.nameless(max) : words.all(max)),
  report_unknown: conflict((words, { slug }: { slug: string }) => words.report_unknown(slug)),
};

function offerRefused(words: RefusalWords, { doing, why, name, days, max }: NoOffer): string {
  const { offer_refused: refused } = words;
  const start = cannot(words, doing);
  switch (why) {
    case "asked":
      return refused.asked(start, name, days);
    case "many":
      return refused.many(start, max);
    case "unpublished":
      return refused.unpublished(start);
    default:
      return refused[why](start, name);
  }
}

function slugRefused(
  words: RefusalWords,
  { doing, why, slug, example, min, max }: NoSlug,
): string {
  const { slug_refused: refused } = words;
  const start = cannot(words, doing);
  if (why !== "form") return refused[why](start, slug);
  return example.length < min
    ? refused.form(start, min, max)
    : refused.formLike(start, min, max, example);
}

function gameInvalid(words: RefusalWords, doing: Doing, fault: GameFault): string {
  const { game_invalid: refused } = words;
  const start = cannot(words, doing);
  switch (fault.field) {
    case "name":
      return refused.name(start, fault.min, fault.max);
    case "slug":
      return refused.slug(start, fault.slug);
    case "protocol":
      return refused.protocol(start, fault.protocol, fault.known);
    case "port":
      return refused.port(start, String(fault.max));
    case "query port":
      return refused.queryPort(start, String(fault.port));
  }
}

function pictureRefused({ picture_refused: words }: RefusalWords, fault: PictureFault): string {
  if (typeof fault === "string") return words[fault];
  const { width, height } = fault.size;
  return "megapixels" in fault
    ? words.large(width, height, fault.megapixels)
    : words.small(width, height, fault.kind, fault.width, fault.height);
}
