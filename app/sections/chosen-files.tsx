import { type RefObject, useSyncExternalStore } from "react";
import { followUpload, uploadState } from "#app/browser/forms/upload-state.ts";
import type { FileWords } from "#model/site/enquiry-words.server.ts";
import { sizeWords } from "#shared/files.ts";

export interface ChosenFilesProps {
  words: FileWords;
  files: readonly File[];
  input: RefObject<HTMLInputElement | null>;
}

/** The files that were chosen, each with its size and a way to take it back; while they are sent, how far that is. */
export function ChosenFiles({ words, files, input }: ChosenFilesProps) {
  const sent = useSyncExternalStore(followUpload, uploadState, () => undefined);
  return (
    <>
      <ul role="list" className="mt-3 border-t-2">
        {files.map((file, index) => (
          <li
            key={`${index} ${file.name}`}
            className="flex items-center justify-between gap-4 border-b border-current/25"
          >
            <span className="py-2 text-small/snug wrap-anywhere" dir="auto">
              <b>{file.name}</b> <span className="whitespace-nowrap text-soft">{sizeWords(file.size)}</span>
            </span>
            {!sent && (
              <button
                type="button"
                className="min-h-11 flex-none cursor-pointer bg-transparent px-1 text-small font-bold underline"
                aria-label={words.remove.replace("{name}", () => file.name)}
                onClick={() => withoutFile(input.current, index)}
              >
                {words.removeShort}
              </button>
            )}
          </li>
        ))}
      </ul>
      {sent && <Progress words={words} {...sent} />}
    </>
  );
}

function Progress({ words, loaded, total }: { words: FileWords; loaded: number; total: number }) {
  const said = words.sent.replace("{sent}", () => sizeWords(loaded)).replace("{size}", () => sizeWords(total));
  const percent = Math.round((100 * loaded) / total);
  return (
    <div
      role="progressbar"
      aria-label={words.label}
      aria-valuenow={percent}
      aria-valuetext={said}
      className="mt-3 text-small font-bold"
    >
      {said}
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" className="mt-2 h-2 w-full fill-current">
        <rect className="fill-paper-3" width="100" height="1" />
        <rect width={percent} height="1" />
      </svg>
    </div>
  );
}

/** A list of files cannot be changed, only replaced by another. */
function withoutFile(input: HTMLInputElement | null, removed: number): void {
  if (!input?.files) return;
  const left = new DataTransfer();
  for (const [index, file] of [...input.files].entries()) if (index !== removed) left.items.add(file);
  input.files = left.files;
  input.dispatchEvent(new Event("input", { bubbles: true }));
  input.dispatchEvent(new Event("change", { bubbles: true }));
  input.focus();
}
