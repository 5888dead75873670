import { packSearch } from "#shared/search-file.ts";
import { oncePerContent } from "../once-per-content.server.ts";
import { searchEntries } from "./search-entries.server.ts";

/** The index as files. */
export const searchFiles = oncePerContent((content) => packSearch(searchEntries(content)));
