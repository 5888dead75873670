import { join } from "node:path";
import type { ContentProblem } from "./content-error.server.ts";
import { isTolerated, namesIn, readTextLoosely } from "./content-files.server.ts";

const folder = "content/pages";

interface PictureRules {
  /** On how many pages a picture may be named. */
  pagesAPicture: number;
  /** The pictures that each page names. */
  pictures: Readonly<Record<string, readonly string[]>>;
}

/** The pictures that each file of `content/pages/` names, in the order of the alphabet; those of an entry go where the entry goes. */
export function picturesOfPages(root: string): Record<string, string[]> {
  const files = namesIn(join(root, folder)).filter((name) => name.endsWith(".yaml") && !isTolerated(name));
  const pages = files.sort().map((name): [string, string[]] => {
    const named = readTextLoosely(root, `${folder}/${name}`).matchAll(/\/images\/([\w/-]+)\.\w+/g);
    return [name.replace(".yaml", ""), [...new Set([...named].map(([, picture = ""]) => picture))].sort()];
  });
  return Object.fromEntries(pages.filter(([, pictures]) => pictures.length > 0));
}

/** Where pages name other pictures than the list of a sample says, or one is on too many of them. */
export function pagePictureProblems(
  root: string,
  file: string,
  { pictures, pagesAPicture }: PictureRules,
): ContentProblem[] {
  const there = picturesOfPages(root);
  const all = [...new Set(Object.values(there).flat())];
  const differing = [...new Set([...Object.keys(there), ...Object.keys(pictures)])].filter(
    (page) => there[page]?.join() !== pictures[page]?.join(),
  );
  const crowded = all
    .map((name) => ({ name, pages: Object.keys(there).filter((page) => there[page]?.includes(name)) }))
    .filter(({ pages }) => pages.length > pagesAPicture);
  return [
    ...differing.map((page) => {
      const now = there[page] ? `names [${there[page].join(", ")}]` : "names none";
      return { file, field: `pictures.${page}`, reason: `${folder}/${page}.yaml ${now}` };
    }),
    ...crowded.map(({ name, pages }) => {
      const reason = `${name} is on ${pages.length} pages; at most ${pagesAPicture} may show it: ${pages.join(", ")}`;
      return { file, field: "pagesAPicture", reason };
    }),
  ];
}
