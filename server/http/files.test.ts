import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fileResponse, findCopies, listFiles } from "./files.ts";

const folder = mkdtempSync(join(tmpdir(), "studio-site-files-"));
const bytes = Uint8Array.from({ length: 64 }, (_, index) => index);
for (const name of ["a.mp4", "a.webp"]) writeFileSync(join(folder, name), bytes);
const files = listFiles(folder);

async function ask(name: string, headers: Record<string, string>, method = "GET") {
  const file = files.get(name);
  if (!file) throw new Error(`no ${name}`);
  const response = await fileResponse(file, new Request("http://localhost/", { headers, method }), new Headers());
  const { status } = response;
  const body = new Uint8Array(await response.arrayBuffer());
  return { status, range: response.headers.get("Content-Range"), body, headers: response.headers };
}

test("a film comes in the parts that a player asks for, of the version that it has", async () => {
  const whole = await ask("/a.mp4", {});
  expect(whole).toMatchObject({ status: 200, range: null, body: bytes });
  expect(Object.fromEntries(whole.headers)).toMatchObject({ "content-type": "video/mp4", "accept-ranges": "bytes" });
  const etag = whole.headers.get("ETag") ?? "";
  const part = { status: 206, range: "bytes 10-19/64", body: bytes.slice(10, 20) };
  const asked = await ask("/a.mp4", { Range: "bytes=10-19" });
  expect(asked).toMatchObject(part);
  expect(Object.fromEntries(asked.headers)).toMatchObject({
    "content-length": "10",
    "content-type": "video/mp4",
    etag,
  });
  expect(await ask("/a.mp4", { Range: "bytes=10-19", "If-Range": etag })).toMatchObject(part);
  const all = { status: 200, range: null, body: bytes };
  expect(await ask("/a.mp4", { Range: "bytes=10-19", "If-Range": '"another"' })).toMatchObject(all);
  expect(await ask("/a.mp4", { Range: "bytes=10-19,30-39" })).toMatchObject(all);
  expect(await ask("/a.mp4", { Range: "bytes=10-19" }, "HEAD")).toMatchObject({ status: 200, range: null });
});

test("a part beyond the film is refused with its size, a film that the visitor has is not sent, other files have no parts", async () => {
  const nothing = new Uint8Array();
  const beyond = { status: 416, range: "bytes */64", body: nothing };
  expect(await ask("/a.mp4", { Range: "bytes=64-" })).toMatchObject(beyond);
  const etag = (await ask("/a.mp4", {})).headers.get("ETag") ?? "";
  const had = { status: 304, range: null, body: nothing };
  expect(await ask("/a.mp4", { Range: "bytes=10-19", "If-None-Match": etag })).toMatchObject(had);
  expect(await ask("/a.webp", { Range: "bytes=10-19" })).toMatchObject({ status: 200, range: null, body: bytes });
});

test("compressed copies are sent only after they have been looked for, when all of them are written", async () => {
  for (const name of ["b.js", "b.js.br", "b.js.gz"]) writeFileSync(join(folder, name), name);
  const listed = listFiles(folder);
  expect([...listed.keys()].sort()).toEqual(["/a.mp4", "/a.webp", "/b.js"]);
  const encodingOf = async () => {
    const file = listed.get("/b.js");
    if (!file) throw new Error("no /b.js");
    const request = new Request("http://localhost/", { headers: { "Accept-Encoding": "br" } });
    return (await fileResponse(file, request, new Headers())).headers.get("Content-Encoding");
  };
  expect(await encodingOf()).toBeNull();
  findCopies(listed);
  expect(await encodingOf()).toBe("br");
});
