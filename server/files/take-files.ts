import type { Readable } from "node:stream";
import { endingOf, fileLimits, fileTypes } from "#shared/files.ts";
import type { Posted, Upload } from "#shared/receiving.ts";
import { reportFailure } from "../watch/report-failure.ts";
import type { FileFolder } from "./file-folder.ts";
import { keepFile } from "./keep-file.ts";

/** What became of the files of one form. */
export type Taken = Pick<Posted, "upload" | "filesProblem" | "refusal">;

export interface TakerParts {
  folder: FileFolder;
  /** Why files cannot be taken, asked before the first one is written. */
  admit: () => Promise<Posted["refusal"]>;
  /** Called with the folder of the form as soon as there is one. */
  onBegin: (folder: string) => void;
}

class Refused extends Error {}

/** Takes the files of one form; from the first problem on it only reads them. */
export function createTaker({ folder, admit, onBegin }: TakerParts) {
  const files: Upload["files"][number][] = [];
  let [count, bytes] = [0, 0];
  let [filesProblem, refusal]: [Posted["filesProblem"], Posted["refusal"]] = [undefined, undefined];
  let begun: Promise<string> | undefined;

  async function begin(): Promise<string> {
    refusal = await admit();
    if (refusal) throw new Refused();
    const made = await folder.begin();
    onBegin(made);
    return made;
  }

  function wants(more: number): boolean {
    bytes += more;
    if (bytes > fileLimits.bytes) filesProblem ??= "large";
    return !filesProblem && !refusal;
  }

  async function placeOf(position: number): Promise<string> {
    begun ??= begin();
    return folder.placeOf("incoming", await begun, position);
  }

  return {
    refuse(problem: NonNullable<Posted["filesProblem"]>) {
      filesProblem ??= problem;
    },
    async take(stream: Readable, name: string): Promise<void> {
      const position = count++;
      if (count > fileLimits.count) filesProblem ??= "many";
      if (!fileTypes.has(endingOf(name))) filesProblem ??= "kind";
      try {
        const kept = await keepFile(stream, { name, wants, place: () => placeOf(position) });
        if (kept && "problem" in kept) filesProblem ??= kept.problem;
        else if (kept) files[position] = { name, type: fileTypes.get(endingOf(name)) ?? "", ...kept };
      } catch (error) {
        if (error instanceof Refused || stream.errored) return;
        reportFailure("Files of a form could not be stored", error);
        refusal ??= { kind: "full" };
      }
    },
    async taken(): Promise<Taken> {
      const folder = filesProblem || refusal ? undefined : await begun;
      return { filesProblem, refusal, upload: folder === undefined ? undefined : { folder, files } };
    },
  };
}
