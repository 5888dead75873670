import { fieldIn, parsedPost, parsedYaml } from "#model/reading/parsed-file.server.ts";
import { textsIn } from "#model/reading/texts-in.server.ts";
import { parseAddress } from "./changes.ts";
import type { EditedSite } from "./edited-site.ts";
import { arrangeInSource, partsOf, plainInSource, setInSource } from "./splice-source.ts";
import type { FieldPath } from "./splice-yaml.ts";
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

/** What stays in view of a picture, in per cent of its width and height. */
export interface Focus {
  x: number;
  y: number;
}

/** What stays in view of the picture at a field; null for the middle. */
export function focusBeside(source: string, file: string, picture: FieldPath): Focus | null {
  const found = plainInSource(source, file, [...picture.slice(0, -1), "focus"]) as Partial<Focus> | undefined;
  return typeof found?.x === "number" && typeof found.y === "number" ? { x: found.x, y: found.y } : null;
}

/** The file of a picture's field with what of it stays in view; without it, the middle. */
export function withFocus(site: EditedSite, address: string, focus: Focus | null): FileChanges {
  const { file, path } = parseAddress(address);
  const source = site.read(file).text;
  const at = [...path.slice(0, -1), "focus"];
  const isThere = plainInSource(source, file, at) !== undefined;
  if (focus === null) return new Map([[file, isThere ? arrangeInSource(source, file, at, { do: "remove" }) : source]]);
  if (!isThere) return new Map([[file, arrangeInSource(source, file, at, { do: "insert", value: focus })]]);
  const across = setInSource(source, file, [...at, "x"], focus.x);
  return new Map([[file, setInSource(across, file, [...at, "y"], focus.y)]]);
}

function inWords(source: string, file: string, { from, to }: { from: string; to: string }): string {
  const { body = "", bodyAt } = partsOf(source, file);
  return source.slice(0, bodyAt) + body.replaceAll(`](${from})`, `](${to})`).replaceAll(`](${from} `, `](${to} `);
}
