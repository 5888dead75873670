import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** The commands of `docs/rebrand.md` are carried out as they stand there, but for npm's. */
const guide = readFileSync("docs/rebrand.md", "utf8");
const blocks = [...guide.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].map(([, block = ""]) => block);
const linesWith = (words: string) =>
  (blocks.find((block) => block.includes(words)) ?? "").split("\n").filter((line) => line.startsWith("git "));

function repository(name = "software") {
  const folder = join(mkdtempSync(join(tmpdir(), "studio-site-guide-")), name);
  mkdirSync(folder);
  const run = (command: string) => {
    const who = { GIT_AUTHOR_NAME: "a", GIT_AUTHOR_EMAIL: "a@b.example", GIT_EDITOR: "true" };
    const env = { ...process.env, ...who, GIT_COMMITTER_NAME: "a", GIT_COMMITTER_EMAIL: "a@b.example" };
    const { status, stdout } = spawnSync("sh", ["-c", command], { cwd: folder, env, encoding: "utf8" });
    return { status, stdout };
  };
  return {
    folder,
    run,
    write(files: Readonly<Record<string, string>>) {
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), text);
      }
    },
    remove: (...files: string[]) => {
      for (const file of files) rmSync(join(folder, file), { recursive: true });
    },
    read: (file: string) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8") : undefined),
    commit: () => run("git add -A && git commit -q -m change"),
    status: () => run("git status --porcelain").stdout,
  };
}

const sample = {
  "content/site.yaml": "brand: Sample\nlines: 1\n",
  "content/sample.yaml": "least: {}\n",
  "content/people/theirs.yaml": "name: Theirs\n",
  "content/people/gone.yaml": "name: Gone\n",
  "brand/logo.svg": "<svg/>\n",
  "public/images/theirs.webp": "picture\n",
  "art/scenes/scene.ts": "1\n",
  "art/pictures.json": '{"theirs": 1}\n',
  "art/drawn.json": '{"theirs": 1}\n',
  "starter/content/pages/faq.yaml": "title: Questions\n",
  "app/page.tsx": "1\n",
};

function adopt({ write, remove }: ReturnType<typeof repository>) {
  remove("content/sample.yaml", "content/people", "public/images/theirs.webp", "art/scenes");
  write({
    "content/site.yaml": "brand: Ours\nlines: 1\n# ours\n",
    "content/people/ours.yaml": "name: Ours\n",
    "brand/logo.svg": "<svg>ours</svg>\n",
    "public/images/plate-1.webp": "plate\n",
    "art/pictures.json": "{}\n",
    "art/drawn.json": "{}\n",
  });
}

test("an adoption that is not committed is taken back by the guide's commands, and the tool names the same", () => {
  const site = repository();
  site.run("git init -q -b main");
  site.write(sample);
  site.commit();
  adopt(site);
  expect(site.status()).not.toBe("");
  const lines = linesWith("git clean -fd content");
  expect(lines).toHaveLength(1);
  for (const line of lines) expect(site.run(line).status).toBe(0);
  expect([site.status(), site.read("content/people/theirs.yaml")]).toEqual(["", "name: Theirs\n"]);
  expect(readFileSync("tools/adopt.ts", "utf8")).toContain(`"${lines[0]}"`);
});

test("a newer version is merged by the guide's commands: the software is theirs, the content is as it was", () => {
  const software = repository();
  software.run("git init -q -b main");
  software.write(sample);
  software.commit();
  const site = repository("own");
  site.run(`git clone -q ${software.folder} . && git remote rename origin software`);
  adopt(site);
  site.commit();
  software.remove("content/people/gone.yaml");
  software.write({
    "content/site.yaml": "brand: Sample\nlines: 2\n# theirs\n",
    "content/people/theirs.yaml": "name: Theirs, changed\n",
    "content/people/new.yaml": "name: New\n",
    "content/sample.yaml": "least: { posts: 3 }\n",
    "brand/logo.svg": "<svg>theirs</svg>\n",
    "public/images/new.webp": "new\n",
    "art/scenes/scene.ts": "2\n",
    "art/scenes/new.ts": "2\n",
    "art/pictures.json": '{"theirs": 2}\n',
    "starter/content/pages/faq.yaml": "title: All questions\n",
    "app/page.tsx": "2\n",
  });
  software.commit();
  const before = site.run("git ls-files -s content brand public art").stdout;
  for (const line of linesWith("git fetch software")) {
    const { status } = site.run(line);
    // A merge with conflicts ends with 1.
    expect([line, status]).toEqual([line, line.startsWith("git merge") ? 1 : 0]);
  }
  expect(site.run("git ls-files -s content brand public art").stdout).toBe(before);
  expect([site.status(), site.read("app/page.tsx"), site.read("starter/content/pages/faq.yaml")]).toEqual([
    "",
    "2\n",
    "title: All questions\n",
  ]);
  expect(site.run("git rev-list --count --merges HEAD").stdout).toBe("1\n");
  expect(site.read("content/people/new.yaml")).toBeUndefined();
});
