import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { request } from "node:https";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Nginx, startNginx } from "./support/nginx.ts";

/** The nginx files of `deploy/` before a server that takes everything. */
let instance: Server;
let nginx: Nginx;

beforeAll(async () => {
  instance = createServer((incoming, response) => incoming.resume().on("end", () => response.end("taken")));
  await once(instance.listen(0, "127.0.0.1"), "listening");
  const address = `http://127.0.0.1:${(instance.address() as AddressInfo).port}`;
  // The second instance is not there.
  nginx = await startNginx([address, "http://127.0.0.1:9"]);
});
afterAll(async () => {
  await nginx.stop();
  instance.close();
});

function send(method: string, path: string, body: string | Buffer = ""): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(nginx.address + path, { method, rejectUnauthorized: false }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode ?? 0));
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
const many = (count: number, path: string) =>
  Promise.all(Array.from({ length: count }, () => send("POST", path, "a letter")));

test("behind nginx an editor sends a picture of 20 MB and a form its files, and nobody else sends so much", async () => {
  const picture = Buffer.alloc(20 * 1024 * 1024);
  expect(await send("POST", "/edit/pictures", picture)).toBe(200);
  const files = await Promise.all(["/contact", "/brief", "/contact.data"].map((path) => send("POST", path, picture)));
  expect(files).toEqual([200, 200, 200]);
  const form = Buffer.alloc(100_000);
  expect(
    await Promise.all(["/checkout", "/edit/sign-in", "/edit/welcome/x"].map((path) => send("POST", path, form))),
  ).toEqual([413, 413, 413]);
});

test("behind nginx what is typed quickly in the editor is checked letter by letter; forms have a limit", async () => {
  const typed = await many(130, "/edit/check");
  expect(typed.filter((status) => status !== 200)).toEqual([]);
  for (const path of ["/contact", "/edit/sign-in"]) expect(await many(60, path), path).toContain(429);
});

test("nginx logs no key of any address, whether the request succeeds or fails", async () => {
  const key = "0123456789abcdef0123456789abcdef";
  const paths = [
    `/newsletter/confirm/${key}`,
    `/newsletter/stop/${key}.data`,
    `/edit/welcome/${key}/passkey`,
    `/edit/preview/${key}/about-us`,
    `/Order/${key}`,
    `/order/AB-1?key=${key}`,
    `/about-us?q=${key}`,
  ];
  for (const path of paths) {
    await send("GET", path);
    await send("POST", path, Buffer.alloc(100_000));
  }
  await many(80, `/newsletter/stop/${key}`);
  await expect.poll(() => nginx.logs()).toContain('"GET /about-us ');
  expect(nginx.logs()).toContain('"GET /edit/preview/*/about-us ');
  expect(nginx.logs()).not.toContain(key);
});
