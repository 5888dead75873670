import { readdirSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { readBuildEnvironment } from "../server/env.ts";
import type { Release } from "../server/release/release.ts";
import { brandLook } from "./brand-look.ts";
import { definedLocale } from "./defined-locale.ts";
import { virtualContent } from "./virtual-content.ts";

interface StaticScript {
  root: string;
  /** The export's output folder; the script joins its hashed files. */
  folder: string;
  release: Release;
  releaseCheckSeconds: number;
  formBase: string | undefined;
}

/**
 * Bundles the code that replaces the server in a static export.
 * @returns the name of the file that each page loads
 */
export async function buildStaticScript(parts: StaticScript): Promise<string> {
  const { contentFolder } = readBuildEnvironment(process.env);
  const { root, folder, release, releaseCheckSeconds, formBase } = parts;
  const { basePath, siteUrl = "", preview, fixtures } = release.buildEnvironment;
  const values = {
    "process.env.BUILD_ID": release.id,
    "process.env.RELEASE_CHECK_SECONDS": String(releaseCheckSeconds),
    "process.env.SITE_URL": siteUrl,
    "process.env.FIXTURES": fixtures ? "1" : "",
    "import.meta.env.VITE_FORM_BASE": formBase ?? "",
  };
  await build({
    configFile: false,
    root,
    base: basePath,
    logLevel: "error",
    plugins: [virtualContent({ root: contentFolder, preview }), brandLook({ root: contentFolder }), onlyCode()],
    resolve: {
      // Its file for Node needs Node's buffers when it loads.
      alias: [{ find: /^csv-stringify(\/sync)?$/, replacement: "csv-stringify/browser/esm$1" }],
    },
    define: {
      ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
      __SITE_LOCALE__: definedLocale(contentFolder),
      // An export has the source language alone.
      __LANGUAGES__: "false",
      __PAGES_BASE__: JSON.stringify(basePath),
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      target: "es2022",
      rolldownOptions: {
        input: join(root, "app/static-export/start.ts"),
        // Only the page's loader is wanted, without the side effects of its other imports.
        treeshake: { moduleSideEffects: (id) => id.includes("/app/static-export/start.") },
        output: {
          entryFileNames: "assets/static-export-[hash].js",
          chunkFileNames: "assets/static-[name]-[hash].js",
        },
      },
    },
  });
  const made = readdirSync(join(folder, "assets")).find((name) => name.startsWith("static-export-"));
  if (!made) throw new Error("the script of the static export was not made");
  return made;
}

/** The pages load their own style sheets and fonts. */
function onlyCode(): Plugin {
  return {
    name: "studio-site-only-code",
    enforce: "pre",
    load(id) {
      if (/\.css(\?|$)/.test(id)) return "";
      return /\.(woff2|svg)(\?|$)/.test(id) ? 'export default "";' : undefined;
    },
  };
}
