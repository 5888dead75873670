import { fork } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { childrenOf, endWithUs, isRunning } from "../../tests/support/processes.ts";
import { createImages } from "./images.ts";
import { openPictureProcess, PictureProcessEnded } from "./picture-process.ts";
import { createSharePictures } from "./share-pictures.ts";

const root = mkdtempSync(join(tmpdir(), "studio-site-picture-process-"));
const publicFolder = join(root, "public");
cpSync("app/routes/fixtures/public", publicFolder, { recursive: true });
const small = { w: "64", f: "webp" };

/** A program in place of ours, which tells its process id as a rendition's type. */
function programOf(name: string, onTask: string): string {
  const file = join(root, `${name}.mjs`);
  const told =
    "const tell = (id) => process.send({ id, rendition: { type: String(process.pid), bytes: Buffer.from('ok') } });";
  writeFileSync(file, `${told}\nprocess.on("message", (task) => { ${onTask} });\n`);
  return file;
}
const obedient = () => programOf("obedient", "if (task.path !== 'never') tell(task.id);");

const ended = (pid: number) => vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 20_000 });

test("renditions and share pictures are made by our program, with the library's errors reported as its own", async () => {
  const pictures = openPictureProcess(publicFolder, { idleMs: 0 });
  const { type, bytes } = await pictures.makeRendition("images/a.jpg", small);
  expect([type, (await sharp(bytes).metadata()).width]).toEqual(["image/webp", 64]);
  await expect(pictures.makeRendition("images/truncated.jpg", small)).rejects.toThrow(/^(?!.*process)/);
  const share = createSharePictures({
    publicFolder,
    cacheFolder: join(root, "share"),
    findCard: () => ({
      title: "A page",
      brand: "Acme",
      picture: "images/a.jpg",
      ground: "#fff",
      ink: "#000",
      mark: "",
    }),
    ...pictures,
  });
  expect((await share("/og/a.jpg", new Request("http://x/"))).headers.get("Content-Type")).toBe("image/jpeg");
});

test("one process serves while there is work, ends when idle, and the next picture starts another", async () => {
  const pictures = openPictureProcess(publicFolder, { program: obedient(), idleMs: 0 });
  const types = await Promise.all([1, 2, 3].map(async () => (await pictures.makeRendition("a", {})).type));
  const [first] = types;
  expect(types).toEqual([first, first, first]);
  await ended(Number(first));
  const { type: second } = await pictures.makeRendition("a", {});
  expect(second).not.toBe(first);
  await ended(Number(second));
});

test("a process that dies in the middle of its work fails only the pictures that it was asked for", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const pictures = openPictureProcess(publicFolder, { program: obedient() });
  const { type: pid } = await pictures.makeRendition("a", {});
  const unfinished = [pictures.makeRendition("never", {}), pictures.makeRendition("never", {})];
  process.kill(Number(pid), "SIGKILL");
  for (const picture of unfinished) await expect(picture).rejects.toBeInstanceOf(PictureProcessEnded);
  expect(log.mock.calls).toEqual([["picture process: ended with SIGKILL; the next picture starts another"]]);
  expect((await pictures.makeRendition("a", {})).type).not.toBe(pid);
});

test("who waits for a picture when the process dies is asked to come again, and then gets it", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const dying = openPictureProcess(publicFolder, { program: programOf("dying", "process.exit(7)") });
  const pictures = openPictureProcess(publicFolder);
  let maker = dying;
  const respondWithImage = createImages({
    publicFolder,
    cacheFolder: join(root, "cache"),
    makeRendition: (path, operations) => maker.makeRendition(path, operations),
  });
  const get = () => respondWithImage("w_64&f_webp/images/a.jpg", new Request("http://x/"));
  const responses = await Promise.all([get(), get()]);
  expect(responses.map(({ status, headers }) => [status, headers.get("Retry-After")])).toEqual([
    [503, "1"],
    [503, "1"],
  ]);
  expect(await responses[0]?.json()).toEqual({ error: { message: expect.stringContaining("IPX_ENDED") } });
  maker = pictures;
  expect((await get()).status).toBe(200);
});

test("a picture that ends its process is tried once more alone, then refused for a while without another process", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ["performance"] });
  const started = join(root, "started");
  const note = `appendFileSync(${JSON.stringify(started)}, "1");`;
  const program = programOf(
    "poisoned",
    "if (task.path === 'bad') process.exit(7); setTimeout(() => tell(task.id), 20);",
  );
  writeFileSync(program, `import { appendFileSync } from "node:fs";\n${note}\n${readFileSync(program, "utf8")}`);
  const starts = () => readFileSync(started, "utf8").length;
  const pictures = openPictureProcess(publicFolder, { program, idleMs: 0 });
  const make = (path: string) => pictures.makeRendition(path, {});

  const both = await Promise.allSettled([make("good"), make("bad")]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  const again = await Promise.allSettled([make("good"), make("bad")]);
  expect(again.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
  const before = starts();
  await expect(make("bad")).rejects.toThrow(/twice/);
  await expect(make("bad")).rejects.not.toBeInstanceOf(PictureProcessEnded);
  expect(starts()).toBe(before);

  vi.advanceTimersByTime(61_000);
  await expect(make("bad")).rejects.toBeInstanceOf(PictureProcessEnded);
  await expect(make("bad")).rejects.toThrow(/twice/);
  vi.useRealTimers();
});

test("a process that does not answer in time is killed", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const pictures = openPictureProcess(publicFolder, { program: obedient(), deadlineMs: 1 });
  await expect(pictures.makeRendition("never", {})).rejects.toBeInstanceOf(PictureProcessEnded);
});

test.skipIf(process.platform !== "linux")("it gets no passwords and outlives signals, but not its server", async () => {
  const program = programOf("environment", "process.send({ id: task.id, problem: JSON.stringify(process.env) });");
  vi.stubEnv("DATABASE_URL", "postgres://secret@localhost/x");
  const problem = openPictureProcess(publicFolder, { program, idleMs: 0 }).makeRendition("a", {});
  await expect(problem).rejects.toThrow(/^(?!.*secret)/);
  const file = join(root, "server.mjs");
  const worker = join(import.meta.dirname, "picture-process.ts");
  writeFileSync(
    file,
    `import { openPictureProcess } from ${JSON.stringify(worker)};
     const pictures = openPictureProcess(${JSON.stringify(publicFolder)}, { idleMs: 1e6 });
     await pictures.makeRendition("images/a.jpg", { w: "64", f: "webp" });
     process.send("made");`,
  );
  const server = endWithUs(fork(file, { stdio: "inherit", detached: true }));
  await new Promise((resolve) => server.once("message", resolve));
  const pid = childrenOf(Number(server.pid))[0] ?? 0;
  process.kill(pid, "SIGINT");
  process.kill(pid, "SIGTERM");
  expect(isRunning(pid)).toBe(true);
  server.kill("SIGKILL");
  await ended(pid);
});
