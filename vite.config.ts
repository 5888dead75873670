import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { brandLook } from "./build-steps/brand-look.ts";
import { definedLanguages } from "./build-steps/defined-languages.ts";
import { definedLocale } from "./build-steps/defined-locale.ts";
import { oneScriptAPage } from "./build-steps/one-script-a-page.ts";
import { virtualContent } from "./build-steps/virtual-content.ts";
import { readBuildEnvironment } from "./server/env.ts";

const { basePath, siteUrl, preview, contentFolder } = readBuildEnvironment(process.env);

const framework = /virtual:brand|node_modules\/(react|react-dom|react-router|scheduler|cookie)\//;
const scripts = oneScriptAPage({ root: import.meta.dirname });
/** One file for the framework and what surrounds every page (`docs/decisions/0002-one-frame-chunk.md`). */
const frameChunk = {
  name: "frame",
  test: (id: string) => framework.test(id) || scripts.isForAll(id.split("?")[0] ?? ""),
};

export default defineConfig(({ command, isPreview }) => ({
  base: basePath,
  publicDir: join(contentFolder, "public"),
  define: { __SITE_LOCALE__: definedLocale(contentFolder), ...definedLanguages({ contentFolder, basePath }) },
  // Prerendering asks the finished build, for which the router's own plugin is enough.
  plugins: isPreview
    ? [reactRouter()]
    : [
        // Developers see drafts and scheduled posts.
        virtualContent({ root: contentFolder, preview: preview || command === "serve" }),
        scripts,
        tailwindcss(),
        // After Tailwind, which puts imported sheets into the one that imports them.
        brandLook({ root: contentFolder, siteUrl }),
        reactRouter(),
      ],
  server: { watch: isPreview ? null : { ignored: ["**/build/**", "**/data/**", "**/shots/**"] } },
  environments: {
    ...(command === "build" && {
      ssr: { resolve: { noExternal: true }, define: { "process.env.NODE_ENV": JSON.stringify("production") } },
    }),
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [frameChunk] },
          },
        },
      },
    },
  },
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    target: "es2022",
    cssTarget: "chrome120",
    // Lists of what each later file imports weigh more in the first visit than they save: nearly all of it is there by then.
    modulePreload: {
      resolveDependencies: () => [],
    },
  },
}));
