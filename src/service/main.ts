/** The service: listens, delivers and runs the timetable until it gets a signal to stop. */
import { loadConfig } from "./config.ts";
import { sentenceOf } from "./database/sentence.ts";
import { describeBug, flushLog, log } from "../core/observing/log.ts";
import { serve } from "./serving/serve.ts";

// A rejection that a library left unhandled when a connection broke must not end the service.
globalThis.addEventListener("unhandledrejection", (event) => {
  event.preventDefault();
  log("error", "unhandled_rejection", describeBug(event.reason));
});

try {
  await serve(loadConfig(Deno.env.toObject()));
} catch (error) {
  flushLog();
  console.error(sentenceOf(error));
  Deno.exit(1);
}
