import { createServer, type Server } from "node:http";
import type { Registry } from "prom-client";
import { reportFailure } from "./report-failure.ts";

/** Answers `GET /metrics` and nothing else, on a port of its own. */
export function createMetricsServer(register: Registry): Server {
  return createServer(({ method, url }, response) => {
    const say = (status: number, text: string, type = "text/plain") =>
      response.writeHead(status, { "Content-Type": type }).end(text);
    const isAsked = url?.split("?", 1)[0] === "/metrics" && (method === "GET" || method === "HEAD");
    if (!isAsked) return say(404, "Not found\n");
    register.metrics().then(
      (text) => say(200, text, register.contentType),
      (error: unknown) => {
        reportFailure("The figures could not be read", error);
        say(500, "The figures could not be read\n");
      },
    );
    return undefined;
  });
}
