import { existsSync } from "node:fs";
import { defineConfig } from "cspell";
import { spellingOf } from "./tools/spelling.ts";

/** Spellings that the British dictionary lets pass and this house does not: the American ones, and -ize. */
const americanStems =
  "apolog author capital categor central character critic custom emphas equal fertil final general global immun initial item legal local maxim memor minim mobil modern monet normal optim organ penal personal priorit public real recogn revolution serial special stabil standard subsid summar symbol sympath synchron util vandal visual";
const endings = ["e", "es", "ed", "er", "ers", "ing", "ation", "ations"];
const american = americanStems
  .split(" ")
  .flatMap((stem) => endings.map((ending) => `${stem}iz${ending}`))
  .concat("center", "centers", "centered", "gray", "grays", "math");

const content = `${process.env.CONTENT_DIR || "."}/content`;
const { names, isBritish } = spellingOf(content);
const wordLists = [`${content}/words.txt`, "./starter/content/words.txt"].filter((file) => existsSync(file));

/**
 * `words.txt`, the site's own and the starter's, hold the names and words that no dictionary has; what the content itself says
 * are names needs no line there. Nothing else is loaded: the dictionaries of software that come by default would let American
 * spellings through. Content in another language is left alone.
 */
export default defineConfig({
  version: "0.2",
  language: "en-GB",
  loadDefaultConfiguration: false,
  import: ["@cspell/dict-en-gb-mit/cspell-ext.json"],
  dictionaryDefinitions: wordLists.map((path) => ({ name: path, path })),
  dictionaries: ["en-gb", ...wordLists],
  words: names,
  files: [
    ...(isBritish ? [`${content}/**/*.{md,yaml}`] : []),
    "starter/**/*.{md,yaml}",
    "docs/**/*.md",
    "deploy/**/*.md",
    "README.md",
    "AGENTS.md",
    "art/README.md",
  ],
  flagWords: american,
  // Documents: see "English" in AGENTS.md; `tools/lint/plain-english.grit` does the same for messages and test titles.
  overrides: [
    {
      filename: ["docs/**", "deploy/**", "README.md", "AGENTS.md"],
      flagWords: ["whoever", "whomever", "twin", "twins"],
    },
  ],
  ignoreRegExpList: [
    // Fences, code, addresses, paths and files, environment variables, variables of a sentence.
    "/^```[\\s\\S]*?^```/gm",
    "/`[^`\\n]+`/g",
    "/\\b(https?|mailto|tel):[^\\s\"')\\]]+/g",
    "/(?<![\\w])\\/[\\w-][\\w./#?=&%-]*/g",
    "/[\\w-]+@[\\w.-]+/g",
    "/[\\w-]+\\.(webp|md|yaml|json|js|ts|txt|svg|example)\\b/g",
    "/\\{(\\w+|[Nn]umber of [\\w -]+)\\}/g",
    // Values that are keys of other entries, and the four colours.
    "/(?<=[:-] )\\[?[a-z0-9]+(-[a-z0-9]+)+(, [a-z0-9-]+)*\\]?$/gm",
    // Names of pages, with what they hold.
    "/^ *[a-z]+(-[a-z]+)+: \\[.*\\]$/gm",
    "/\\b(department|slot|tone|card|to|service): [a-z]+(-[a-z]+)*(?= \\}|,|$)/gm",
    "/['’]s\\b/g",
    // The table of numbered cases quotes titles of tests, which have words of code.
    "/^\\| [A-Z]+-\\d+ \\|.*$/gm",
    // Samples of other languages.
    "/\\blang: (?!en\\b)[\\w-]+,.*/g",
  ],
});
