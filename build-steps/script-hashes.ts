import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

/**
 * Hashes of each prerendered page's inline scripts, by path, for its content policy. Data blocks such as JSON-LD do not
 * run and need none.
 */
export async function scriptHashes(client: string): Promise<Record<string, string[]>> {
  const files = readdirSync(client, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith("index.html"),
  );
  return Object.fromEntries(
    files.sort().map((name) => {
      const path = `/${name.split(sep).slice(0, -1).join("/")}`;
      return [path, hashesOf(readFileSync(join(client, name), "utf8"))];
    }),
  );
}

/** Exported for its test. */
export function hashesOf(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?<attributes>[^>]*)>(?<source>[\s\S]*?)<\/script>/g)];
  const inline = scripts.filter(({ groups }) => {
    const attributes = groups?.attributes ?? "";
    const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? "";
    return !/\bsrc=/.test(attributes) && (type === "" || type === "module" || type === "importmap");
  });
  const hashes = inline.map(({ groups }) =>
    createHash("sha256")
      .update(groups?.source ?? "")
      .digest("base64"),
  );
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}
