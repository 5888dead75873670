import { globSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build, type Rolldown } from "vite";

const folder = join(import.meta.dirname, "../app/instruments");

/** What each instrument adds to the script of its page, as brotli: its own code, without what pages have anyway. */
export async function instrumentBytes(): Promise<{ name: string; bytes: number }[]> {
  const names = globSync("*/", { cwd: folder }).map((name) => name.replace(/\/$/, ""));
  return Promise.all(names.toSorted().map(async (name) => ({ name, bytes: await bytesOf(name) })));
}

async function bytesOf(name: string): Promise<number> {
  const own = globSync(`${name}/*.{ts,tsx}`, { cwd: folder, exclude: (file) => file.endsWith(".test.ts") });
  const { output } = (await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: own.map((file) => join(folder, file)),
        preserveEntrySignatures: "strict",
        external: (id) => !id.startsWith(".") && !id.startsWith(folder) && !id.startsWith("\0"),
      },
    },
  })) as Rolldown.RolldownOutput;
  const code = output.map((file) => (file.type === "chunk" ? file.code : "")).join("");
  return brotliCompressSync(code).byteLength;
}
