import { chromium } from "playwright-core";
import { findProgram, needProgram, type Program, remedyFor } from "../cli/programs.ts";

/** Chromium without window rendering: the same pages for two thirds of the CPU. */
const chromiumPackage = "chromium-headless-shell";

const chromiumProgram: Program = {
  name: "Chromium",
  variable: "CHROMIUM_PATH",
  places: [
    chromium.executablePath(),
    chromiumPackage,
    "chromium",
    "chromium-browser",
    "google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
  ],
  debianPackage: chromiumPackage,
};

export const firefoxProgram: Program = {
  name: "Firefox",
  variable: "FIREFOX_PATH",
  places: ["firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"],
  debianPackage: "firefox-esr",
};

export const webkitDriver: Program = {
  name: "WebKitWebDriver",
  places: ["WebKitWebDriver"],
  debianPackage: "webkit2gtk-driver",
};

/** The window that the driver controls; it comes with the library, and so with the driver. */
export const miniBrowser: Program = {
  name: "MiniBrowser",
  places: ["/usr/lib/*/webkit2gtk-4.1/MiniBrowser", "/usr/lib/*/webkitgtk-6.0/MiniBrowser"],
  debianPackage: "webkit2gtk-driver",
};

export const virtualScreen: Program = { name: "Xvfb", places: ["Xvfb"], debianPackage: "xvfb" };

/** Runs the W3C checker. */
export const java: Program = { name: "Java", places: ["java"], debianPackage: "default-jre-headless" };

export const programsOf = {
  Chromium: [chromiumProgram],
  Firefox: [firefoxProgram],
  WebKit: [webkitDriver, miniBrowser, virtualScreen],
  "The W3C checker": [java],
} as const satisfies Record<string, readonly Program[]>;

/** Finds or installs everything before the tests start, which run in parallel. */
export function installEngines(): void {
  for (const program of Object.values(programsOf).flat()) findProgram(program);
  needProgram(chromiumProgram);
}

/** Where every engine is required (CI=1), a missing one fails. */
export const isLackAllowed = !/^(1|true)$/.test(process.env.CI ?? "");

/** What an engine lacks and how to fix it, in words; undefined when nothing is missing. */
export function lackOf(engine: keyof typeof programsOf): string | undefined {
  const missing = programsOf[engine].find((program) => !findProgram(program));
  return missing && `there is no ${missing.name}. ${remedyFor(missing)}`;
}

/** Launch options under which Chromium makes no requests of its own. */
export function launchOptions() {
  const isRoot = process.getuid?.() === 0;
  return {
    executablePath: needProgram(chromiumProgram),
    args: [
      ...(isRoot ? ["--no-sandbox"] : []),
      "--disable-quic",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
    ],
  };
}
