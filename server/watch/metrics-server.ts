import { createServer, type Server } from "node:http";
import type { Registry } from "prom-client";

/** Answers `GET /metrics` and nothing else, on a port of its own. */
export function createMetricsServer(register: Registry): Server {
  return createServer(async ({ method, url }, response) => {
    const isAsked = url?.split("?", 1)[0] === "/metrics" && (method === "GET" || method === "HEAD");
    if (!isAsked) return response.writeHead(404, { "Content-Type": "text/plain" }).end("Not found\n");
    const text = await register.metrics();
    response.writeHead(200, { "Content-Type": register.contentType }).end(text);
  });
}
