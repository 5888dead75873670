import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Content } from "../model/content.server.ts";
import { fillIn } from "../model/fields/fill-in.server.ts";
import { ContentError } from "../model/reading/content-error.server.ts";
import { longestSlug } from "../model/reading/entry-names.server.ts";
import { readContent } from "../model/reading/read-content.server.ts";
import { EnvError, readBuildEnvironment } from "../server/env.ts";
import { slugOf } from "../shared/fold-text.ts";

const weekMs = 7 * 24 * 3_600_000;

const usage = `npm run new -- <kind> "<title>"

Writes a file into content/ that passes the check and is a draft, for you to fill in.

  npm run new -- post "What the kettle knows"      content/blog/what-the-kettle-knows.md
  npm run new -- case "Paper Harbour"              content/cases/paper-harbour.yaml
  npm run new -- person "Ines Ward"                content/people/ines-ward.yaml
  npm run new -- product "Signal lamp"             content/products/signal-lamp.yaml

  --root <folder>   the folder that holds content/ and public/ (CONTENT_DIR, else here)
  --help            these lines`;

const kinds = {
  post: { folder: "blog", ending: ".md", address: "/blog/" },
  case: { folder: "cases", ending: ".yaml", address: "/portfolio/" },
  person: { folder: "people", ending: ".yaml", address: "/team/" },
  product: { folder: "products", ending: ".yaml", address: "/single-shop/" },
} as const;
type Kind = keyof typeof kinds;
const listOfKinds = Object.keys(kinds).join(", ");

/** One line and exit code 1: the user can correct it. */
class Refusal extends Error {}

try {
  await run();
} catch (error) {
  if (!(error instanceof Refusal || error instanceof ContentError || error instanceof EnvError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { values, positionals } = readArguments();
  if (values.help) return console.log(usage);
  const [kind, title, ...rest] = positionals.map((word) => word.trim());
  if (!isKind(kind))
    throw new Refusal(`${kind ? `"${kind}" is no kind` : "Say what to make"}: ${listOfKinds}.\n\n${usage}`);
  if (!title) throw new Refusal(`A ${kind} needs a title: npm run new -- ${kind} "Title"`);
  if (rest.length > 0) throw new Refusal(`Put the title into quotation marks: "${[title, ...rest].join(" ")}"`);
  const slug = fileNameOf(title);
  const { folder, ending } = kinds[kind];
  const file = join("content", folder, slug + ending);
  const target = join(values.root, file);
  if (existsSync(target)) throw new Refusal(`${file} exists already and stays as it is; choose another title.`);
  const content = await readContent({ root: values.root, preview: true });
  const template = readFileSync(join(import.meta.dirname, "templates", kind + ending), "utf8");
  writeFileSync(target, fillIn(template, valuesFor(kind, title, content)), { flag: "wx" });
  await readContent({ root: values.root, preview: true });
  const address = kinds[kind].address + (kind === "product" ? nextOf(content.products.map(({ id }) => id)) : slug);
  console.log(`${file} is a draft now. \`npm run dev\` shows it at ${address}; \`npm run content\` checks it.
Replace whatever says TODO in it, then take the line \`draft: true\` away to publish.`);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: "boolean", short: "h", default: false },
        root: { type: "string", default: readBuildEnvironment(process.env).contentFolder },
      },
    });
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split(". ");
    throw new Refusal(`${reason}; --help says what there is.`);
  }
}

function isKind(word: string | undefined): word is Kind {
  return word !== undefined && Object.hasOwn(kinds, word);
}

function fileNameOf(title: string): string {
  const slug = slugOf(title);
  if (slug === "") throw new Refusal(`"${title}" gives no file name; use some letters from a to z.`);
  if (slug.length > longestSlug)
    throw new Refusal(`The title gives a file name of ${slug.length} letters; ${longestSlug} is the most.`);
  return slug;
}

/** Required references use existing entries; the editor replaces them. */
function valuesFor(kind: Kind, title: string, content: Content): Record<string, string | number> {
  const { blog, cases, people, products, services, categories, site } = content;
  const day = (weeksAgo: number) => new Date(Date.now() - weeksAgo * weekMs).toISOString().slice(0, 10);
  const today = day(0);
  const [colleague] = people;
  const own = {
    post: {
      imgUrl: pictureOf(blog),
      author: colleague?.slug,
      category: categories[0]?.slug,
      tag: blog[0]?.tags[0],
    },
    case: {
      ...{ imgUrl: pictureOf(cases), first: cases[0]?.slug, second: cases[1]?.slug },
      ...{ service: services[0]?.slug, engine: cases[0]?.engine },
    },
    person: {
      imgUrl: pictureOf(people),
      number: nextOf(people.map(({ order }) => order)),
      department: colleague?.department,
    },
    product: {
      ...{ imgUrl: pictureOf(products), number: nextOf(products.map(({ id }) => id)) },
      ...{ first: products[0]?.slug, department: products[0]?.department, kind: products[0]?.kind },
    },
  }[kind];
  const values = {
    ...own,
    quotedTitle: JSON.stringify(title),
    today,
    eightWeeksAgo: day(8),
    year: today.slice(0, 4),
    month: new Intl.DateTimeFormat(site.locale, { month: "long", year: "numeric" }).format(new Date()),
    colleague: colleague?.slug,
    colleagueName: colleague?.name,
    city: colleague?.city,
    timeZone: site.timeZone,
    discipline: colleague?.discipline,
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? ""]));
}

/** An existing picture, by the name that an editor writes: without its hash. */
function pictureOf([entry]: readonly { imgUrl: { src: string } }[]): string | undefined {
  return entry?.imgUrl.src.replace(/\.[0-9a-f]{8}(?=\.\w+$)/, "");
}

function nextOf(numbers: readonly number[]): number {
  return Math.max(0, ...numbers) + 1;
}
