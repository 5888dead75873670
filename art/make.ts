/**
 * Draws the pictures of the site: `npm run art` draws what is missing or changed, `-- NAME…` only those named.
 * A picture is current when `drawn.json` holds the hash of its scene, the kit and its entry in `pictures.json`.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { basename, dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { python, requireTools, run, runBlender } from "./commands.ts";

interface Picture {
  scene: string;
  size: [number, number];
  samples?: number;
  kind: string;
  look?: object;
  quality?: number;
  /** Where it lies when it is not a picture of the pages. */
  file?: string;
  /** The picture that a loop moves. */
  of?: string;
}

const art = import.meta.dirname;
const cache = join(art, ".cache");
const root = join(art, "..");

function readJson<Shape>(name: string): Shape {
  return JSON.parse(readFileSync(join(art, name), "utf8"));
}

const pictures = readJson<Record<string, Picture>>("pictures.json");
/** A loop's other file lies beside it, in the other codec. */
function targetOf(name: string) {
  const { kind, of, file } = pictures[name] ?? {};
  if (kind === "icons") return join(root, "public/icon-512.png");
  return join(root, kind === "loop" ? `public/loops/${of}.av1.mp4` : (file ?? `public/images/${name}.webp`));
}

/** A Python file and everything of ours that it imports. */
function sourcesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(join(art, file))) return seen;
  seen.add(file);
  for (const [, from = ""] of readFileSync(join(art, file), "utf8").matchAll(/from ((?:kit|scenes)\.\w+) import/g))
    sourcesOf(`${from.replace(".", "/")}.py`, seen);
  return seen;
}

function hash(parts: Iterable<string | Buffer>) {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part).update("\0");
  return sum.digest("hex").slice(0, 16);
}

const bytesOf = (files: Iterable<string>) => [...files].sort().map((file) => readFileSync(join(art, file)));

/** Pictures that need no Blender, by kind. */
const flatSources: Record<string, string[]> = {
  blocks: ["notes.txt", ...sourcesOf("kit/blocks.py")],
};

/** What a scene's parts depend on; they are not pictures, but are kept current like one. */
const partsSources = (scene: string) => [...sourcesOf(`scenes/${scene}.py`, sourcesOf("kit/export.py"))];

/** What a loop depends on; its picture may have changed by a photograph in its place. */
function loopInputs(name: string, { scene, of = "" }: Picture) {
  const sources = bytesOf(sourcesOf(`scenes/${scene}.py`, sourcesOf("kit/film.py")));
  const all = hash([name, ...sources, readFileSync(targetOf(of))]);
  return { render: all, all };
}

/** What the render and the development of a picture depend on. */
function inputsOf(name: string, picture: Picture) {
  const { scene, size, samples, file: _, ...development } = picture;
  if (picture.kind === "loop") return loopInputs(name, picture);
  const flat = development.kind === "parts" ? partsSources(scene) : flatSources[development.kind];
  if (flat) {
    const all = hash([name, ...bytesOf(flat)]);
    return { render: all, all };
  }
  const scenes = sourcesOf(`scenes/${scene}.py`, sourcesOf("kit/draw.py"));
  const render = hash([name, JSON.stringify([scene, size, samples]), ...bytesOf(scenes)]);
  const finish = bytesOf(["kit/denoise.c", ...sourcesOf("kit/finish.py")]);
  return { render, all: hash([render, JSON.stringify(development), ...finish]) };
}

async function draw(name: string, { scene, samples = 24, kind, of = "" }: Picture, render: string) {
  if (kind === "parts")
    return runBlender("export.py", [scene, dirname(targetOf(name)), basename(targetOf(name), ".gltf")]);
  if (kind === "blocks") return run(python, [join(art, "kit", "blocks.py"), name, targetOf(name)]);
  const work = join(cache, name);
  if (kind === "loop") {
    mkdirSync(work, { recursive: true });
    const words = [scene.replace("loop_", ""), targetOf(of), work, targetOf(name).replace(".av1.mp4", "")];
    return run(python, [join(art, "kit", "film.py"), ...words]);
  }
  const stamp = join(work, "render");
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== render) {
    rmSync(work, { recursive: true, force: true });
    mkdirSync(work, { recursive: true });
    await runBlender("draw.py", [name, work, "1", `${samples}`, `${cpus().length}`]);
    writeFileSync(stamp, render);
  }
  await run(python, [join(art, "kit", "finish.py"), name, work, cache, targetOf(name)]);
}

/** Levels of 255 by which an even place may differ from one pixel to the next: on the whole, and in a pixel of a thousand. */
const noiseLimits = { grain: 2.2, worst: 12 };
const checkScale = 0.3;
/** So many times the samples make a reference. */
const patience = 12;

