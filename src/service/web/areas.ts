import { ACCOUNT_AREA } from "../../site/web/account/account_area.ts";
import { DELIVERIES_AREA } from "../../site/web/deliveries/deliveries_area.ts";
import { KEYS_AREA } from "../../reach/web/keys/keys_area.ts";
import { REWARDS_AREA } from "../../reach/web/rewards/rewards_area.ts";
import { DOCS_AREA } from "../../site/web/docs/docs_area.ts";
import { FRAME_AREA } from "../../site/web/frame/frame_area.ts";
import { MY_SERVERS_AREA } from "../../site/web/my_servers/my_servers_area.ts";
import { LISTING_AREA } from "../../site/web/listing/listing_area.ts";
import { SITE_AREA } from "../../desk/web/settings/site_area.ts";
import { CHOICES_AREA } from "../../site/web/choices/choices_area.ts";
import { VOTING_AREA } from "../../site/web/voting/voting_area.ts";
import { WAVES_AREA } from "../../desk/web/waves/waves_area.ts";
import type { Area } from "../../site/web/area.ts";
import { MODERATION_AREA } from "../../desk/web/people/moderation_area.ts";
import type { DeskWeb } from "../../desk/web/desk_web.ts";

/** The areas of the site. Styles of an area may override those of the areas above it. */
export const AREAS: readonly Area<DeskWeb>[] = [
  FRAME_AREA,
  LISTING_AREA,
  ACCOUNT_AREA,
  VOTING_AREA,
  CHOICES_AREA,
  KEYS_AREA,
  REWARDS_AREA,
  DELIVERIES_AREA,
  DOCS_AREA,
  SITE_AREA,
  MODERATION_AREA,
  WAVES_AREA,
  MY_SERVERS_AREA,
];
