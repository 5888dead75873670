import { pageSchemas } from "../pages/pages.server.ts";
import type { ContentProblem } from "./content-error.server.ts";
import { isTolerated, namesIn, readTextLoosely } from "./content-files.server.ts";
import { fieldIn, looseYaml } from "./parsed-file.server.ts";

/** A file of a page that is a list of bands, read before validation. */
export interface ComposedFile {
  /** `spring-offer` */
  name: string;
  /** `content/pages/spring-offer.yaml` */
  file: string;
  /** The address that it names, or that of its name. */
  address: string;
  isDraft: boolean;
}

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a file of `content/pages/` may be such a page, by its name. */
export function isComposedName(name: string): boolean {
  const stem = name.replace(/\.yaml$/, "");
  return stem !== name && slug.test(stem) && !Object.hasOwn(pageSchemas, stem);
}

export function composedFiles(root: string): ComposedFile[] {
  return namesIn(`${root}/content/pages`)
    .filter((name) => !isTolerated(name) && isComposedName(name))
    .sort()
    .map((name) => {
      const file = `content/pages/${name}`;
      const stem = name.replace(/\.yaml$/, "");
      const fields = looseYaml(readTextLoosely(root, file));
      const address = fieldIn(fields, "address");
      return {
        ...{ name: stem, file, isDraft: fieldIn(fields, "draft") === true },
        address: typeof address === "string" ? address.trim() : `/${stem}`,
      };
    });
}

/** The first part of addresses that the server answers itself. */
const reserved = ["edit", "assets", "builds", "_ipx", "api", "og", "images", "loops", "__fixtures", "__kit"];
const languages = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/**
 * Why a page cannot have an address; undefined where it can.
 * @param others the paths of all other pages and files
 */
export function addressProblem(address: string, others: Iterable<string>): string | undefined {
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(address))
    return `"${address}" cannot be an address; write a slash, then small letters from a to z, digits and dashes`;
  const [, first = ""] = address.split("/");
  if (reserved.includes(first)) return `${address} is reserved: the server needs /${first}; write another address`;
  if (isLanguage(first)) return `${address} is reserved for a language; write a longer word`;
  const taken = [...others].find((path) => path.toLowerCase() === address);
  return taken && `there is already a page at ${taken}; write another address`;
}

function isLanguage(word: string): boolean {
  return /^[a-z]{2}(-[a-z]{2,4})?$/.test(word) && languages.of(word) !== undefined;
}

/** Addresses of composed pages that cannot be theirs. */
export function addressProblems(root: string, others: ReadonlySet<string>): ContentProblem[] {
  const files = composedFiles(root);
  return files.flatMap(({ file, address }) => {
    const rest = files.filter((other) => other.file !== file).map((other) => other.address);
    const reason = addressProblem(address, [...others, ...rest]);
    return reason ? [{ file, field: "address", reason }] : [];
  });
}
