import { createServer, type Server } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { listenOn, tryPort } from "./listen-on.ts";

const hasIpv6 = await tryPort({ port: 0, host: "::1", variable: "PORT" }).then(
  () => true,
  () => false,
);

function startServer(): Server {
  const server = createServer((_, response) => response.end("here"));
  onTestFinished(() => void server.close());
  return server;
}

test.skipIf(!hasIpv6)("without a HOST both spellings of this machine are answered, so localhost is", async () => {
  const port = await listenOn(startServer(), { port: 0, host: undefined, variable: "PORT" });
  for (const host of ["127.0.0.1", "[::1]", "localhost"])
    expect(await (await fetch(`http://${host}:${port}`)).text()).toBe("here");
});

test("a port that was tried is free again, and one in use names its variable", async () => {
  const port = await listenOn(startServer(), { port: 0, host: "127.0.0.1", variable: "PORT" });
  const place = { port, host: "127.0.0.1", variable: "METRICS_PORT" } as const;
  await expect(tryPort(place)).rejects.toThrow(`METRICS_PORT: ${port} is in use`);
  await expect(tryPort({ ...place, host: undefined })).rejects.toThrow(`METRICS_PORT: ${port} is in use`);
  await expect(tryPort({ ...place, port: 0 })).resolves.toBeUndefined();
});
