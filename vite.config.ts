import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { reactAsModule } from "./build-steps/react-as-module.ts";
import { sheetInsteadOfStyle } from "./build-steps/sheet-instead-of-style.ts";
import { virtualContent } from "./build-steps/virtual-content.ts";
import { readStamp } from "./server/env.ts";

const { basePath, preview, fixtures } = readStamp(process.env);

/** Loaded on first use, so kept out of what every page loads. */
const onDemand = /search-panel|find-by-title|toast-region|toast-focus|sonner|browser.cart|copy-code|use-copy/;

/**
 * One file for the framework and what surrounds every page: with the pictures of the home page the first visit has 16
 * requests, which is the budget.
 */
const frameChunk = {
  name: "frame",
  test: (id: string) =>
    !onDemand.test(id) &&
    /react-as-module|node_modules[\\/](react|react-dom|react-router|scheduler|cookie)[\\/]|[\\/]app[\\/](root|frame|browser|ui)|[\\/]shared[\\/](bench|constants|format|image-address|rich-text)\./.test(id),
};

export default defineConfig({
  base: basePath,
  define: { "import.meta.env.VITE_FIXTURES": JSON.stringify(fixtures) },
  plugins: [virtualContent({ root: import.meta.dirname, preview }), sheetInsteadOfStyle(), reactAsModule(), reactRouter()],
  optimizeDeps: { exclude: ["sonner"] },
  server: { watch: { ignored: ["**/build/**", "**/data/**", "**/shots/**"] } },
  environments: { client: { build: { rolldownOptions: { output: { advancedChunks: { groups: [frameChunk] } } } } } },
  build: { assetsInlineLimit: 0, target: "es2022", cssTarget: "chrome120" },
});
