import { packSearch } from "#shared/search-file.ts";
import { searchEntries } from "./search-entries.server.ts";

let files: string[] | undefined;

/** The index as files; made once, because the content of a build does not change. */
export function searchFiles(): string[] {
  files ??= packSearch(searchEntries());
  return files;
}
