import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { sheetInsteadOfStyle } from "./build-steps/sheet-instead-of-style.ts";
import { virtualContent } from "./build-steps/virtual-content.ts";
import { readStamp } from "./server/env.ts";

const { basePath, preview } = readStamp(process.env);

export default defineConfig({
  base: basePath,
  plugins: [virtualContent({ root: import.meta.dirname, preview }), sheetInsteadOfStyle(), reactRouter()],
  optimizeDeps: { exclude: ["sonner"] },
  server: { watch: { ignored: ["**/build/**", "**/data/**", "**/shots/**"] } },
  build: { assetsInlineLimit: 0, target: "es2022", cssTarget: "chrome120" },
});
