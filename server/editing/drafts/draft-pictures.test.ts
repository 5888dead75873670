import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { checkoutOf, git } from "../../../tests/support/checkout.ts";
import { contentCopy } from "../../../tests/support/content-copy.ts";
import { openMachine } from "../../../tests/support/machine.ts";
import { copyOfSite } from "../publishing/make-release.ts";
import { openUploads } from "../uploads.ts";

/** A machine on a checkout, where somebody has uploaded a picture and shows it on the page of a person. */
async function withUpload(makeRelease?: Parameters<typeof openMachine>[1]) {
  const root = contentCopy({ hasOwnPictures: true });
  checkoutOf(root);
  git(root, "add", ".");
  git(root, "commit", "--quiet", "-m", "Pictures");
  const machine = await openMachine(root, makeRelease);
  const { workspaces } = machine.publisher;
  const uploads = openUploads(root, workspaces.pictures);
  const jpeg = await sharp({ create: { width: 900, height: 700, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();
  const { address } = await uploads.keep("", "Teal.jpg", jpeg);
  const workspace = await workspaces.of("");
  const [person = ""] = readdirSync(join(root, "content/people"));
  const file = `content/people/${person}`;
  const before = /^imgUrl: (.*)$/m.exec(readFileSync(join(root, file), "utf8"))?.[1] ?? "";
  const show = (value: string, from = before) =>
    workspace.writer.save({ address: `people/${person}#imgUrl`, before: from, value });
  const master = join(root, "public", address);
  return { ...machine, workspaces, workspace, uploads, address, master, file, before, show };
}

test("an uploaded picture is in its editor's draft alone: not in the folder, not for others, and checked like any other", async () => {
  const { root, workspaces, workspace, address, master, show } = await withUpload();
  expect(await show(address)).toEqual({ state: "saved" });
  expect((await workspace.site.shown())?.problems).toEqual([]);
  expect(workspace.site.pictures()).toContain(address);
  const other = await workspaces.of("ben");
  expect(other.site.pictures()).not.toContain(address);
  expect(existsSync(master)).toBe(false);
  expect(git(root, "status", "--porcelain")).toBe("");
});

test("a discarded draft takes its pictures along, and brings them back when that is taken back", async () => {
  const { workspace, uploads, address, show } = await withUpload();
  await show(address);
  await workspace.writer.discard();
  expect(await uploads.read("", address.slice(8))).toBeUndefined();
  expect(workspace.site.pictures()).not.toContain(address);
  expect(await show(address)).toMatchObject({ state: "refused" });
  await workspace.drafts.release(`${(await workspace.drafts.read()).held[0]?.address}`);
  await workspace.writer.undo();
  expect(await uploads.read("", address.slice(8))).toBeDefined();
  expect((await workspace.site.now()).problems).toEqual([]);
  expect((await workspace.drafts.read()).files.size).toBe(1);
});

test("publishing writes the pictures that the draft shows in the same version, and lets go of them; others stay in the draft", async () => {
  const built: string[] = [];
  const machine = await withUpload({
    makeRelease: async ({ contentFolder }) => void built.push(...readdirSync(join(contentFolder, "public/images"))),
  });
  const { root, workspace, uploads, address, master, file, show } = machine;
  const spare = await uploads.keep("", "Spare.jpg", (await uploads.read("", address.slice(8))) ?? new Uint8Array());
  await show(address);
  expect(await machine.publish("With a picture")).toMatchObject({ state: "published" });
  expect(built).toContain("teal.webp");
  expect(built).not.toContain("spare.webp");
  const changed = git(root, "show", "--format=", "--name-only", "HEAD").trim().split("\n");
  expect(changed).toEqual([file, "public/images/teal.webp"]);
  expect((await sharp(master).metadata()).width).toBe(900);
  expect(git(root, "status", "--porcelain")).toBe("");
  const { files, pictures } = await workspace.drafts.read();
  expect([...files.keys(), ...pictures.keys()]).toEqual([`public${spare.address}`]);
});

test("a picture whose draft is discarded while it is being published is written all the same", async () => {
  let machine: Awaited<ReturnType<typeof withUpload>> | undefined;
  machine = await withUpload({ makeRelease: async () => void (await machine?.workspace.drafts.discard()) });
  const { root, address, master, show } = machine;
  await show(address);
  const published = await machine.publish("Meanwhile discarded");
  expect(published).toMatchObject({ state: "published" });
  expect(existsSync(master)).toBe(true);
  expect(git(root, "status", "--porcelain")).toBe("");
  expect(existsSync(copyOfSite(machine.buildFolder, published?.release ?? ""))).toBe(false);
});

test("a name that somebody else has published in the meantime is reported, and their file is not overwritten", async () => {
  const machine = await withUpload();
  const { address, master, show } = machine;
  await show(address);
  await sharp({ create: { width: 800, height: 600, channels: 3, background: "red" } }).toFile(master);
  const theirs = readFileSync(master);
  const published = await machine.publish("Twice");
  expect(published).toMatchObject({ state: "failed", said: expect.stringContaining("a picture of this name") });
  expect(readFileSync(master).equals(theirs)).toBe(true);
});