/**
 * Draws a picture small, once with its samples and once with many more, and compares the two as they would be published.
 * @returns whether it is within the limits
 */
async function checkNoise(name: string): Promise<boolean> {
  const { samples = 24 } = pictures[name]!;
  const drawnWith = async (count: number) => {
    const work = join(cache, `check-${name}-${count}`);
    rmSync(work, { recursive: true, force: true });
    mkdirSync(work, { recursive: true });
    await runBlender("draw.py", [name, work, `${checkScale}`, `${count}`, `${cpus().length}`]);
    const file = join(cache, `check-${name}-${count}.webp`);
    await run(python, [join(art, "kit", "finish.py"), name, work, cache, file]);
    rmSync(work, { recursive: true });
    return file;
  };
  const pair = [await drawnWith(samples), await drawnWith(patience * samples)];
  const noise: typeof noiseLimits = JSON.parse(await run(python, [join(art, "kit", "compare.py"), ...pair]));
  const isClean = noise.grain <= noiseLimits.grain && noise.worst <= noiseLimits.worst;
  console.log(`${isClean ? "clean" : "NOISY"}  ${name}: grain ${noise.grain}, ${noise.worst} at worst`);
  return isClean;
}

/** The pictures named, or one of each scene. */
function toCheck(names: string[]): string[] {
  const rendered = Object.entries(pictures).filter(
    ([, { kind }]) => !["loop", "parts", "icons", "blocks"].includes(kind),
  );
  const ofScene = new Map(rendered.reverse().map(([name, { scene }]) => [scene, name]));
  return names.length > 0 ? names : [...ofScene.values()].reverse();
}

function record(name: string, sum: string) {
  const drawn = { ...readJson<Record<string, string>>("drawn.json"), [name]: sum };
  const sorted = Object.fromEntries(Object.entries(drawn).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(art, "drawn.json"), `${JSON.stringify(sorted, null, 2)}\n`);
}

const minutes = (seconds: number) => (seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`);

/** Pixels times samples, plus what the filter costs whatever the samples. */
const workOf = ({ size: [width, height], samples = 24 }: Picture) => width * height * (samples + 12);

async function drawAll(names: string[]) {
  let [spent, done] = [0, 0];
  const total = names.reduce((sum, name) => sum + workOf(pictures[name]!), 0);
  for (const [index, name] of names.entries()) {
    const picture = pictures[name]!;
    const left = done > 0 ? `, about ${minutes((spent * (total - done)) / done)} left` : "";
    console.log(`${index + 1}/${names.length} ${name} ${picture.size.join(" × ")}${left}`);
    const { render, all } = inputsOf(name, picture);
    const start = performance.now();
    await draw(name, picture, render);
    record(name, all);
    spent += (performance.now() - start) / 1000;
    done += workOf(picture);
  }
}

const usage = `npm run art -- [name …]

Draws the pictures of art/pictures.json that are missing or changed, or those named of them; needs Blender (art/README.md).

  --list    only names them
  --check   compares them, or one of each scene, with a long render, and names those that are noisy
  --keep    takes them as drawn, after a change that was shown not to change them`;

function refuse(reason: string): never {
  console.error(reason);
  process.exit(2);
}

function readWords() {
  const flag = { type: "boolean", default: false } as const;
  try {
    return parseArgs({
      allowPositionals: true,
      options: { list: flag, keep: flag, check: flag, help: { ...flag, short: "h" } },
    });
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split(". ");
    return refuse(`${reason}; --help lists what it accepts.`);
  }
}

const { values, positionals: asked } = readWords();
if (values.help) {
  console.log(usage);
  process.exit(0);
}
const unknown = asked.filter((name) => !pictures[name]);
if (unknown.length > 0) refuse(`No such picture in art/pictures.json: ${unknown.join(", ")}`);
const drawn = readJson<Record<string, string>>("drawn.json");
const isStale = (name: string) => !existsSync(targetOf(name)) || drawn[name] !== inputsOf(name, pictures[name]!).all;
const wanted = (asked.length > 0 ? asked : Object.keys(pictures)).filter(isStale);
if (values.keep) {
  // For a change of the kit that was shown not to change these pictures: takes them as drawn.
  for (const name of wanted) record(name, inputsOf(name, pictures[name]!).all);
} else if (values.check) {
  requireTools();
  mkdirSync(cache, { recursive: true });
  for (const name of toCheck(asked)) if (!(await checkNoise(name))) process.exitCode = 1;
} else if (values.list) {
  console.log(wanted.join("\n"));
} else if (wanted.length > 0) {
  requireTools();
  mkdirSync(cache, { recursive: true });
  await drawAll(wanted);
}
