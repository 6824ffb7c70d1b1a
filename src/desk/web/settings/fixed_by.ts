import type { HostSite } from "../../../site/web/web_env.ts";

/** A part of the site's look. */
export type LookPart = "name" | "accent" | "logo" | "imprint";

/** Returns the variable or the file with which the host sets a part, so that pages can't change it. */
export function fixedBy(part: LookPart, { name, brand }: HostSite): string | undefined {
  const fixed = {
    name: name === undefined ? undefined : "SITE_NAME",
    accent: brand?.accent === undefined ? undefined : "ACCENT_COLOR",
    logo: brand?.logo === undefined ? undefined : "SITE_LOGO",
    imprint: brand?.pages?.imprint === undefined ? undefined : "pages/imprint.md",
  };
  return fixed[part];
}

/** Returns whether the host sets a part. */
export function isFixed(part: LookPart, host: HostSite): boolean {
  return fixedBy(part, host) !== undefined;
}
