import { packSearch } from "#shared/search-file.ts";
import { oncePerContent } from "../once-per-content.server.ts";
import { searchEntries, searchRules, searchTexts } from "./search-entries.server.ts";

/** The text of every searchable entry. */
export const siteTexts = oncePerContent(searchTexts);

/** The index as files. */
export const searchFiles = oncePerContent((content) =>
  packSearch(searchEntries(siteTexts(content)), searchRules(content)),
);
