import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { valueInSource } from "../../server/editing/splice-source.ts";
import type { Workspace } from "../../server/editing/workspaces.ts";
import { checkoutOf, git } from "../../tests/support/checkout.ts";
import { contentCopy, rewrite } from "../../tests/support/content-copy.ts";
import { fixtureSite } from "../../tests/support/fixture-site.ts";
import { openMachine } from "../../tests/support/machine.ts";

const pricing = "content/pages/pricing.yaml";

/** Two machines that share their content through a bare repository, with a workspace on each. */
async function openMachines() {
  const bare = mkdtempSync(join(tmpdir(), "studio-site-bare-"));
  git(bare, "init", "--quiet", "--bare", "--initial-branch=main");
  const first = checkoutOf(contentCopy());
  git(first, "push", "--quiet", bare, "main");
  const second = mkdtempSync(join(tmpdir(), "studio-site-second-"));
  git(second, "clone", "--quiet", bare, ".");
  symlinkSync(join(fixtureSite, "public"), join(second, "public"));
  return {
    bare,
    first: await openMachine(first, { remote: bare }),
    second: await openMachine(second, { remote: bare }),
  };
}

const textIn = ({ site }: Workspace, key: string) =>
  String(valueInSource(site.read(pricing).text, pricing, key.split(".")));
const change = (workspace: Workspace, key: string, value: string) =>
  workspace.writer.save({ address: `pages/pricing.yaml#${key}`, before: textIn(workspace, key), value });

test("what two machines publish in different fields is all there, on both and in the remote", async () => {
  const { bare, first, second } = await openMachines();
  await change(first.workspace, "bands.plans.heading", "Title of the first.");
  await change(second.workspace, "head.title", "Title of the second");
  expect(await first.publish("By the first")).toMatchObject({ state: "published" });
  expect(await second.publish("By the second")).toMatchObject({ state: "published" });
  const shared = git(bare, "show", `main:${pricing}`);
  expect(shared).toContain("    heading: Title of the first.");
  expect(shared).toMatch(/^ {2}title: Title of the second$/m);
  expect(git(bare, "log", "--format=%s")).toBe("By the second\nBy the first\nFirst\n");
  expect(readFileSync(join(second.root, pricing), "utf8")).toBe(shared);
  expect((await second.workspace.drafts.read()).files.size).toBe(0);
});

test("the same field on two machines stays theirs, with mine beside it, and nothing is published until I decide", async () => {
  const { bare, first, second } = await openMachines();
  const before = textIn(second.workspace, "bands.plans.heading");
  await change(first.workspace, "bands.plans.heading", "Theirs.");
  await change(second.workspace, "bands.plans.heading", "Mine.");
  await first.publish("By the first");
  expect(await second.publish("By the second")).toMatchObject({
    state: "failed",
    said: expect.stringContaining(`${pricing}: bands.plans.heading`),
  });
  expect((await second.workspace.drafts.read()).held).toEqual([
    { address: "pages/pricing.yaml#bands.plans.heading", before, value: "Mine." },
  ]);
  const workspace = await second.publisher.workspaces.of("");
  expect(textIn(workspace, "bands.plans.heading")).toBe("Theirs.");
  expect(await change(workspace, "bands.plans.heading", "Mine.")).toEqual({ state: "saved" });
  expect(await second.publish("Mine after all")).toMatchObject({ state: "published" });
  expect(git(bare, "show", `main:${pricing}`)).toContain("    heading: Mine.");
});

test("a push that is rejected leaves files, versions and the draft as they were", async () => {
  const { bare, first } = await openMachines();
  await change(first.workspace, "bands.plans.heading", "Not yet.");
  const hook = join(bare, "hooks/pre-receive");
  writeFileSync(hook, "#!/bin/sh\nexit 1\n");
  chmodSync(hook, 0o755);
  const before = readFileSync(join(first.root, pricing), "utf8");
  expect(await first.publish("Refused")).toMatchObject({
    state: "failed",
    said: expect.stringContaining("press Publish again"),
  });
  expect(readFileSync(join(first.root, pricing), "utf8")).toBe(before);
  expect(git(first.root, "log", "--format=%s")).toBe("First\n");
  expect(git(first.root, "status", "--porcelain", "content")).toBe("");
  expect((await first.workspace.drafts.read()).files.size).toBe(1);
});

