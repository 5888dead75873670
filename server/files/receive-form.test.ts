import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Posted } from "#shared/receiving.ts";
import { openFileFolder } from "./file-folder.ts";
import { type ReceivedForm, receiveForm, UnreadableForm } from "./receive-form.ts";

const pdf = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(600, "a")]);
const png = Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(600)]);
const megabyte = 1024 * 1024;

function openForTest() {
  const root = mkdtempSync(join(tmpdir(), "studio-site-files-"));
  const folder = openFileFolder(root);
  const names = (state: string) => readdirSync(join(root, state), { recursive: true, encoding: "utf8" });
  return { root, folder, names };
}

type File = [name: string, content: string | Uint8Array<ArrayBuffer>];

function formOf(files: readonly File[], fields: Record<string, string> = {}): Request {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, content] of files) form.append("files", new Blob([content]), name);
  form.append("consent", "on");
  return new Request("http://site.example/contact", { method: "POST", body: form });
}

/** A body as somebody's own program writes it. */
function rawForm(body: string | ReadableStream, headers: Record<string, string> = {}): Request {
  const type = { "Content-Type": "multipart/form-data; boundary=x", ...headers };
  return new Request("http://site.example/contact", { method: "POST", body, headers: type, duplex: "half" } as object);
}

const part = (head: string, content: string) => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;

async function receive(request: Request, refusal?: Posted["refusal"], pauseMs?: number) {
  const opened = openForTest();
  const admit = async () => refusal;
  const pause = pauseMs === undefined ? {} : { pauseMs };
  const received = await receiveForm(request, { ...opened, admit, onBegin: () => {}, ...pause });
  return { ...received, ...opened };
}

test("files and fields arrive: names on one line without folders, contents unchanged under numbers", async () => {
  const files: File[] = [
    ["../../etc/Plan „Über“.pdf", pdf],
    ["C:\\temp\\a.png", png],
    ["notes.txt", "one\ntwo"],
  ];
  const { upload, fields, names, root } = await receive(formOf(files, { name: "Rosa" }));
  expect(upload?.files.map(({ name, type, bytes }) => [name, type, bytes])).toEqual([
    ["Plan „Über“.pdf", "application/pdf", pdf.length],
    ["a.png", "image/png", png.length],
    ["notes.txt", "text/plain", 7],
  ]);
  expect([...fields]).toEqual([
    ["name", "Rosa"],
    ["consent", "on"],
  ]);
  expect(names("incoming").filter((name) => !name.startsWith(`${upload?.folder}`))).toEqual([]);
  expect(readFileSync(join(root, "incoming", upload?.folder ?? "", "0"))).toEqual(pdf);
});

test("a form without a chosen file brings none", async () => {
  const { upload, filesProblem } = await receive(formOf([["", ""]], { name: "Rosa" }));
  expect([upload, filesProblem]).toEqual([undefined, undefined]);
});

const six = Array.from({ length: 6 }, (_, number): File => [`${number}.txt`, "a"]);
const cases: [string, readonly File[], ReceivedForm["filesProblem"]][] = [
  ["six files", six, "many"],
  ["26 MB in two", [1, 2].map((number): File => [`${number}.txt`, "a".repeat(13 * megabyte)]), "large"],
  ["a program", [["setup.exe", "MZ"]], "kind"],
  ["a program that is called a PDF", [["offer.pdf", "MZ\0\0"]], "kind"],
  ["a page", [["page.html", "<script>"]], "kind"],
  ["a drawing with script", [["logo.svg", "<svg onload='a()'/>"]], "kind"],
  ["a picture that is called text", [["a.txt", png]], "kind"],
  ["text with a zero in its middle", [["a.txt", `${"a".repeat(70_000)}\0`]], "kind"],
  ["a name with an ending of no kind", [["a.pdf.", pdf]], "kind"],
  ["an inherited name as ending", [["a.constructor", "a"]], "kind"],
  ["an empty file", [["a.pdf", ""]], "empty"],
];

test.each(cases)("of %s nothing is kept, and what was typed is", async (_, files, problem) => {
  const { upload, filesProblem, fields, isTooLarge } = await receive(formOf(files, { message: "typed" }));
  expect([upload, filesProblem, isTooLarge]).toEqual([undefined, problem, problem === "large"]);
  expect([fields.get("message"), fields.get("consent")]).toEqual(["typed", "on"]);
});

test("25 MB in one file is taken, a byte more is not", async () => {
  const ofSize = (bytes: number) => formOf([["a.txt", "a".repeat(bytes)]]);
  expect((await receive(ofSize(25 * megabyte))).upload?.files).toHaveLength(1);
  expect((await receive(ofSize(25 * megabyte + 1))).filesProblem).toBe("large");
});

