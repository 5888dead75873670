import { fieldIn, parsedPost, parsedYaml } from "#model/reading/parsed-file.server.ts";
import { textsIn } from "#model/reading/texts-in.server.ts";
import { parseAddress } from "./changes.ts";
import type { EditedSite } from "./edited-site.ts";
import { partsOf, setInSource } from "./splice-source.ts";
import type { FileChanges } from "./write-changes.ts";

/** The fields that show a picture, as addresses; a post's words count as one. */
export async function placesOf(site: EditedSite, picture: string): Promise<string[]> {
  const files = [...(await site.now()).schemas.keys()];
  return files.flatMap((file) => placesIn(site, file, picture));
}

function placesIn(site: EditedSite, file: string, text: string): string[] {
  const source = site.read(file).text;
  const value = file.endsWith(".md") ? parsedPost(source)?.value : parsedYaml(source).value;
  const name = file.replace(/^content\//, "");
  const inFields = textsIn(file, value).filter((field) => field.text === text);
  const isInWords = String(fieldIn(value, "body") ?? "").includes(`](${text}`);
  return [...inFields.map(({ path }) => `${name}#${path}`), ...(isInWords ? [`${name}#body`] : [])];
}

/** The files with another picture wherever this one stands. */
export async function withOtherPicture(site: EditedSite, from: string, to: string): Promise<FileChanges> {
  const changes = new Map<string, string>();
  for (const address of await placesOf(site, from)) {
    const { file, path } = parseAddress(address);
    const source = changes.get(file) ?? site.read(file).text;
    const isInWords = file.endsWith(".md") && path.join() === "body";
    changes.set(file, isInWords ? inWords(source, file, { from, to }) : setInSource(source, file, path, to));
  }
  return changes;
}

function inWords(source: string, file: string, { from, to }: { from: string; to: string }): string {
  const { body = "", bodyAt } = partsOf(source, file);
  return source.slice(0, bodyAt) + body.replaceAll(`](${from})`, `](${to})`).replaceAll(`](${from} `, `](${to} `);
}
