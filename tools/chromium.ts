import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

/** Chromium without a window's machinery: the same pages for two thirds of the CPU. */
const debianPackage = "chromium-headless-shell";

const installed = [
  `/usr/bin/${debianPackage}`,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:/Program Files/Google/Chrome/Application/chrome.exe",
];

/**
 * The Chromium that tests and screenshots use: `CHROMIUM_PATH`, else one that is installed, else Debian's package is
 * installed (as root).
 * @throws Error naming what to do when there is none and none can be installed
 */
export function findChromium(): string {
  const found = existing();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("no Chromium found: installing Debian's package");
    const run = (...args: string[]) =>
      execFileSync("apt-get", args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
    run("update", "-qq");
    run("install", "-y", "-qq", "--no-install-recommends", debianPackage);
    const now = existing();
    if (now) return now;
  }
  throw new Error(
    "No Chromium was found. Set CHROMIUM_PATH, or run `npx playwright-core install chromium`, or `apt-get install chromium-headless-shell`.",
  );
}

/** Launch options under which pages make no request of the browser's own. */
export function launchOptions() {
  const isRoot = process.getuid?.() === 0;
  return {
    executablePath: findChromium(),
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

function existing(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH: there is no file ${named}; name a Chromium or Chrome executable`);
  }
  return [chromium.executablePath(), ...installed].find((path) => path && existsSync(path));
}
