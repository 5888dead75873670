import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { hashOfText, type Lock, type Locked, lockedOf, lockFile } from "../../model/languages/lock.server.ts";
import type { TranslatedField, Translation } from "../../model/languages/translation.server.ts";
import type { ExchangedText } from "./texts.ts";
import { lockAsYaml, withTextsIn } from "./yaml-of-texts.ts";

/** A translation to save, with the source text that it was made of. */
export interface Change {
  file: string;
  field: TranslatedField;
  source: string;
  target: string;
}

/** What an import changes. A text that is empty, or equal to the translation that is saved and noted, changes nothing. */
export function changesOf(translation: Translation, texts: readonly ExchangedText[]) {
  const unknown: string[] = [];
  const changes = texts.flatMap(({ key, source, target }): Change[] => {
    const [file = "", name = ""] = key.split("#");
    const field = translation.fields.get(file)?.find((one) => one.field === name);
    if (!field) unknown.push(key);
    return !field || target.trim() === "" ? [] : [{ file, field, source, target: target.trim() }];
  });
  return { changes, unknown };
}

/** Every translated text of these files, or of all, as it is now. */
export function stampsOf({ fields }: Translation, files: readonly string[]): Change[] {
  const wanted = [...fields].filter(([file]) => files.length === 0 || files.includes(file));
  return wanted.flatMap(([file, own]) =>
    own.flatMap((field) =>
      field.target === undefined ? [] : [{ file, field, source: field.text, target: field.target }],
    ),
  );
}

/**
 * Writes translations and notes them in the lock.
 * @returns puts every file back as it was
 */
export function saveTranslations(
  root: string,
  translation: Translation,
  changes: readonly Change[],
  note: Pick<Locked, "by" | "reader" | "day">,
): () => void {
  const { code, lock, values } = translation;
  const before = new Map<string, string | undefined>();
  const write = (file: string, text: string) => {
    const path = join(root, file);
    before.set(path, existsSync(path) ? readFileSync(path, "utf8") : undefined);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  for (const [file, own] of byFile(changes)) {
    const texts = own.filter(({ field, target }) => field.target !== target);
    const path = `content/${code}/${file}`;
    if (texts.length > 0) write(path, withTextsIn(textOf(join(root, path)), file, values.get(file), texts));
  }
  write(lockFile(code), lockAsYaml(lockWith(lock, changes, note)));
  return () => {
    for (const [path, text] of before) {
      if (text === undefined) rmSync(path);
      else writeFileSync(path, text);
    }
  };
}

function lockWith(lock: Lock, changes: readonly Change[], note: Pick<Locked, "by" | "reader" | "day">): Lock {
  const next: Lock = structuredClone(lock);
  for (const { file, field, source, target } of changes) {
    const known = lockedOf(lock, file, field.field);
    const by = known && field.target === target && !note.reader ? known.by : note.by;
    next[file] = { ...next[file], [field.field]: { source: hashOfText(source), ...note, by } };
  }
  return next;
}

function byFile(changes: readonly Change[]): Map<string, Change[]> {
  return Map.groupBy(changes, ({ file }) => file);
}

function textOf(path: string): string {
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}
