import type { Content } from "../content.server.ts";
import { fillIn } from "../fields/fill-in.server.ts";
import { legalNames } from "./site-problems.server.ts";

/** What the law asks a company to say about itself, a sentence or more a line. */
export function legalLines({ site }: Pick<Content, "site">): string[] {
  const values = Object.fromEntries(legalNames.map((name) => [name, site[name] ?? ""]));
  return fillIn(site.legalLine, values).split("\n");
}
