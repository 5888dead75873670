import { mkdtempSync, readdirSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { environmentOf, startServer, testSite } from "../support/servers.ts";

const pdf = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(400_000, "a")]);
const brief = "/brief?v=1&kind=software&stage=idea&size=medium&weeks=10&crew=4&due=none&handover=code&risk=third-party";

async function startOwn(changes: NodeJS.ProcessEnv = {}) {
  const dataFolder = mkdtempSync(join(tmpdir(), "studio-site-files-"));
  const { server, address } = await startServer({ ...environmentOf(testSite, dataFolder), ...changes });
  onTestFinished(() => void server.kill("SIGKILL"));
  const database = () => new DatabaseSync(join(dataFolder, "enquiries.db"), { readOnly: true });
  const onDisk = (state: string) => readdirSync(join(dataFolder, "files", state));
  return { address, database, onDisk };
}

type Fields = Record<string, string>;

/** As a browser without script sends it. */
function send(
  address: string,
  files: readonly [name: string, content: string | Uint8Array<ArrayBuffer>][],
  fields: Fields = {},
  headers: Fields = {},
) {
  const form = new FormData();
  const typed = {
    name: "Ada",
    email: "ada@example.com",
    topic: "not-sure",
    message: "Our crane lowers tiles.",
    ...fields,
  };
  for (const [name, value] of Object.entries(typed)) form.append(name, value);
  for (const [name, content] of files) form.append("files", new Blob([content]), name);
  form.append("consent", "on");
  return fetch(address, {
    method: "POST",
    body: form,
    redirect: "manual",
    headers: { Accept: "text/html", ...headers },
  });
}

test.each<[string, Fields]>([
  ["a static export", { Origin: "https://static.example", "Sec-Fetch-Site": "cross-site" }],
  [
    "a proxy that ends encryption",
    { Origin: "https://www.site.example", "X-Forwarded-Proto": "https", "X-Forwarded-Host": "www.site.example" },
  ],
])("a form with files is accepted from %s, and from no other site", async (_, headers) => {
  const { address } = await startOwn({ ALLOWED_ORIGINS: "https://static.example", TRUST_PROXY: "1" });
  const sendFrom = (from: Fields) => send(`${address}/contact`, [["plan.pdf", pdf]], {}, from);
  expect((await sendFrom(headers)).status).toBe(303);
  expect((await sendFrom({ ...headers, Origin: "https://evil.example" })).status).toBe(403);
});

test("files go with an enquiry and a brief; only a signed link fetches one, and no browser shows it as a page", async () => {
  const { address, database, onDisk } = await startOwn();
  const name = `Plan „Über" <b>.pdf`;
  for (const path of ["/contact", brief]) {
    const sent = await send(address + path, [
      [name, pdf],
      ["page.txt", "<script>alert(1)</script>"],
    ]);
    expect(sent.status).toBe(303);
    const page = await (await fetch(new URL(sent.headers.get("Location") ?? "", address))).text();
    expect(page).toContain("page.txt, 1 KB");
    expect(page).not.toContain("<b>.pdf");
  }
  expect([onDisk("kept").length, onDisk("incoming").length]).toEqual([2, 0]);
  const rows = database().prepare("select payload from outbox where channel = 'mail'").all();
  const notice = rows.map(({ payload }) => JSON.parse(String(payload))).find(({ replyTo }) => replyTo);
  const links = [...notice.text.matchAll(/https:\S+\/(files\/\S+)/g)].map(([, path]) => `${address}/${path}`);
  const [first = "", second = ""] = links;
  const response = await fetch(first);
  expect(Buffer.from(await response.arrayBuffer()).equals(pdf)).toBe(true);
  const headers = (response: Response, ...names: string[]) => names.map((name) => response.headers.get(name));
  expect(headers(response, "Content-Type", "X-Content-Type-Options", "Content-Security-Policy")).toEqual([
    ...["application/octet-stream", "nosniff"],
    expect.stringMatching(/^sandbox; default-src 'none'/),
  ]);
  expect(headers(await fetch(second), "Content-Disposition")).toEqual([expect.stringMatching(/^attachment; /)]);
  const changed = [
    first.replace(/k=./, "k="),
    first.replace(/until=\d/, "until=9"),
    first.replace(/\?.*/, ""),
    `${address}/files/..%2f..`,
  ];
  for (const link of changed) expect((await fetch(link)).status).toBe(403);
});

