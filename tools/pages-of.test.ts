import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { pagesOf } from "./pages-of.ts";

test("every page of a site is found, also those that are rendered on request, but none that is off", async () => {
  const answers: Record<string, string> = {
    "/builds/latest.json": '{"id":"1"}',
    "/builds/meta/1.json": '{"prerendered":["/","/faq"]}',
    ...Object.fromEntries(["/contact", "/search", "/newsletter", "/brief", "/site-vitals"].map((path) => [path, ""])),
  };
  const site = createServer(({ url = "" }, response) => {
    const answer = answers[url];
    response.writeHead(answer === undefined ? 404 : 200).end(answer);
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void site.close());
  await once(site, "listening");
  const pages = await pagesOf(`http://127.0.0.1:${(site.address() as AddressInfo).port}`);
  expect(pages.sort()).toEqual(["/", "/brief", "/contact", "/faq", "/newsletter", "/search", "/site-vitals"]);
});
