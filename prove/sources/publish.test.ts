import { appendFileSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { openHistory } from "../../server/editing/git.ts";
import { openJournal, type Step } from "../../server/editing/publishing/journal.ts";
import { type Press, publish } from "../../server/editing/publishing/publish.ts";
import { currentRelease } from "../../server/release/release.ts";
import { checkoutOf, git } from "../../tests/support/checkout.ts";
import { contentCopy, rewrite } from "../../tests/support/content-copy.ts";
import { openMachine } from "../../tests/support/machine.ts";

const pricing = "content/pages/pricing.yaml";
type Machine = Awaited<ReturnType<typeof openMachine>>;

const onDisk = ({ root }: Machine) => /^ {4}heading: (.*)$/m.exec(readFileSync(join(root, pricing), "utf8"))?.[1] ?? "";
const inDraft = ({ workspace }: Machine) =>
  /^ {4}heading: (.*)$/m.exec(workspace.site.rawIfAny(pricing) ?? "")?.[1] ?? "";
const write = async (machine: Machine, value: string) => {
  const workspace = await machine.publisher.workspaces.of("");
  const outcome = await workspace.writer.save({
    address: "pages/pricing.yaml#bands.plans.heading",
    before: inDraft(machine),
    value,
  });
  expect(outcome).toEqual({ state: "saved" });
};
const logOf = ({ root }: Machine) => git(root, "log", "--format=%s").trim().split("\n");
const never = new Promise<never>(() => {});

/** What happens to a publication whose server is killed at a moment, and that another finds once it is overdue. */
async function killedAt(moment: Step | "moved" | "pushed", { isCheckout = true, isShared = false } = {}) {
  const root = contentCopy();
  if (isCheckout) checkoutOf(root);
  const remote = isShared ? checkoutOf(contentCopy()) : undefined;
  if (remote) {
    git(remote, "checkout", "--quiet", "-b", "elsewhere");
    git(root, "push", "--quiet", "--force", remote, "main");
  }
  const machine = await openMachine(root, { ...(remote && { remote }) });
  await write(machine, "Words on their way.");
  const journal = openJournal(machine.database);
  await journal.begin({ editor: "", title: "On its way", author: undefined });
  const row = await journal.take();
  if (!row) throw new Error("nothing was begun");
  let hasCome = () => {};
  const come = new Promise<void>((resolve) => {
    hasCome = resolve;
  });
  const die = () => {
    hasCome();
    return never;
  };
  const press: Press = {
    ...{ root, buildFolder: machine.buildFolder, workspaceOf: machine.publisher.workspaces.of },
    signal: new AbortController().signal,
    history: openHistory(root, remote),
    makeRelease: async () => {},
    journal: {
      ...journal,
      keepHold: () => () => {},
      enter: async (...words) => {
        await journal.enter(...words);
        if (words[1] === moment) await die();
      },
      row: async () => (moment === "moved" || moment === "pushed" ? die() : journal.row(row.id)),
    },
  };
  void publish(press, row);
  await come;
  let passed = 0;
  const { database, buildFolder, folder } = machine;
  const own = { database, buildFolder, folder, elapsed: () => passed };
  const later = await openMachine(root, { ...(remote && { remote }), ...own });
  await later.publisher.look();
  expect(await later.latest()).toMatchObject({ state: "running" });
  passed = 10_000;
  await later.publisher.look();
  return { ...later, release: row.release };
}

test.each<[Step, object]>([
  ["fetch", { isShared: true }],
  ["merge", { isShared: true }],
  ["check", {}],
  ["build", {}],
  ["commit", {}],
  ["push", { isShared: true }],
])(
  "killed when it comes to %s, a publication is rolled back: nothing has changed and the draft is whole",
  async (step, place) => {
    const machine = await killedAt(step, place);
    expect(await machine.latest()).toMatchObject({
      state: "failed",
      said: expect.stringContaining("press Publish again"),
    });
    expect(onDisk(machine)).not.toBe("Words on their way.");
    expect(inDraft(machine)).toBe("Words on their way.");
    expect(logOf(machine)).toEqual(["First"]);
    expect(git(machine.root, "status", "--porcelain", "content")).toBe("");
    expect(readdirSync(machine.buildFolder).filter((name) => name.startsWith("."))).toEqual([]);
    expect(await machine.publish("Once more")).toMatchObject({ state: "published" });
    expect(logOf(machine)).toEqual(["Once more", "First"]);
  },
);

test.each<["moved" | "pushed" | "commit", object]>([
  ["moved", {}],
  ["pushed", { isShared: true }],
  ["commit", { isCheckout: false }],
])("killed once it is %s, past the point of no return, a publication goes on", async (moment, place) => {
  const machine = await killedAt(moment, place);
  expect(await machine.latest()).toMatchObject({ state: "published", title: "On its way" });
  expect(onDisk(machine)).toBe("Words on their way.");
  expect((await machine.workspace.drafts.read()).files.size).toBe(0);
  expect(machine.swaps).toHaveLength(1);
  expect(currentRelease(machine.buildFolder)?.release.id).toBe(machine.release);
  if (moment === "commit") return;
  expect(logOf(machine)).toEqual(["On its way", "First"]);
  expect(git(machine.root, "status", "--porcelain", "content")).toBe("");
});

test("one publication is under way at a time, and its editor goes on writing", async () => {
  const root = checkoutOf(contentCopy());
  let finish = () => {};
  const built = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const machine = await openMachine(root, { makeRelease: () => built });
  await write(machine, "What is published.");
  const publishing = machine.publish("Slowly");
  await expect.poll(async () => (await machine.latest())?.files).toContain("What is published.");
  const other = await openMachine(root, { database: machine.database, folder: machine.folder });
  expect(await other.publish("At the same time")).toBeUndefined();
  await write(machine, "What was written since.");
  finish();
  expect(await publishing).toMatchObject({ state: "published", title: "Slowly" });
  expect(onDisk(machine)).toBe("What is published.");
  const { files, held } = await machine.workspace.drafts.read();
  expect([...files.keys(), ...held]).toEqual([pricing]);
  expect(inDraft(machine)).toBe("What was written since.");
});

test("what is accepted while a server shows a publication is carried out by the next one", async () => {
  const root = checkoutOf(contentCopy());
  const machine = await openMachine(root);
  const { database, buildFolder, folder } = machine;
  await write(machine, "First words.");
  let isRetired = false;
  const showing = await openMachine(root, {
    ...{ database, buildFolder, folder },
    // As the swap does, it ends only with the server.
    swap: () => {
      isRetired = true;
      return never;
    },
  });
  const wanted = { editor: "", title: "First", author: undefined };
  expect(await showing.publisher.publish(wanted)).toBe(true);
  await expect.poll(() => isRetired).toBe(true);
  await write(machine, "Second words.");
  expect(await showing.publisher.publish({ ...wanted, title: "Second" })).toBe(true);
  expect(await showing.latest()).toMatchObject({ state: "running", title: "Second" });
  await showing.publisher.stop();
  let passed = 0;
  const next = await openMachine(root, { database, buildFolder, folder, elapsed: () => passed });
  for (; passed <= 30_000; passed += 2000) await next.publisher.look();
  expect(await next.latest()).toMatchObject({ state: "published", title: "Second", said: "" });
  expect(logOf(next)).toEqual(["Second", "First", "First"]);
  expect(onDisk(next)).toBe("Second words.");
});

test("a publication that waits for its turn for longer than a hold lasts is carried out all the same", async () => {
  const root = checkoutOf(contentCopy());
  let finish = () => {};
  const shown = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const machine = await openMachine(root, { swap: () => shown });
  const { database, buildFolder, folder } = machine;
  await write(machine, "First words.");
  const first = machine.publish("First words");
  await expect.poll(async () => (await machine.latest())?.state).toBe("published");
  await write(machine, "Second words.");
  const second = machine.publish("Second words");
  await expect.poll(async () => (await machine.latest())?.title).toBe("Second words");
  let passed = 0;
  // Its hands are full as well.
  const beside = await openMachine(root, { database, buildFolder, folder, elapsed: () => passed, swap: () => never });
  const looks = [];
  for (; passed <= 30_000; passed += 2000) looks.push(beside.publisher.look());
  finish();
  await Promise.all([first, second]);
  expect(await machine.latest()).toMatchObject({ title: "Second words", said: "" });
  expect(logOf(machine)).toEqual(["Second words", "First words", "First"]);
});

test.each([-4 * 60_000, -30_000, 30_000])(
  "a machine whose clock differs by %i ms from the others' publishes, and all show it",
  async (differs) => {
    const root = checkoutOf(contentCopy());
    const machine = await openMachine(root);
    const { database, folder } = machine;
    await write(machine, "With the right time.");
    expect(await machine.publish("Before")).toMatchObject({ state: "published" });
    await machine.publisher.journal.isLive((await machine.latest()) ?? { release: "" });
    const other = await openMachine(root, { database, folder, now: () => Date.now() + differs });
    await other.publisher.look();
    await write(other, "With the wrong time.");
    const published = await other.publish("After");
    expect(published).toMatchObject({ state: "published", title: "After" });
    await machine.publisher.look();
    expect(machine.swaps).toHaveLength(2);
    expect(currentRelease(machine.buildFolder)?.release.id).toBe(published?.release);
  },
);

test("after the clock was set back visitors see what is published then, and only then it is live", async () => {
  const root = checkoutOf(contentCopy());
  let now = Date.now();
  const clock = { now: () => now };
  const machine = await openMachine(root, clock);
  await write(machine, "Before.");
  const before = await machine.publish("Before");
  now -= 3_600_000;
  const { database, buildFolder, folder } = machine;
  const swaps: string[] = [];
  let passed = 0;
  const next = await openMachine(root, {
    ...{ database, buildFolder, folder, ...clock, elapsed: () => passed },
    release: before?.release ?? "",
    swap: async () => void swaps.push("next"),
  });
  await next.publisher.look();
  await write(next, "After.");
  const after = await next.publish("After");
  passed = 60_000;
  await next.publisher.look();
  expect(after).toMatchObject({ title: "After", state: "published" });
  expect(swaps.length).toBeGreaterThan(0);
  expect((await next.latest())?.state).toBe("published");
  expect(currentRelease(buildFolder)?.release.id).toBe(after?.release);
});

test("a release that was built by hand, with a clock ahead, gives way to what is published after it is shown", async () => {
  const root = checkoutOf(contentCopy());
  const byHand = "20990101000000-abcdef";
  const machine = await openMachine(root, { release: byHand });
  await write(machine, "Later.");
  const published = await machine.publish("Later");
  expect([published?.release, byHand].sort()).toEqual([byHand, published?.release]);
  expect(machine.swaps).toHaveLength(1);
});

test("a build that fails, or a file that somebody changes meanwhile, leaves everything as it was and says why", async () => {
  const root = checkoutOf(contentCopy());
  let act = () => {};
  const machine = await openMachine(root, { makeRelease: async () => act() });
  await write(machine, "Not to be seen.");
  act = () => {
    throw Object.assign(new Error("full"), { code: "ENOSPC" });
  };
  expect(await machine.publish("Onto a full disk")).toMatchObject({ state: "failed", said: "the disk is full" });
  act = () => rewrite(join(root, pricing), (text) => `# By hand.\n${text}`);
  expect((await machine.publish("While others write"))?.said).toContain(
    `${pricing} has been changed by hand in the meantime`,
  );
  expect(logOf(machine)).toEqual(["First"]);
  expect(existsSync(join(machine.buildFolder, "current"))).toBe(false);
  expect(readdirSync(join(machine.buildFolder, "releases"))).toEqual([]);
  act = () => {};
  expect(await machine.publish("At last")).toMatchObject({ state: "published" });
  expect(readFileSync(join(root, pricing), "utf8")).toMatch(/^# By hand\.\n.*heading: Not to be seen\./s);
});

test("what somebody has changed by hand goes with a publication, as it was when the build began", async () => {
  const root = checkoutOf(contentCopy());
  const redirects = join(root, "content/redirects.yaml");
  const machine = await openMachine(root, {
    makeRelease: async () => appendFileSync(redirects, "# Too late.\n"),
  });
  appendFileSync(redirects, "# In time.\n");
  await write(machine, "With more.");
  expect(await machine.publish("Both")).toMatchObject({ state: "published" });
  expect(git(root, "show", "HEAD:content/redirects.yaml")).toMatch(/# In time\.\n$/);
  expect(readFileSync(redirects, "utf8")).toMatch(/# Too late\.\n$/);
});

test("a draft is published on its day by any running server, and not once its date is cancelled", async () => {
  const root = checkoutOf(contentCopy());
  let now = Date.parse("2026-01-01T09:00:00Z");
  const machine = await openMachine(root, { now: () => now });
  await write(machine, "On the day.");
  const wanted = { editor: "", title: "Planned", author: undefined };
  const { journal } = machine.publisher;
  await journal.schedule(wanted, "2026-01-02T09:00:00.000Z");
  await journal.revoke("");
  await journal.schedule(wanted, "2026-01-03T09:00:00.000Z");
  now = Date.parse("2026-01-02T10:00:00Z");
  await machine.publisher.look();
  expect(logOf(machine)).toEqual(["First"]);
  expect(await journal.waitingOf("")).toMatchObject({ title: "Planned" });
  now = Date.parse("2026-01-03T09:00:00Z");
  const next = await openMachine(root, { database: machine.database, folder: machine.folder, now: () => now });
  await next.publisher.look();
  expect(logOf(next)).toEqual(["Planned", "First"]);
  expect(onDisk(next)).toBe("On the day.");
  expect(await journal.waitingOf("")).toBeUndefined();
});

test("an editor who may not publish any more on the day does not", async () => {
  const machine = await openMachine(checkoutOf(contentCopy()));
  const { journal } = machine.publisher;
  await journal.schedule({ editor: "gone", title: "Planned", author: undefined }, "2020-01-01T00:00:00.000Z");
  await machine.publisher.look();
  expect(await machine.latest()).toMatchObject({ state: "failed", said: expect.stringContaining("may not publish") });
});

test("an instance follows what another publishes: with the same builds at once, on another machine with a build of its own", async () => {
  const bare = checkoutOf(contentCopy());
  git(bare, "checkout", "--quiet", "-b", "elsewhere");
  const roots = [contentCopy(), contentCopy()].map((root) => {
    git(root, "init", "--quiet", "--initial-branch=main");
    git(root, "fetch", "--quiet", bare, "main");
    git(root, "update-ref", "HEAD", "FETCH_HEAD");
    git(root, "reset", "--quiet");
    return root;
  });
  const [root = "", far = ""] = roots;
  const machine = await openMachine(root, { remote: bare });
  const { database, buildFolder } = machine;
  const beside = await openMachine(root, { remote: bare, database, buildFolder, folder: machine.folder });
  const elsewhere = await openMachine(far, {
    ...{ remote: bare, database },
    // The database is away for a moment while it is to be noted how far the build is; the test fails if that is unseen.
    makeRelease: async ({ say }) => {
      const away = vi.spyOn(database, "updateTable").mockImplementation(() => {
        throw new Error("away");
      });
      say("pages: 1 of 2");
      await new Promise(setImmediate);
      away.mockRestore();
    },
  });
  await write(machine, "Everywhere.");
  const published = await machine.publish("For all");
  expect(published).toMatchObject({ state: "published" });
  await beside.publisher.look();
  expect([beside.swaps.length, beside.releases]).toEqual([1, []]);
  await elsewhere.publisher.look();
  expect(elsewhere.releases).toEqual([published?.release]);
  expect(elsewhere.swaps).toEqual([published?.release]);
  expect(onDisk(elsewhere)).toBe("Everywhere.");
  expect(git(far, "status", "--porcelain", "content")).toBe("");
});
