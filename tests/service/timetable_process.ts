/** A process with only the timetable: no nudge, no NOTIFY, no poll, no HTTP. */
import { loadConfig } from "../../src/service/config.ts";
import { createServices } from "../../src/service/services.ts";
import { registerTimetable } from "../../src/service/run_timetable.ts";

const config = loadConfig(Deno.env.toObject());
const { databaseUrl = "", secretKey = "" } = config;
const services = createServices(config, { databaseUrl, secretKeys: [secretKey] });
registerTimetable(services, new AbortController().signal);
