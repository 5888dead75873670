import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Translation } from "../../model/languages/translation.server.ts";
import { readContent } from "../../model/reading/read-content.server.ts";
import type { ReadMemory } from "../../model/reading/read-memory.server.ts";
import { todayOf } from "../../model/reading/today.server.ts";
import { Refusal } from "./refusal.ts";
import { reportOf } from "./report.ts";
import { type Change, changesOf, saveTranslations, stampsOf } from "./save.ts";
import { csvOfTexts, jsonOfTexts, textsIn, textsOf } from "./texts.ts";

export interface Asked {
  /** The folder of the site. */
  root: string;
  /** Of the language. */
  code: string;
  /** As the report names them, or the file to import. */
  files: readonly string[];
  csv?: boolean;
  /** Only what is missing, not read or outdated. */
  open?: boolean;
  by?: string | undefined;
  reader?: string | undefined;
  memory?: ReadMemory;
}

/** What a command prints, and how many texts still need work. */
interface Outcome {
  text: string;
  open?: number;
}

/** Each throws a Refusal, or a ContentError, and then has written nothing. */
export const commands: Readonly<Record<string, (asked: Asked) => Promise<Outcome>>> = {
  async report(asked) {
    const { lines, open } = reportOf(await readTranslation(asked), asked.files);
    return { text: `${lines.join("\n")}\n`, open };
  },
  async export(asked) {
    const texts = textsOf(await readTranslation(asked), { files: asked.files, isOpen: asked.open ?? false });
    return { text: asked.csv ? csvOfTexts(texts) : jsonOfTexts(texts) };
  },
  async import(asked) {
    const [file] = asked.files;
    if (!file) throw new Refusal("Name the file to import; --help shows how.");
    const translation = await readTranslation(asked);
    const { changes, unknown } = changesOf(translation, textsIn(file, readFileSync(file, "utf8")));
    if (unknown.length > 0)
      throw new Refusal(`Nothing is imported. These texts do not exist:\n  ${unknown.join("\n  ")}`);
    await save(asked, translation, changes);
    return { text: `${changes.length} texts imported into content/${asked.code}/\n` };
  },
  async stamp(asked) {
    if (!asked.reader) throw new Refusal("Name who has read them: --reader Ada");
    const translation = await readTranslation(asked);
    const changes = stampsOf(translation, asked.files);
    await save(asked, translation, changes);
    return { text: `${changes.length} texts read by ${asked.reader}\n` };
  },
};

async function readTranslation({ root, code, memory }: Asked): Promise<Translation> {
  const all: Translation[] = [];
  await readContent({
    root,
    preview: true,
    seen: (translation) => void all.push(translation),
    ...(memory && { memory }),
  });
  const found = all.find((translation) => translation.code === code);
  if (found) return found;
  const known = all.map((translation) => translation.code).join(", ");
  throw new Refusal(`content/site.yaml has no language "${code}" in its languages${known && `; it has ${known}`}.`);
}

/** Files that the check refuses afterwards stay as they were. */
async function save(asked: Asked, translation: Translation, changes: readonly Change[]): Promise<void> {
  const by = z.enum(["human", "machine"]).safeParse(asked.by ?? "human");
  if (!by.success) throw new Refusal("--by is human or machine.");
  const note = { by: by.data, ...(asked.reader && { reader: asked.reader }), day: todayOf() };
  const undo = saveTranslations(asked.root, translation, changes, note);
  try {
    await readTranslation(asked);
  } catch (error) {
    undo();
    throw error;
  }
}
