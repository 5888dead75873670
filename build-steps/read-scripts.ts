import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

export interface Scripts {
  /** Modules of the script that comes with every page. */
  frame: ReadonlySet<string>;
  /** What loads a module: pages, the frame and parts that load later, each by its file. */
  ownersOf: (file: string) => ReadonlySet<string>;
  /** Whether a module keeps something: each copy of it would keep its own. */
  isKeeping: (file: string) => boolean;
}

interface Sources {
  /** The application's folder, in which `#app/` and `#shared/` are found. */
  root: string;
  /** Files that every page loads. */
  always: readonly string[];
  pages: readonly string[];
  /** A module that at least so many pages use comes with every page. */
  pagesThatShare: number;
}

const imports = /^(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?"([.#][^"]+\.tsx?)"/gm;
const laterImports = /(?<!typeof )\bimport\("([.#][^"]+\.tsx?)"\)/g;
/** What only a module that keeps something has: a variable, a map, a context. */
const keeping = /^(?:export )?(?:let \w|const \w+(?::[^=]+)? = (?:\[\]|new (?:Map|Set|WeakMap)|createContext))/m;

/** Reads from the sources which modules come with every page, and which belong to several pages. */
export function readScripts({ root, always, pages, pagesThatShare }: Sources): Scripts {
  const read = (file: string) => readFileSync(file, "utf8");
  const found = (file: string, pattern: RegExp) =>
    [...read(file).matchAll(pattern)]
      .map(([, name = ""]) => (name.startsWith("#") ? join(root, name.slice(1)) : join(dirname(file), name)))
      .filter((name) => !name.includes(".server.") && existsSync(name));
  const reach = (files: Iterable<string>) => {
    const reached = new Set(files);
    for (const file of reached) for (const next of found(file, imports)) reached.add(next);
    return reached;
  };

  const owners = new Map<string, Set<string>>();
  const starts = new Set([...always, ...pages]);
  for (const start of starts) {
    for (const file of reach([start])) {
      owners.set(file, (owners.get(file) ?? new Set()).add(start));
      for (const later of found(file, laterImports)) starts.add(later);
    }
  }
  const isForAll = (file: string, using: ReadonlySet<string>) =>
    !starts.has(file) && pages.filter((page) => using.has(page)).length >= pagesThatShare;
  const forAll = [...owners].filter(([file, using]) => isForAll(file, using)).map(([file]) => file);
  return {
    frame: reach([...always, ...forAll]),
    ownersOf: (file) => owners.get(file) ?? new Set(),
    isKeeping: (file) => keeping.test(read(file)),
  };
}
