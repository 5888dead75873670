import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The site behind a line on which each document is cut before these words of its source; its rest comes with `letOn`. */
export async function startSlowLine(site: string, cutBefore: string) {
  let letOn = () => {};
  const server = createServer(async ({ url = "/" }, response) => {
    const answer = await fetch(site + url, { redirect: "manual" });
    const { "content-encoding": _, "content-length": __, ...headers } = Object.fromEntries(answer.headers);
    const body = Buffer.from(await answer.arrayBuffer());
    const cut = headers["content-type"]?.startsWith("text/html") ? body.indexOf(cutBefore) : -1;
    response.writeHead(answer.status, headers);
    if (cut > 0) {
      response.write(body.subarray(0, cut));
      await new Promise<void>((resolve) => {
        letOn = resolve;
      });
    }
    response.end(body.subarray(Math.max(0, cut)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letOn: () => letOn(),
    close: () => void server.close().closeAllConnections(),
  };
}
