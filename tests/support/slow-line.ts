import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** Between the two parts of a document; long enough for the first to be painted. */
const pauseMs = 500;

/** The site behind a line on which each document comes in two parts, cut before these words of its source. */
export async function startSlowLine(site: string, cutBefore: string) {
  const server = createServer(async ({ url = "/" }, response) => {
    const answer = await fetch(site + url, { redirect: "manual" });
    const { "content-encoding": _, "content-length": __, ...headers } = Object.fromEntries(answer.headers);
    const body = Buffer.from(await answer.arrayBuffer());
    const cut = headers["content-type"]?.startsWith("text/html") ? body.indexOf(cutBefore) : -1;
    response.writeHead(answer.status, headers);
    if (cut > 0) {
      response.write(body.subarray(0, cut));
      await wait(pauseMs);
    }
    response.end(body.subarray(Math.max(0, cut)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close().closeAllConnections() };
}
