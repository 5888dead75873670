import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { brandLook } from "./build-steps/brand-look.ts";
import { leanRouter } from "./build-steps/lean-router.ts";
import { pageUtilities } from "./build-steps/page-utilities.ts";
import { printedOrigin } from "./build-steps/printed-origin.ts";
import { reactAsModule } from "./build-steps/react-as-module.ts";
import { sheetInsteadOfStyle } from "./build-steps/sheet-instead-of-style.ts";
import { virtualContent } from "./build-steps/virtual-content.ts";
import { readBuildEnvironment } from "./server/env.ts";

const { basePath, siteUrl, preview, contentFolder } = readBuildEnvironment(process.env);

/**
 * One file for the framework and what surrounds every page: with the pictures of the home page the first visit has 16
 * requests, which is the budget. Marks that only some pages use stay out of it, as does what loads on first use.
 */
const frameModules = new RegExp(
  [
    "as-module:",
    "virtual:brand",
    "node_modules/(react|react-dom|react-router|scheduler|cookie)/",
    "/app/(root|entry\\.client|request/middleware)\\.",
    "/app/frame/(?!closest-pages|lifted-tile|nearest-pages|search-panel|search-results|search-field|search-status|search-engine|load-search|by-kind|toast-stack)",
    // All of it but what has to do with one page or waits until the page is ready.
    "/app/browser/(crawler|dialogs|flags|pace|ready|reveal|sticky-header|toasts|use-behaviour|use-flag|use-served-page)\\.",
    "/app/browser/cart/(cart-store|stored-cart|use-cart)\\.",
    "/app/browser/navigation/(destinations|files|focus|gate|leave|loading|payloads|router|rules|scroll)\\.",
    "/app/ui/(arrow-link|band|band-head|button|diamond-label|dialog|icon|iso-tile|knob|lazy-part|link|logo|picture|proof-strip|prose|reg-mark|stars|table-scroll)\\.",
    // The home page shares this band with another page; a file of its own would be the seventeenth request.
    "/app/sections/big-call\\.",
    "/shared/(department|canonical-path|constants|format|image-address|image-sets|redirect-rules|rich-text|vitals)\\.",
    // Every style that pages share, so that a page asks for one file and its own.
    "/app/(fonts|sections|ui)/[\\w-]+\\.css$",
  ].join("|"),
);
/** What the forms share comes as one file, which is smaller than six of a few hundred bytes; fields are on other pages too. */
const formModules =
  /\/app\/(browser\/forms\/(use-checked-form|use-kept-text|use-later|use-live-form)|sections\/(posted-form|refusal-notice)|ui\/(error-summary|focus-panel|said-problems|form-token-fields|honeypot-field))\./;
/** Marks of a few hundred bytes that many pages share: a file each would cost every visit its name in the list of routes. */
const markModules =
  /[\\/]app[\\/](ui[\\/](action-pair|column-heads|column-lines|crumb|stack-table|step-list)|sections[\\/](post-thumb|tag-link))\./;
/** What every page of the shop needs comes as one file. */
const shopModules =
  /[\\/](app[\\/](browser[\\/]cart[\\/]use-cart-forms|sections[\\/](add-key|held-mark|quantity-problem)|ui[\\/](notice|price|stepper))|shared[\\/](money|stock))\./;
/** What follows a sent form or a subscription comes as one file. */
const newsModules =
  /[\\/]app[\\/](browser[\\/]forms[\\/](sent-news|typed-text|use-sent-news)|sections[\\/]load-newsletter-care|ui[\\/]news-heading)\./;
const newsChunk = { name: "news", test: (id: string) => newsModules.test(id) };
const shopChunk = { name: "shop", test: (id: string) => shopModules.test(id) };
const markChunk = { name: "marks", test: (id: string) => markModules.test(id) };
const formChunk = { name: "forms", test: (id: string) => formModules.test(id.replaceAll("\\", "/")) };
const fieldChunk = { name: "field", test: /[\\/]app[\\/]ui[\\/]field\./ };
const frameChunk = { name: "frame", test: (id: string) => frameModules.test(id.replaceAll("\\", "/")) };

export default defineConfig(({ command }) => ({
  base: basePath,
  publicDir: join(contentFolder, "public"),
  plugins: [
    // Whoever develops sees drafts and what is scheduled.
    virtualContent({ root: contentFolder, preview: preview || command === "serve" }),
    brandLook({ root: contentFolder }),
    printedOrigin({ root: contentFolder, siteUrl }),
    sheetInsteadOfStyle(),
    reactAsModule(),
    leanRouter(),
    tailwindcss(),
    pageUtilities(),
    reactRouter(),
  ],
  optimizeDeps: { exclude: ["sonner"] },
  server: { watch: { ignored: ["**/build/**", "**/data/**", "**/shots/**"] } },
  environments: {
    ...(command === "build" && {
      ssr: { resolve: { noExternal: true }, define: { "process.env.NODE_ENV": JSON.stringify("production") } },
    }),
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [frameChunk, fieldChunk, formChunk, markChunk, newsChunk, shopChunk] },
          },
        },
      },
    },
  },
  build: {
    assetsInlineLimit: 0,
    target: "es2022",
    cssTarget: "chrome120",
    // Lists of what each later file imports weigh more in the first visit than they save: nearly all of it is there by then.
    modulePreload: {
      resolveDependencies: (_, files) => files.filter((file) => /(?<!\/frame-[\w-]+)\.css$/.test(file)),
    },
  },
}));
