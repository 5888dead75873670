import { cpSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

/** Builds the editor's scripts and copies its sheets, beside the files that visitors are served. */
export async function makeEditorBundle(root: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await build({
    configFile: false,
    root,
    base: "./",
    publicDir: false,
    logLevel: "warn",
    // Whatever runs the build, such as a test.
    oxc: { jsx: { runtime: "automatic", development: false } },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: {
        input: { editor: join(root, "editor/main.tsx"), account: join(root, "editor/account.ts") },
        output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
      },
    },
  });
  const made = readdirSync(folder).sort().join();
  const wanted = "account.js,choose-band.js,editor.js,writing.js";
  if (made !== wanted) throw new Error(`the editor is served as ${wanted}, but its build made ${made}`);
  for (const name of ["editor.css", "picture.css", "own.css", "page.css", "account.css"])
    cpSync(join(root, "editor", name), join(folder, name));
}
