/** A program that only listens, so that a test can take its file descriptors away. */
import { listen } from "../../src/service/serving/listen.ts";

listen(() => Promise.resolve(new Response("hello")), {
  host: "127.0.0.1",
  port: 0,
  onListen: (port) => console.log(JSON.stringify({ event: "listening", port })),
});
