import { execFile } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { needProgram } from "../../cli/programs.ts";
import { ownContent } from "../../tests/support/own-content.ts";
import { fetchHtml, prerenderedPaths, renderedPaths } from "../../tests/support/pages.ts";
import { isLackAllowed, java, lackOf } from "../../tools/engines.ts";

const checker = join(dirname(createRequire(import.meta.url).resolve("vnu-jar")), "build/dist/vnu.jar");
const lack = lackOf("The W3C checker");
/** Addresses whose pages differ from the prerendered ones. */
const { products, cases } = ownContent;
const items = products.slice(0, 1).map(({ id }) => `?items=${id}x2`);
const others = [
  ...["/no-such-page", "/search?q=game", "/search?q=zzzz"],
  ...items.flatMap((query) => [`/cart${query}`, `/checkout${query}`]),
  ...cases.slice(0, 1).map(({ engine }) => `/portfolio?engine=${encodeURIComponent(engine)}`),
];

describe(lack ? `The W3C checker: ${lack}` : "The W3C checker", () => {
  if (lack && isLackAllowed) return test.skip(`skipped: ${lack}`);

  test("finds no error on any page", async () => {
    const paths = [...(await prerenderedPaths()), ...renderedPaths, ...others];
    const folder = mkdtempSync(join(tmpdir(), "studio-site-validity-"));
    const files = new Map<string, string>();
    for (const [number, path] of paths.entries()) {
      const file = join(folder, `${number}.html`);
      writeFileSync(file, (await fetchHtml(path)).html);
      files.set(file, path);
    }
    const found = (await check(folder)).map(
      ({ url, message }) => `${files.get(url.replace(/^file:/, ""))}: ${message}`,
    );
    expect([...new Set(found)]).toEqual([]);
  });
});

interface Finding {
  url: string;
  message: string;
}

/** The checker exits with 1 when it finds errors, and prints them on standard error. */
function check(folder: string): Promise<Finding[]> {
  const words = ["-jar", checker, "--format", "json", "--errors-only", "--skip-non-html", folder];
  return new Promise((resolve, reject) => {
    execFile(needProgram(java), words, { maxBuffer: 64 * 1024 * 1024 }, (error, _, said) => {
      if (error && error.code !== 1) return reject(error);
      resolve((JSON.parse(said) as { messages: Finding[] }).messages);
    });
  });
}