test("fields over 64 KB are too large and still there", async () => {
  const { isTooLarge, fields } = await receive(formOf([], { message: "a".repeat(70_000) }));
  expect([isTooLarge, fields.get("message")?.length]).toEqual([true, 70_000]);
});

test("what cannot be taken now is not written, and the fields are read", async () => {
  for (const refusal of [{ kind: "full" }, { kind: "limited", retryAfterSeconds: 60 }] as const) {
    const { upload, refusal: told, fields, root } = await receive(formOf([["a.pdf", pdf]]), refusal);
    expect([upload, told, fields.get("consent")]).toEqual([undefined, refusal, "on"]);
    expect(readdirSync(root)).toEqual([]);
  }
});

test("a disk that takes nothing more is told, with the fields read", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => told.mockRestore());
  const opened = openForTest();
  const folder = { ...opened.folder, placeOf: () => "/dev/full/none" };
  const parts = { folder, admit: async () => undefined, onBegin: () => {} };
  const { refusal, fields } = await receiveForm(formOf([["a.pdf", pdf]], { message: "typed" }), parts);
  expect([refusal, fields.get("message")]).toEqual([{ kind: "full" }, "typed"]);
  expect(told.mock.calls.flat().join()).not.toContain("a.pdf");
});

test.each([
  ["no boundary", rawForm("a", { "Content-Type": "multipart/form-data" })],
  ["an end in the middle", rawForm(part('name="name"', "Rosa"))],
  ["nothing", rawForm("")],
  ["another boundary", rawForm(part('name="name"', "Rosa"), { "Content-Type": "multipart/form-data; boundary=y" })],
])("a body with %s is refused", async (_, request) => {
  await expect(receive(request)).rejects.toBeInstanceOf(UnreadableForm);
});

test("names of fields and files that are properties of every object are names like others", async () => {
  const body = ["__proto__", "constructor", "toString"].map((name) => part(`name="${name}"`, "a")).join("");
  const file = part('name="files"; filename="__proto__.txt"', "text");
  const { fields, upload } = await receive(rawForm(`${body}${file}--x--\r\n`));
  expect([...fields.keys()]).toEqual(["__proto__", "constructor", "toString"]);
  expect(upload?.files[0]?.name).toBe("__proto__.txt");
  expect(({} as Record<string, unknown>).a).toBeUndefined();
});

test("of thousands of parts, and of parts with thousands of headers, a hundred are read", async () => {
  const many = await receive(rawForm(`${part('name="a"', "b").repeat(5000)}--x--\r\n`));
  expect([...many.fields].length).toBe(100);
  const heads = `--x\r\nContent-Disposition: form-data; name="a"\r\n${"X-A: b\r\n".repeat(3000)}\r\nc\r\n--x--\r\n`;
  const read = await receive(rawForm(heads)).catch((error) => error);
  expect(read instanceof UnreadableForm || [...read.fields].length <= 1).toBe(true);
});

test("a sender who stops in the middle of a file is given up, and the file does not grow", async () => {
  const begun = part('name="files"; filename="a.txt"', "a".repeat(100_000)).slice(0, 90_000);
  const stream = new ReadableStream({ start: (control) => control.enqueue(new TextEncoder().encode(begun)) });
  await expect(receive(rawForm(stream), undefined, 50)).rejects.toBeInstanceOf(UnreadableForm);
});

test("a name of 300 letters keeps its ending", async () => {
  const { upload } = await receive(formOf([[`${"long ".repeat(60)}plan.pdf`, pdf]]));
  const [file] = upload?.files ?? [];
  expect([file?.name.length, file?.name.slice(-5)]).toEqual([120, "….pdf"]);
});

test("what was left in the middle is swept away once it is old, and what is kept stays until nobody knows it", async () => {
  const root = mkdtempSync(join(tmpdir(), "studio-site-files-"));
  let later = 0;
  const folder = openFileFolder(root, () => Date.now() + later);
  const kept = await folder.begin();
  await folder.keep(kept);
  await folder.begin();
  await folder.sweep();
  expect(readdirSync(join(root, "incoming"))).toHaveLength(1);
  later = 45_000;
  await folder.sweep();
  expect(readdirSync(join(root, "incoming"))).toEqual([]);
  later = 7_200_000;
  await folder.removeOrphans(async () => new Set([kept]));
  expect(readdirSync(join(root, "kept"))).toEqual([kept]);
  await folder.removeOrphans(async () => new Set());
  expect(readdirSync(join(root, "kept"))).toEqual([]);
});
