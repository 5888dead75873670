import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const below = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name));

test("paths that the documents name exist", () => {
  // A site that has been adopted has other content, pictures and drawings than the documents tell of.
  const isOthers = (path: string) => !existsSync("content/sample.yaml") && /^(content|public|art)\//.test(path);
  const documents = ["README.md", "AGENTS.md", ...below("docs", /\.md$/)];
  const missing = documents.flatMap((file) => {
    const paths = [
      ...readFileSync(file, "utf8").matchAll(
        /`((?:app|art|bench|build-steps|content|docs|model|prove|server|shared|tests|tools|public)\/[\w./-]+)`/g,
      ),
    ];
    return paths
      .map(([, path = ""]) => path)
      .filter((path) => !existsSync(path) && !isOthers(path))
      .map((path) => `${file}: ${path}`);
  });
  expect(missing).toEqual([]);
});
