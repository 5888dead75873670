import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ContentError } from "../model/reading/content-error.server.ts";
import { listPictures } from "../model/reading/pictures.server.ts";
import { readContent } from "../model/reading/read-content.server.ts";
import { NewEntryError, type NewKind, newEntry, newKinds } from "../server/editing/new-entry.ts";
import { EnvError, readBuildEnvironment } from "../server/env.ts";
import { newCapacity } from "./new-capacity.ts";

const usage = `npm run new -- <kind> "<title>"

Writes a file into content/ that passes the check and is a draft, for you to fill in.

  npm run new -- post "What the kettle knows"      content/blog/what-the-kettle-knows.md
  npm run new -- case "Paper Harbour"              content/cases/paper-harbour.yaml
  npm run new -- person "Ines Ward"                content/people/ines-ward.yaml
  npm run new -- product "Signal lamp"             content/products/signal-lamp.yaml
  npm run new -- page "Spring offer"               content/pages/spring-offer.yaml
  npm run new -- service-page "Testing by night"   content/pages/testing-by-night.yaml, with scope, steps and prices

  npm run new -- capacity                          this week’s count of free starts, in content/capacity.yaml

  --root <folder>   the folder that holds content/ and public/ (CONTENT_DIR, else here)
  --help            these lines`;

const listOfKinds = Object.keys(newKinds).join(", ");

/** One line and exit code 1: the user can correct it. */
class Refusal extends Error {}

try {
  await run();
} catch (error) {
  if (
    !(
      error instanceof Refusal ||
      error instanceof NewEntryError ||
      error instanceof ContentError ||
      error instanceof EnvError
    )
  )
    throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { values, positionals } = readArguments();
  if (values.help) return console.log(usage);
  const [kind, title, ...rest] = positionals.map((word) => word.trim());
  if (kind === "capacity")
    return console.log(newCapacity(values.root, await readContent({ root: values.root, preview: true })));
  if (!isKind(kind))
    throw new Refusal(`${kind ? `"${kind}" is not a kind` : "Say what to make"}: ${listOfKinds}.\n\n${usage}`);
  if (!title) throw new Refusal(`A ${kind} needs a title: npm run new -- ${kind} "Title"`);
  if (rest.length > 0) throw new Refusal(`Put the title into quotation marks: "${[title, ...rest].join(" ")}"`);
  const content = await readContent({ root: values.root, preview: true });
  const { file, text, path } = newEntry(kind, title, content, { pictures: listPictures(join(values.root, "public")) });
  const target = join(values.root, file);
  if (existsSync(target)) throw new Refusal(`${file} exists already and stays as it is; choose another title.`);
  writeFileSync(target, text, { flag: "wx" });
  await readContent({ root: values.root, preview: true });
  console.log(`${file} is a draft now. \`npm run dev\` shows it at ${path}; \`npm run content\` checks it.
Replace every TODO in it, then remove the line \`draft: true\` to publish.`);
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
    throw new Refusal(`${reason}; --help lists what it accepts.`);
  }
}

function isKind(word: string | undefined): word is NewKind {
  return word !== undefined && Object.hasOwn(newKinds, word);
}
