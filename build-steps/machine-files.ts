import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { markdownTwin } from "../server/markdown-twin.ts";
import { twinPath } from "../shared/page-files.ts";

/** Writes the Markdown twin of each prerendered page that may be listed beside it. */
export function writeTwins(client: string, paths: readonly string[]): void {
  for (const path of paths) {
    const twin = markdownTwin(readFileSync(join(client, path, "index.html"), "utf8"), path);
    if (twin !== undefined) writeFileSync(join(client, twinPath(path)), twin);
  }
}

/** The framework makes a payload of each prerendered file too, as if one could navigate to it. */
export function dropFilePayloads(client: string): void {
  const names = readdirSync(client, { recursive: true, encoding: "utf8" });
  for (const name of names.filter((name) => /\.(json|txt|webmanifest|xml)\.data$/.test(name)))
    rmSync(join(client, name));
}
