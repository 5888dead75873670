import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { searchFileLimit } from "../shared/search-file.ts";
import { environmentOf, sampleSite } from "../tests/support/servers.ts";
import type { BenchRow } from "./run.ts";

const counts = [50, 500, 2000] as const;
const [least, ...others] = counts;
const sources = [
  "app",
  "brand",
  "build-steps",
  "cli",
  "content",
  "deploy",
  "editor",
  "model",
  "server",
  "shared",
  "starter",
];
const settings = ["package.json", "package-lock.json", "react-router.config.ts", "vite.config.ts"];
const listings = ["/blog", "/blog-grid", "/blog/page/1", "/blog/category/technology", "/blog/tag/tools"];
const wordsOfNote = 280;
const timedBuild = '"$0" build-steps/build.ts > /dev/null && times';

interface Measured {
  /** CPU time of the whole build. */
  seconds: number;
  pages: number;
  /** Bytes of a page and its payload, by path. */
  weights: Map<string, number>;
  index: { parts: number; largest: number; total: number; travelling: number };
}

/** What many more posts cost a site: its build, its lists and its search index. */
export async function bench(): Promise<BenchRow[]> {
  const measured = new Map(counts.map((count) => [count, measure(count)]));
  const small = take(measured, least);
  return others.flatMap((count) => rowsOf(count, take(measured, count), small));
}

function rowsOf(count: number, large: Measured, small: Measured): BenchRow[] {
  const perPage = ({ seconds, pages }: Measured) => (seconds / pages) * 1000;
  const heaviest = listings
    .map((path) => ({ path, ratio: (large.weights.get(path) ?? 0) / (small.weights.get(path) ?? 1) }))
    .sort((a, b) => b.ratio - a.ratio);
  const { index } = large;
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} KB`;
  return [
    {
      what: `build with ${count} posts, ms of CPU a page (1 and less: linear)`,
      ours: `${perPage(large).toFixed(0)} (${large.seconds.toFixed(0)} s)`,
      other: `${perPage(small).toFixed(0)} with ${least} (${small.seconds.toFixed(0)} s)`,
      ratio: (perPage(large) / perPage(small)).toFixed(2),
    },
    ...heaviest.map(({ path, ratio }) => ({
      what: `${path} with ${count} posts, page and payload`,
      ours: kilobytes(large.weights.get(path) ?? 0),
      other: `${kilobytes(small.weights.get(path) ?? 0)} with ${least}`,
      ratio: ratio.toFixed(2),
    })),
    {
      what: `search index with ${count} posts, largest of ${index.parts} files (1 is the limit)`,
      ours: kilobytes(index.largest),
      other: `${kilobytes(index.total)} in all, ${kilobytes(index.travelling)} as brotli`,
      ratio: (index.largest / searchFileLimit).toFixed(2),
    },
  ];
}

/** Builds a copy of the project with this many posts. */
function measure(count: number): Measured {
  const root = mkdtempSync(join(tmpdir(), "studio-site-growth-"));
  for (const name of [...sources, ...settings]) cpSync(name, join(root, name), { recursive: true });
  for (const name of ["node_modules", "public"]) symlinkSync(join(process.cwd(), name), join(root, name));
  // Limits of words are for what people write.
  rmSync(join(root, "content", "words-watch.yaml"));
  addPosts(join(root, "content", "blog"), count);
  const env = environmentOf({ ...sampleSite, buildFolder: "build" }, join(root, "data"));
  try {
    const seconds = cpuSeconds(execFileSync("sh", ["-c", timedBuild, process.execPath], { cwd: root, env }).toString());
    const release = join(root, "build", "releases", readFileSync(join(root, "build", "current"), "utf8").trim());
    return { seconds, ...weigh(release) };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Adds up the children's user and system time in the output of the shell's `times`: `1m2.3s 0m4.5s`. */
function cpuSeconds(times: string): number {
  const [, children = ""] = times.trim().split("\n");
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, rest]) => sum + Number(minutes) * 60 + Number(rest),
    0,
  );
}

function weigh(release: string): Omit<Measured, "seconds"> {
  const client = join(release, "client");
  const { pages } = JSON.parse(readFileSync(join(release, "release.json"), "utf8")) as { pages: object };
  const size = (name: string) => statSync(join(client, name), { throwIfNoEntry: false })?.size ?? 0;
  const parts = readdirSync(client).filter((name) => /^search-index.*\.json$/.test(name));
  return {
    pages: Object.keys(pages).length,
    weights: new Map(listings.map((path) => [path, size(`${path}/index.html`) + size(`${path}.data`)])),
    index: {
      parts: parts.length,
      largest: Math.max(...parts.map(size)),
      total: parts.reduce((sum, name) => sum + size(name), 0),
      travelling: parts.reduce((sum, name) => sum + size(`${name}.br`), 0),
    },
  };
}

/** Notes composed of the real posts' sentences without figures, which are facts', the same on every run, each with a unique word. */
function addPosts(folder: string, count: number): void {
  const names = readdirSync(folder).sort();
  const posts = names.map((name) => readFileSync(join(folder, name), "utf8").split(/\n---\n/));
  const found = posts.flatMap(([, body = ""]) => body.match(/[A-Z][^.\n`|[\]#*_\d{}]{30,160}\. /g) ?? []);
  const sentences = found.filter((sentence) => !sentence.includes("per cent"));
  const notes = posts.filter(([head = ""]) => /^kind: note$/m.test(head));
  for (let number = names.length; number < count; number++) {
    const [head = ""] = notes[number % notes.length] ?? [];
    const date = new Date(Date.UTC(2023, 11, 31) - number * 86_400_000).toISOString().slice(0, 10);
    const fields = head
      .replace(/^(series|updated):.*\n/gm, "")
      .replace(/^title:.*$/m, `title: Growth note ${number}`)
      .replace(/^date:.*$/m, `date: ${date}`);
    writeFileSync(join(folder, `growth-note-${number}.md`), `${fields}\n---\n\n${textOf(sentences, number)}\n`);
  }
}

function textOf(sentences: readonly string[], number: number): string {
  const paragraphs: string[] = [`Growthword${number} begins here.`];
  let words = 0;
  for (let line = number * 7919; words < wordsOfNote; line += 4) {
    const paragraph = [0, 1, 2, 3].map((step) => sentences[((line + step) * 6007) % sentences.length] ?? "").join("");
    paragraphs.push(paragraph.trim());
    words += paragraph.split(" ").length;
  }
  return paragraphs.join("\n\n");
}

function take(measured: ReadonlyMap<number, Measured>, count: number): Measured {
  const found = measured.get(count);
  if (!found) throw new Error(`no measurement with ${count} posts`);
  return found;
}
