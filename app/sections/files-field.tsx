import { lazy, Suspense, useRef, useState } from "react";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import { control, Field } from "#app/ui/field.tsx";
import type { FileWords } from "#model/site/enquiry-words.server.ts";

import type { ChosenFilesProps } from "./chosen-files.tsx";

interface FilesFieldProps {
  words: FileWords & { accept: string };
  problem: string | undefined;
  /** Said where files were sent that are not chosen any more. */
  lost: string | undefined;
}

/** If it cannot load, the browser's own count of files is enough. */
const ChosenFiles = lazy(async () => {
  const loaded = await import("./chosen-files.tsx").catch(() => undefined);
  return { default: (props: ChosenFilesProps) => loaded?.ChosenFiles(props) ?? null };
});

/** Files to send; the list of those chosen comes with the first one. */
export function FilesField({ words, problem, lost }: FilesFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const look = () => setFiles([...(input.current?.files ?? [])]);
  // They may have been chosen before this code loaded.
  useBehaviour(look);
  const { "aria-describedby": problemId, dir: _, ...attributes } = control("files", problem);
  return (
    <Field id="files" label={words.label} note={words.note} problem={problem} wide>
      <input
        {...attributes}
        ref={input}
        type="file"
        multiple
        accept={words.accept}
        aria-describedby={problemId ? `${problemId} files-kinds` : "files-kinds"}
        onChange={look}
      />
      <p id="files-kinds" className="mt-2 mb-0 text-small text-soft">
        {words.kinds}
      </p>
      {lost && files.length === 0 && <p className="mt-2 mb-0 text-small font-bold">{lost}</p>}
      {files.length > 0 && (
        <Suspense>
          <ChosenFiles words={words} files={files} input={input} />
        </Suspense>
      )}
    </Field>
  );
}
