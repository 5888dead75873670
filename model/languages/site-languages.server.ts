import { readTextLoosely } from "../reading/content-files.server.ts";
import { fieldIn, looseYaml } from "../reading/parsed-file.server.ts";

/** A page whose texts are all translated and read by somebody, or one that lacks some. */
export type PageState = "read" | "partly";

/** A language beside the source's. */
export interface SiteLanguage {
  code: string;
  /** As its speakers call it. */
  name: string;
  dir?: "rtl" | undefined;
  /** The pages that exist in it, by path below its base; every other page exists in the source language only. */
  pages: Readonly<Record<string, PageState>>;
}

/** The languages that the site file names, read before validation. */
export function languageCodes(root: string): string[] {
  const languages = fieldIn(looseYaml(readTextLoosely(root, "content/site.yaml")), "languages");
  if (!Array.isArray(languages)) return [];
  return languages.map((language) => String(fieldIn(language, "code") ?? ""));
}