test("a remote that changes the software, or does not answer, is refused by name", async () => {
  const { bare, first, second } = await openMachines();
  writeFileSync(join(second.root, "package.json"), "{}");
  rewrite(join(second.root, pricing), (text) => text.replace(/^ {4}heading: .*$/m, "    heading: Both."));
  git(second.root, "add", "content", "package.json");
  git(second.root, "-c", "user.name=Eve", "-c", "user.email=eve@example.com", "commit", "--quiet", "-m", "Both");
  git(second.root, "push", "--quiet", bare, "main");
  await change(first.workspace, "bands.plans.heading", "Mine.");
  expect((await first.publish("Mine"))?.said).toContain("also changes package.json");
  const cutOff = await openMachine(first.root, { remote: join(bare, "nowhere"), database: first.database });
  expect((await cutOff.publish("Mine"))?.said).toContain("does not answer");
  expect(git(first.root, "log", "--format=%s")).toBe("First\n");
});

/** Somebody changes a checkout by hand and pushes it. */
function pushByHand(root: string, bare: string, { name, subject }: { name: string; subject: string }): void {
  git(root, "add", "content");
  git(root, "-c", `user.name=${name}`, "-c", "user.email=someone@example.com", "commit", "--quiet", "-m", subject);
  git(root, "push", "--quiet", bare, "main");
}

test("names a broken file that somebody pushed and who did, and does not merge it", async () => {
  const { bare, first, second } = await openMachines();
  await change(first.workspace, "bands.plans.heading", "Mine.");
  const sound = readFileSync(join(second.root, pricing), "utf8");
  rewrite(join(second.root, pricing), (text) => text.replace(/^ {4}heading: .*$/m, "    heading: [not, words]"));
  pushByHand(second.root, bare, { name: "Grace", subject: "Better prices" });
  const before = readFileSync(join(first.root, pricing), "utf8");
  const said = (await first.publish("Mine"))?.said;
  expect(said).toMatch(
    /^content\/pages\/pricing\.yaml: bands\.plans\.heading: .*\. Grace has pushed that as “Better prices”/,
  );
  expect(readFileSync(join(first.root, pricing), "utf8")).toBe(before);
  expect(git(first.root, "log", "--format=%s")).toBe("First\n");
  const workspace = await first.publisher.workspaces.of("");
  expect((await workspace.site.now()).problems).toEqual([]);
  expect(await change(workspace, "bands.plans.heading", "Mine, later.")).toEqual({ state: "saved" });
  writeFileSync(join(second.root, pricing), sound);
  pushByHand(second.root, bare, { name: "Grace", subject: "Mended" });
  expect(await first.publish("Mine")).toMatchObject({ state: "published" });
  expect(git(bare, "log", "--format=%s")).toBe("Mine\nMended\nBetter prices\nFirst\n");
});

test("keeps a file that others deleted while something refers to it, and names who did", async () => {
  const { bare, first, second } = await openMachines();
  await change(first.workspace, "bands.plans.heading", "Mine.");
  rmSync(join(second.root, "content/categories"), { recursive: true });
  pushByHand(second.root, bare, { name: "Grace", subject: "No categories" });
  expect((await first.publish("Mine"))?.said).toMatch(/Grace has pushed that as “No categories”/);
  expect(existsSync(join(first.root, "content/categories"))).toBe(true);
});

test("what one machine published is shown by another, although somebody has pushed a broken file since", async () => {
  const { bare, first, second } = await openMachines();
  const { database } = first;
  const elsewhere = await openMachine(second.root, { remote: bare, database });
  await change(first.workspace, "bands.plans.heading", "Everywhere.");
  expect(await first.publish("For all")).toMatchObject({ state: "published" });
  const third = mkdtempSync(join(tmpdir(), "studio-site-third-"));
  git(third, "clone", "--quiet", bare, ".");
  writeFileSync(join(third, pricing), "bands: [not, words]\n");
  pushByHand(third, bare, { name: "Grace", subject: "Broken" });
  await elsewhere.publisher.look();
  expect(elsewhere.swaps).toHaveLength(1);
  expect(readFileSync(join(second.root, pricing), "utf8")).toContain("    heading: Everywhere.");
});

test("reports a remote with an unrelated history, with the remedy", async () => {
  const { first } = await openMachines();
  const other = checkoutOf(contentCopy());
  git(other, "commit", "--quiet", "--amend", "-m", "Another first");
  const machine = await openMachine(first.root, { remote: other, database: first.database });
  await change(machine.workspace, "bands.plans.heading", "Mine.");
  const outcome = await machine.publish("Mine");
  expect(outcome).toMatchObject({ state: "failed" });
  expect(outcome?.said).toMatch(/no version in common.*CONTENT_REMOTE.*cloned from/);
  expect(git(first.root, "log", "--format=%s")).toBe("First\n");
});