test("what is refused keeps nothing on the disk and everything typed on the page", async () => {
  const { address, onDisk } = await startOwn();
  const large = Buffer.alloc(26 * 1024 * 1024, "a");
  const refused = async (status: number, files: Parameters<typeof send>[1], fields?: Fields, path = "/contact") => {
    const response = await send(address + path, files, fields);
    const page = await response.text();
    expect([response.status, page.includes(fields?.name ?? "Ada")]).toEqual([status, true]);
    return page;
  };
  expect(await refused(413, [["large.txt", large]])).toContain("more than 25 MB");
  expect(await refused(413, [["large.txt", large]], {}, brief)).toContain("more than 25 MB");
  expect(await refused(422, [["setup.exe", "MZ"]])).toContain("of no kind that we take");
  expect(await refused(422, [["a.pdf", "MZ"]])).toContain("Pick your files once more");
  await refused(422, [["a.pdf", pdf]], { email: "nobody" });
  const words = "w".repeat(70_000);
  expect(await refused(413, [], { message: words })).toContain(words);
  expect(await refused(413, [["a.pdf", pdf]], { message: words })).toContain(words);
  const plain = await fetch(`${address}/contact`, { method: "POST", body: new URLSearchParams({ message: words }) });
  expect([plain.status, (await plain.text()).includes(words)]).toEqual([413, true]);
  expect(onDisk("incoming")).toEqual([]);
});

test("a script that sends files gets what is wrong with them as JSON", async () => {
  const { address } = await startOwn();
  const json = { Accept: "application/json" };
  const refused = await send(`${address}/contact`, [["setup.exe", "MZ"]], {}, json);
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { problems: { files: "kind" }, values: { name: "Ada" } },
  ]);
  expect((await send(`${address}/contact`, [["a.pdf", pdf]], {}, json)).status).toBe(303);
});

test("a folder for files that cannot be written is told with 507; without files the same form is stored", async () => {
  const { address } = await startOwn({ FILES_DIR: "/dev/null/files" });
  const full = await send(`${address}/contact`, [["a.pdf", pdf]]);
  expect([full.status, await full.text()]).toEqual([507, expect.stringContaining("no room for files")]);
  expect((await send(`${address}/contact`, [])).status).toBe(303);
});

test("a network has its share of files in an hour, all have theirs, and then forms without files still arrive", async () => {
  const { address } = await startOwn({ FILES_QUOTA: "1/2/3", TRUST_PROXY: "1" });
  const statuses: number[] = [];
  const sendAs = async (visitor: string, files = 1) => {
    const some = Array.from({ length: files }, (_, number): [string, Buffer<ArrayBuffer>] => [`${number}.pdf`, pdf]);
    const headers = { "X-Forwarded-For": visitor };
    const response = await send(
      `${address}/contact`,
      some,
      { message: `This is number ${statuses.length}, long enough.` },
      headers,
    );
    statuses.push(response.status);
    return response;
  };
  await sendAs("203.0.113.1", 3);
  const refused = await sendAs("203.0.113.1");
  expect([refused.headers.get("Retry-After"), await refused.text()]).toEqual([
    "3600",
    expect.stringContaining("number 1"),
  ]);
  await sendAs("203.0.113.1", 0);
  await sendAs("203.0.113.2", 3);
  await sendAs("203.0.113.3");
  expect(statuses).toEqual([303, 429, 303, 303, 429]);
});

test("of an upload that is cut nothing stays, and of a broken one the server says so", async () => {
  const { address, onDisk } = await startOwn();
  const { port, pathname } = new URL(address);
  const head = (length: number) =>
    `POST ${pathname}/contact HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\n\r\n`;
  const body = `--x\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\n${"a".repeat(50_000)}`;
  const socket = connect(Number(port), "127.0.0.1");
  socket.write(head(10_000_000) + body);
  await expect.poll(() => onDisk("incoming").length).toBe(1);
  socket.destroy();
  await expect.poll(() => onDisk("incoming").length).toBe(0);
  const broken = { method: "POST", headers: { "Content-Type": "multipart/form-data; boundary=x" }, body };
  expect((await fetch(`${address}/contact`, broken)).status).toBe(400);
  await expect.poll(() => onDisk("incoming").length).toBe(0);
});
