import type { Query } from "../../core/database/connect.ts";

/** The settings that administrators change on pages. */
type SettingName = "review" | "name" | "accent" | "logo" | "imprint";

/** Returns settings by their names. A setting that was never made, or was removed, is absent. */
export async function findSettings(
  sql: Query,
  names: readonly SettingName[],
): Promise<Partial<Record<SettingName, unknown>>> {
  const rows = await sql<{ name: SettingName; value: unknown }[]>`
    select name, value from site_setting where name = any(${[...names]})`;
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** Stores a setting, or removes it if the value is null. The caller checks rights and writes the trail. */
export async function storeSetting(
  tx: Query,
  { name, value, now }: { name: SettingName; value: unknown; now: Date },
): Promise<void> {
  if (value === null) {
    await tx`delete from site_setting where name = ${name}`;
    return;
  }
  await tx`
    insert into site_setting (name, value, changed_at)
    values (${name}, ${JSON.stringify(value)}::text::jsonb, ${now})
    on conflict (name) do update set value = excluded.value, changed_at = excluded.changed_at`;
}
