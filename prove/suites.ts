/** Test files that are too long for `npm test`; Vitest runs them like its own. */
export interface Suite {
  /** Words for Vitest: a project, and files or folders. */
  words: readonly string[];
  /** The sample at `/` instead of the tests' site. */
  isOnSample?: boolean;
}

const served = (...files: string[]): Suite => ({ words: ["--project", "prove", ...files] });

export const suites: Readonly<Record<string, Suite>> = {
  adopt: served("prove/adopt"),
  brief: served("prove/brief"),
  build: served("prove/build"),
  dev: served("prove/dev"),
  editing: served("prove/editing"),
  engines: served("prove/engines"),
  export: served("prove/export"),
  failures: served("prove/failures"),
  "first-visit": { ...served("prove/first-visit"), isOnSample: true },
  games: { ...served("prove/games"), isOnSample: true },
  hydration: served("prove/hydration"),
  instances: served("prove/instances"),
  layout: { ...served("prove/layout"), isOnSample: true },
  machinery: served("prove/machinery"),
  markup: { ...served("prove/markup"), isOnSample: true },
  sample: {
    words: [
      "--project",
      "site",
      "--project",
      "prove",
      "prove/sample",
      "sweep",
      "crawl",
      "structured-data",
      "accessibility",
      "papers",
      "tests/site/search",
    ],
    isOnSample: true,
  },
  sources: { words: ["--project", "sources"] },
};

/** What each proof shows, and its minutes on two otherwise idle cores. */
export const proofs: Readonly<Record<string, { shows: string; minutes: number }>> = {
  accessibility: {
    shows: "axe on every page at three widths in five ways of reading, and Tab through every page",
    minutes: 40,
  },
  adopt: { shows: "a second brand in a copy of the project: its build, its texts, its whole npm test", minutes: 20 },
  brief: { shows: "every question of the brief answered in every way", minutes: 2 },
  build: { shows: "a build that fails, and what start does then", minutes: 3 },
  dev: { shows: "the development server with hot reload and mistakes in the content", minutes: 2 },
  editing: {
    shows:
      "fifty kills of the editor while somebody writes and publishes; its journeys in three engines; a page composed and published",
    minutes: 45,
  },
  endurance: { shows: "thirty minutes of mixed load", minutes: 32 },
  engines: { shows: "the main journeys and every page in Chromium, Firefox and WebKit", minutes: 30 },
  export: { shows: "the static export on nginx and on a host that only knows files", minutes: 5 },
  failures: {
    shows: "a full disk, a read-only folder, a moved clock, a database that restarts, load, processes that end",
    minutes: 6,
  },
  "first-visit": { shows: "bytes and requests of a first visit, on a slow line too", minutes: 3 },
  games: { shows: "the harbour at all widths: its outlines, and won in motion", minutes: 3 },
  hydration: {
    shows:
      "translators, proxies and extensions change every kind of page, before and after hydration, in two engines; each island breaks",
    minutes: 17,
  },
  instances: { shows: "two instances behind nginx through a release and a death", minutes: 4 },
  kills: { shows: "fifty kills under load on each database", minutes: 5 },
  layout: { shows: "headings at six widths, windows resized a hundred times", minutes: 6 },
  lighthouse: { shows: "Lighthouse as the median of three", minutes: 60 },
  machinery: { shows: "our own layers over bundler and router, which are to go", minutes: 3 },
  markup: { shows: "the W3C checker on every page", minutes: 2 },
  mutants: { shows: "faults put into the source on purpose, each found by the test that is named for it", minutes: 40 },
  publishing: { shows: "two machines behind nginx, of which one publishes", minutes: 3 },
  sample: { shows: "the sweep of all pages on the site in content/, at /", minutes: 5 },
  start: { shows: "npm start answers while pictures and compressed copies are still being made", minutes: 3 },
  sources: { shows: "names of the sample in sources and tests, a day's edits, random edits", minutes: 6 },
};
