import { cpSync, globSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inputs } from "../build-steps/fingerprint.ts";

/** Holds exactly what an image is made of, as its first `COPY . .` would. */
const folder = mkdtempSync(join(realpathSync(tmpdir()), "studio-site-image-"));
const taken = readFileSync(".dockerignore", "utf8")
  .split("\n")
  .flatMap((line) => (line.startsWith("!") ? [line.slice(1)] : []));

beforeAll(() => {
  for (const name of taken) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("an image has every file that a build reads, and that its programs, pages and editor import", async () => {
  expect(inputs.filter((name) => !globSync(name, { cwd: folder }).length)).toEqual([]);
  const programs = ["{build-steps,cli,server}/**/*.ts", "app/**/*.{ts,tsx}", "editor/**/*.{ts,tsx}", "*.config.ts"];
  const input = globSync(programs, { cwd: folder, exclude: ["**/*.test.{ts,tsx}"] });
  expect(input).toEqual(expect.arrayContaining(["build-steps/build.ts", "editor/main.tsx", "server/main.ts"]));
  const missing: string[] = [];
  await build({
    configFile: false,
    root: folder,
    publicDir: false,
    logLevel: "silent",
    plugins: [
      {
        name: "names-what-is-missing",
        enforce: "pre",
        async resolveId(source, importer) {
          if (source.startsWith("virtual:")) return { id: source, external: true };
          const found = await this.resolve(source, importer, { skipSelf: true });
          if (source.endsWith(".css")) return found && { id: found.id, external: true };
          const isOutside = found && !found.external && relative(folder, found.id).startsWith("..");
          if (!found || isOutside) missing.push(`${relative(folder, importer ?? "")} → ${source}`);
          return found ?? { id: source, external: true };
        },
      },
    ],
    build: {
      ssr: true,
      write: false,
      cssMinify: false,
      rolldownOptions: { treeshake: false, input: input.map((name) => join(folder, name)) },
    },
  });
  expect(missing).toEqual([]);
});
