/** A message in the format of Discord's webhooks. */
export interface Message {
  content?: string;
  username?: string;
  embeds?: Embed[];
  allowed_mentions?: { parse: string[] };
}

/** A block of a message with a title and a picture. */
export interface Embed {
  title?: string;
  description?: string;
  url?: string;
  thumbnail?: { url: string };
  fields?: { name: string; value: string }[];
  footer?: { text: string };
  author?: { name: string };
}

const CONTENT_MAX = 2_000;
const USERNAME_MAX = 80;
const EMBEDS_MAX = 10;
const EMBED_MAX = { title: 256, description: 4_096, footer: 2_048, author: 256 };
const FIELDS_MAX = { count: 25, name: 256, value: 1_024 };
/** Maximum characters of all embeds of a message together. */
const ALL_EMBEDS_MAX = 6_000;

/** Returns the fault of a message by Discord's documented limits, or undefined. */
export function faultOfMessage(
  { content = "", username, embeds = [] }: Message,
): Record<string, unknown> | undefined {
  if (content === "" && embeds.length === 0) {
    return { message: "Cannot send an empty message", code: 50006 };
  }
  const isNamedBadly = username !== undefined &&
    (!username.trim() || username.length > USERNAME_MAX || /clyde|discord/i.test(username));
  const where = content.length > CONTENT_MAX
    ? "content"
    : isNamedBadly
    ? "username"
    : embeds.length > EMBEDS_MAX
    ? "embeds"
    : embeds.map(faultOfEmbed).find(Boolean) ??
      (lengthOf(embeds) > ALL_EMBEDS_MAX ? "all embeds" : undefined);
  return where === undefined ? undefined : { errors: { [where]: { _errors: [] } } };
}

function faultOfEmbed({ url, fields = [], ...embed }: Embed): string | undefined {
  if (url !== undefined && !/^https?:\/\//.test(url)) return "url";
  if (fields.length > FIELDS_MAX.count) return "fields";
  if (
    fields.some(({ name, value }) =>
      name.length > FIELDS_MAX.name || value.length > FIELDS_MAX.value
    )
  ) return "field";
  const texts = {
    title: embed.title,
    description: embed.description,
    footer: embed.footer?.text,
    author: embed.author?.name,
  };
  const parts = ["title", "description", "footer", "author"] as const;
  return parts.find((part) => (texts[part]?.length ?? 0) > EMBED_MAX[part]);
}

function lengthOf(embeds: readonly Embed[]): number {
  const texts = embeds.flatMap(({ title, description, footer, author, fields = [] }) => [
    title,
    description,
    footer?.text,
    author?.name,
    ...fields.flatMap(({ name, value }) => [name, value]),
  ]);
  return texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);
}
