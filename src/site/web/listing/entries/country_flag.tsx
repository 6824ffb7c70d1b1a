import { COUNTRIES } from "../../../servers/fields/codes.ts";
import { currentLocale } from "../../current_locale.ts";
import type { WebContext } from "../../web_env.ts";

/** Flags don't change for years. */
const HEADERS = {
  "Content-Type": "image/svg+xml",
  "Cache-Control": "public, max-age=2592000",
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
};

/** GET /flags/:file: sends a country's flag. */
export async function sendFlag(c: WebContext): Promise<Response> {
  const code = /^([a-z]{2})\.svg$/.exec(c.req.param("file") ?? "")?.[1]?.toUpperCase() ?? "";
  if (!COUNTRIES.includes(code)) return c.notFound();
  const { default: file } = await import("../flags/flags.json", { with: { type: "json" } });
  const flags: Record<string, string> = file;
  return c.body(flags[code] ?? "", 200, HEADERS);
}

/** A country's flag, and its name if there is room. */
export function Country({ code, isShort = false }: { code: string; isShort?: boolean }) {
  const name = currentLocale().formats.country(code);
  return (
    <span>
      <img
        class="flag"
        src={`/flags/${code.toLowerCase()}.svg`}
        width={18}
        height={12}
        alt={isShort ? name : ""}
        title={isShort ? name : undefined}
      />
      {isShort ? null : ` ${name}`}
    </span>
  );
}
